import { describe, expect, test } from 'vitest'
import { draftErrors, EMPTY_DRAFT, nextDraft, readDraft, type DraftEvent, type DraftState } from './feedback-draft.ts'

const start = readDraft(undefined)
const typed: DraftEvent = { type: 'typed', field: 'message', text: 'hi' }
const after = (...events: DraftEvent[]): DraftState => events.reduce(nextDraft, start)

describe('message drafts', () => {
  test.each<[string, DraftEvent[], Partial<DraftState>]>([
    ['begins empty', [], { draft: EMPTY_DRAFT, tried: false, sending: false }],
    ['takes what is typed', [typed], { draft: { ...EMPTY_DRAFT, message: 'hi' } }],
    ['shows its faults once it was tried', [{ type: 'tried' }, typed], { tried: true }],
    ['waits while it is sent', [typed, { type: 'sending' }], { sending: true }],
    [
      'keeps every word when sending failed',
      [typed, { type: 'sending' }, { type: 'failed', problem: 'No network.' }],
      { draft: { ...EMPTY_DRAFT, message: 'hi' }, sending: false, problem: 'No network.' },
    ],
    [
      'forgets the problem with the next word',
      [{ type: 'failed', problem: 'No network.' }, typed],
      { problem: undefined },
    ],
  ])('a message draft changes in steps: it %s', (_name, events, expected) =>
    expect(after(...events)).toMatchObject(expected),
  )
})

test.each<[string, unknown, object]>([
  [
    'as it was',
    { message: 'a', name: 'b', phone: 'c', email: 'd' },
    { message: 'a', name: 'b', phone: 'c', email: 'd' },
  ],
  ['without what is no text', { message: 7, name: 'b' }, { ...EMPTY_DRAFT, name: 'b' }],
  ['from nothing', null, EMPTY_DRAFT],
  ['from text', 'hello', EMPTY_DRAFT],
])('a draft is restored %s', (_name, kept, draft) => expect(readDraft(kept).draft).toEqual(draft))

test('each field of the feedback form shows its first fault', () => {
  expect(draftErrors('feedback', { ...EMPTY_DRAFT, message: 'hi' })).toEqual({})
  expect(draftErrors('sponsorship', EMPTY_DRAFT)).toEqual({
    message: 'Message Required',
    phone: 'Phone or Email Required',
  })
  expect(Object.keys(draftErrors('sponsorship', EMPTY_DRAFT))).toEqual(['message', 'phone'])
  expect(draftErrors('complaint', { ...EMPTY_DRAFT, message: '\u0007', email: 'x' })).toMatchObject({
    message: 'This has characters we cannot read',
    email: 'Invalid Email',
  })
})
