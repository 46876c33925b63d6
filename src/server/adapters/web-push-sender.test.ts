import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { KNOWN_PUSH_SERVICES } from '#domain/push/push-endpoint.ts'
import { describePushSender } from '../ports/push-sender.conformance.ts'
import type { PushMessage } from '../ports/push-message.ts'
import { pushKeys } from '../push-settings.ts'
import { byChannel } from './by-channel.ts'
import { localPhone, localPushService, type Pushed } from './local-push-service.ts'
import { webPushSender } from './web-push-sender.ts'

const folder = mkdtempSync(join(tmpdir(), 'uncle-push-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const local = { APP_ENV: 'local', DATA_DIR: folder, PUSH_SERVICES: KNOWN_PUSH_SERVICES }
const keys = () => {
  const made = pushKeys(local)
  if (!made) throw new Error('a local machine makes its own keys')
  return made
}

const open = () => {
  const delivered: Pushed[] = []
  const fetch = localPushService((pushed) => void delivered.push(pushed))
  return { delivered, sender: webPushSender({ ...keys(), fetch, timeoutMilliseconds: 60 }) }
}

describePushSender('web push', async () => {
  const { delivered, sender } = open()
  return {
    sender,
    phone: localPhone,
    close: async () => undefined,
    delivered: async () => delivered.map(({ endpoint, body }) => ({ endpoint, body })),
  }
})

const message = (fields: Partial<PushMessage> = {}): PushMessage => ({
  ...localPhone('one'),
  channel: 'push',
  template: 'new_booking',
  body: '{"title":"New booking"}',
  seconds: 900,
  ...fields,
})

test('a notification is urgent, and waits at the push service no longer than it should', async () => {
  const { delivered, sender } = open()
  await sender.send(message())
  expect(delivered).toMatchObject([{ seconds: 900, urgency: 'high' }])
})

test.each([
  'http://fcm.googleapis.com/x',
  'https://127.0.0.1/x',
  'https://localhost/x',
  'https://fcm.googleapis.com.evil.example/x',
  'no address',
])('the sender makes no request to %s, and the subscription ends', async (endpoint) => {
  const asked: string[] = []
  const fetch = async (address: unknown) => {
    asked.push(String(address))
    return new Response()
  }
  const sender = webPushSender({ ...keys(), fetch })
  await expect(sender.send(message({ endpoint }))).rejects.toMatchObject({ isGone: true })
  expect(asked).toEqual([])
})

test('the sender follows no redirect into our network', async () => {
  const asked: RequestInit[] = []
  const fetch = async (_address: unknown, init?: RequestInit) => {
    asked.push(init ?? {})
    throw new TypeError('unexpected redirect')
  }
  const sender = webPushSender({ ...keys(), fetch })
  await expect(sender.send(message())).rejects.toThrow('push push.localhost: UNREACHABLE')
  expect(asked).toMatchObject([{ redirect: 'error', method: 'POST' }])
})

test.each([
  ['60', 60],
  ['-1', 0],
  ['soon', 0],
  ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
  ['Wed, 21 Oct 2099 07:28:00 GMT', 14_400],
  ['999999', 14_400],
])(
  'a push service that answers Retry-After: %s gets the next request after %i s at the earliest',
  async (said, wait) => {
    const fetch = async () => new Response(null, { status: 429, headers: { 'retry-after': said } })
    const sender = webPushSender({ ...keys(), fetch })
    await expect(sender.send(message())).rejects.toMatchObject({ isGone: false, retryAfterSeconds: wait })
  },
)

test('the push stand-in refuses a signature by a different key, and cannot decrypt messages to a different phone', async () => {
  const fetch = localPushService(() => undefined)
  const { p256dh, auth } = localPhone('other')
  const sender = webPushSender({ ...keys(), fetch })
  await expect(sender.send(message({ p256dh, auth }))).rejects.toThrow(/auth|decrypt|authenticate/)
  const signed = await fetch(localPhone('one').endpoint, { headers: { authorization: 'vapid t=a.b.c, k=BBBB' } })
  expect(signed.status).toBe(403)
})

test('no push is sent without VAPID keys, and queued notifications are dropped', async () => {
  const texts = { send: () => Promise.reject(new Error('not a text')) }
  const messages = byChannel({ sms: texts, email: texts, push: () => null })
  expect(messages.pushKey()).toBeNull()
  await messages.send(message())
})
