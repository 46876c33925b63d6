import { describe, expect, test } from 'vitest'
import {
  feedbackErrors,
  MAX_FEEDBACK_LENGTH,
  MAX_PAGE_LENGTH,
  needsContact,
  readFeedback,
  type TypedFeedback,
} from './feedback.ts'

const WORDS = 'The lift was loud.'
const REACHABLE = { phone: '98765 00001' }

describe('sent feedback', () => {
  test('feedback requires only its text, which is stored trimmed', () => {
    expect(readFeedback({ kind: 'feedback', message: ' The lift\r\nwas loud. ' })).toEqual({
      ok: true,
      value: { kind: 'feedback', message: 'The lift\nwas loud.', name: null, phone: null, email: null, page: null },
    })
  })

  test('feedback stores who wrote it and where, with the phone in its normal form', () => {
    const typed = { name: ' Asha \n Rao ', phone: '098765-00001', email: ' asha@home.example', page: '/hotel/12' }
    expect(readFeedback({ kind: 'complaint', message: WORDS, ...typed })).toEqual({
      ok: true,
      value: {
        kind: 'complaint',
        message: WORDS,
        name: 'Asha Rao',
        phone: '+919876500001',
        email: 'asha@home.example',
        page: '/hotel/12',
      },
    })
  })

  test.each<[string, TypedFeedback]>([
    ['a phone', { kind: 'sponsorship', message: WORDS, phone: '9876500001' }],
    ['an e-mail', { kind: 'sponsorship', message: WORDS, email: 'asha@home.example' }],
    ['as many words as there may be', { kind: 'feedback', message: '𝒂'.repeat(MAX_FEEDBACK_LENGTH) }],
    ['a page as long as it may be', { kind: 'feedback', message: WORDS, page: `/${'x'.repeat(MAX_PAGE_LENGTH - 1)}` }],
    ['blank fields', { kind: 'feedback', message: WORDS, name: ' ', phone: ' ', email: null, page: '' }],
  ])('feedback is accepted with %s', (_name, typed) => {
    expect(readFeedback(typed).ok).toBe(true)
  })

  test.each<[string, TypedFeedback, object]>([
    ['no words', { kind: 'feedback', message: ' \n ' }, { field: 'message', kind: 'REQUIRED' }],
    ['too many', { kind: 'feedback', message: 'x'.repeat(MAX_FEEDBACK_LENGTH + 1) }, { field: 'message' }],
    ['a bell', { kind: 'feedback', message: 'hi\u0007' }, { field: 'message', kind: 'INVALID' }],
    ['an escape in the name', { kind: 'feedback', message: WORDS, name: '\u001B[0m' }, { field: 'name' }],
    ['a landline', { kind: 'feedback', message: WORDS, phone: '020 2553 1234' }, { field: 'phone', kind: 'INVALID' }],
    ['a wrong e-mail', { kind: 'feedback', message: WORDS, email: 'asha@home' }, { field: 'email', kind: 'INVALID' }],
    ['another site', { kind: 'feedback', message: WORDS, page: '//elsewhere.example' }, { field: 'page' }],
    ['an address', { kind: 'feedback', message: WORDS, page: 'https://a.example/' }, { field: 'page' }],
    [
      'a page that is too long',
      { kind: 'feedback', message: WORDS, page: `/${'x'.repeat(MAX_PAGE_LENGTH)}` },
      { field: 'page' },
    ],
  ])('feedback is refused with %s', (_name, typed, refusal) => {
    expect(readFeedback(typed)).toMatchObject({ ok: false, refusal })
  })
})

describe('the feedback form', () => {
  test.each([
    ['feedback', false],
    ['sponsorship', true],
    ['complaint', true],
  ] as const)('the feedback form requires a way to answer for %s: %s', (kind, isNeeded) => {
    expect(needsContact(kind)).toBe(isNeeded)
    expect(readFeedback({ kind, message: WORDS }).ok).toBe(!isNeeded)
    expect(readFeedback({ kind, message: WORDS, ...REACHABLE }).ok).toBe(true)
  })

  test('the feedback form reports all faults together, in the form’s order', () => {
    const faults = feedbackErrors({ kind: 'sponsorship', message: '', email: 'nobody' })
    expect(faults.map(({ field }) => field)).toEqual(['message', 'email'])
    expect(feedbackErrors({ kind: 'sponsorship', message: '' })).toEqual([
      { field: 'message', kind: 'REQUIRED', fault: 'messageRequired' },
      { field: 'phone', kind: 'REQUIRED', fault: 'contactRequired' },
    ])
  })
})
