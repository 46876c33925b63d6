import { expect, test } from 'vitest'
import { countToTell } from './waiting-list.ts'

test.each([
  ['no room', { free: 0, rooms: 1, toldLately: 0 }, 0],
  ['one room', { free: 1, rooms: 1, toldLately: 0 }, 5],
  ['one room of which four were told', { free: 1, rooms: 1, toldLately: 4 }, 1],
  ['one room of which five were told', { free: 1, rooms: 1, toldLately: 5 }, 0],
  ['a room gone of two, of which ten were told', { free: 1, rooms: 1, toldLately: 10 }, 0],
  ['a second room', { free: 2, rooms: 1, toldLately: 5 }, 5],
  ['two rooms for parties of two rooms', { free: 2, rooms: 2, toldLately: 0 }, 5],
  ['one room for parties of two rooms', { free: 1, rooms: 2, toldLately: 0 }, 0],
  ['five rooms for parties of two rooms', { free: 5, rooms: 2, toldLately: 0 }, 10],
])('the right number of waiting guests is notified of %s', (_, given, expected) => {
  expect(countToTell(given)).toBe(expected)
})
