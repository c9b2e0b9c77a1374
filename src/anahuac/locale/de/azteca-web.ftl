### azteca in the browser
