import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Matches a number with a unit of time, or a percentage, in a text. */
const TYPED =
  /(?<![\w$.{-])(?!1 )\d+(?: (?:hours|minutes|days|working days)\b|% (?:online|of|now)\b| (?:घंटे|मिनट|दिन)(?!\p{L}))/u

/** Texts whose number is not one of our rules: a law, the label of a period, a claim, or a choice of lengths. */
const NO_RULE: readonly RegExp[] = [
  /before a magistrate within 24 hours/,
  /hours: '24 hours'/,
  /Support <b>24 hours<\/b>/,
  /^(?:\s*(?:sevenDays|weekBefore|nextWeek|two_hours|three_hours):|export const (?:sevenDays|of30Days|mostOftenFirst) =)/,
  // How long new bank details wait is a rule in the database (desk-and-office).
  /waiting: 'Waits 48 hours'/,
  /(?:Figures of|Stays,|No-shows,|Who paid,|Gave away .* in|Given in|it did not take,|<span className="soft">)\s?(?:7|30|90) days/,
]

const COMMENT = /^\s*(?:\/\/|\/?\*)/

/** Lists the lines of a file that contain a typed number, without comments. */
const typedIn = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => TYPED.test(line) && !COMMENT.test(line) && !NO_RULE.some((allowed) => allowed.test(line)))
    .map((line) => `${file}: ${line.trim()}`)

test('no text repeats a rule’s number instead of taking it from the domain', () => {
  const files = [...globSync('src/{web,words/en}/**/*.{ts,tsx}'), 'src/contract/errors.ts'].filter(
    (file) => !file.includes('.test.'),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap(typedIn)).toEqual([])
})
