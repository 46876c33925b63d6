/** Joins words in lower case with hyphens. This is the form of a slug in URLs and in the database. */
export const slugOf = (words: string): string =>
  words
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
