import { expect, test } from 'vitest'
import { addMinutes, toIstIso } from '#domain/kernel/ist.ts'
import { ageTone } from './age-tone.ts'

const NOW = new Date('2026-12-05T21:00:00+05:30')

test.each([
  ['refused', 0, 99, 'old'],
  ['refused', 14, 99, 'old'],
  ['refused', 15, 99, 'late'],
  ['to_ring', 14, 99, ''],
  ['to_ring', 15, 99, 'old'],
  ['to_ring', 60, 99, 'late'],
  ['to_ring', 5, -1, 'late'],
  ['to_ring', 5, 1, ''],
  ['refund_failed', 59, 99, ''],
  ['refund_failed', 180, 99, 'old'],
  ['complaint', 24 * 60 - 1, 60, ''],
  ['complaint', 24 * 60, 60, 'old'],
  ['application', 7 * 24 * 60, 99, 'late'],
] as const)('the office marks %s that waits for %i minutes and is due in %i as "%s"', (kind, minutes, due, tone) => {
  const at = (offset: number) => toIstIso(addMinutes(NOW, offset))
  expect(ageTone({ kind, since: at(-minutes), due: at(due) }, NOW)).toBe(tone)
})
