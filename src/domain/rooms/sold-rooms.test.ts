import { expect, test } from 'vitest'
import type { IstDate } from '../kernel/ist.ts'
import { SALES_DAYS, soldByDay, type TakenRoom } from './sold-rooms.ts'

const FIRST = '2026-12-31' as IstDate
const taken = (roomId: number, from: string, until: string, use: TakenRoom['use'] = 'guests'): TakenRoom => ({
  roomId,
  use,
  period: { start: new Date(`${from}+05:30`), end: new Date(`${until}+05:30`) },
})
const NOTHING = { sold: 0, blocked: 0 }
const ONE = { sold: 1, blocked: 0 }

test.each<[string, TakenRoom[], { byDay: object; byNight: object }]>([
  ['no stay', [], { byDay: NOTHING, byNight: NOTHING }],
  ['a Morning', [taken(1, '2026-12-31T10:00', '2026-12-31T20:00')], { byDay: ONE, byNight: NOTHING }],
  [
    'an Evening into the next year',
    [taken(1, '2026-12-31T21:00', '2027-01-01T10:00')],
    { byDay: NOTHING, byNight: ONE },
  ],
  ['a Full Day', [taken(1, '2026-12-31T12:00', '2027-01-01T11:00')], { byDay: ONE, byNight: ONE }],
  [
    'two stays after each other in one room',
    [taken(1, '2026-12-31T10:00', '2026-12-31T14:00'), taken(1, '2026-12-31T15:00', '2026-12-31T20:00')],
    { byDay: ONE, byNight: NOTHING },
  ],
  [
    'two rooms',
    [taken(1, '2026-12-31T10:00', '2026-12-31T20:00'), taken(2, '2026-12-31T10:00', '2026-12-31T20:00')],
    { byDay: { sold: 2, blocked: 0 }, byNight: NOTHING },
  ],
  [
    'a block, and another in a room that guests had before',
    [
      taken(1, '2026-12-31T10:00', '2026-12-31T14:00'),
      taken(1, '2026-12-31T15:00', '2026-12-31T20:00', 'block'),
      taken(2, '2026-12-31T10:00', '2026-12-31T22:00', 'block'),
    ],
    { byDay: { sold: 1, blocked: 1 }, byNight: { sold: 0, blocked: 1 } },
  ],
  [
    'a stay that ended at 10 AM',
    [taken(1, '2026-12-30T21:00', '2026-12-31T10:00')],
    { byDay: NOTHING, byNight: NOTHING },
  ],
])('%s counts as sold by day and by night', (_, stays, first) => {
  const days = soldByDay(FIRST, stays)
  expect(days).toHaveLength(SALES_DAYS)
  expect(days[0]).toEqual({ day: FIRST, ...first })
  expect(days[1]).toMatchObject({ day: '2027-01-01' })
})
