### mexica in the browser
