import { expect, test } from 'vitest'
import { readRegisterRetention } from './read-register-retention.ts'

test.each([
  [undefined, {}],
  [' ', {}],
  ['{"Maharashtra": 24, "Goa": 12}', { Maharashtra: 24, Goa: 12 }],
])('the setting for the register’s retention accepts %s', (text, kept) =>
  expect(readRegisterRetention(text)).toEqual(kept),
)

test.each([
  ['{', /not valid JSON/],
  ['[24]', /is an object of states/],
  ['{"Goa": 11}', /Goa has no whole number of months from 12 to 120/],
  ['{"Goa": 121}', /Goa has no whole number/],
  ['{"Goa": 12.5}', /Goa has no whole number/],
  ['{"Goa": "24"}', /Goa has no whole number/],
])('the setting for the register’s retention refuses %s', (text, why) =>
  expect(() => readRegisterRetention(text)).toThrow(why),
)
