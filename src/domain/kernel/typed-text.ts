/** Everything but a message stands on one line: blanks and breaks inside become one blank. */
export const oneLine = (typed: string | null | undefined): string => (typed ?? '').replaceAll(/\s+/g, ' ').trim()

/** Words of several lines as they are kept: `\n` as the only break, trimmed. */
export const severalLines = (typed: string | null | undefined): string =>
  (typed ?? '').replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').trim()

/** Line breaks are words' own; every other control character is no text a person types. */
export const hasControlCharacter = (text: string): boolean => /[^\P{Cc}\n]/u.test(text)
