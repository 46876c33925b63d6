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
  ['shows no notice before it is submitted', { state: 'idle' as const }, {}],
  ['shows no notice while it is being sent', { state: 'sending' as const }, {}],
  ['says that no answer came from the server', { state: 'unknown' as const }, { lost: 'lost' }],
  [
    'shows a refusal that concerns no field above the button',
    refused('NO_ROOM_FREE'),
    { refused: 'refused: NO_ROOM_FREE' },
  ],
  ['shows a refusal at the field that it concerns', refused('BACKWARDS'), { faults: { until: 'refused: BACKWARDS' } }],
  [
    'shows the API’s field errors at their fields',
    refused('FROM_INVALID', ['from', 'note']),
    { faults: { from: 'refused: from_INVALID', note: 'refused: note_INVALID' } },
  ],
])('a staff form shows its notice: it %s', (_title, sending, notice) => {
  expect(formNotice(sending, words, { BACKWARDS: 'until' })).toEqual(notice)
})

test.each([
  ['shows no notice before it is pressed', { state: 'idle' as const }, undefined],
  ['says that no answer came from the server', { state: 'unknown' as const }, 'lost'],
  ['says why the server refused the request', refused('SOLD_OUT'), 'refused: SOLD_OUT'],
])('a staff button shows its notice: it %s', (_title, sending, sentence) =>
  expect(pressNotice(sending, words)).toBe(sentence),
)
