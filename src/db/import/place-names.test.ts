import { expect, test } from 'vitest'
import { cityKey, cityName, localityName, olderNames, stateName } from './place-names.ts'

test.each([
  ['Bangalore', 'Karnataka', 'Bengaluru', 'Karnataka'],
  ['Gurgaon', 'Haryana', 'Gurugram', 'Haryana'],
  ['COCHIN', 'KERALA', 'Kochi', 'Kerala'],
  ['Durgapur,WB', 'West Bengal', 'Durgapur', 'West Bengal'],
  ['Hyderabad', 'Andhra Pradesh', 'Hyderabad', 'Telangana'],
  ['Puri', 'Orissa', 'Puri', 'Odisha'],
  ['mumbai', 'MAHARASHTRA', 'Mumbai', 'Maharashtra'],
  ['Bangalore', 'Uttar Pradesh', 'Bangalore', 'Uttar Pradesh'],
])('the place %s, %s is stored as %s, %s', (city, state, name, presentState) => {
  expect(cityName(city, state)).toEqual({ name, state: presentState })
})

test.each([
  ['Bengaluru', 'Karnataka', ['Bangalore']],
  ['Kochi', 'Kerala', ['Cochin', 'Ernakulam']],
  ['Delhi', 'Delhi', ['New Delhi']],
  ['Bengaluru', 'Uttar Pradesh', []],
])('the older names of %s, %s are %j', (name, state, names) => {
  expect(olderNames({ name, state })).toEqual(names)
})

test('two cities of the same name in different states stay apart', () => {
  expect(cityKey(cityName('Bilaspur', 'Chhattisgarh'))).not.toBe(cityKey(cityName('Bilaspur', 'Himachal Pradesh')))
})

test('two names in another script stay apart', () => {
  const keyOf = (name: string) => cityKey({ name, state: 'Maharashtra' })
  expect(keyOf('पूना')).not.toBe(keyOf('बंबई'))
  expect(keyOf('POONA')).toBe(keyOf('Poona'))
})

test('a state in capitals is stored as “Jammu and Kashmir”, with a small “and”', () => {
  expect(stateName('JAMMU AND KASHMIR')).toBe('Jammu and Kashmir')
})

test.each([
  ['', 'Manali'],
  ['Others', 'Manali'],
  [' - ', 'Manali'],
  ['N/A', 'Manali'],
  ['Old Manali', 'Old Manali'],
  ['Dal Lake Area', 'Dal Lake'],
  ['Area', 'Area'],
  ['मनाली', 'Manali'],
])('the import stores the locality %j as %s', (written, name) => {
  expect(localityName(written, 'Manali')).toBe(name)
})
