import { expect, test } from 'vitest'
import { languagesAtDoor } from './languages-at-door.ts'

test.each([
  ['Pune', ['hi', 'en']],
  ['Chennai', ['ta', 'hi', 'en']],
])('the page for a desk of %s is in the languages %j', (city, languages) => {
  expect(languagesAtDoor(city)).toEqual(languages)
})
