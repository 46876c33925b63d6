import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished } from 'vitest'
import { readCalendars } from '#server/features/channels/read-calendars.ts'
import { buildStaff, type BuiltHotel } from '../builders.ts'
import { SATURDAY_EVENING } from '../cast.ts'
import { calendarOf, type SoldTime } from '../sold-calendar.ts'
import { buildChannel, sentTo } from './hotel-messages-test.ts'
import type { Api } from './start-api.ts'

type Behaviour = (request: IncomingMessage, response: ServerResponse) => void

export const answers =
  (text: string, status = 200, headers: Record<string, string> = {}): Behaviour =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'text/calendar', ...headers }).end(text)

/** A stand-in for another booking site, whose behaviour the test sets. */
export async function startSite() {
  let behave: Behaviour = answers('', 404)
  const seen: IncomingMessage[] = []
  const server = createServer((request, response) => {
    seen.push(request)
    behave(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}/101.ics`,
    seen,
    does: (next: Behaviour) => {
      behave = next
    },
    sells: (...sold: readonly SoldTime[]) => {
      behave = answers(calendarOf(...sold))
    },
  }
}

export const EVENING = { uid: 'one@site', from: SATURDAY_EVENING.checkin, until: SATURDAY_EVENING.checkout }
export const AT_OTHER = { ...EVENING, uid: 'other@site' }
export const LATER = { uid: 'two@site', from: '2026-12-10T12:00:00+05:30', until: '2026-12-12T12:00:00+05:30' }

type Given = { api: Api; hotel: BuiltHotel }

/** Builds a manager whose hotel sells its first room, or all rooms, on another site. */
export async function givenSite({ api, hotel }: Given, rooms: 'one' | 'all' = 'one', keepsBack = 0) {
  const manager = await buildStaff(api.db, hotel, { role: 'manager' })
  const site = await startSite()
  const { headers } = manager
  const page = await api.get('/desk/channels', { headers })
  const all: { id: number }[] = page.body.rooms
  const calendars = (rooms === 'one' ? all.slice(0, 1) : all).map(({ id }) => ({ room: id, address: site.address }))
  const added = await api.post('/desk/channels', { name: 'MakeMyTrip', keeps_back: keepsBack, calendars }, { headers })
  expect(added.status, JSON.stringify(added.body)).toBe(200)
  // Removes the sites, so that later tests read only their own.
  onTestFinished(async () => {
    await api.db.deleteFrom('channels').where('hotel_id', '=', hotel.id).execute()
  })
  const read = async (minutes = 5) => {
    api.clock.advance(minutes)
    return readCalendars(api.services)
  }
  const look = async () => (await api.get('/desk/channels', { headers })).body
  return { site, manager, id: added.body.read[0].id as number, rooms: all, read, look }
}

/** Builds a hotel whose first room two sites sell, with a contact who gets texts. */
export async function givenTwoSites(api: Api, hotel: BuiltHotel) {
  const given = await givenSite({ api, hotel })
  const other = await startSite()
  const calendars = [{ room: given.rooms[0]?.id, address: other.address }]
  const { headers } = given.manager
  await api.post('/desk/channels', { name: 'Booking.com', keeps_back: 0, calendars }, { headers })
  given.site.sells()
  other.sells()
  return { ...given, other, contact: await buildChannel(api.db, hotel) }
}

/** Returns the texts that a contact got about other sites, oldest first. */
export const told = async (api: Api, to: string): Promise<string[]> =>
  (await sentTo(api, to)).map(({ body }) => body).filter((body) => /sold twice/.test(body))
