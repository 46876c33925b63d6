import { expect, test } from 'vitest'
import { matchingCities } from './matching-cities.ts'

const CITIES = [
  { name: 'Bengaluru', aliases: ['Bangalore'] },
  { name: 'Kochi', aliases: ['Cochin', 'Ernakulam'] },
  { name: 'Pune', aliases: ['Poona'] },
]

const found = (typed: string) => matchingCities(CITIES, typed).map(({ city, alias }) => [city.name, alias])

test.each([
  ['', [['Bengaluru'], ['Kochi'], ['Pune']]],
  ['pun', [['Pune']]],
  [' BANGAL', [['Bengaluru', 'Bangalore']]],
  ['ernakulam', [['Kochi', 'Ernakulam']]],
  ['atlantis', []],
])('typing %j finds the cities %j', (typed, expected) => {
  expect(found(typed)).toEqual(expected.map(([name, alias]) => [name, alias]))
})
