/** Everything except messages is one line: blanks and line breaks inside become one blank. */
export const oneLine = (typed: string | null | undefined): string => (typed ?? '').replaceAll(/\s+/g, ' ').trim()

/** Text of several lines in its stored form: `\n` as the only break, trimmed. */
export const severalLines = (typed: string | null | undefined): string =>
  (typed ?? '').replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').trim()

/**
 * Control characters, lone surrogates, private-use characters and marks that turn the direction of the surrounding
 * text: no keyboard types them into a form. Line breaks and tabs are text, and so are the joiners that Indian scripts
 * and emoji need.
 */
const NEVER_TYPED = /[^\P{Cc}\t\n\r]|[\p{Cs}\p{Co}]|[\u202A-\u202E\u2066-\u2069]/u

export const isTypable = (text: string): boolean => !NEVER_TYPED.test(text)

/** Line breaks belong to a text; nobody types any other control character. */
export const hasControlCharacter = (text: string): boolean => /[^\P{Cc}\n]/u.test(text)
