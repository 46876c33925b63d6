/**
 * `npm run cluster -- --proof last-room`: lets hundreds of guests book one room at the same moment through two
 * processes, round after round.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { loadavg } from 'node:os'
import { openDb } from '../../../src/db/open-db.ts'
import type { Db } from '../../../src/server/services.ts'
import {
  bookingBody,
  buildCity,
  buildGuest,
  buildHotel,
  type BuiltGuest,
  type BuiltHotel,
} from '../../../tests/builders.ts'
import { dayAfterTomorrow } from '../../../tests/load/day-after-tomorrow.ts'
import { queryRows } from '../query-rows.ts'
import { faultsInLogs } from '../bookings/differences.ts'
import { countOverlaps } from '../count-overlaps.ts'
import type { App, Cluster } from '../start-cluster.ts'

const CLIENTS = 500
const BETWEEN_ROUNDS = 200

type Told = { status: number; code: string; booking: string | undefined; guest: BuiltGuest }

/**
 * Sends requests straight to the apps, each client to one app. All clients here share one address, from which nginx
 * accepts only 400 connections and a burst of 600 requests from one address.
 */
async function post({ port }: App, path: string, guest: BuiltGuest, json: object): Promise<Told> {
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method: 'POST',
    headers: { ...guest.headers, 'content-type': 'application/json' },
    body: JSON.stringify(json),
  })
  const body = (await answer.json()) as { booking?: { id: string }; error?: { code: string } }
  return { status: answer.status, code: body.error?.code ?? '', booking: body.booking?.id, guest }
}

type Round = { told: Told[]; wrong: string[]; milliseconds: number }

async function playRound(
  { apps, databaseUrl }: Cluster,
  hotel: BuiltHotel,
  guests: readonly BuiltGuest[],
): Promise<Round> {
  const began = performance.now()
  const body = bookingBody(hotel, dayAfterTomorrow())
  const appOf = (n: number): App => {
    const app = apps[n % apps.length]
    if (!app) throw new Error('there is no app')
    return app
  }
  const told = await Promise.all(guests.map((guest, n) => post(appOf(n), '/bookings/create-booking', guest, body)))
  const milliseconds = performance.now() - began
  const winners = told.filter(({ status }) => status === 200)
  const stays = await queryRows<{ n: number }>(
    databaseUrl,
    `select count(*)::int as n from stays where hotel_id = $1 and status in ('held', 'booked')`,
    [hotel.id],
  )
  const wrong = told
    .filter(({ status, code }) => status !== 200 && !(status === 409 && code === 'SOLD_OUT'))
    .map(({ status, code }) => `hotel ${hotel.id}: a guest was answered ${status} ${code}`)
  if (winners.length !== 1) wrong.push(`hotel ${hotel.id}: ${winners.length} guests were told that they have the room`)
  if (stays[0]?.n !== 1) wrong.push(`hotel ${hotel.id}: ${stays[0]?.n ?? 'no'} stays`)
  // Cancels the winners' bookings, so that no guest reaches the limit of unpaid bookings before the next round.
  for (const { guest, booking } of winners) await post(appOf(0), '/bookings/cancel-booking', guest, { id: booking })
  return { told, wrong, milliseconds }
}

async function prepare(db: Db, rounds: number): Promise<{ hotels: BuiltHotel[]; guests: BuiltGuest[] }> {
  const city = await buildCity(db, 'Last Room City')
  const hotels: BuiltHotel[] = []
  for (let n = 0; n < rounds; n++) hotels.push(await buildHotel(db, city, { rooms: 1 }))
  const guests: BuiltGuest[] = []
  for (let n = 0; n < CLIENTS; n++) guests.push(await buildGuest(db))
  return { hotels, guests }
}

/** Returns the exit code: 0 if each room has one winner and everybody else was told that it is sold. */
export async function competeForLastRoom(cluster: Cluster, times: number): Promise<number> {
  const { db, close } = await openDb({ databaseUrl: cluster.databaseUrl, dataDir: '' })
  const { hotels, guests } = await prepare(db, times)
  await close()
  const rounds: Round[] = []
  let overlaps = 0
  for (const hotel of hotels) {
    const round = await playRound(cluster, hotel, guests)
    rounds.push(round)
    overlaps = Math.max(overlaps, await countOverlaps(cluster.databaseUrl))
    for (const sentence of round.wrong.slice(0, 5)) console.log(sentence)
    if (rounds.length % 10 === 0) console.log(`${rounds.length} of ${times} rounds`)
    await pause(BETWEEN_ROUNDS)
  }
  const statuses = Map.groupBy(
    rounds.flatMap(({ told }) => told),
    ({ status, code }) => `${status} ${code}`.trim(),
  )
  const counted = [...statuses].map(([answer, all]) => `${answer}: ${all.length}`).join(', ')
  const sorted = rounds.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other)
  const wrong = rounds.flatMap((round) => round.wrong)
  if (wrong.length > 0) for (const sentence of await faultsInLogs(cluster)) console.log(sentence)
  const [median, longest] = [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0]
  console.log(
    `${times} rounds of ${CLIENTS} guests at once on ${cluster.apps.length} processes: ${wrong.length} faults, ${overlaps} overlaps; answers ${counted}; a round took ${Math.round(median)} ms at the median, ${Math.round(longest)} at most; load ${loadavg()[0]?.toFixed(1)}`,
  )
  return wrong.length === 0 && overlaps === 0 ? 0 : 1
}
