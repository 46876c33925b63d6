/** Tests that the examples in docs/channel-managers.md work as written. */
import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { ALL_CALLS } from '#contract/calls.ts'
import { KEY_SCOPES } from '#domain/hotel-keys/hotel-key.ts'
import { SLOTS } from '#domain/slots/slots.ts'
import { signCall } from '#server/features/webhooks/sign-call.ts'
import { buildStaff } from '../builders.ts'
import { bookingTest as test } from './booking-test.ts'
import type { Body } from './start-api.ts'

const GUIDE = readFileSync(new URL('../../docs/channel-managers.md', import.meta.url), 'utf8')
const CALLS = [...GUIDE.matchAll(/`(GET|POST) \/api(\/desk\/[^`]+)`/g)].map(([, method, path = '']) => ({
  method,
  path,
}))
const BODIES = [...GUIDE.matchAll(/```json POST \/api(\S+)\n([\s\S]*?)```/g)].map(([, path = '', text = '']) => ({
  path,
  body: JSON.parse(text) as object,
}))

test('the guide names every call that an API key may make, and no other call', () => {
  const named = new Set(CALLS.map(({ method, path }) => `${method} ${path.split('?')[0]}`))
  const more = [
    ['POST', '/desk/sell-again'],
    ['POST', '/desk/prices/rules/{id}/remove'],
  ]
  for (const [method, path] of more) named.add(`${method} ${path}`)
  const open = ALL_CALLS.filter((call) => 'keyScope' in call).map(({ method, path }) => `${method} ${path}`)
  expect([...named].toSorted()).toEqual(open.toSorted())
  for (const { index, listingName } of SLOTS) expect(GUIDE).toContain(`${index} ${listingName}`)
})

test('the calls in the guide work with an API key that has all scopes, and their example bodies are accepted', async ({
  api,
  hotel,
}) => {
  const { headers } = await buildStaff(api.db, hotel, { role: 'manager' })
  const { body: made } = await api.post('/desk/keys', { name: 'StaySync', scopes: KEY_SCOPES }, { headers })
  const key = { headers: { authorization: `Bearer ${made.secret}` } }
  for (const { method, path } of CALLS.filter((call) => call.method === 'GET' && !call.path.includes('{')))
    expect([method, path, (await api.get(path, key)).status]).toEqual(['GET', path, 200])
  expect(BODIES.map(({ path }) => path)).toEqual(['/desk/blocks', '/desk/prices/days'])
  for (const { path, body } of BODIES) {
    const answer = await api.post(path, body, key)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    if (path !== '/desk/blocks') continue
    const freed = await api.post(`/desk/blocks/${answer.body.id}/free`, {}, key)
    expect(freed.body.freed_at).not.toBeNull()
  }
})

test('the guide’s example verifies our signature, with one secret and with two, and rejects any other', async () => {
  const [, code = ''] = /```js\n([\s\S]*?)```/.exec(GUIDE) ?? []
  const module: Body = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  const now = new Date('2026-12-01T09:00:00+05:30')
  const seconds = now.getTime() / 1000
  const body = '{"id":"நன்றி"}'
  const isFromUncle = (secret: string, header: string, raw = body, at = seconds): boolean =>
    module.isFromUncle(secret, header, raw, at)
  const header = signCall(['new', 'old'], body, now)
  expect(['new', 'old', 'other'].map((secret) => isFromUncle(secret, header))).toEqual([true, true, false])
  expect(isFromUncle('new', header, `${body} `)).toBe(false)
  expect(isFromUncle('new', header, body, seconds + 301)).toBe(false)
  const forged = `t=${seconds},v1=${createHmac('sha256', 'new').update(body).digest('hex')}`
  expect(isFromUncle('new', forged)).toBe(false)
  expect(isFromUncle('new', `t=${seconds},v1=zz`)).toBe(false)
})
