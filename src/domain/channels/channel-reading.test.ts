import { expect, test } from 'vitest'
import { addMinutes } from '../kernel/ist.ts'
import { compareReading, isSilent, type StoredEvent } from './channel-reading.ts'

const NOW = new Date('2026-12-05T06:00:00Z')
const night = (day: number) => ({
  start: new Date(Date.UTC(2026, 11, day, 6, 30)),
  end: new Date(Date.UTC(2026, 11, day + 1, 6, 30)),
})
const read = (key: string, day = 6) => ({ key, period: night(day) })
const stored = (key: string, day = 6, missingMinutes: number | null = null): StoredEvent => ({
  ...read(key, day),
  missingSince: missingMinutes === null ? null : addMinutes(NOW, -missingMinutes),
})
const NOTHING = { changed: [], missing: [], back: [], ended: [] }

test.for([
  { name: 'a new event', stored: [], read: [read('a')], is: { ...NOTHING, changed: [read('a')] } },
  { name: 'the same event', stored: [stored('a')], read: [read('a')], is: NOTHING },
  { name: 'other times', stored: [stored('a')], read: [read('a', 8)], is: { ...NOTHING, changed: [read('a', 8)] } },
  { name: 'an event that vanishes still counts', stored: [stored('a')], read: [], is: { ...NOTHING, missing: ['a'] } },
  {
    name: 'a second reading within a minute does not end it',
    stored: [stored('a', 6, 1)],
    read: [],
    is: NOTHING,
  },
  { name: 'a second reading ends it', stored: [stored('a', 6, 5)], read: [], is: { ...NOTHING, ended: ['a'] } },
  { name: 'an event that returns', stored: [stored('a', 6, 5)], read: [read('a')], is: { ...NOTHING, back: ['a'] } },
  { name: 'an event that is over ends at once', stored: [stored('a', 3)], read: [], is: { ...NOTHING, ended: ['a'] } },
  { name: 'all of two events vanish', stored: [stored('a'), stored('b', 9)], read: [], is: 'emptied' },
  {
    name: 'one of two events vanishes',
    stored: [stored('a'), stored('b', 9)],
    read: [read('b', 9)],
    is: { ...NOTHING, missing: ['a'] },
  },
])('a reading changes the stored events correctly: $name', ({ stored: before, read: now, is }) => {
  expect(compareReading(before, now, NOW)).toEqual(is)
})

test('a calendar that the manager confirms as empty ends all of its events', () => {
  expect(compareReading([stored('a'), stored('b', 9)], [], NOW, true)).toEqual({ ...NOTHING, ended: ['a', 'b'] })
})

test.for([
  { minutes: 59, silent: false },
  { minutes: 60, silent: true },
])('a site whose last answer came $minutes minutes ago is treated as silent: $silent', ({ minutes, silent }) => {
  expect(isSilent(addMinutes(NOW, -minutes), NOW)).toBe(silent)
})
