import { expect, test } from 'vitest'
import { addMinutes } from '../kernel/ist.ts'
import { isSiteSilent, spendText } from './site-texts.ts'

const NOW = new Date('2026-12-05T06:00:00Z')
const ago = (minutes: number) => addMinutes(NOW, -minutes)

test('a site may cause ten texts immediately, then one an hour', () => {
  let usedUntil: Date | null = null
  for (const _text of Array.from({ length: 10 })) usedUntil = spendText(usedUntil, NOW)
  expect(usedUntil).toEqual(addMinutes(NOW, 600))
  expect(spendText(usedUntil, addMinutes(NOW, 59))).toBeNull()
  expect(spendText(usedUntil, addMinutes(NOW, 60))).toEqual(addMinutes(NOW, 660))
})

test.for([
  { name: 'read a minute ago', times: [{ readAt: ago(1), triedAt: ago(1) }], silent: false },
  { name: 'not read for 59 minutes', times: [{ readAt: ago(59), triedAt: NOW }], silent: false },
  { name: 'not read for an hour', times: [{ readAt: ago(60), triedAt: NOW }], silent: true },
  {
    name: 'one of two calendars not read for an hour',
    times: [
      { readAt: ago(1), triedAt: ago(1) },
      { readAt: ago(64), triedAt: ago(4) },
    ],
    silent: true,
  },
  {
    name: 'not requested since, because we were down',
    times: [{ readAt: ago(300), triedAt: ago(300) }],
    silent: false,
  },
  { name: 'never requested', times: [{ readAt: null, triedAt: null }], silent: false },
  { name: 'added an hour ago and never read', times: [{ readAt: null, triedAt: NOW }], silent: true },
  { name: 'without calendars', times: [], silent: false },
])('a site that is $name counts as silent: $silent', ({ times, silent }) => {
  expect(isSiteSilent(times.map((time) => ({ madeAt: ago(60), ...time })))).toBe(silent)
})
