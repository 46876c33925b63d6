import { describe, expect, test } from 'vitest'
import { ALL_CALLS } from '#contract/calls.ts'
import { ERRORS, type ErrorCode } from '#contract/errors.ts'
import { LETTER, TRANSLATED } from '#domain/languages.ts'
import { COMPLETE } from './complete.ts'
import { WORDS } from './languages.ts'

const isForStaff = ({ tag }: { tag: string }) => tag === 'Desk' || tag === 'Office'
const refusalsOf = (calls: typeof ALL_CALLS) => new Set(calls.flatMap(({ refusals }) => refusals ?? []))
const ofStaff = refusalsOf(ALL_CALLS.filter(isForStaff))
const ofGuests = refusalsOf(ALL_CALLS.filter((call) => !isForStaff(call)))

/** Error codes that guests' calls, or all calls, may answer. One code has no sentence (specification §8). */
const codes = (Object.keys(ERRORS) as ErrorCode[]).filter(
  (code) => (ofGuests.has(code) || !ofStaff.has(code)) && ERRORS[code].message !== '',
)

describe.each(TRANSLATED)('refusals in %s', (language) => {
  const { REFUSALS, FIELD_MISSING, FIELD_WRONG } = WORDS[language].refusals

  test.runIf(COMPLETE.has(language))('every refusal of the guests’ calls has a sentence', () => {
    expect(codes.filter((code) => REFUSALS[code] === undefined)).toEqual([])
  })

  test('no sentence belongs to a removed refusal', () => {
    const isField = (code: string) => /_(?:INVALID|REQUIRED)$/.test(code)
    expect(Object.keys(REFUSALS).filter((code) => !(code in ERRORS) && !isField(code))).toEqual([])
  })

  test('every sentence uses the script of its language', () => {
    const sentences = [...Object.values(REFUSALS), FIELD_MISSING, FIELD_WRONG].filter((each) => each !== undefined)
    expect(sentences.filter((sentence) => !LETTER[language].test(sentence))).toEqual([])
  })

  test('a sentence has the same numbers as the English one', () => {
    const numbersIn = (sentence = '') => (sentence.match(/\d+/g) ?? []).toSorted().join(' ')
    const said = codes.filter((code) => REFUSALS[code] !== undefined)
    expect(said.filter((code) => numbersIn(REFUSALS[code]) !== numbersIn(ERRORS[code].message))).toEqual([])
  })
})
