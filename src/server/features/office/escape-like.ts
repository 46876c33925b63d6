/** Builds a `like` pattern that finds a text as typed at any position. Escapes its percent signs and underscores. */
export const escapeLike = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
