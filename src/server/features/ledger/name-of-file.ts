const MAX_FILE_NAME = 200

/** Returns the file name of a path without invisible characters. */
export const nameOfFile = (fileName: string): string =>
  (fileName.split(/[/\\]/).at(-1) ?? '')
    .replaceAll(/\p{C}+/gu, '')
    .trim()
    .slice(-MAX_FILE_NAME) || 'report.csv'
