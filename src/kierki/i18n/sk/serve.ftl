# Server.
serve-at = Kierki bežia na adrese { $address }. Partie sa ukladajú do { $folder }. Ukončíš ich cez Ctrl-C.
serve-taken = Adresa { $address } je obsadená – možno server už beží? Iný port: --port.
