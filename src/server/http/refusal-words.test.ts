import { expect, test } from 'vitest'
import { ERRORS } from '#contract/errors.ts'
import { challengeRefusal, fieldRefusal, refusal } from './api-error.ts'
import { callersLanguage, inCallersLanguage } from './refusal-words.ts'

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['hi', 'hi'],
  ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
  ['en-IN,en;q=0.9,hi;q=0.8', 'en'],
  ['mr, ta;q=0.7, hi;q=0.5', 'ta'],
  ['en;q=0.2, TA;q=0.4', 'ta'],
  ['hi;q=0', 'en'],
  ['fr', 'en'],
  ['*;q=1', 'en'],
  [';;q=,', 'en'],
] as const)('the header Accept-Language %o asks for %s', (header, language) => {
  expect(callersLanguage(header)).toBe(language)
})

test('a refusal keeps its code, and its sentence is in the caller’s language', () => {
  const refused = refusal('OVERLOADED', 2)
  expect(inCallersLanguage(refused, 'en')).toBe(refused)
  const hindi = inCallersLanguage(refused, 'hi')
  expect(hindi).toMatchObject({ code: 'OVERLOADED', statusCode: ERRORS.OVERLOADED.status, retryAfterSeconds: 2 })
  expect(hindi.message).toMatch(/\p{Script=Devanagari}/u)
  expect(inCallersLanguage(refused, 'ta').message).toMatch(/\p{Script=Tamil}/u)
})

test('the fields of a refusal are in the caller’s language too, and a challenge keeps its puzzle', () => {
  const { message, details } = inCallersLanguage(fieldRefusal('guests.0.name', 'REQUIRED', 'is missing'), 'hi')
  expect([message, details[0]?.message]).toEqual([details[0]?.message, expect.stringMatching(/\p{Script=Devanagari}/u)])
  expect(inCallersLanguage(challengeRefusal('a puzzle'), 'ta').details[0]).toMatchObject({ puzzle: 'a puzzle' })
})

test('a number that is registered already has no sentence in any language (specification §8)', () => {
  expect(inCallersLanguage(refusal('PHONE_TAKEN'), 'hi').message).toBe('')
})
