### Der Browser

web-title = Anahuac
