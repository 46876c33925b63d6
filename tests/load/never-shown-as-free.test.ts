/** Two seconds after a booking was committed, no process offers its room, whatever was frozen in between. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { openDb } from '#db/open-db.ts'
import { bookingBody, buildCity, buildGuest, buildHotel, type BuiltGuest, type BuiltHotel } from '../builders.ts'
import { isMissing, present, startPostgres } from '../database/postgres.ts'
import { dayAfterTomorrow } from './day-after-tomorrow.ts'
import { startServerProcess, type ServerProcess } from './server-process.ts'

const MAX_LATE_MILLISECONDS = 2000
const PAUSED_MILLISECONDS = 10_000

const postgres = await startPostgres({ durability: 'safe', isPrivate: true })
const reason = isMissing(postgres) ? ` (skipped: ${postgres.missing})` : ''

type Listed = { id: number; availability: { availability: boolean } }
type Look = { at: number; offered: boolean }
type Scene = { booking: ServerProcess; searching: ServerProcess; hotels: BuiltHotel[]; guest: BuiltGuest; city: number }

async function setUp(name: string): Promise<Scene> {
  const databaseUrl = await present(postgres).createDatabase(name)
  const { db, close } = await openDb({ databaseUrl, dataDir: '' })
  const city = await buildCity(db)
  const hotels = [await buildHotel(db, city, { rooms: 1 }), await buildHotel(db, city, { rooms: 1 })]
  const guest = await buildGuest(db)
  await close()
  const environment = { DATABASE_URL: databaseUrl, DATABASE_POOL: '4' }
  const [booking, searching] = await Promise.all([startServerProcess(environment), startServerProcess(environment)])
  return { booking, searching, hotels, guest, city: city.id }
}

/**
 * Searches for the hotel. Returns whether it is offered, or undefined if the search was refused, as an out-of-date
 * server may do.
 */
async function look({ searching, city }: Scene, hotel: BuiltHotel): Promise<Look | undefined> {
  const { checkin, checkout } = dayAfterTomorrow()
  const query = new URLSearchParams({ checkin, checkout, filter: JSON.stringify({ where: { cityId: city } }) })
  const answer = await fetch(`${searching.base}/api/hotels/search?${query}`).catch(() => undefined)
  if (!answer) return undefined
  if (answer.status === 503) return void (await answer.arrayBuffer())
  const found = ((await answer.json()) as Listed[]).find(({ id }) => id === hotel.id)
  if (!found) throw new Error('the hotel is in no search')
  return { at: performance.now(), offered: found.availability.availability }
}

/** Books, and retries while the database is down. Returns the moment after which the booking was committed. */
async function book({ booking, guest }: Scene, hotel: BuiltHotel): Promise<number> {
  const headers = { authorization: guest.token, 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  const body = JSON.stringify(bookingBody(hotel, dayAfterTomorrow()))
  for (let turn = 0; turn < 200; turn++) {
    const answer = await fetch(`${booking.base}/api/bookings/create-booking`, { method: 'POST', headers, body })
    await answer.arrayBuffer()
    if (answer.ok) return performance.now()
    if (answer.status < 500) throw new Error(`the booking was refused: ${answer.status}`)
    await pause(50)
  }
  throw new Error('no booking in ten seconds')
}

/** Searches until the city has been in memory for a while. */
async function searchFor(scene: Scene, hotel: BuiltHotel, milliseconds: number): Promise<Look[]> {
  const looks: Look[] = []
  for (const end = performance.now() + milliseconds; performance.now() < end; await pause(20)) {
    const seen = await look(scene, hotel)
    if (seen) looks.push(seen)
  }
  return looks
}

const lateAfter = (looks: readonly (Look | undefined)[], committed: number) =>
  looks.filter((seen) => seen?.offered && seen.at > committed + MAX_LATE_MILLISECONDS)

/** The searches that are late enough to be judged. Without any, the test would have checked nothing. */
const judged = (looks: readonly (Look | undefined)[], committed: number) =>
  looks.filter((seen) => seen && seen.at > committed + MAX_LATE_MILLISECONDS)

describe.skipIf(isMissing(postgres))(`a room that was booked elsewhere, on PostgreSQL${reason}`, () => {
  afterAll(() => present(postgres).stop())

  test('a room booked elsewhere stays hidden in a process frozen for ten seconds', { timeout: 60_000 }, async () => {
    const scene = await setUp('paused')
    const { searching } = scene
    const [hotel, other] = scene.hotels as [BuiltHotel, BuiltHotel]
    const before = await searchFor(scene, hotel, 2000)
    expect(before.at(-1)?.offered).toBe(true)
    searching.child.kill('SIGSTOP')
    // Sent while the process is frozen, before and after the booking. Both are answered when it continues.
    const early = [look(scene, hotel), look(scene, hotel)]
    const committed = await book(scene, hotel)
    const later = [look(scene, hotel), look(scene, hotel)]
    await pause(PAUSED_MILLISECONDS)
    searching.child.kill('SIGCONT')
    const looks = [...(await Promise.all([...early, ...later])), ...(await searchFor(scene, hotel, 2500))]
    expect(lateAfter(looks, committed)).toEqual([])
    expect(judged(looks, committed).length).toBeGreaterThan(20)
    // The process still answers, as its offer of another free hotel shows.
    expect((await look(scene, other))?.offered).toBe(true)
    await Promise.all([scene.booking.stop(), searching.stop()])
  })

  test(
    'a room booked elsewhere stays hidden if the database crashes right afterwards and loses the change feed',
    { timeout: 60_000 },
    async () => {
      const scene = await setUp('crashed')
      const [first, second] = scene.hotels as [BuiltHotel, BuiltHotel]
      expect((await searchFor(scene, first, 2000)).at(-1)?.offered).toBe(true)
      await book(scene, first)
      // The restart takes two seconds or more, and a search learns of the booking once the database is back.
      await present(postgres).crash()
      const back = performance.now()
      const looks = await searchFor(scene, first, 5000)
      expect(lateAfter(looks, back)).toEqual([])
      expect(judged(looks, back).length).toBeGreaterThan(20)

      // The feed continues after the crash.
      expect((await look(scene, second))?.offered).toBe(true)
      const next = await book(scene, second)
      const after = await searchFor(scene, second, 3500)
      expect(lateAfter(after, next)).toEqual([])
      expect(judged(after, next).length).toBeGreaterThan(20)
      await Promise.all([scene.booking.stop(), scene.searching.stop()])
    },
  )
})
