import { expect, test } from 'vitest'
import type { SlotIndex } from '#domain/slots/slots.ts'
import { freeTimes } from './free-times.ts'
import type { SlotState } from './load-offer.ts'

const DAY = '2026-12-05'
const free: SlotState = 'free'
const sold: SlotState = 'sold'
const TOTALS = [945, 735, 630, 1574, 2100].map((total) => ({ tax: total / 21, total }))

test.each<{ slots: SlotState[]; slot: SlotIndex; nextFreeDay?: string; names: string[] }>([
  { slots: [free, free, free, sold, free], slot: 3, names: ['Custom Night', 'Custom Day', 'Full Day'] },
  { slots: [sold, free, free, free, free], slot: 0, names: ['Full Day', 'Custom Day', 'Custom Night'] },
  { slots: [free, free, sold, free, sold], slot: 2, names: ['Evening', 'Custom Day', 'Morning'] },
  { slots: [free, sold, free, sold, free], slot: 1, names: ['Full Day', 'Morning', 'Custom Night'] },
  { slots: [sold, sold, sold, sold, sold], slot: 3, nextFreeDay: '2026-12-07', names: ['Evening 2026-12-07'] },
  {
    slots: [sold, sold, free, sold, sold],
    slot: 3,
    nextFreeDay: '2026-12-06',
    names: ['Custom Night', 'Evening 2026-12-06'],
  },
  { slots: [sold, sold, sold, 'not-offered', 'over'], slot: 3, names: [] },
])('a guest who cannot have slot $slot is offered $names', ({ slots, slot, nextFreeDay, names }) => {
  const found = freeTimes(
    { slots, totals: TOTALS, nextFreeDay, nextFreeTotal: { tax: 90, total: 1889 } },
    { date: DAY, slot },
  )
  expect(found.map((each) => each.slot.listingName + (each.date === DAY ? '' : ` ${each.date}`))).toEqual(names)
  // The total belongs to the offered day.
  expect(found.map(({ total }) => total)).toEqual(
    found.map((each) => (each.date === DAY ? TOTALS[each.slot.index]?.total : 1889)),
  )
})
