"""The server: tables at which people and bots play together.

`room` decides, knowing no framework; `facts` is what is stored; `hub` joins rooms, store and
connections; `app` is HTTP and WebSockets.
"""
