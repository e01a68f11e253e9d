"""The first page while there is no other: what this is, in the reader's language."""

from __future__ import annotations

from html import escape

from kierki.i18n import Translator

HEADERS = {
    "Content-Security-Policy": "default-src 'none'; style-src 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}
"""Sent with everything: no page of ours needs more, and nobody may put one in a frame."""

SCHEMA = "/schema/openapi.json"


def first_page(say: Translator) -> str:
    """Return the page as HTML."""
    title, what = escape(say.t("serve-page-title")), escape(say.t("serve-page-what"))
    api = escape(say.t("serve-page-api"))
    return (
        f'<!doctype html><html lang="{say.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title></head>'
        f'<body><h1>{title}</h1><p>{what}</p><p><a href="{SCHEMA}">{api}</a></p></body></html>'
    )
