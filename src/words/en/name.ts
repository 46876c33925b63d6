/** The language under its own name. */
export const name = 'English'
/** The button that switches a page to this language. */
export const readIn = 'Read in English'
