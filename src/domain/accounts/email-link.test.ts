import { expect, test } from 'vitest'
import { addMinutes, istInstant } from '../kernel/ist.ts'
import { linkWaitSeconds } from './email-link.ts'

const now = istInstant('2026-12-05', 12)
const ago = (...minutes: number[]) => minutes.map((one) => addMinutes(now, -one))

test.each([
  ['never', ago(), 0],
  ['half a minute ago', ago(0.5), 30],
  ['a minute ago', ago(1), 0],
  ['four times today', ago(10, 20, 30, 40), 0],
  ['five times, the first an hour ago', ago(10, 20, 30, 40, 60), 23 * 3600],
  ['five times, the first a day ago', ago(10, 20, 30, 40, 24 * 60), 0],
])('a link sent %s may be sent again after $2 seconds', (_, sent, seconds) =>
  expect(linkWaitSeconds(sent, now)).toBe(seconds),
)
