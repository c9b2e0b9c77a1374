### The browser

web-title = Anahuac

## The board

web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-whole = Show the whole board
