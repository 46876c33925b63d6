import { expect, test } from 'vitest'
import { addMinutes } from '../kernel/ist.ts'
import { isAnswerOpen, MAX_ANSWER_LENGTH, readAnswer } from './review-answer.ts'

test.each([
  [' Thank you,\r\nAsha. ', { ok: true, value: 'Thank you,\nAsha.' }],
  ['धन्यवाद', { ok: true, value: 'धन्यवाद' }],
  ['x'.repeat(MAX_ANSWER_LENGTH), { ok: true, value: 'x'.repeat(MAX_ANSWER_LENGTH) }],
  ['x'.repeat(MAX_ANSWER_LENGTH + 1), { ok: false, refusal: 'TOO_LONG' }],
  [' \n ', { ok: false, refusal: 'EMPTY' }],
  ['bell\u0007', { ok: false, refusal: 'CONTROL_CHARACTER' }],
])('the typed answer to a review %j is accepted or refused', (typed, read) => {
  expect(readAnswer(typed)).toEqual(read)
})

test.each([
  [0, true],
  [24 * 60, true],
  [24 * 60 + 1, false],
])('an answer to a review may be changed %i minutes after it was written: %s', (minutes, isOpen) => {
  const written = new Date('2026-12-31T23:59:00+05:30')
  expect(isAnswerOpen(written, addMinutes(written, minutes))).toBe(isOpen)
})
