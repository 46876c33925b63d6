import { expect, test } from 'vitest'
import { HOTEL_TEXTS } from '../hotel-messages/hotel-text.ts'
import { SITE_TEXTS } from '../hotel-messages/site-text.ts'
import { PUSH_TEXTS, pushPage, ringFor } from './push-text.ts'
import { pushSeconds } from './push-time.ts'

test('a push goes to a desk only for new bookings, reminders and questions that the desk has to answer', () => {
  expect([...HOTEL_TEXTS, ...SITE_TEXTS].map((text) => [text, ringFor(text)]).filter(([, ring]) => ring)).toEqual([
    ['new', 'new_booking'],
    ['turned_away', 'to_answer'],
    ['money_asked', 'to_answer'],
    ['more_money', 'to_answer'],
    ['not_as_shown', 'to_answer'],
    ['ask_again', 'new_booking'],
    ['sold_twice', 'to_answer'],
  ])
})

test('a tap on a notification opens the desk’s Today, the guest’s stays or the office’s Now', () =>
  expect(PUSH_TEXTS.map(pushPage)).toEqual(['desk', 'desk', 'stay', 'office']))

test.each([
  [0, undefined],
  [0.9, undefined],
  [1, 1],
  [43_199, 43_199],
  [43_201, 43_200],
  [-1, undefined],
])('a push sent %d seconds before the stay’s end is kept for %s', (left, held) => {
  const now = new Date('2026-12-05T21:00:00+05:30')
  expect(pushSeconds(new Date(now.getTime() + left * 1000), now)).toBe(held)
})
