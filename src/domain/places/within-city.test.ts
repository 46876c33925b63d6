import { expect, test } from 'vitest'
import { KILOMETRES_A_DEGREE } from './straight-kilometres.ts'
import { CITY_REACH_KILOMETRES, isWithinCity, positionWords, readPosition } from './within-city.ts'

const PUNE = { lat: 18.52, lng: 73.85 }
const BOUNDS = { west: 73.7, south: 18.4, east: 74, north: 18.7 }

test.each([
  ['in the middle', 18.52, 73.85, true],
  ['on the southern edge', 18.4, 73.85, true],
  ['beyond the southern edge', 18.399_999, 73.85, false],
  ['on the northern edge', 18.7, 73.85, true],
  ['beyond the northern edge', 18.700_001, 73.85, false],
  ['on the western edge', 18.52, 73.7, true],
  ['beyond the western edge', 18.52, 73.699_999, false],
  ['on the eastern edge', 18.52, 74, true],
  ['beyond the eastern edge', 18.52, 74.000_001, false],
  ['with latitude and longitude swapped', 73.85, 18.52, false],
])('a position %s of the city’s plan is within the city: %s', (_, lat, lng, isWithin) => {
  expect(isWithinCity({ lat, lng }, { ...PUNE, bounds: BOUNDS })).toBe(isWithin)
})

test.each([
  [CITY_REACH_KILOMETRES - 0.001, true],
  [CITY_REACH_KILOMETRES + 0.001, false],
])('a position %d km from the centre of a city without a plan is within it: %s', (kilometres, isWithin) => {
  const point = { lat: PUNE.lat + kilometres / KILOMETRES_A_DEGREE, lng: PUNE.lng }
  expect(isWithinCity(point, { ...PUNE, bounds: null })).toBe(isWithin)
})

test.each([
  ['18.5204, 73.8567', '18.5204, 73.8567'],
  [' 18.5204,73.8567 ', '18.5204, 73.8567'],
  ['18.5204 73.8567', '18.5204, 73.8567'],
  ['18.520430123456789, 73.8567', '18.52043, 73.8567'],
  ['-90, 180', '-90, 180'],
  ['90.1, 73', undefined],
  ['18, 180.1', undefined],
  ['18.5204', undefined],
  ['18.5204, 73.8567, 14', undefined],
  ['18.5204, ', undefined],
  ['18°31′, 73°51′', undefined],
  ['1e1, 73', undefined],
  ['NaN, Infinity', undefined],
  ['', undefined],
])('the text %j is read as the position %s', (typed, words) => {
  const point = readPosition(typed)
  expect(point && positionWords(point)).toBe(words)
})
