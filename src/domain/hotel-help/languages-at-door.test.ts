import { expect, test } from 'vitest'
import { languagesAtDoor } from './languages-at-door.ts'

test.each([
  ['Pune', ['hi', 'en']],
  ['Chennai', ['ta', 'hi', 'en']],
])('a desk of %s reads %j', (city, languages) => {
  expect(languagesAtDoor(city)).toEqual(languages)
})
