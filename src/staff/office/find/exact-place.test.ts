import { expect, test } from 'vitest'
import { exactPlace, type Found } from './exact-place.ts'

const booking = { id: 'b1', code: '7K3M9QXZ' } as Found['bookings'][number]
const person = { id: 'u1' } as Found['people'][number]
const hotel = { id: 12 } as Found['hotels'][number]
const theCase = { ref: 'C-ZA6W87' } as Found['cases'][number]
const NOTHING: Found = { bookings: [], people: [], payments: [], hotels: [], cases: [] }
const PHONE = '98765 43210'

test.each([
  ['7k3m 9qxz', { bookings: [booking] }, '/office/booking/b1'],
  ['INV/2627/000014', { bookings: [booking] }, '/office/booking/b1'],
  ['pay_RmQ7c2LxTg41Ks', { bookings: [booking] }, '/office/booking/b1'],
  ['c-za6w87', { cases: [theCase] }, '/office/cases/C-ZA6W87'],
  [PHONE, { people: [person] }, '/office/guest/u1'],
  [PHONE, { people: [person], bookings: [booking] }, '/office/booking/b1'],
  [PHONE, { people: [person], bookings: [booking, booking] }, '/office/guest/u1'],
  ['AXISCN0123456789', { hotels: [hotel] }, '/office/hotels/12'],
  ['Asha', { bookings: [booking] }, undefined],
  ['Asha Rao', { people: [person] }, undefined],
  ['Hotel 7', { hotels: [hotel] }, undefined],
  ['Mogra', { hotels: [hotel] }, undefined],
  ['3210', { people: [person] }, undefined],
  ['7K3M9QXZ', { bookings: [booking], hotels: [hotel] }, undefined],
  [PHONE, {}, undefined],
] satisfies [string, Partial<Found>, string | undefined][])(
  'the text %s with the results %j opens the page %s',
  (text, found, place) => {
    expect(exactPlace({ ...NOTHING, ...found }, text)).toBe(place)
  },
)
