/** A pattern for `like` that finds a text as it was typed, anywhere: its own percent signs and underscores are letters. */
export const escapeLike = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
