### The browser

web-title = Anahuac
