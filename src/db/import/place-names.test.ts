import { expect, test } from 'vitest'
import { cityKey, cityName, localityName, stateName } from './place-names.ts'

test.each([
  ['Bangalore', 'Karnataka', 'Bengaluru', 'Karnataka'],
  ['Gurgaon', 'Haryana', 'Gurugram', 'Haryana'],
  ['COCHIN', 'KERALA', 'Kochi', 'Kerala'],
  ['Durgapur,WB', 'West Bengal', 'Durgapur', 'West Bengal'],
  ['Hyderabad', 'Andhra Pradesh', 'Hyderabad', 'Telangana'],
  ['Puri', 'Orissa', 'Puri', 'Odisha'],
  ['mumbai', 'MAHARASHTRA', 'Mumbai', 'Maharashtra'],
  ['Bangalore', 'Uttar Pradesh', 'Bangalore', 'Uttar Pradesh'],
])('%s, %s is %s, %s', (city, state, name, presentState) => {
  expect(cityName(city, state)).toEqual({ name, state: presentState })
})

test('keeps namesakes in two states apart', () => {
  expect(cityKey(cityName('Bilaspur', 'Chhattisgarh'))).not.toBe(cityKey(cityName('Bilaspur', 'Himachal Pradesh')))
})

test('writes states with small joining words', () => {
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
])('the locality %j becomes %s', (written, name) => {
  expect(localityName(written, 'Manali')).toBe(name)
})
