import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, onTestFinished } from 'vitest'
import { buildHotel, buildStaff } from '../builders.ts'
import { overhear } from '../database/overhear.ts'
import { deskOf, deskTest as test, putClock } from './desk-acts.ts'
import type { Api } from './start-api.ts'

const WITHIN_MILLISECONDS = 2000

/** An open desk, and the events that it has received so far. */
async function openDesk(api: Api, token: string) {
  if (!api.app.server.listening) await api.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = api.app.server.address() as AddressInfo
  const request = get({ port, host: '127.0.0.1', path: '/api/desk/live', headers: { authorization: token } })
  onTestFinished(() => void request.destroy())
  request.on('error', () => undefined)
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  let text = ''
  answer.on('data', (bytes: Buffer) => void (text += bytes.toString()))
  const heard = (event: string) => text.split(`event: ${event}\n`).length - 1
  const hears = async (event: string, times: number) => {
    const until = performance.now() + WITHIN_MILLISECONDS
    while (heard(event) < times && performance.now() < until) await pause(10)
    return heard(event)
  }
  const end = once(answer, 'end').then(() => true)
  end.catch(() => undefined) // the test is over
  const ends = () => Promise.race([end, pause(WITHIN_MILLISECONDS, false)])
  return { status: answer.statusCode, type: answer.headers['content-type'], hears, ends, text: () => text }
}

test('an open desk gets events about changes at its hotel within two seconds, and none about other hotels', async ({
  api,
  city,
  hotel,
  guest,
  steps,
  desk,
}) => {
  putClock(api, '2026-12-01T09:00:00+05:30')
  const other = await buildStaff(api.db, await buildHotel(api.db, city))
  const { id } = await steps.paid(guest, hotel, { name: 'Asha Rao' })
  const [own, foreign] = [await openDesk(api, desk.token), await openDesk(api, other.token)]
  expect([own.status, own.type]).toEqual([200, 'text/event-stream; charset=utf-8'])
  expect(await own.hears('ready', 1)).toBe(1)
  await foreign.hears('ready', 1)
  await deskOf(api, desk).act(id, 'seen')
  expect(await own.hears('changed', 1)).toBeGreaterThanOrEqual(1)
  expect(foreign.text()).not.toContain('changed')
  expect(own.text(), 'nothing of a guest').not.toContain('Asha')
})

test('the live stream of a desk is refused without a desk session', async ({ api, guest }) => {
  expect((await openDesk(api, guest.token)).status).toBe(401)
})

test('the live stream closes immediately for a colleague whose post ended', async ({
  api,
  hotel,
  guest,
  steps,
  desk,
}) => {
  putClock(api, '2026-12-01T09:00:00+05:30')
  const manager = await buildStaff(api.db, hotel, { role: 'manager' })
  const leaver = await buildStaff(api.db, hotel)
  const { id } = await steps.paid(guest, hotel)
  const [gone, stays] = [await openDesk(api, leaver.token), await openDesk(api, desk.token)]
  await gone.hears('ready', 1)
  await stays.hears('ready', 1)
  await api.post(`/desk/staff/${leaver.id}/end`, {}, { headers: manager.headers })
  expect(await gone.ends()).toBe(true)
  await deskOf(api, desk).act(id, 'seen')
  expect(await stays.hears('changed', 1)).toBeGreaterThanOrEqual(1)
  expect(gone.text()).toContain('event: over')
  expect(gone.text()).not.toContain('changed')
  expect(await stays.ends(), 'a colleague who stays').toBe(false)
})

test('desks are told to reconnect after one to six seconds, each after a different delay', async ({ api, desk }) => {
  const streams = await Promise.all(Array.from({ length: 8 }, () => openDesk(api, desk.token)))
  await Promise.all(streams.map(({ hears }) => hears('ready', 1)))
  const retries = streams.map(({ text }) => Number(/^retry: (\d+)\n\n/.exec(text())?.[1]))
  for (const retry of retries) {
    expect(retry).toBeGreaterThanOrEqual(1000)
    expect(retry).toBeLessThanOrEqual(6000)
  }
  expect(new Set(retries).size).toBeGreaterThan(4)
})

describe.runIf(process.env['API_ENGINE'] === 'postgresql')('the list of a day on several connections', () => {
  test('fifty devices that request the day’s list at the same time share one read, and a device without access gets nothing', async ({
    api,
    hotel,
    guest,
    steps,
    desk,
  }) => {
    putClock(api, '2026-12-01T09:00:00+05:30')
    const { short_id: code } = await steps.paid(guest, hotel)
    const leaver = await buildStaff(api.db, hotel)
    const manager = await buildStaff(api.db, hotel, { role: 'manager' })
    await api.post(`/desk/staff/${leaver.id}/end`, {}, { headers: manager.headers })
    const today = () => deskOf(api, desk).day()
    const ofDay = (await overhear(today)).statements.length - 1
    const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    // The first read of the day waits until every device has sent its request.
    const holding = api.db.transaction().execute(async (trx) => {
      await sql`lock table bookings in access exclusive mode`.execute(trx)
      held.resolve()
      await released.promise
    })
    await held.promise
    const { statements } = await overhear(async (sofar) => {
      const asked = Array.from({ length: 50 }, () => today())
      expect((await deskOf(api, leaver).day()).status).toBe(401)
      const sessions = () => sofar.statements.filter(({ text }) => text.includes('desk_sessions')).length
      await expect.poll(sessions, { timeout: 20_000 }).toBe(51)
      await pause(100)
      released.resolve()
      await holding
      for (const { status, body } of await Promise.all(asked)) {
        expect(status).toBe(200)
        expect(body.new_bookings.map((row: { code: string }) => row.code)).toEqual([code])
      }
    })
    // The server checks every session, but reads the day only twice: for the first request and for all later ones.
    expect(statements.length - 51).toBeLessThanOrEqual(2 * ofDay)
  })
})
