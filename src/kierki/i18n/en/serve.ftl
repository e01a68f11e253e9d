# The server.
serve-at = Kierki is at { $address }. Matches are kept in { $folder }. Ctrl-C ends it.
serve-taken = { $address } is taken: does the server run already? Another port: --port.
