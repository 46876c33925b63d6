import { describe, expect, test } from 'vitest'
import { ALL_CALLS } from '#contract/calls.ts'
import { ERRORS, type ErrorCode } from '#contract/errors.ts'
import { words as english } from '#english/desk/desk.ts'
import { words as hindi } from '#hindi/desk/desk.ts'
import { REFUSALS as REFUSALS_HINDI } from '#hindi/desk/refusals.ts'
import { words as tamil } from '#tamil/desk/desk.ts'
import { REFUSALS as REFUSALS_TAMIL } from '#tamil/desk/refusals.ts'

const ofDesk = new Set(ALL_CALLS.filter(({ tag }) => tag === 'Desk').flatMap(({ refusals }) => refusals ?? []))
const codes = [...ofDesk] as ErrorCode[]

const refused = { status: 409, code: 'ROOM_TAKEN', message: ERRORS.ROOM_TAKEN.message }

describe.each([
  [
    'Hindi',
    hindi,
    REFUSALS_HINDI,
    /\p{Script=Devanagari}{2}/u,
    'कुछ लिखना बाकी है।',
    'यह ठीक से नहीं लिखा गया। देखकर फिर लिखिए।',
  ],
  [
    'Tamil',
    tamil,
    REFUSALS_TAMIL,
    /\p{Script=Tamil}{2}/u,
    'ஏதோ எழுத விடுபட்டுள்ளது.',
    'இது சரியாக எழுதப்படவில்லை. பார்த்து மீண்டும் எழுதுங்கள்.',
  ],
] as const)('the desk’s refusals in %s', (_language, words, sentences, script, missing, wrong) => {
  test('every error code of the desk’s API calls has a sentence', () => {
    expect(codes.filter((code) => sentences[code] === undefined)).toEqual([])
  })

  test('no sentence belongs to a removed error code', () => {
    const isField = (code: string) => /_(?:INVALID|REQUIRED)$/.test(code)
    const known = new Set<string>([...ofDesk, 'INTERNAL', 'UNREACHABLE'])
    expect(Object.keys(sentences).filter((code) => !known.has(code) && !isField(code))).toEqual([])
    expect('INTERNAL' in ERRORS).toBe(true)
  })

  test('every sentence uses the script of its language', () => {
    expect(Object.values(sentences).filter((sentence) => !script.test(sentence))).toEqual([])
  })

  test.each([
    ['by its code', refused, sentences['ROOM_TAKEN']],
    ['for a field', { ...refused, code: 'TOTAL_REQUIRED' }, missing],
    ['for a wrong field', { ...refused, code: 'DAY_INVALID' }, wrong],
    ['for a code it does not know', { ...refused, code: 'NEW_CODE' }, words.failed],
  ])('the desk explains a refusal %s', (_how, refusal, expected) => expect(words.refusal(refusal)).toBe(expected))
})

test('the English desk shows the server’s own error message', () => {
  expect(english.refusal(refused)).toBe(refused.message)
  expect(english.refusal({ ...refused, message: '' })).toBe(english.failed)
})
