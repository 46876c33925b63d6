/**
 * Tests the promises on /how-we-order: no urgency, no shaming, nothing ticked in advance (Guidelines on Dark Patterns,
 * 2023).
 */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(path, 'utf8')
const linesOf = (paths: string[], isWrong: (line: string) => boolean) =>
  paths.flatMap((path) =>
    read(path)
      .split('\n')
      .filter((line) => !/^\s*(?:\/\*|\*|\/\/)/.test(line) && isWrong(line))
      .map((line) => `${path}: ${line.trim()}`),
  )

/**
 * The texts that guests read, in every language. Leaves out the page that names these tricks in order to reject them.
 */
const GUESTS = globSync('src/words/{en,hi,ta}/**/*.ts').filter(
  (path) => !/\/(?:desk|office)\/|how-we-order|\.test\./.test(path),
)

const URGENCY = [
  /\bhurry\b/i,
  /\bonly \S+ (?:rooms? )?left\b/i,
  /\blast chance\b/i,
  /\b(?:selling|going) fast\b/i,
  /\bin (?:high )?demand\b/i,
  /\b(?:people|others|couples|guests) (?:are )?(?:looking|viewing|booking)\b/i,
  /\blimited (?:time|offer)\b/i,
  /\bact now\b|\bends soon\b|\balmost gone\b|\bbooked \d+ times\b/i,
  /जल्दी करें|जल्दी कीजिए|सिर्फ़? \S+ (?:रूम )?बच|आखिरी मौका|सीमित समय/,
  /விரைவாக|விரைந்து|கடைசி வாய்ப்பு|மட்டுமே மீதம்|குறுகிய கால/,
]
const SHAME = [
  /\bno,? (?:thanks, )?I (?:do not|don.t) (?:want|like|care|need)/i,
  /\bI.?ll pay (?:more|full)\b/i,
  /\brather (?:not save|pay more)\b/i,
  /\bmiss out\b/i,
]

test('no text hurries a guest', () => {
  expect(GUESTS.length).toBeGreaterThan(150)
  expect(linesOf(GUESTS, (line) => URGENCY.some((words) => words.test(line)))).toEqual([])
})

test('no text makes a guest feel bad for saying no', () =>
  expect(linesOf(GUESTS, (line) => SHAME.some((words) => words.test(line)))).toEqual([]))

test.each([
  'Hurry, only 2 rooms left!',
  '14 people are looking at this hotel',
  'आखिरी मौका',
  'No, I don’t like saving',
])('the lists of forbidden phrases match “%s”', (words) =>
  expect([...URGENCY, ...SHAME].some((one) => one.test(words))).toBe(true),
)

/** A box shows what the guest chose before, so it never has `checked` or `defaultChecked` without a value. */
test('no checkbox is ticked by default', () => {
  const markup = globSync('src/web/**/*.tsx')
  expect(markup.length).toBeGreaterThan(150)
  const ticked = /\b(?:defaultChecked|checked)(?:=\{true\}|="|\s*(?:\/?>|$)|\s+[a-z]+=)/
  expect(linesOf(markup, (line) => ticked.test(line))).toEqual([])
})
