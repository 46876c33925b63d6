import { expect, test } from 'vitest'
import type { LogEntry } from '#contract/office-people.ts'
import { IN_HOTEL_LOG } from '#domain/hotels/hotel-log.ts'
import { CANNOT_TAKE_REASONS } from '#domain/relocations/same-class.ts'
import { actionWords, changeWords, reasonWords } from './log-lines.ts'
import * as t from '#words/office/log.ts'

const NOW = new Date('2026-12-05T10:00:00+05:30')
const ENTRY: LogEntry = {
  id: 's1',
  at: '2026-12-05T09:00:00+05:30',
  who: 'Lakshmi Rao',
  role: 'manager',
  hotel: 'Mogra Residency',
  act: 'room_blocked',
  about: null,
  reason: null,
  booking: null,
  cost: 0,
  proposed_by: null,
  detail: {},
}

test.each<[string, Partial<LogEntry>, string]>([
  [
    'a blocked room by its number',
    { about: '104', detail: { why: 'repair', room: 3153, block: '3618a398-4b95-4b0e-9d11-0123456789ab' } },
    'Room 104, for repair',
  ],
  [
    'a colleague by name',
    { act: 'staff_added', about: 'Imran Khan', detail: { staff: 4, role: 'desk' } },
    'Imran Khan, role desk',
  ],
  [
    'what was given away',
    { act: 'refund_given', cost: 378, detail: { refund: 378 } },
    '₹378 given away, ₹378 refunded',
  ],
  ['paise of the books', { act: 'payout_paid', detail: { paise: 307653 } }, '₹3,076.53'],
  ['a moment', { act: 'hotel_paused', detail: { until: '2026-12-06T03:30:00.000Z' } }, 'until Sun, 6 Dec, 9 AM'],
  [
    'what was before and after',
    { act: 'details_changed', detail: { name: { from: 'The Mogra', to: 'Mogra Residency' } } },
    'Name: The Mogra → Mogra Residency',
  ],
  [
    'a city by its name, and a changed name by its language',
    { act: 'names_changed', detail: { city: 'Pune', hi: { from: null, to: 'पुणे' } } },
    'city Pune; Hindi: none → पुणे',
  ],
  [
    'a detail that was not there, and one in rupees',
    {
      act: 'details_changed',
      detail: { position: { from: null, to: '18.52, 73.85' }, bathtub_charge: { from: 0, to: 1300 } },
    },
    'Map position: none → 18.52, 73.85; Bathtub charge: ₹0 → ₹1,300',
  ],
  [
    'stars that were looked up',
    { act: 'details_changed', detail: { stars: { from: 3, to: 0 } } },
    'Stars: 3 → not rated',
  ],
  [
    'the beginning of long texts',
    { act: 'details_changed', detail: { description: { from: '', to: 'x'.repeat(2000) } } },
    `Description: none → ${'x'.repeat(80)}…`,
  ],
  ['a coupon’s code', { act: 'coupon_joined', detail: { code: 'LONGER250', coupon: 4 } }, 'LONGER250'],
  ['code words with spaces', { act: 'arrived', detail: { ids: 'not_seen' } }, 'ids not seen'],
  ['nothing for our own numbers', { act: 'review_answered', detail: { review: 2198 } }, ''],
  ['the other of two people', { act: 'booking_cancelled', proposed_by: 'Ritu Bansal' }, 'proposed by Ritu Bansal'],
])('the office’s log shows %s', (_, entry, words) => expect(changeWords({ ...ENTRY, ...entry }, NOW)).toBe(words))

test('the office’s log has words for every act of a hotel’s staff', () => {
  for (const act of IN_HOTEL_LOG) expect(t.acts[act], act).toBeDefined()
  expect(actionWords('room_blocked')).toBe('Blocked a room')
})

test('the office’s log translates the desk’s code words and leaves a typed reason', () => {
  for (const reason of CANNOT_TAKE_REASONS) expect(reasonWords({ reason })).not.toContain('_')
  expect(reasonWords({ reason: 'room_unusable' })).toBe('The room cannot be used')
  expect(reasonWords({ reason: 'Water damage' })).toBe('Water damage')
  expect(reasonWords({ reason: null })).toBe('')
})
