import { expect, test } from 'vitest'
import { reviseEvents, type GivenEvent } from './revise-events.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 11, 5, hour))
const from = (start: number, end: number) => ({ start: at(start), end: at(end) })
const NOW = at(8)
const event = (start: number, end: number, more: Partial<GivenEvent> = {}): GivenEvent => ({
  uid: 'a',
  period: from(start, end),
  sequence: 0,
  isCancelled: false,
  ...more,
})

test.for([
  {
    name: 'a new busy period is a new event',
    stored: [],
    busy: [from(9, 12)],
    events: [event(9, 12, { uid: null })],
  },
  {
    name: 'what stays the same keeps its SEQUENCE',
    stored: [event(9, 12)],
    busy: [from(9, 12)],
    events: [event(9, 12)],
  },
  {
    name: 'a longer busy period changes the same event',
    stored: [event(9, 12)],
    busy: [from(9, 15)],
    events: [event(9, 15, { sequence: 1 })],
  },
  {
    name: 'a free room cancels its event',
    stored: [event(9, 12)],
    busy: [],
    events: [event(9, 12, { sequence: 1, isCancelled: true })],
  },
  {
    name: 'a cancelled event stays cancelled, and a new stay is a new event',
    stored: [event(9, 12, { sequence: 1, isCancelled: true })],
    busy: [from(9, 12)],
    events: [event(9, 12, { uid: null }), event(9, 12, { sequence: 1, isCancelled: true })],
  },
  { name: 'an event that is over goes', stored: [event(3, 7)], busy: [from(3, 7)], events: [] },
  {
    name: 'an event that has begun keeps its start',
    stored: [event(3, 12)],
    busy: [from(6, 12)],
    events: [event(3, 12)],
  },
  {
    name: 'when two events merge into one, the second is cancelled',
    stored: [event(9, 12), event(14, 16, { uid: 'b' })],
    busy: [from(9, 16)],
    events: [event(9, 16, { sequence: 1 }), event(14, 16, { uid: 'b', sequence: 1, isCancelled: true })],
  },
])('$name', ({ stored, busy, events }) => {
  expect(reviseEvents(stored, busy, NOW)).toEqual(events)
})

test('a second reading changes nothing', () => {
  const once = reviseEvents([event(9, 12), event(14, 16, { uid: 'b' })], [from(9, 16), from(18, 20)], NOW)
  const stored = once.map((one) => ({ ...one, uid: one.uid ?? 'new' }))
  expect(reviseEvents(stored, [from(9, 16), from(18, 20)], NOW)).toEqual(stored)
})
