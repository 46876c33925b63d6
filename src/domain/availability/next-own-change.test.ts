import { expect, test } from 'vitest'
import { addMinutes } from '../kernel/ist.ts'
import { nextOwnChange } from './next-own-change.ts'

const NOW = new Date('2026-12-01T09:00:00Z')
const at = (minutes: number) => addMinutes(NOW, minutes)
const pause = (minutes: number) => ({ until: at(minutes).getTime(), staysBefore: at(600).getTime() })
const seen = (minutes: number | null, isOpenAllNight = false) => ({
  isOpenAllNight,
  seenAt: minutes === null ? null : at(minutes).getTime(),
})
const NEVER = new Date(8_640_000_000_000_000)

test.each([
  ['neither pause nor desk', [], seen(null), NEVER],
  ['a pause', [pause(30)], seen(null), at(30)],
  ['the first of two pauses', [pause(90), pause(30)], seen(null), at(30)],
  ['a pause that ends now', [pause(0)], seen(null), NEVER],
  ['a desk that was seen 20 minutes ago', [], seen(-20), at(40)],
  ['a desk that was seen an hour ago', [], seen(-60), NEVER],
  ['a desk that is seen before a pause ends', [pause(50)], seen(-20), at(40)],
])('the next change that a hotel makes by itself is known for %s', (_what, pauses, reception, expected) => {
  expect(nextOwnChange({ pauses, reception }, NOW)).toEqual(expected)
})
