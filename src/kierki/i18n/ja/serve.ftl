# サーバー。
serve-at = キェルキのアドレス: { $address } 対局の保存先: { $folder } 終了: Ctrl-C
serve-taken = { $address } は使用中です。サーバーはもう動いていませんか。別のポート: --port
serve-address = --{ $option } を「{ $found }」にはできません。使えるもの: { $accepts }
serve-page-title = キェルキとハーツ
serve-page-what = ポーランドのカードゲーム「キェルキ」とハーツのテーブルです。対局画面はまだありません。プログラムからはもう遊べます。
serve-page-api = プログラム向けの説明 (OpenAPI)
