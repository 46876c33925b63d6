import { expect, test } from 'vitest'
import { formNotice, pressNotice } from './form-notice.ts'

const words = { refusal: ({ code }: { code: string }) => `refused: ${code}`, lostAnswer: 'lost' }
const refused = (code: string, fields: string[] = []) => ({
  state: 'refused' as const,
  refusal: {
    status: 422,
    code,
    message: '',
    ...(fields.length > 0 && { details: fields.map((field) => ({ field, code: `${field}_INVALID`, message: '' })) }),
  },
})

test.each([
  ['says nothing before a press', { state: 'idle' as const }, {}],
  ['says nothing while it sends', { state: 'sending' as const }, {}],
  ['says that the answer was lost', { state: 'unknown' as const }, { lost: 'lost' }],
  ['puts a refusal without a field above the button', refused('NO_ROOM_FREE'), { refused: 'refused: NO_ROOM_FREE' }],
  ['puts a refusal at the field that it concerns', refused('BACKWARDS'), { faults: { until: 'refused: BACKWARDS' } }],
  [
    'puts the API’s faults at their fields',
    refused('FROM_INVALID', ['from', 'note']),
    { faults: { from: 'refused: from_INVALID', note: 'refused: note_INVALID' } },
  ],
])('a form %s', (_title, sending, notice) => {
  expect(formNotice(sending, words, { BACKWARDS: 'until' })).toEqual(notice)
})

test.each([
  ['says nothing before a press', { state: 'idle' as const }, undefined],
  ['says that the answer was lost', { state: 'unknown' as const }, 'lost'],
  ['says why it was refused', refused('SOLD_OUT'), 'refused: SOLD_OUT'],
])('a button %s', (_title, sending, sentence) => expect(pressNotice(sending, words)).toBe(sentence))
