import { expect, test } from 'vitest'
import type { HotelRow } from './hotel-row.ts'
import { dropFarCoordinates, kilometresBetween, middleOf } from './near-the-city.ts'

const hotelAt = (lat: number, lng: number, city = 'Pune') => ({
  line: 1,
  warnings: [],
  row: { city: { name: city, state: 'Maharashtra' }, coordinates: { lat, lng } } as unknown as HotelRow,
})

test('Mumbai and Pune are about 120 kilometres apart', () => {
  expect(kilometresBetween({ lat: 19.076, lng: 72.8777 }, { lat: 18.5204, lng: 73.8567 })).toBeCloseTo(120, -1)
})

test('one hotel with wrong coordinates does not move the centre of its city', () => {
  expect(
    middleOf([
      { lat: 18.5, lng: 73.8 },
      { lat: 18.6, lng: 73.9 },
      { lat: 32, lng: 77 },
    ]),
  ).toEqual({ lat: 18.6, lng: 73.9 })
  expect(
    middleOf([
      { lat: 10, lng: 70 },
      { lat: 20, lng: 80 },
    ]),
  ).toEqual({ lat: 15, lng: 75 })
  expect(middleOf([])).toBeUndefined()
})

test('the import drops only coordinates that lie too far from their city', () => {
  const hotels = [hotelAt(18.5, 73.8), hotelAt(18.6, 73.9), hotelAt(32.2, 77.2), hotelAt(32.2, 77.2, 'Manali')]
  const checked = dropFarCoordinates(hotels)
  expect(checked.map(({ row }) => row.coordinates !== null)).toEqual([true, true, false, true])
  expect(checked[2]?.warnings[0]).toMatch(/^coordinates are 15\d\d km from the middle of Pune: left out$/)
})

test('the import trusts the hotel nearer to the state’s centre if a city’s only two lie far apart', () => {
  const hotels = [hotelAt(26.5, 93.9, 'Satara'), hotelAt(17.7, 74, 'Satara'), hotelAt(18.5, 73.8), hotelAt(19, 73)]
  expect(dropFarCoordinates(hotels).map(({ row }) => row.coordinates !== null)).toEqual([false, true, true, true])
})
