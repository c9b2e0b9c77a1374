### Der Browser

web-title = Anahuac

## Das Brett

web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-zoom-whole = Das ganze Brett zeigen
