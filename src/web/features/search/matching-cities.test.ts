import { expect, test } from 'vitest'
import { cityInLanguage } from '#web/lib/names-in-language.ts'
import { matchingCities } from './matching-cities.ts'

const CITIES = [
  { name: 'Bengaluru', aliases: ['Bangalore'], names: { hi: 'बेंगलुरु', ta: 'பெங்களூரு' } },
  { name: 'Kochi', aliases: ['Cochin', 'Ernakulam'], names: {} },
  { name: 'Pune', aliases: ['Poona'], names: { hi: 'पुणे', ta: 'புனே' } },
  { name: 'Chandigarh', aliases: [], names: { hi: 'चंडीगढ़' } },
].map(cityInLanguage)

const found = (typed: string) => matchingCities(CITIES, typed).map(({ city, alias }) => [city.name, alias])

test.each([
  ['', [['Bengaluru'], ['Kochi'], ['Pune'], ['Chandigarh']]],
  ['pun', [['Pune']]],
  [' BANGAL', [['Bengaluru', 'Bangalore']]],
  ['ernakulam', [['Kochi', 'Ernakulam']]],
  ['पुण', [['Pune', 'पुणे']]],
  ['பெங்', [['Bengaluru', 'பெங்களூரு']]],
  // The last letter as one Unicode code point and as two.
  ['गढ\u093c', [['Chandigarh', 'चंडीगढ़']]],
  ['ग\u095d', [['Chandigarh', 'चंडीगढ़']]],
  ['atlantis', []],
])('typing %j finds the cities %j', (typed, expected) => {
  expect(found(typed)).toEqual(expected.map(([name, alias]) => [name, alias]))
})
