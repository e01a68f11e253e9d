# Serwer.
serve-at = Kierki działają pod adresem { $address }. Partie zapisują się w { $folder }. Ctrl-C kończy.
serve-taken = Adres { $address } jest zajęty – może serwer już działa? Inny port: --port.
