### aztlan in the browser
