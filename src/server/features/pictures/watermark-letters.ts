/**
 * Letters of the watermark, five points wide and seven high. They are drawn here because a server may have no fonts at
 * all, and nobody would notice that a watermark is missing. Each pair of digits is one column, from left to right, with
 * the lowest bit on top.
 */
const LETTERS: Record<string, string> = {
  '0': '3e5149453e',
  '1': '00427f4000',
  '2': '4261514946',
  '3': '2141454b31',
  '4': '1814127f10',
  '5': '2745454539',
  '6': '3c4a494930',
  '7': '0171090503',
  '8': '3649494936',
  '9': '064949291e',
  A: '7e1111117e',
  B: '7f49494936',
  C: '3e41414122',
  D: '7f4141221c',
  E: '7f49494941',
  F: '7f09090901',
  G: '3e4149497a',
  H: '7f0808087f',
  I: '00417f4100',
  J: '2040413f01',
  K: '7f08142241',
  L: '7f40404040',
  M: '7f020c027f',
  N: '7f0408107f',
  O: '3e4141413e',
  P: '7f09090906',
  Q: '3e4151215e',
  R: '7f09192946',
  S: '4649494931',
  T: '01017f0101',
  U: '3f4040403f',
  V: '1f2040201f',
  W: '3f4038403f',
  X: '6314081463',
  Y: '0708700807',
  Z: '6151494543',
  '.': '0060600000',
  ':': '0036360000',
  '-': '0808080808',
  "'": '0008070300',
}

const COLUMNS = 5
/** The width of a letter including the space after it. */
const ADVANCE = COLUMNS + 1
export const LETTER_HEIGHT = 7

const columnsOf = (letter: string): number[] => {
  const digits = LETTERS[letter] ?? '0000000000'
  return Array.from({ length: COLUMNS }, (_none, column) =>
    Number.parseInt(digits.slice(2 * column, 2 * column + 2), 16),
  )
}

/** Builds an SVG path for a word, one unit per point. An unknown letter leaves a blank. */
export function letterPath(words: string): { path: string; width: number } {
  const points = Array.from(words).flatMap((letter, place) =>
    columnsOf(letter).flatMap((bits, column) =>
      Array.from({ length: LETTER_HEIGHT }, (_none, row) => row)
        .filter((row) => (bits >> row) & 1)
        .map((row) => `M${place * ADVANCE + column} ${row}h1v1h-1z`),
    ),
  )
  return { path: points.join(''), width: words.length * ADVANCE }
}
