import { expect, test } from 'vitest'
import { addMinutes, toIstIso } from '#domain/kernel/ist.ts'
import { ageTone } from './age-tone.ts'

const NOW = new Date('2026-12-05T21:00:00+05:30')

test.each([
  ['refused', 0, null, 'old'],
  ['refused', 14, null, 'old'],
  ['refused', 15, null, 'late'],
  ['to_ring', 14, null, ''],
  ['to_ring', 15, null, 'old'],
  ['to_ring', 60, null, 'late'],
  ['to_ring', 5, -1, 'late'],
  ['to_ring', 5, 1, ''],
  ['refund_failed', 59, null, ''],
  ['refund_failed', 180, null, 'old'],
  ['complaint', 24 * 60 - 1, 60, ''],
  ['complaint', 24 * 60, 60, 'old'],
  ['application', 7 * 24 * 60, null, 'late'],
] as const)('the office marks %s after %i minutes, due in %s, as "%s"', (kind, minutes, due, tone) => {
  const at = (offset: number) => toIstIso(addMinutes(NOW, offset))
  expect(ageTone({ kind, since: at(-minutes), due: due === null ? null : at(due) }, NOW)).toBe(tone)
})
