/** Everything but a message stands on one line: blanks and breaks inside become one blank. */
export const oneLine = (typed: string | null | undefined): string => (typed ?? '').replaceAll(/\s+/g, ' ').trim()

/** Words of several lines as they are kept: `\n` as the only break, trimmed. */
export const severalLines = (typed: string | null | undefined): string =>
  (typed ?? '').replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').trim()

/**
 * Control characters, halves of characters, private ones, and marks that turn the direction of the text around them: no
 * keyboard types them into a form. Line breaks and tabs, and the joiners that Indian scripts and emoji need, are text.
 */
const NEVER_TYPED = /[^\P{Cc}\t\n\r]|[\p{Cs}\p{Co}]|[\u202A-\u202E\u2066-\u2069]/u

export const isTypable = (text: string): boolean => !NEVER_TYPED.test(text)

/** Line breaks are words' own; every other control character is no text a person types. */
export const hasControlCharacter = (text: string): boolean => /[^\P{Cc}\n]/u.test(text)
