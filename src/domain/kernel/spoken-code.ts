/** Leaves out letters and digits that people confuse when they read a code aloud at a desk or on the phone. */
const SPOKEN_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** Draws a code that people can read aloud. `draw` returns a random integer below its argument. */
export const spokenCode = (length: number, draw: (below: number) => number): string =>
  Array.from({ length }, () => SPOKEN_LETTERS[draw(SPOKEN_LETTERS.length)]).join('')
