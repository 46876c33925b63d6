import { afterEach, expect, test, vi } from 'vitest'
import { subscribeHere } from './subscribe-here.ts'

const ADDRESS = { endpoint: 'https://push.example/1', p256dh: 'B1', auth: 'a1' }
const subscription = (unsubscribe = vi.fn(async () => true)) => ({
  toJSON: () => ({ endpoint: ADDRESS.endpoint, keys: { p256dh: 'B1', auth: 'a1' } }),
  unsubscribe,
})

type Manager = { subscribe: () => Promise<unknown>; getSubscription?: () => Promise<unknown> }

function browser(permission: string, pushManager: Manager): void {
  vi.stubGlobal('Notification', { requestPermission: async () => permission })
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ pushManager }) } })
}

afterEach(() => vi.unstubAllGlobals())

test('a browser whose user agrees is subscribed with our VAPID key, for visible notifications only', async () => {
  const subscribe = vi.fn(async () => subscription())
  browser('granted', { subscribe })
  expect(await subscribeHere('Bkey')).toEqual({ ok: true, address: ADDRESS })
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'Bkey' })
})

test.each(['denied', 'default'])('a browser whose owner answers %s is not subscribed', async (permission) => {
  const subscribe = vi.fn(async () => subscription())
  browser(permission, { subscribe })
  expect(await subscribeHere('Bkey')).toEqual({ ok: false, why: 'blocked' })
  expect(subscribe).not.toHaveBeenCalled()
})

test('a subscription with an earlier key is replaced', async () => {
  const unsubscribe = vi.fn(async () => true)
  const subscribe = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(new DOMException('another key', 'InvalidStateError'))
    .mockResolvedValueOnce(subscription())
  browser('granted', { subscribe, getSubscription: async () => subscription(unsubscribe) })
  expect(await subscribeHere('Bkey')).toEqual({ ok: true, address: ADDRESS })
  expect(unsubscribe).toHaveBeenCalledOnce()
})

test('a push service that does not answer is reported as a failure', async () => {
  const subscribe = async () => Promise.reject(new DOMException('no service', 'AbortError'))
  browser('granted', { subscribe })
  expect(await subscribeHere('Bkey')).toEqual({ ok: false, why: 'failed' })
})
