# Serwer.
serve-at = Kierki działają pod adresem { $address }. Partie zapisują się w { $folder }. Ctrl-C kończy.
serve-taken = Adres { $address } jest zajęty – może serwer już działa? Inny port: --port.
serve-address = --{ $option } nie może być „{ $found }”. Może być: { $accepts }.
serve-page-title = Kierki i Hearts
serve-page-what = Stoły do kierek – gry, w której najpierw się ucieka przed lewami, a potem je zbiera – i do Hearts. Stron do grania jeszcze nie ma; programy mogą już grać.
serve-page-api = Opis dla programów (OpenAPI)
