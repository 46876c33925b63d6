const MAX_FILE_NAME = 200

/** Keeps the last part of a path, without what nobody can read. */
export const nameOfFile = (fileName: string): string =>
  (fileName.split(/[/\\]/).at(-1) ?? '')
    .replaceAll(/\p{C}+/gu, '')
    .trim()
    .slice(-MAX_FILE_NAME) || 'report.csv'
