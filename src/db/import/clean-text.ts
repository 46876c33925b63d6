const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  eacute: 'é',
  egrave: 'è',
  ccedil: 'ç',
  copy: '©',
  reg: '®',
  trade: '™',
}

function character(codePoint: number, entity: string) {
  const isText = codePoint > 0 && codePoint <= 0x10ffff && (codePoint < 0xd800 || codePoint > 0xdfff)
  return isText ? String.fromCodePoint(codePoint) : entity
}

function decodeEntity(entity: string, body: string) {
  if (body.startsWith('#x') || body.startsWith('#X')) return character(Number.parseInt(body.slice(2), 16), entity)
  if (body.startsWith('#')) return character(Number.parseInt(body.slice(1), 10), entity)
  return named[body] ?? entity
}

const decodeEntities = (text: string) =>
  text.replaceAll(/&(#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z]{2,8});/g, decodeEntity)

/**
 * Invisible characters that reverse or hide text. The joiners U+200C and U+200D are left in, because Indian scripts
 * need them.
 */
const hidden = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFFD]/g

/**
 * Cleans text from a third-party file: decodes HTML entities (including double-encoded ones), turns control characters
 * and runs of spaces into one space, removes invisible characters, composes letters and trims the ends.
 */
export function cleanText(text: string): string {
  return decodeEntities(decodeEntities(text))
    .normalize('NFC')
    .replaceAll(hidden, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}
