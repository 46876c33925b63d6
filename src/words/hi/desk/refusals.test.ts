import { describe, expect, test } from 'vitest'
import { ALL_CALLS } from '#contract/calls.ts'
import { ERRORS } from '#contract/errors.ts'
import { english } from '../../en/desk/desk.ts'
import { hindi } from './desk.ts'
import { REFUSALS_HINDI } from './refusals.ts'

const ofDesk = new Set(ALL_CALLS.filter(({ tag }) => tag === 'Desk').flatMap(({ refusals }) => refusals ?? []))

test('every refusal of the desk’s calls has a sentence in Hindi', () => {
  expect([...ofDesk].filter((code) => REFUSALS_HINDI[code] === undefined)).toEqual([])
})

test('no Hindi sentence is left for a refusal that no longer exists', () => {
  const isField = (code: string) => /_(?:INVALID|REQUIRED)$/.test(code)
  const known = new Set<string>([...ofDesk, 'INTERNAL_ERROR', 'UNREACHABLE'])
  expect(Object.keys(REFUSALS_HINDI).filter((code) => !known.has(code) && !isField(code))).toEqual([])
})

test('every Hindi sentence is in Devanagari', () => {
  const isHindi = (sentence: string) => /\p{Script=Devanagari}{2}/u.test(sentence)
  expect(Object.values(REFUSALS_HINDI).filter((sentence) => !isHindi(sentence))).toEqual([])
})

describe('refusals in words', () => {
  const refused = { status: 409, code: 'ROOM_TAKEN', message: ERRORS.ROOM_TAKEN.message }
  test.each([
    ['in English as the server says it', english.refusal(refused), refused.message],
    ['in English without a sentence', english.refusal({ ...refused, message: '' }), english.failed],
    ['in Hindi by its code', hindi.refusal(refused), REFUSALS_HINDI['ROOM_TAKEN']],
    ['in Hindi for a field', hindi.refusal({ ...refused, code: 'TOTAL_REQUIRED' }), 'कुछ लिखना बाकी है।'],
    [
      'in Hindi for a wrong field',
      hindi.refusal({ ...refused, code: 'DAY_INVALID' }),
      'यह ठीक से नहीं लिखा गया। देखकर फिर लिखिए।',
    ],
    ['in Hindi for a code it does not know', hindi.refusal({ ...refused, code: 'NEW_CODE' }), hindi.failed],
  ])('the refusal is said %s', (_how, said, expected) => expect(said).toBe(expected))
})
