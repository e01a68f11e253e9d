# The server.
serve-at = Kierki is at { $address }. Matches are kept in { $folder }. Ctrl-C ends it.
serve-taken = { $address } is taken: does the server run already? Another port: --port.
serve-address = --{ $option } cannot be “{ $found }”. It can be: { $accepts }.
serve-page-title = Kierki and Hearts
serve-page-what = Tables for Kierki, the Polish card game of twelve deals, and for Hearts. The pages to play at are still to come; programs can play already.
serve-page-api = Description for programs (OpenAPI)
