import { cpuUsage } from 'node:process'
import { expect, test } from 'vitest'
import {
  MAX_REPORT_COMMENT_LENGTH,
  MAX_REPORT_MESSAGE_LENGTH,
  readErrorReport,
  withoutPersons,
} from './error-report.ts'

const MESSAGE = 'TypeError: x is undefined'

test.each([
  ['as it is', '/hotel/the-court', MESSAGE, { page: '/hotel/the-court', message: MESSAGE }],
  ['without the query', '/confirm-booking?bookingid=1f#top', MESSAGE, { page: '/confirm-booking' }],
  ['of another site', 'https://elsewhere.example/', MESSAGE, { page: '/' }],
  ['of a scheme-less address', '//elsewhere.example', MESSAGE, { page: '/' }],
  ['without an e-mail', '/', 'no user asha@home.example', { message: 'no user [email]' }],
  ['without a phone', '/', 'bad: +91 98765-43210!', { message: 'bad: [number]!' }],
  ['without a token', '/', `key ${'a1'.repeat(32)} is over`, { message: 'key [token] is over' }],
  ['without an access token', '/', 'tok Zm9vYmFyMTIzNDU2Nzg5MEFCQ0RFRkdISUpLTE1OT1A!', { message: 'tok [token]!' }],
  ['without an id', '/', 'no 3f2c8a10-1b2c-4d5e-8f90-123456789abc here', { message: 'no [id] here' }],
  ['without a password', '/', 'token 482913 is wrong', { message: 'token [number] is wrong' }],
  [
    'with a long address',
    '/hotel/the-lantern-court-old-town-pune-maharashtra',
    MESSAGE,
    {
      page: '/hotel/the-lantern-court-old-town-pune-maharashtra',
    },
  ],
  ['with an amount', '/', 'a total of ₹1,574', { message: 'a total of ₹1,574' }],
  ['with short numbers', '/', 'line 120, column 34', { message: 'line 120, column 34' }],
  ['of nothing', '', ' \n ', { page: '/', message: 'unknown' }],
  ['with a bell', '/', 'a\u0007b', { message: 'a b' }],
  ['too long', '/', 'x'.repeat(5000), { message: 'x'.repeat(MAX_REPORT_MESSAGE_LENGTH) }],
])('an error report is stored %s', (_name, page, message, kept) => {
  expect(readErrorReport({ page, message })).toMatchObject(kept)
})

test.each([
  ['words', ' I pressed Pay \r\n twice ', 'I pressed Pay \n twice'],
  ['a number that is meant', 'call 9876543210', 'call 9876543210'],
  ['nothing', '  ', null],
  ['too much', 'y'.repeat(9000), 'y'.repeat(MAX_REPORT_COMMENT_LENGTH)],
] as const)('an error report stores a comment of %s', (_name, comment, kept) => {
  expect(readErrorReport({ page: '/', message: MESSAGE, comment }).comment).toBe(kept)
})

/** Texts on which an unbounded search would start again at every letter. */
const SLOW = [
  'a'.repeat(8000),
  '9 '.repeat(4000),
  `${'a.'.repeat(4000)}@`,
  'a@'.repeat(4000),
  '1-'.repeat(4000),
  'A1_'.repeat(2666),
]

test.each(SLOW.map((text) => [text.slice(0, 6), text]))(
  'an error report of 8,000 characters of “%s…” is freed of personal data within a moment',
  (_name, text) => {
    // Measures processor time instead of elapsed time, because the machine may be busy with other tests.
    const began = cpuUsage()
    for (let turn = 0; turn < 10; turn++) readErrorReport({ page: '/', message: text })
    withoutPersons(text)
    expect(cpuUsage(began).user / 1000).toBeLessThan(400)
  },
)
