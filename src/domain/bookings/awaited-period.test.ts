import { expect, test } from 'vitest'
import { noShowFrom } from '../desk/visit.ts'
import { istInstant, toIstIso } from '../kernel/ist.ts'
import { turnedAwayWindow } from '../relocations/turned-away.ts'
import { slotPeriod } from '../slots/period.ts'
import { awaitedPeriod } from './awaited-period.ts'

const DAY = '2026-12-05'
const time = (date: Date) => toIstIso(date).slice(5, 16)

test.each([
  ['an Evening booked at 3 PM', 3, 15, ['12-05T21:00', '12-05T22:00', '12-06T00:00']],
  ['an Evening booked at 9 PM', 3, 21, ['12-05T21:00', '12-05T22:00', '12-06T00:00']],
  ['an Evening booked at 1 AM', 3, 25, ['12-06T01:00', '12-06T02:00', '12-06T04:00']],
  ['a Custom Night booked at 7:30 PM', 2, 19.5, ['12-05T19:30', '12-05T20:00', '12-05T21:00']],
  ['a Full Day booked at 11:30 PM', 4, 23.5, ['12-05T23:30', '12-06T00:30', '12-06T02:30']],
] as const)(
  '%s counts arrival, no-show and turned-away times from check-in or booking, whichever is later',
  (_what, slot, bookedHour, expected) => {
    const awaited = awaitedPeriod(slotPeriod(slot, DAY), istInstant(DAY, bookedHour))
    expect([awaited.start, noShowFrom(awaited), turnedAwayWindow(awaited).until].map(time)).toEqual(expected)
  },
)
