/** Builds a `like` pattern that finds a text as typed, anywhere: escapes its percent signs and underscores. */
export const escapeLike = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
