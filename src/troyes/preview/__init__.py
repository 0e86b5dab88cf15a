"""A plain page in the browser that plays every game of the package against a bot, to try the kernel from outside."""
