/** 'Chrome on Android', in the terms of the domain's `device-words.ts`. */
export const deviceName = (words: string): string => words
