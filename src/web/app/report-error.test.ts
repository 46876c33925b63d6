import { expect, test, vi } from 'vitest'
import { browserApi } from '#web/lib/api.ts'
import { quietConsole } from './quiet-console.ts'
import { reportError, wordsOf } from './report-error.ts'
import { cleanEvent } from './sentry.ts'

test.each([
  [new TypeError('total is undefined'), 'TypeError: total is undefined'],
  ['just words', 'just words'],
  [{ status: 500 }, '[object Object]'],
])('a thrown value is reported as text: %s', (thrown, words) => expect(wordsOf(thrown)).toBe(words))

test('a page that keeps failing is reported once, and a report itself never fails', async () => {
  vi.stubGlobal('location', { pathname: '/hotel/the-court' })
  const post = vi.spyOn(browserApi, 'post').mockRejectedValue(new Error('offline'))
  await reportError(new Error('broken'))
  await reportError(new Error('broken'))
  expect(post).toHaveBeenCalledExactlyOnceWith('/error-reports', {
    body: { page: '/hotel/the-court', message: 'Error: broken' },
  })
  post.mockRestore()
  vi.unstubAllGlobals()
})

test('a report to Sentry contains no personal data', () => {
  const event = cleanEvent({
    type: undefined,
    exception: { values: [{ type: 'Error', value: 'no user asha@home.example' }] },
    request: { url: 'https://uncle.example/confirm-booking?bookingid=7' },
    breadcrumbs: [{ message: 'typed 9876543210' }],
    user: { ip_address: '1.2.3.4' },
  })
  expect(event).toEqual({ type: undefined, exception: { values: [{ type: 'Error', value: 'no user [email]' }] } })
})

test('the console in production shows only errors', () => {
  const said: unknown[] = []
  const target = { log: (words: unknown) => said.push(words), error: (words: unknown) => said.push(words) }
  quietConsole(target)
  target.log('hello')
  target.error('broken')
  expect(said).toEqual(['broken'])
})
