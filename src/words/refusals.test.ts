import { describe, expect, test } from 'vitest'
import { ALL_CALLS } from '#contract/calls.ts'
import { ERRORS, type ErrorCode } from '#contract/errors.ts'
import * as hindi from './hi/refusals.ts'
import * as tamil from './ta/refusals.ts'

const isForStaff = ({ tag }: { tag: string }) => tag === 'Desk' || tag === 'Office'
const refusalsOf = (calls: typeof ALL_CALLS) => new Set(calls.flatMap(({ refusals }) => refusals ?? []))
const ofStaff = refusalsOf(ALL_CALLS.filter(isForStaff))
const ofGuests = refusalsOf(ALL_CALLS.filter((call) => !isForStaff(call)))

/** Codes that guests may get: of their calls, or of every call. One has no sentence (specification §8). */
const codes = (Object.keys(ERRORS) as ErrorCode[]).filter(
  (code) => (ofGuests.has(code) || !ofStaff.has(code)) && ERRORS[code].message !== '',
)

describe.each([
  ['Hindi', hindi, /\p{Script=Devanagari}{2}/u],
  ['Tamil', tamil, /\p{Script=Tamil}{2}/u],
] as const)('refusals in %s', (_language, { REFUSALS, FIELD_MISSING, FIELD_WRONG }, script) => {
  test('every refusal of the guests’ calls has a sentence', () => {
    expect(codes.filter((code) => REFUSALS[code] === undefined)).toEqual([])
  })

  test('no sentence is left for a refusal that no longer exists', () => {
    const isField = (code: string) => /_(?:INVALID|REQUIRED)$/.test(code)
    expect(Object.keys(REFUSALS).filter((code) => !(code in ERRORS) && !isField(code))).toEqual([])
  })

  test('every sentence is in the script of its language', () => {
    const sentences = [...Object.values(REFUSALS), FIELD_MISSING, FIELD_WRONG]
    expect(sentences.filter((sentence) => !script.test(sentence))).toEqual([])
  })

  test('a sentence has the numbers of the English one', () => {
    const numbersIn = (sentence = '') => (sentence.match(/\d+/g) ?? []).toSorted().join(' ')
    expect(codes.filter((code) => numbersIn(REFUSALS[code]) !== numbersIn(ERRORS[code].message))).toEqual([])
  })
})
