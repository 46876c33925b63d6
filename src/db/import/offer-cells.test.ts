import { expect, test } from 'vitest'
import { BadRow } from './bad-row.ts'
import { offerOf } from './offer-cells.ts'

const read = (cells: Record<string, string>) => {
  const warnings: string[] = []
  return { offer: offerOf((column) => cells[column] ?? '', 5, warnings), warnings }
}
const NOTHING = {
  amenities: undefined,
  bathtubRooms: undefined,
  bathtubCharge: undefined,
  facts: {},
  description: undefined,
  rules: undefined,
}

test('blank cells of an import leave the stored values unchanged', () =>
  expect(read({})).toEqual({ offer: NOTHING, warnings: [] }))

test.each<[Record<string, string>, Partial<Record<keyof typeof NOTHING, unknown>>]>([
  [{ amenities: 'WiFi|Room Service | wifi' }, { amenities: ['wifi', 'room_service'] }],
  [{ amenities: 'None' }, { amenities: [] }],
  [{ bathtub_rooms: '0' }, { bathtubRooms: 0 }],
  [{ bathtub_rooms: '5' }, { bathtubRooms: 5 }],
  [{ bathtub_charge: '₹1,299' }, { bathtubCharge: 1299 }],
  [{ bathtub_charge: '20000' }, { bathtubCharge: 20_000 }],
  [{ same_sex_couples: 'Yes' }, { facts: { same_sex: true } }],
  [{ love_kit: '0' }, { facts: { has_love_kit: false } }],
  [{ pay_at_hotel_only: 'TRUE' }, { facts: { only_payAtHotel: true } }],
  [{ rules: 'No pets|Quiet after 11|No pets' }, { rules: ['No pets', 'Quiet after 11'] }],
  [{ rules: 'none' }, { rules: [] }],
])('the import reads the cells %j', (cells, said) =>
  expect(read(cells)).toEqual({ offer: { ...NOTHING, ...said }, warnings: [] }),
)

test.each<[Record<string, string>, Partial<Record<keyof typeof NOTHING, unknown>>, string]>([
  [{ amenities: 'wifi|helipad' }, { amenities: ['wifi'] }, 'amenities helipad: not known, left out'],
  [{ love_kit: 'maybe' }, {}, 'love_kit "maybe" is neither yes nor no: left out'],
  [{ description: 'x'.repeat(2001) }, { description: 'x'.repeat(2000) }, 'description was cut at 2000 characters'],
  [{ rules: 'y'.repeat(201) }, { rules: ['y'.repeat(200)] }, 'a rule was cut at 200 characters'],
])('the import warns about the cells %j', (cells, said, warning) =>
  expect(read(cells)).toEqual({ offer: { ...NOTHING, ...said }, warnings: [warning] }),
)

test.each([
  [{ bathtub_rooms: '6' }, 'bathtub_rooms "6" is not a whole number from 0 to room_count, 5'],
  [{ bathtub_rooms: 'two' }, 'bathtub_rooms "two"'],
  [{ bathtub_charge: '20001' }, 'bathtub_charge "20001" is not whole rupees'],
  [{ bathtub_charge: '-1' }, 'bathtub_charge "-1"'],
])('the import refuses a row with the cells %j', (cells, reason) => {
  expect(() => read(cells)).toThrow(BadRow)
  expect(() => read(cells)).toThrow(reason)
})
