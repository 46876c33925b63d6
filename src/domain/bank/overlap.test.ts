import { describe, expect, test } from 'vitest'
import { gapBefore, newLines, type ReadBefore } from './overlap.ts'
import type { StatementLine } from './statement-line.ts'

const line = (day: string, paise: number, balance: number, reference = `R${day}${paise}`): StatementLine => ({
  line: balance,
  day: `2026-12-${day}`,
  description: '',
  reference,
  paise,
  balance,
})
const [one, two, three, four] = [
  line('01', 10, 10),
  line('02', 20, 30),
  line('03', 30, 60),
  line('04', 40, 100),
] as const
const before = (lines: StatementLine[]): ReadBefore => ({
  lines,
  statements: [{ from: lines[0]?.day ?? '', until: lines.at(-1)?.day ?? '' }],
})
const newIn = (lines: StatementLine[], stored: ReadBefore) => {
  const found = newLines(lines, stored)
  return found.ok ? found.value : found.refusal.map(({ fault, text }) => [fault, text])
}

describe('reading a statement that overlaps earlier ones', () => {
  test.each([
    ['the first of all', [one, two], { lines: [], statements: [] }, [one, two]],
    ['the same file again', [one, two, three], before([one, two, three]), []],
    ['two months that overlap', [two, three, four], before([one, two, three]), [four]],
    ['an earlier month', [one, two], before([two, three]), [one]],
    ['a day that went on', [three, line('03', 5, 65)], before([two, three]), [line('03', 5, 65)]],
    [
      'a charge of the same amount on the same day',
      [three, line('03', 30, 90, three.reference)],
      before([three]),
      [line('03', 30, 90, three.reference)],
    ],
    [
      'a line between that was not there',
      [one, line('02', 5, 15), line('02', 20, 35), line('03', 30, 65)],
      before([one, two, three]),
      [
        ['other_lines', '2026-12-02'],
        ['other_lines', '2026-12-02'],
      ],
    ],
    ['a line between that is gone', [one, three], before([one, two, three]), [['other_lines', '2026-12-02']]],
    [
      'the same line under another reference',
      [{ ...three, reference: 'OTHER1' }, four],
      before([two, three]),
      [['other_lines', '2026-12-03']],
    ],
  ])('the check finds the new lines of a statement or refuses the statement: %s', (_what, lines, stored, wanted) => {
    expect(newIn(lines, stored)).toEqual(wanted)
  })
})

test.each([
  ['it goes on', [four], three, null],
  ['lines are missing', [four], two, 30],
  ['an earlier statement', [one], two, null],
  ['nothing is new', [], two, null],
  ['nothing was there', [one], undefined, null],
])('the check reports a gap before a statement, or none: %s', (_what, fresh, last, gap) => {
  expect(gapBefore(fresh, last)).toBe(gap)
})
