import { describe, expect, test } from 'vitest'
import { type HotelRecord, readHotelRow } from './hotel-row.ts'

const good: HotelRecord = {
  property_id: 'T-1',
  property_name: 'Kite &amp; Lantern  House',
  property_type: 'Guest House',
  hotel_star_rating: '2',
  address: '12, Cross Road',
  locality: 'Baner',
  city: 'Pune',
  state: 'Maharashtra',
  latitude: '18.559',
  longitude: '73.7868',
  room_count: '12',
  site_review_rating: '4.25',
  site_review_count: '31',
  point_of_interest: 'High Street| Baner Hill |Others|Baner Hill Area',
}
const reasonOf = (cells: HotelRecord) => {
  const read = readHotelRow({ ...good, ...cells })
  return read.ok ? undefined : read.reason
}
const read = (cells: HotelRecord) => {
  const row = readHotelRow({ ...good, ...cells })
  if (!row.ok) throw new Error(row.reason)
  return row
}

test('the import reads every column of a valid row', () => {
  expect(readHotelRow(good)).toMatchObject({
    ok: true,
    warnings: [],
    hotel: {
      externalId: 'T-1',
      name: 'Kite & Lantern House',
      propertyType: 'Guest House',
      stars: 2,
      address: '12, Cross Road',
      locality: 'Baner',
      city: { name: 'Pune', state: 'Maharashtra' },
      coordinates: { lat: 18.559, lng: 73.7868 },
      roomCount: 12,
      rating: { overall: 4.3, count: 31 },
      nearby: ['High Street', 'Baner Hill'],
      offer: {},
      prices: {},
      rackPrices: {},
    },
  })
})

describe('the import of a row', () => {
  test.each([
    [{ property_id: '' }, 'property_id is empty'],
    [{ property_id: 'T 1' }, 'property_id contains blanks'],
    [{ property_id: 'x'.repeat(65) }, 'property_id is longer than 64 characters'],
    [{ property_name: ' \u0000 ' }, 'property_name is empty'],
    [{ property_name: '1234' }, 'property_name has no letters'],
    [{ property_name: 'x'.repeat(121) }, 'property_name is longer than 120 characters'],
    [{ address: '' }, 'address is empty'],
    [{ address: '--' }, 'address has no letters'],
    [{ city: undefined }, 'city is empty'],
    [{ state: '' }, 'state is empty'],
    [{ city: 'पुणे' }, 'city has no Latin letters'],
    [{ room_count: '0' }, 'room_count "0" is not a whole number from 1 to 500'],
    [{ room_count: '501' }, 'room_count "501" is not a whole number from 1 to 500'],
    [{ room_count: '12.5' }, 'room_count "12.5" is not a whole number from 1 to 500'],
    [{ room_count: '-3' }, 'room_count "-3" is not a whole number from 1 to 500'],
    [{ room_count: 'many' }, 'room_count "many" is not a whole number from 1 to 500'],
    [{ price_evening_slot: 'free' }, 'price_evening_slot "free" is not a price in whole rupees'],
    [{ price_evening_slot: '0' }, 'price_evening_slot "0" is not a price in whole rupees'],
    [{ price_evening_slot: '999.50' }, 'price_evening_slot "999.50" is not a price in whole rupees'],
    [{ price_evening_slot: '200001' }, 'price_evening_slot "200001" is not a price in whole rupees'],
  ])('the import refuses a row with %j: %s', (cells: HotelRecord, reason: string) => {
    expect(reasonOf(cells)).toBe(reason)
  })
})

test.each([['1'], ['500']])('the import accepts a hotel with %s rooms', (rooms) => {
  expect(reasonOf({ room_count: rooms })).toBeUndefined()
})

describe('coordinates', () => {
  test.each([
    ['', '', null, 0],
    ['6', '68', { lat: 6, lng: 68 }, 0],
    ['38', '98', { lat: 38, lng: 98 }, 0],
    ['5.99', '73', null, 1],
    ['38.01', '73', null, 1],
    ['18', '67.9', null, 1],
    ['18', '98.1', null, 1],
    ['77.57', '12.94', { lat: 12.94, lng: 77.57 }, 1],
    ['north', '73.7', null, 1],
    ['1e1', '73.7', null, 1],
    ['18.5', '', null, 1],
  ])('the import reads the coordinates %s, %s, or warns about them', (latitude, longitude, coordinates, warnings) => {
    const row = read({ latitude, longitude })
    expect([row.hotel.coordinates, row.warnings.length]).toEqual([coordinates, warnings])
  })
})

test.each([
  ['', '', null, 0],
  ['5', '1', { overall: 5, count: 1 }, 0],
  ['1', '1', { overall: 1, count: 1 }, 0],
  ['0.9', '4', null, 1],
  ['5.1', '4', null, 1],
  ['4', '0', null, 1],
  ['4', '', null, 1],
  ['good', '4', null, 1],
])('the import reads a rating of %j by %j guests, or warns about it', (rating, count, expected, warnings) => {
  const row = read({ site_review_rating: rating, site_review_count: count })
  expect([row.hotel.rating, row.warnings.length]).toEqual([expected, warnings])
})

test.each([
  ['0', null, 0],
  ['', null, 0],
  ['5', 5, 0],
  ['3.0', 3, 0],
  ['6', null, 1],
  ['3.5', null, 1],
])('the import reads %j stars, or warns about the cell', (written, stars, warnings) => {
  const row = read({ hotel_star_rating: written })
  expect([row.hotel.stars, row.warnings.length]).toEqual([stars, warnings])
})

test('the import reads prices in whole rupees, and drops usual prices that are not higher', () => {
  const row = read({
    price_morning_slot: '₹1,499',
    price_fullday_slot: '2599',
    rack_price_morning_slot: '1999',
    rack_price_fullday_slot: '2599',
    rack_price_evening_slot: '3000',
  })
  expect(row.hotel.prices).toEqual({ morning_slot: 1499, fullday_slot: 2599 })
  expect(row.hotel.rackPrices).toEqual({ morning_slot: 1999 })
  expect(row.warnings).toEqual([
    'rack_price_evening_slot is not above the price: left out',
    'rack_price_fullday_slot is not above the price: left out',
  ])
})

test('the import shortens long addresses and replaces a long locality with the city', () => {
  const row = read({ address: 'Road '.repeat(80), locality: 'x'.repeat(81) })
  expect(row.hotel.address.length).toBeLessThanOrEqual(300)
  expect(row.hotel.locality).toBe('Pune')
  expect(row.warnings).toHaveLength(2)
})
