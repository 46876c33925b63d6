import { describe, expect, test } from 'vitest'
import {
  detailChanges,
  readDetails,
  type DetailsContext,
  type HotelDetails,
  type TypedDetails,
} from './hotel-details.ts'

const BEFORE: HotelDetails = {
  name: 'Neelkanth Residency',
  address: '12 College Road',
  city_id: 1,
  locality_id: 11,
  position: { lat: 18.52, lng: 73.85 },
  description: 'A quiet house by the river.',
  stars: 3,
  bathtub_charge: 300,
  rank: 0,
}
const PUNE: DetailsContext = {
  city: { lat: 18.52, lng: 73.85, bounds: { west: 73.7, south: 18.4, east: 74, north: 18.7 } },
  localities: [11, 12],
  hasBookings: false,
  hasBathtub: true,
}
const NASHIK: DetailsContext = { ...PUNE, city: { lat: 20, lng: 73.79, bounds: null }, localities: [21] }
const IN_NASHIK = { city_id: 2, locality_id: 21, position: { lat: 19.99, lng: 73.78 } }
const OLD_FLAW: HotelDetails = { ...BEFORE, position: { lat: 28.6, lng: 77.2 }, description: '' }

describe('the office’s changes to a hotel’s details', () => {
  test.each<[string, TypedDetails, TypedDetails, Partial<DetailsContext>?, HotelDetails?]>([
    ['nothing', {}, {}],
    ['the same again', { ...BEFORE, stars: 3, position: { lat: 18.52, lng: 73.85 } }, {}],
    ['the same with blanks around it', { name: '  Neelkanth   Residency ' }, {}],
    ['a name', { name: ' Neelkanth\nRegency' }, { name: 'Neelkanth Regency' }],
    ['a description of two lines', { description: 'One.\r\nTwo.' }, { description: 'One.\nTwo.' }],
    ['a text in Hindi', { description: 'नदी के पास' }, { description: 'नदी के पास' }],
    ['no rating', { stars: 0 }, { stars: 0 }],
    ['a bathtub without a charge', { bathtub_charge: 0 }, { bathtub_charge: 0 }],
    ['points', { rank: 120 }, { rank: 120 }],
    ['another locality', { locality_id: 12 }, { locality_id: 12 }],
    ['the northern edge', { position: { lat: 18.7, lng: 73.85 } }, { position: { lat: 18.7, lng: 73.85 } }],
    ['another city, with its place', IN_NASHIK, IN_NASHIK, NASHIK],
    ['a name, of a hotel whose old position is wrong', { name: 'Regency' }, { name: 'Regency' }, {}, OLD_FLAW],
  ])('the office’s change to %s is accepted', (_, typed, changed, context = {}, before = BEFORE) => {
    expect(readDetails(before, typed, { ...PUNE, ...context })).toEqual({ ok: true, value: changed })
  })

  test.each<[string, TypedDetails, string, string, Partial<DetailsContext>?]>([
    ['a name of blanks', { name: '  ' }, 'name', 'empty'],
    ['a name of four zero-width spaces', { name: '\u200B\u200B\u200B\u200B' }, 'name', 'empty'],
    ['a name of signs', { name: '!!' }, 'name', 'empty'],
    ['a name that turns the line around', { name: 'Neel\u202Ekanth' }, 'name', 'unreadable'],
    ['a name with a control character', { name: 'Neel\u0007kanth' }, 'name', 'unreadable'],
    ['an empty address', { address: '' }, 'address', 'empty'],
    ['an empty description', { description: '\n \n' }, 'description', 'empty'],
    ['a locality of another city', { locality_id: 21 }, 'locality_id', 'locality_elsewhere'],
    ['a position outside the city', { position: { lat: 18.71, lng: 73.85 } }, 'position', 'outside_city'],
    ['another city with the old locality', { city_id: 2 }, 'locality_id', 'locality_elsewhere', NASHIK],
    ['another city with the old position', { city_id: 2, locality_id: 21 }, 'position', 'outside_city', NASHIK],
    [
      'another city of a hotel with bookings',
      IN_NASHIK,
      'city_id',
      'city_has_bookings',
      { ...NASHIK, hasBookings: true },
    ],
    ['a charge without a bathtub', { bathtub_charge: 500 }, 'bathtub_charge', 'no_bathtub', { hasBathtub: false }],
  ])('the office’s change to %s is refused', (_, typed, field, fault, context = {}) => {
    expect(readDetails(BEFORE, typed, { ...PUNE, ...context })).toEqual({ ok: false, refusal: { field, fault } })
  })

  test('the log shows each detail before and after a change, with places by name', () => {
    const before = { ...BEFORE, position: null, names: { city_id: 'Pune', locality_id: 'Baner' } }
    const after = { city_id: 'Nashik', locality_id: 'Gangapur' }
    expect(detailChanges({ ...IN_NASHIK, name: 'Regency', stars: 0 }, before, after)).toEqual({
      name: { from: 'Neelkanth Residency', to: 'Regency' },
      stars: { from: 3, to: 0 },
      city: { from: 'Pune', to: 'Nashik' },
      locality: { from: 'Baner', to: 'Gangapur' },
      position: { from: null, to: '19.99, 73.78' },
    })
  })
})
