"""The edge of the server: how much and how slowly anybody may send before a request has even been understood."""
