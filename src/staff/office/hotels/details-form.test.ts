import { expect, test } from 'vitest'
import type { OfficeHotelDetails } from '#contract/office-hotel-details.ts'
import { fieldsOf, readChanged, type TypedFields } from './details-form.ts'

const DETAILS: OfficeHotelDetails = {
  version: 'v',
  name: 'Neelkanth Residency',
  address: '12 College Road',
  city_id: 1,
  city: 'Pune',
  locality_id: 11,
  locality: 'Baner',
  position: { lat: 18.52, lng: 73.85 },
  description: 'Quiet.',
  stars: null,
  bathtub_charge: 300,
  rank: 40,
  has_bathtub: true,
  registered: null,
  coming_bookings: 0,
  is_kept_in_city: false,
}
const OPENED = fieldsOf(DETAILS)

test.each<[string, Partial<TypedFields>, object]>([
  ['a name', { name: 'Neelkanth Regency' }, { name: 'Neelkanth Regency' }],
  ['a position', { position: '18.53,73.86' }, { position: { lat: 18.53, lng: 73.86 } }],
  ['no rating', { stars: '0' }, { stars: 0 }],
  ['a free bathtub', { bathtub_charge: '0' }, { bathtub_charge: 0 }],
  ['the most for a bathtub', { bathtub_charge: '₹20,000' }, { bathtub_charge: 20_000 }],
  ['the most points', { rank: '1,000' }, { rank: 1000 }],
  ['another place', { city_id: '2', locality_id: '21' }, { city_id: 2, locality_id: 21 }],
])('the form sends %s and nothing else', (_, typed, sent) => {
  expect(readChanged(OPENED, { ...OPENED, ...typed })).toEqual({ ok: true, value: sent })
})

test.each<[string, Partial<TypedFields>, keyof TypedFields]>([
  ['an empty name', { name: ' ' }, 'name'],
  ['an empty position', { position: '' }, 'position'],
  ['half a position', { position: '18.53' }, 'position'],
  ['no locality', { locality_id: '' }, 'locality_id'],
  ['too much for a bathtub', { bathtub_charge: '20001' }, 'bathtub_charge'],
  ['too many points', { rank: '1001' }, 'rank'],
  ['half a rupee', { bathtub_charge: '300.50' }, 'bathtub_charge'],
])('the form shows %s at its field', (_, typed, field) => {
  const read = readChanged(OPENED, { ...OPENED, ...typed })
  expect(read.ok ? {} : Object.keys(read.refusal)).toEqual([field])
})

test('a form without any change cannot be saved', () => {
  expect(readChanged(OPENED, { ...OPENED, name: 'Neelkanth Residency ' })).toMatchObject({ ok: false })
})
