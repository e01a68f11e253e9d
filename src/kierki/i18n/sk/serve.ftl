# Server.
serve-at = Kierki bežia na adrese { $address }. Partie sa ukladajú do { $folder }. Ukončíš ich cez Ctrl-C.
serve-taken = Adresa { $address } je obsadená – možno server už beží? Iný port: --port.
serve-address = --{ $option } nemôže byť „{ $found }“. Môže byť: { $accepts }.
serve-page-title = Kierki a Hearts
serve-page-what = Stoly na kierki, poľskú kartovú hru o dvanástich rozdaniach, a na Hearts. Stránky na hranie ešte len budú; programy už hrať môžu.
serve-page-api = Popis pre programy (OpenAPI)
