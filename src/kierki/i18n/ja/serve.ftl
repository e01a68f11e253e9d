# サーバー。
serve-at = キェルキのアドレス: { $address } 対局の保存先: { $folder } 終了: Ctrl-C
serve-taken = { $address } は使用中です。サーバーはもう動いていませんか。別のポート: --port
