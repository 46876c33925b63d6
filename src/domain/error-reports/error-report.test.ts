import { expect, test } from 'vitest'
import { MAX_REPORT_COMMENT_LENGTH, MAX_REPORT_MESSAGE_LENGTH, readErrorReport } from './error-report.ts'

const MESSAGE = 'TypeError: x is undefined'

test.each([
  ['as it is', '/hotel/the-court', MESSAGE, { page: '/hotel/the-court', message: MESSAGE }],
  ['without the query', '/confirm-booking?bookingid=1f#top', MESSAGE, { page: '/confirm-booking' }],
  ['of another site', 'https://elsewhere.example/', MESSAGE, { page: '/' }],
  ['of a scheme-less address', '//elsewhere.example', MESSAGE, { page: '/' }],
  ['without an e-mail', '/', 'no user asha@home.example', { message: 'no user [email]' }],
  ['without a phone', '/', 'bad: +91 98765-43210!', { message: 'bad: [number]!' }],
  ['without a token', '/', `key ${'a1'.repeat(32)} is over`, { message: 'key [token] is over' }],
  ['with short numbers', '/', 'line 120, column 34', { message: 'line 120, column 34' }],
  ['of nothing', '', ' \n ', { page: '/', message: 'unknown' }],
  ['with a bell', '/', 'a\u0007b', { message: 'a b' }],
  ['too long', '/', 'x'.repeat(5000), { message: 'x'.repeat(MAX_REPORT_MESSAGE_LENGTH) }],
])('a report is kept %s', (_name, page, message, kept) => {
  expect(readErrorReport({ page, message })).toMatchObject(kept)
})

test.each([
  ['words', ' I pressed Pay \r\n twice ', 'I pressed Pay \n twice'],
  ['a number that is meant', 'call 9876543210', 'call 9876543210'],
  ['nothing', '  ', null],
  ['too much', 'y'.repeat(9000), 'y'.repeat(MAX_REPORT_COMMENT_LENGTH)],
] as const)('a comment of %s', (_name, comment, kept) => {
  expect(readErrorReport({ page: '/', message: MESSAGE, comment }).comment).toBe(kept)
})
