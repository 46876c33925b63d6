import { beforeEach, expect, test, vi } from 'vitest'
import type { OfflineEntry } from './offline-entry.ts'

const store = new Map<string, string>()
const RAVI = { name: 'Ravi', expires_at: '2099-01-01T00:00:00Z', post: { staff_id: 'ravi', hotel: { id: 1 } } }
const IMRAN = { ...RAVI, name: 'Imran', post: { staff_id: 'imran', hotel: { id: 1 } } }

type Sent = { path: string; key: string | null; body: Record<string, unknown> }
/** Records the requests that the fake server received. `answer` creates its replies. */
let sent: Sent[] = []
let answer: (path: string) => Response | Promise<Response>
let me: object = RAVI

const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { date: new Date().toUTCString(), 'cache-control': 'private, no-store' },
  })

const keptMarks = (): OfflineEntry[] =>
  (JSON.parse(store.get('desk') ?? '{}') as { marks?: OfflineEntry[] }).marks ?? []

/** Imports the queue again, as a newly opened page does. */
async function openPage() {
  vi.resetModules()
  const [marks, { deskApi }] = await Promise.all([import('./offline-queue.ts'), import('./desk-api.ts')])
  return { ...marks, hear: () => deskApi.get('/desk/me') }
}

const ARRIVE = { bookingId: 'b1', name: 'Asha Rao', act: 'arrive', body: { ids: 'originals' } } as const

beforeEach(() => {
  store.clear()
  store.set('desk', JSON.stringify({ me: RAVI }))
  sent = []
  me = RAVI
  answer = () => json({ id: 'b1' })
  vi.stubGlobal('location', { origin: 'https://uncle.example' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  })
  vi.stubGlobal('fetch', async (address: string, { headers, body }: RequestInit) => {
    const path = new URL(address).pathname
    if (path === '/api/desk/me') return json(me)
    const key = new Headers(headers).get('idempotency-key')
    sent.push({ path, key, body: JSON.parse(body as string) as Sent['body'] })
    return answer(path)
  })
  return () => vi.unstubAllGlobals()
})

const lose = () => Promise.reject(new TypeError('network error'))

test('a double tap sends only one entry', async () => {
  const { submitEntry, hear } = await openPage()
  await hear()
  const [first, second] = await Promise.all([submitEntry(ARRIVE), submitEntry(ARRIVE)])
  expect([first.state, second.state]).toEqual(['done', 'done'])
  expect(sent).toHaveLength(1)
})

test('a double tap while offline queues only one entry', async () => {
  const { submitEntry } = await openPage()
  expect([(await submitEntry(ARRIVE)).state, (await submitEntry(ARRIVE)).state]).toEqual(['waiting', 'waiting'])
  expect(keptMarks()).toHaveLength(1)
})

test('a phone vibrates for an entry that was sent or queued, but not for a refused one', async () => {
  const vibrate = vi.fn()
  vi.stubGlobal('navigator', { vibrate })
  const { submitEntry, hear } = await openPage()
  await hear()
  await submitEntry(ARRIVE)
  expect(vibrate).toHaveBeenCalledTimes(1)
  answer = () => json({ error: { code: 'TOO_EARLY', message: 'Not yet.' } }, 409)
  expect(await submitEntry({ ...ARRIVE, bookingId: 'b2' })).toMatchObject({ state: 'refused' })
  expect(vibrate).toHaveBeenCalledTimes(1)
  answer = lose
  expect(await submitEntry({ ...ARRIVE, bookingId: 'b3' })).toEqual({ state: 'waiting' })
  expect(vibrate).toHaveBeenCalledTimes(2)
})

test('an entry whose answer was lost is retried with the same idempotency key, time and author', async () => {
  const { submitEntry, sendQueue, hear } = await openPage()
  await hear()
  answer = lose
  expect(await submitEntry(ARRIVE)).toEqual({ state: 'waiting' })
  answer = () => json({ id: 'b1' })
  await sendQueue()
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
  expect(sent[0]?.body).toMatchObject({ ids: 'originals', by: 'ravi', at: expect.any(String) as string })
  expect(keptMarks()).toEqual([])
})

test('an entry stays queued for its author while somebody else is signed in on the phone', async () => {
  const first = await openPage()
  await first.submitEntry(ARRIVE)
  first.leaveDesk()
  expect(keptMarks()).toMatchObject([{ name: '–', by: { staffId: 'ravi', name: 'Ravi' } }])

  me = IMRAN
  const second = await openPage()
  second.enterDesk(IMRAN as never)
  await second.submitEntry({ ...ARRIVE, bookingId: 'b2' })
  await second.sendQueue()
  expect(sent.map(({ path, body }) => [path, body['by']])).toEqual([['/api/desk/bookings/b2/arrive', 'imran']])
  expect(keptMarks()).toMatchObject([{ bookingId: 'b1', by: { staffId: 'ravi' } }])

  me = RAVI
  second.enterDesk(RAVI as never)
  await second.sendQueue()
  expect(sent.at(-1)).toMatchObject({ path: '/api/desk/bookings/b1/arrive', body: { by: 'ravi' } })
  expect(keptMarks()).toEqual([])
})

test('an entry stays queued after another tab has signed in somebody else', async () => {
  const { submitEntry, sendQueue } = await openPage()
  await submitEntry(ARRIVE)
  me = IMRAN
  await sendQueue()
  expect(sent).toEqual([])
  expect(keptMarks()).toMatchObject([{ by: { staffId: 'ravi' } }])
})

test('an entry from an older release is sent as the colleague whose session made it', async () => {
  const old = { key: 'k', bookingId: 'b1', name: 'Asha Rao', act: 'leave', body: { at: '2026-12-05T21:00:00+05:30' } }
  store.set('desk', JSON.stringify({ me: RAVI, marks: [old] }))
  const { sendQueue } = await openPage()
  await sendQueue()
  expect(sent).toEqual([
    { path: '/api/desk/bookings/b1/leave', key: 'k', body: { at: '2026-12-05T21:00:00+05:30', by: 'ravi' } },
  ])
})

test('an entry from an older release is not sent once the session that made it is unknown', async () => {
  const old = { key: 'k', bookingId: 'b1', name: '–', act: 'leave', body: {} }
  store.set('desk', JSON.stringify({ marks: [old] }))
  const { enterDesk, sendQueue } = await openPage()
  enterDesk(RAVI as never)
  await sendQueue()
  expect(sent).toEqual([])
  expect(keptMarks()).toMatchObject([{ key: 'k', by: { staffId: '' } }])
})
