import { expect, test } from 'vitest'
import type { Booking } from '#contract/bookings.ts'
import { replaceVouchers, addVoucher, parseVouchers, upcomingVouchers } from './voucher-store.ts'

const at = (time: string) => Date.parse(`2026-12-05T${time}:00+05:30`)

const booking = (id: string, more: object = {}): Booking =>
  ({
    id,
    short_id: id.toUpperCase(),
    userId: 'asha',
    role: 'owner',
    status: 'completed',
    voucher: `signed-${id}`,
    name: 'Asha Rao',
    guests: ['Asha Rao'],
    checkin_date: '2026-12-05T21:00:00+05:30',
    leaves_at: '2026-12-06T10:00:00+05:30',
    couponId: 'FIRST',
    partner: { phone: '+919820147710' },
    payment_url: 'https://pay.example/1',
    hotel: {
      name: 'The Lantern Court',
      address: 'Lane 7',
      phone: '1800',
      location: null,
      slug: 'lantern',
      _pictures: [],
    },
    bill: { total: 1899, pay_at_hotel: 1519, credits: 100 },
    ...more,
  }) as unknown as Booking

const ids = (vouchers: ReadonlyArray<{ id: string }>) => vouchers.map(({ id }) => id)

test.each<[string, object, boolean]>([
  ['the own booking that stands', {}, true],
  ['one shared as a partner', { role: 'partner', userId: 'ravi', bill: null }, true],
  ['one that has no voucher: not paid, cancelled, only invited', { voucher: null }, false],
  ['a stay that has a minute left', { leaves_at: '2026-12-05T20:01:00+05:30' }, true],
  ['a stay that has just ended', { leaves_at: '2026-12-05T20:00:00+05:30' }, false],
])('the phone stores a voucher only for its holder: %s: %o, stored: %s', (_what, more, isKept) =>
  expect(replaceVouchers('asha', [booking('a', more)], at('20:00')).vouchers).toHaveLength(isKept ? 1 : 0),
)

test('a stored voucher contains what the desk needs, and no amount except the one due there', () => {
  const [voucher] = replaceVouchers('asha', [booking('a')], at('20:00')).vouchers
  expect(voucher?.bill).toEqual({ pay_at_hotel: 1519 })
  expect(voucher?.voucher).toBe('signed-a')
  expect(voucher?.hotel).toEqual({ name: 'The Lantern Court', address: 'Lane 7', phone: '1800', location: null })
  for (const kept of ['couponId', 'partner', 'payment_url', 'userId']) expect(voucher).not.toHaveProperty(kept)
})

test('the soonest stay comes first, and a new list replaces the stored one', () => {
  const later = booking('later', { checkin_date: '2026-12-09T21:00:00+05:30', leaves_at: '2026-12-10T10:00:00+05:30' })
  expect(ids(replaceVouchers('asha', [later, booking('soon')], at('20:00')).vouchers)).toEqual(['soon', 'later'])
  expect(ids(replaceVouchers('asha', [later], at('20:00')).vouchers)).toEqual(['later'])
})

test('a stored booking that is updated on its own keeps its position among the others', () => {
  const shelf = replaceVouchers('asha', [booking('a'), booking('b')], at('20:00'))
  expect(ids(addVoucher('asha', shelf, booking('c'), at('20:00')).vouchers)).toEqual(['a', 'b', 'c'])
  expect(ids(addVoucher('asha', shelf, booking('a', { voucher: null }), at('20:00')).vouchers)).toEqual(['b'])
  expect(
    ids(addVoucher('asha', shelf, booking('d', { role: 'partner', userId: 'ravi' }), at('20:00')).vouchers),
  ).toEqual(['a', 'b', 'd'])
  expect(ids(addVoucher('ravi', shelf, booking('d', { userId: 'ravi' }), at('20:00')).vouchers)).toEqual(['d'])
})

test('stored vouchers are shown only to their guest, and only until the stay has ended', () => {
  const shelf = replaceVouchers('asha', [booking('a')], at('20:00'))
  const nextDay = Date.parse('2026-12-06T10:00:00+05:30')
  expect(ids(upcomingVouchers(shelf, 'asha', nextDay - 1))).toEqual(['a'])
  expect(upcomingVouchers(shelf, 'asha', nextDay)).toEqual([])
  expect(upcomingVouchers(shelf, 'ravi', at('20:00'))).toEqual([])
  expect(upcomingVouchers(shelf, undefined, at('20:00'))).toEqual([])
  expect(upcomingVouchers(undefined, 'asha', at('20:00'))).toEqual([])
})

test.each([
  null,
  '',
  'null',
  '{',
  '[]',
  '{"form":0,"vouchers":[]}',
  '{"form":1,"vouchers":[]}',
  '{"form":2,"vouchers":"x"}',
])('the stored text %j is not read as vouchers', (written) => expect(parseVouchers(written)).toBeUndefined())

test('stored vouchers are read back unchanged', () => {
  const shelf = replaceVouchers('asha', [booking('a')], at('20:00'))
  expect(parseVouchers(JSON.stringify(shelf))).toEqual(JSON.parse(JSON.stringify(shelf)))
})
