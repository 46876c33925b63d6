import { describe, expect, test } from 'vitest'
import { findAadhaarNumbers, type ReadWord } from './find-aadhaar-number.ts'

/** Lays out words in lines, ten pixels for each character. */
const wordsOf = (...lines: string[]): ReadWord[] =>
  lines.flatMap((text, line) => {
    let left = 0
    return text.split(' ').map((word) => {
      const box = { left, top: line * 20, width: word.length * 10, height: 16 }
      left += (word.length + 1) * 10
      return { text: word, line: String(line), box }
    })
  })

const kindsOf = (...lines: string[]) => findAadhaarNumbers(wordsOf(...lines)).map(({ kind }) => kind)

test.each([
  ['in groups', '9999 4105 7058'],
  ['joined', '999941057058'],
  ['two groups joined', '99994105 7058'],
  ['with hyphens', '9999-4105-7058'],
  ['after a word', 'No. 9999 4105 7058'],
  ['with look-alikes', '9999 4lO5 7O58'],
  ['before its virtual ID on another line', '9999 4105 7058'],
])('the search finds a number %s', (_name, line) =>
  expect(kindsOf('Asha Rao', line, 'VID : 9123 4567 8901 2345')).toEqual(['proven']),
)

test.each([
  ['a wrong check digit, joined', '999941057059'],
  ['a number that begins with 1', '199941057058'],
  ['the last four digits only', 'XXXX XXXX 7058'],
  ['a virtual ID', '9999 4105 7058 1234'],
  ['a virtual ID that ends like a number', '1234 9999 4105 7058'],
  ['a joined virtual ID', '9999410570581234'],
  ['dates', '01/01/1990 21/09/2012'],
  ['a phone number', '+91 98201 44410'],
  ['a driving licence', 'MH12 20110012345'],
  ['a passport', 'N1234567'],
  ['a number split over lines', '9999 4105'],
  ['letters', 'SOLO BOSS BILL'],
])('the search finds no number in %s', (_name, line) => expect(kindsOf(line, '7058')).toEqual([]))

describe('the search for a number with misread digits', () => {
  test.each([
    ['one digit wrong', '9999 4105 7068'],
    ['a letter that looks like none', '9999 41g5 7058'],
  ])('the search rates a number with %s as likely', (_name, line) => expect(kindsOf(line)).toEqual(['likely']))
})

test('the boxes over an Aadhaar number hide its first eight digits and leave the last four', () => {
  expect(findAadhaarNumbers(wordsOf('9999 4105 7058'))[0]?.boxes).toEqual([
    { left: 0, top: 0, width: 40, height: 16 },
    { left: 50, top: 0, width: 40, height: 16 },
  ])
  expect(findAadhaarNumbers(wordsOf('999941057058'))[0]?.boxes).toEqual([{ left: 0, top: 0, width: 80, height: 16 }])
})
