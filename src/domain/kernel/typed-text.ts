/** Normalises single-line text, which is all text except messages. Spaces and line breaks become one space. */
export const oneLine = (typed: string | null | undefined): string => (typed ?? '').replaceAll(/\s+/g, ' ').trim()

/** Normalises multi-line text for storage: `\n` as the only line break, trimmed. */
export const severalLines = (typed: string | null | undefined): string =>
  (typed ?? '').replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').trim()

/**
 * Characters that nobody types into a form: control characters, lone surrogates, private-use characters, and marks that
 * change the direction of the surrounding text. Line breaks, tabs, and the joiners that Indian scripts and emoji need
 * are allowed.
 */
const NEVER_TYPED = /[^\P{Cc}\t\n\r]|[\p{Cs}\p{Co}]|[\u202A-\u202E\u2066-\u2069]/u

export const isTypable = (text: string): boolean => !NEVER_TYPED.test(text)

/** Whether a text contains control characters other than line breaks and tabs, which nobody types. */
export const hasControlCharacter = (text: string): boolean => /[^\P{Cc}\n]/u.test(text)
