import { expect, test } from 'vitest'
import { changeWords } from './change-words.ts'
import { words as english } from '#english/desk/desk.ts'
import { words as hindi } from '#hindi/desk/desk.ts'

const entry = { id: 'd1', at: '2026-11-23T10:00:00+05:30', by: { place: 'office' }, reason: null, about: null } as const

test.each([
  ['room_added', { number: '305', bathtub: true }, 'Room 305, with bathtub'],
  ['room_edited', { room: 7, number: '305', name: 'Corner room', bathtub: false }, 'Room 305, Corner room'],
  ['cleaning_changed', { before: 0, minutes: 30 }, 'No time before, now 30 minutes'],
  ['slot_opened', { slot: 2, price: 799 }, 'Custom Night, ₹799'],
  ['base_price_set', { slot: 3, from: 1499, to: 1299 }, 'Evening, ₹1,499 before, now ₹1,299'],
  ['price_rule_set', { slot: 3, weekday: 6, price: 1799 }, 'Evening, Sat, ₹1,799'],
  [
    'price_rule_set',
    { slot: 3, first: '2026-12-24', last: '2026-12-26', price: null },
    'Evening, Thu, 24 Dec – Sat, 26 Dec, Closed',
  ],
  [
    'price_rule_removed',
    { rule: 7, slot: 3, weekday: null, first: '2026-12-24', last: '2026-12-24', price: 1999 },
    'Evening, Thu, 24 Dec, ₹1,999',
  ],
  ['price_rule_removed', { rule: 7 }, ''],
  ['photo_moved', { photo: '0'.repeat(40), to: 0 }, 'To place 1'],
  ['photo_captioned', { photo: '0'.repeat(40), caption: 'The house at dusk' }, 'The house at dusk'],
  ['photo_captioned', { photo: '0'.repeat(40), caption: null }, ''],
  ['photo_captioned', { photo: '0'.repeat(40), subject: 'bathroom' }, 'The bathroom'],
  ['photo_removed', { photo: '0'.repeat(40) }, ''],
  ['facts_changed', { changed: 'amenities, reception_phone' }, 'amenities, telephone of the reception'],
] as const)('the change %s %o reads: %s', (what, detail, words) => {
  expect(changeWords({ ...entry, what, detail }, english)).toBe(words)
})

test('a change of staff or contacts names the colleague or the contact', () => {
  expect(changeWords({ ...entry, what: 'staff_added', about: 'Sunita Pawar', detail: { role: 'desk' } }, english)).toBe(
    'Sunita Pawar',
  )
})

test('the words for a change are in the desk’s language', () => {
  const told = changeWords({ ...entry, what: 'base_price_set', detail: { slot: 3, from: 1499, to: 1299 } }, hindi)
  expect(told).toContain('पहले ₹1,499, अब ₹1,299')
})
