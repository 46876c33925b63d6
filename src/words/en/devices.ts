/** 'Chrome on Android', as `device-words.ts` of the domain calls a browser. */
export const deviceName = (words: string): string => words
