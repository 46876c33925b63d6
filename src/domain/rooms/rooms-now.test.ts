import { expect, test } from 'vitest'
import { addMinutes } from '../kernel/ist.ts'
import { byRoomState, isShownBy, ROOM_FILTERS, roomState, type RoomFacts, type RoomState } from './rooms-now.ts'

const NOW = new Date('2026-12-06T10:00:00+05:30')
const after = (minutes: number): Date => addMinutes(NOW, minutes)
const EMPTY: RoomFacts = { inUntil: null, cleaning: null, taken: null }
const BLOCK = { isBlock: true, until: after(600) }
const STAY = { isBlock: false, until: after(600) }

test.each<[string, Partial<RoomFacts>, RoomState]>([
  ['nobody and nothing', {}, 'free'],
  ['guests whose time is not over', { inUntil: after(1) }, 'in'],
  ['guests whose time is over', { inUntil: NOW }, 'late'],
  ['guests in a room that was never marked clean', { inUntil: after(1), cleaning: { isStarted: false } }, 'in'],
  ['guests have left', { cleaning: { isStarted: false } }, 'to_clean'],
  ['somebody cleans', { cleaning: { isStarted: true } }, 'cleaning'],
  ['guests have not come', { taken: STAY }, 'kept'],
  ['guests are expected in a room to clean', { taken: STAY, cleaning: { isStarted: false } }, 'to_clean'],
  ['blocked', { taken: BLOCK }, 'blocked'],
  ['blocked before it was cleaned', { taken: BLOCK, cleaning: { isStarted: false } }, 'blocked'],
])('a room has one state: %s', (_case, facts, expected) => {
  expect(roomState({ ...EMPTY, ...facts }, NOW)).toBe(expected)
})

test('overdue guests come first, the most overdue on top, and blocked rooms come last', () => {
  const room = (name: string, state: RoomState, minutes: number | null, isUrgent = false) => ({
    name,
    state,
    until: minutes === null ? null : after(minutes),
    isUrgent,
  })
  const rooms = [
    room('blocked', 'blocked', 60),
    room('free for long', 'free', null),
    room('free until noon', 'free', 120),
    room('to clean', 'to_clean', null),
    room('to clean now', 'to_clean', null, true),
    room('late', 'late', -12),
    room('latest', 'late', -780),
  ]
  expect(rooms.toSorted(byRoomState).map(({ name }) => name)).toEqual([
    'latest',
    'late',
    'to clean now',
    'to clean',
    'free until noon',
    'free for long',
    'blocked',
  ])
})

test('a room being cleaned is listed with the rooms to clean', () => {
  expect(ROOM_FILTERS.filter((filter) => isShownBy(filter, 'cleaning'))).toEqual(['all', 'to_clean'])
  expect(ROOM_FILTERS.filter((filter) => isShownBy(filter, 'in'))).toEqual(['all'])
  expect(ROOM_FILTERS.filter((filter) => isShownBy(filter, 'free'))).toEqual(['all', 'free'])
})
