export const deviceName = (words: string): string => words.replace(/^(.+) on (.+)$/, '$2 சாதனத்தில் $1')
