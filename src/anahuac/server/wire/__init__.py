"""What goes over the net: the bodies of requests and answers. Unknown fields and wrong types are refused."""
