import { randomInt } from 'node:crypto'

/** No letters or digits that are mistaken for each other when read out at a desk. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LENGTH = 8

/** What a guest says at the desk: eight letters and digits. */
export const newShortId = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
