import { expect, test } from 'vitest'
import { exactPlace, type Found } from './exact-place.ts'

const booking = { id: 'b1', code: '7K3M9QXZ' } as Found['bookings'][number]
const person = { id: 'u1' } as Found['people'][number]
const hotel = { id: 12 } as Found['hotels'][number]
const theCase = { ref: 'C-ZA6W87' } as Found['cases'][number]
const settlement = { kind: 'settlement', reference: 'setl_RmQ7c2' } as Found['records'][number]
const bankLine = { kind: 'bank_line', reference: 'HDFCN26341008812' } as Found['records'][number]
const invoice = { kind: 'commission_document', hotel: { id: 12 }, day: '2026-11-30' } as Found['records'][number]
const NOTHING: Found = { bookings: [], people: [], payments: [], hotels: [], cases: [], records: [] }
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
  ['HDFCN26341008812', { hotels: [hotel], records: [bankLine] }, '/office/hotels/12'],
  ['HDFCN26341008812', { records: [settlement, bankLine] }, '/office/settlements/setl_RmQ7c2'],
  ['HDFCN26341008812', { records: [bankLine] }, '/office/bank?text=HDFCN26341008812'],
  ['M1/2627/000001', { records: [invoice] }, '/office/statements/12/2026-11'],
  ['HDFCN26341008812', { records: [bankLine, bankLine] }, undefined],
  ['HDFCN26341008812', { hotels: [hotel], records: [settlement] }, undefined],
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
