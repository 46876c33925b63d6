import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { describe, expect } from 'vitest'
import { readCalendars } from '#server/features/channels/read-calendars.ts'
import { buildHotel, buildStaff, type BuiltHotel } from '../builders.ts'
import { SATURDAY_EVENING, SUNDAY_MORNING } from '../cast.ts'
import { startSite } from './calendar-sites.ts'
import { deskTest as test } from './desk-test.ts'
import type { Api } from './start-api.ts'

type ReadEvent = { uid: string; from: string; until: string; sequence: number; status: string; summary: string }

const byStart = (one: ReadEvent, other: ReadEvent): number => one.from.localeCompare(other.from)

/** Reads a calendar with Mozilla's parser. */
const byIcalJs = (text: string): ReadEvent[] =>
  new ICAL.Component(ICAL.parse(text) as unknown[] as [string, unknown[], unknown[]])
    .getAllSubcomponents('vevent')
    .map((component) => {
      const event = new ICAL.Event(component)
      return {
        uid: event.uid,
        from: event.startDate.toJSDate().toISOString(),
        until: event.endDate.toJSDate().toISOString(),
        sequence: event.sequence,
        status: String(component.getFirstPropertyValue('status')),
        summary: event.summary,
      }
    })
    .sort(byStart)

/** Reads a calendar with a second, independent parser. */
const byNodeIcal = (text: string): ReadEvent[] =>
  Object.values(nodeIcal.sync.parseICS(text))
    .flatMap((part) => (part?.type === 'VEVENT' ? [part] : []))
    .map((event) => ({
      uid: event.uid,
      from: event.start.toISOString(),
      until: (event.end ?? event.start).toISOString(),
      sequence: Number(event.sequence),
      status: String(event.status),
      summary: typeof event.summary === 'string' ? event.summary : '',
    }))
    .sort(byStart)

async function givenReader({ api, hotel }: { api: Api; hotel: BuiltHotel }) {
  const { headers } = await buildStaff(api.db, hotel, { role: 'manager' })
  const post = (path: string, body: object = {}) => api.post(`/desk/${path}`, body, { headers })
  const give = async (body: object) => (await post('given-calendars', body)).body.given.at(-1)
  /** Reads a calendar as another site does, by both parsers. */
  const read = async ({ address }: { address: string }) => {
    const answer = await api.get(new URL(address).pathname.replace(/^\/api/, ''))
    if (answer.status !== 200) return answer.status
    const text = String(answer.body)
    expect(byNodeIcal(text)).toEqual(byIcalJs(text))
    expect(text).not.toMatch(/Asha|Kabir|Hotel \d|UN-|101/)
    return byIcalJs(text)
  }
  return { post, give, read }
}

const TIMES = {
  from: new Date(SATURDAY_EVENING.checkin).toISOString(),
  until: new Date(SATURDAY_EVENING.checkout).toISOString(),
}

describe('a calendar for other sites', () => {
  test('a calendar says when a room is unavailable, and nothing else', async ({ api, hotel, guest, steps }) => {
    const { give, read, post } = await givenReader({ api, hotel })
    const rooms: { id: number }[] = (await post('given-calendars', { kind: 'any' })).body.rooms
    const first = await give({ kind: 'room', room: rooms[0]?.id })
    const second = await give({ kind: 'room', room: rooms[1]?.id })
    expect(await read(first)).toEqual([])
    await steps.paid(guest, hotel)
    expect(await read(first)).toMatchObject([{ ...TIMES, sequence: 0, status: 'CONFIRMED', summary: 'Not available' }])
    expect(await read(second)).toEqual([])
  })

  test('a changed event keeps its UID, and an event that ends is cancelled', async ({ api, hotel, guest, steps }) => {
    const { give, read, post } = await givenReader({ api, hotel })
    const rooms: { id: number }[] = (await post('given-calendars', { kind: 'any' })).body.rooms
    const calendar = await give({ kind: 'room', room: rooms[0]?.id })
    const { id } = await steps.paid(guest, hotel)
    const before = await read(calendar)
    expect(await read(calendar)).toEqual(before)
    await post('blocks', {
      room: rooms[0]?.id,
      from: SUNDAY_MORNING.checkin,
      until: SUNDAY_MORNING.checkout,
      why: 'repair',
    })
    const [event] = before as ReadEvent[]
    const longer = { ...event, until: new Date(SUNDAY_MORNING.checkout).toISOString(), sequence: 1 }
    expect(await read(calendar)).toEqual([longer])
    await steps.cancel(guest, id)
    const after = (await read(calendar)) as ReadEvent[]
    expect(after).toMatchObject([
      { uid: event?.uid, from: new Date(SUNDAY_MORNING.checkin).toISOString(), sequence: 2 },
    ])
  })

  test('the calendar for a room type is busy only while no room of that type is free', async ({
    api,
    hotel,
    guest,
    steps,
  }) => {
    const { give, read } = await givenReader({ api, hotel })
    const any = await give({ kind: 'any' })
    const withBathtub = await give({ kind: 'with_bathtub' })
    await steps.paid(guest, hotel)
    expect(await read(any)).toEqual([])
    const { id } = await steps.paid(guest, hotel)
    expect(await read(any)).toMatchObject([TIMES])
    expect(await read(withBathtub)).toEqual([])
    await steps.cancel(guest, id)
    expect(await read(any)).toMatchObject([{ ...TIMES, status: 'CANCELLED', sequence: 1 }])
  })

  test('a site’s calendar shows other sites’ sales, and leaves out its own', async ({ api, hotel }) => {
    const { give, read, post } = await givenReader({ api, hotel })
    const site = await startSite()
    site.sells({ uid: 'one@site', ...TIMES })
    const rooms: { id: number }[] = (await post('given-calendars', { kind: 'any' })).body.rooms
    const calendars = rooms.map(({ id }) => ({ room: id, address: site.address }))
    const added = await post('channels', { name: 'MakeMyTrip', keeps_back: 0, calendars })
    await readCalendars(api.services)
    const own = await give({ kind: 'any', channel: added.body.read[0].id })
    const others = await give({ kind: 'without_bathtub' })
    expect(await read(own)).toEqual([])
    expect(await read(others)).toMatchObject([TIMES])
  })

  test('a calendar can be read only at its secret address, which a manager can replace', async ({
    api,
    hotel,
    city,
  }) => {
    const { give, read, post } = await givenReader({ api, hotel })
    const calendar = await give({ kind: 'any' })
    const wrong = calendar.address.replace(/.{6}\.ics$/, 'aaaaaa.ics')
    expect(await read({ address: wrong })).toBe(404)
    expect(await read({ address: wrong.replace('.ics', '.txt') })).toBe(404)
    const other = await buildStaff(api.db, await buildHotel(api.db, city), { role: 'manager' })
    const foreign = await api.post(`/desk/given-calendars/${calendar.id}/renew`, {}, { headers: other.headers })
    expect(foreign.status).toBe(404)
    const renewed = await post(`given-calendars/${calendar.id}/renew`)
    expect(await read(calendar)).toBe(404)
    expect(await read(renewed.body.given[0])).toEqual([])
    const ended = await post(`given-calendars/${calendar.id}/end`)
    expect(ended.body.given).toEqual([])
    expect(await read(renewed.body.given[0])).toBe(404)
  })

  test('a second calendar for the same rooms and the same site is not created', async ({ api, hotel }) => {
    const { post } = await givenReader({ api, hotel })
    await post('given-calendars', { kind: 'any' })
    expect((await post('given-calendars', { kind: 'any' })).body.given).toHaveLength(1)
    expect((await post('given-calendars', { kind: 'room' })).status).toBe(422)
    expect((await post('given-calendars', { kind: 'any', channel: 999_999 })).status).toBe(404)
  })

  test('two concurrent readers get the same UID', async ({ api, hotel, guest, steps }) => {
    const { give, read } = await givenReader({ api, hotel })
    const calendar = await give({ kind: 'without_bathtub' })
    await steps.paid(guest, hotel)
    await steps.paid(guest, hotel)
    const [one, other] = await Promise.all([read(calendar), read(calendar)])
    expect(one).toEqual(other)
    expect(one).toHaveLength(1)
  })
})
