/** Escapes a text for HTML, including attributes. */
export const escape = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign] ?? sign,
  )

const STYLE = `:root{color-scheme:light dark;--bg:#eef1f4;--card:#fff;--ink:#17212b;--soft:#51606e;--line:#c9d2da;--ok:#0f5c5b;--no:#8f1d2c}
@media(prefers-color-scheme:dark){:root{--bg:#10161c;--card:#1a232c;--ink:#eef3f7;--soft:#b3c0cb;--line:#3a4753;--ok:#2f9c8f;--no:#d9606f}}
@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:440px;margin:0 auto;padding:32px 16px}section,article{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:24px;margin-bottom:16px}
h1{font-size:20px;margin:0 0 4px}p{margin:0 0 12px}.soft{color:var(--soft)}.sum{font-size:36px;font-weight:700;margin:12px 0 20px}
button{width:100%;min-height:52px;border-radius:12px;border:1px solid var(--line);font:600 16px system-ui;cursor:pointer;margin-top:12px;background:none;color:var(--no)}
button.pay{background:var(--ok);border-color:var(--ok);color:#fff}button:focus-visible{outline:3px solid var(--ok);outline-offset:2px}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:16px/1.5 ui-monospace,monospace;margin:0}`

/** Local pages run no script and load nothing. */
export const LOCAL_PAGE_POLICY = `default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

type LocalPage = { title: string; body: string; style?: string }

/** Builds a local page. `body` is HTML; `style` is added to the common style. */
export const page = ({ title, body, style = '' }: LocalPage): string =>
  `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escape(title)}</title><style>${STYLE}${style}</style></head><body><main>${body}</main></body></html>`
