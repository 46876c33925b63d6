export const deviceName = (words: string): string => words.replace(/^(.+) on (.+)$/, '$2 पर $1')
