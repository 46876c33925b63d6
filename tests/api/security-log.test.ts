import { expect } from 'vitest'
import { apiTest } from './api-test.ts'
import { limitOf } from './limit-steps.ts'
import { ASHA, KABIR } from '../cast.ts'
import { askOtp, openBrowser, signUpInBrowser } from './sign-in-steps.ts'
import { withQuery } from './start-api.ts'

const ADDRESS = '203.0.113.150'

const test = apiTest.extend('eventsSince', ({ api }) => async (id: number) => {
  await api.services.security.flush()
  return api.db.selectFrom('security_log').selectAll().where('id', '>', id).orderBy('id').execute()
})

test('the security log records events without anybody’s name', async ({ api, eventsSince }) => {
  const browser = openBrowser(api, ADDRESS)
  const verified = await signUpInBrowser(api, browser, ASHA)
  const headers = { authorization: verified.body.id as string }
  const from = { remoteAddress: ADDRESS }
  await api.get(`/users/user-picture/00000000-0000-4000-8000-000000000000`, { ...from, headers })
  await api.get('/users/00000000-0000-4000-8000-000000000000', { ...from, headers })
  await api.post('/users/verify-otp', { phone: ASHA.phone, token: '1' }, from)
  await askOtp(browser, ASHA.phone)
  await browser.post('/users/logout', {})
  await api.post('/users/signup', KABIR, { ...from, headers: { 'sec-fetch-site': 'cross-site' } })
  await api.post('/users/verify-email', { token: 'x' }, from)
  for (let tries = 0; tries <= limitOf('/users/is-registered'); tries++)
    await api.get(withQuery('/users/is-registered', { phone: ASHA.phone }), from)
  const rows = await eventsSince(0)
  expect(rows.map(({ event }) => event)).toEqual([
    'otp_sent',
    'signed_up',
    'identity_view_refused',
    'right_refused',
    'sign_in_failed',
    'otp_sent',
    'signed_out',
    'cross_site_refused',
    'email_link_refused',
    'request_limit_reached',
  ])
  const text = JSON.stringify(rows.map((row) => ({ ...row, subject_hash: row.subject_hash?.toString('utf8') })))
  for (const clear of [ASHA.phone, ASHA.email, verified.body.id, verified.body.userId, ADDRESS])
    expect(text).not.toContain(clear)
  // A guest always has the same subject, and an address the same hash.
  const [, joined, , refused] = rows
  expect(joined?.subject_hash).toEqual(refused?.subject_hash)
  expect(new Set(rows.map(({ address_hash }) => address_hash?.toString('hex'))).size).toBe(1)
})

test('requests are answered while the security log cannot be written', async ({ api, eventsSince }) => {
  const before = (await eventsSince(0)).at(-1)?.id ?? 0
  await api.db.schema.alterTable('security_log').renameTo('security_log_away').execute()
  const answer = await api.post('/users/verify-otp', { phone: ASHA.phone, token: '1' })
  expect(answer.body.error.code).toBe('OTP_WRONG')
  await expect(api.services.security.flush()).rejects.toThrow('security_log')
  await api.db.schema.alterTable('security_log_away').renameTo('security_log').execute()
  expect((await eventsSince(before)).map(({ event }) => event)).toEqual(['sign_in_failed'])
})

test('a flood of security events does not fill the memory, and dropped entries are counted', async ({ api }) => {
  for (let events = 0; events < 6000; events++) api.services.security.note('right_refused', { address: ADDRESS })
  await api.services.security.flush()
  expect(api.faults.splice(0)).toMatchObject([{ event: 'security_log_dropped', dropped: 1000 }])
})

test('the security log is kept for a year', async ({ api }) => {
  api.clock.advance(365 * 24 * 60 - 1)
  await api.post('/dev/jobs/purge-events')
  expect(await api.db.selectFrom('security_log').select('id').limit(1).execute()).toHaveLength(1)
  api.clock.advance(2)
  await api.post('/dev/jobs/purge-events')
  expect(await api.db.selectFrom('security_log').select('id').limit(1).execute()).toEqual([])
})
