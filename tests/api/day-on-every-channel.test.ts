/**
 * Plays one day of a hotel that sells here, on two other sites and at the door. Checks its rooms, and its figures to
 * the rupee.
 */
import { sql } from 'kysely'
import { expect } from 'vitest'
import { buildGuest, type BuiltHotel } from '../builders.ts'
import { givenTwoSites, told } from './calendar-sites.ts'
import { putClock } from './desk-acts.ts'
import { withQuery, type Api, type Body } from './start-api.ts'
import { at, walkInTest } from './walk-in-test.ts'

const test = walkInTest.extend('hotelWish', { rooms: 3, prices: { 0: 900, 1: 800, 2: 700, 3: 1499, 4: 2000 } })

const TONIGHT = { checkin: at('21:00'), checkout: at('10:00', '06'), slotId: 1 }
const NIGHT = { from: TONIGHT.checkin, until: TONIGHT.checkout }
const EARLY = { checkin: at('18:00'), checkout: at('21:00'), slotId: 4 }

type Party = { room: string; who: string; from: Date; until: Date }

/**
 * Returns everybody who has a room. It reads bookings, walk-ins and other sites' events, so that it does not depend on
 * the constraint under test.
 */
async function partiesOf(api: Api, { id }: BuiltHotel): Promise<Party[]> {
  const { rows } = await sql<Party>`
    select r.number as room, b.short_id as who, b.checkin_at as from, coalesce(v.left_at, b.leaves_at) as until
      from bookings b join stays s on s.booking_id = b.id and s.status = 'booked' join rooms r on r.id = s.room_id
        left join visits v on v.booking_id = b.id
      where b.hotel_id = ${id} and b.status = 'completed'
    union all
    select r.number, 'walk-in', w.arrived_at, coalesce(w.left_at, w.leaves_at)
      from walk_ins w join room_blocks k on k.id = w.block_id join rooms r on r.id = k.room_id where r.hotel_id = ${id}
    union all
    select r.number, c.name, lower(e.period), upper(e.period)
      from channel_events e join channel_calendars k on k.id = e.calendar_id join channels c on c.id = k.channel_id
        join rooms r on r.id = e.room_id where r.hotel_id = ${id}`.execute(api.db)
  return rows
}

/** Returns the pairs of parties that share a room at any time, such as '103: ABC and Booking.com'. */
async function meetingsOf(api: Api, hotel: BuiltHotel): Promise<string[]> {
  const parties = await partiesOf(api, hotel)
  return parties.flatMap((one, place) =>
    parties
      .slice(place + 1)
      .filter((other) => other.room === one.room && other.from < one.until && other.until > one.from)
      .map((other) => `${one.room}: ${[one.who, other.who].toSorted().join(' and ')}`),
  )
}

test('a day with bookings here, on two other sites and at the door puts no two parties in a room and has the right figures', async ({
  api,
  hotel,
  guest,
  steps,
  desk,
  marks,
  walkIns,
}) => {
  const { site, other, read, contact, manager } = await givenTwoSites(api, hotel)
  const [second, third, fourth] = [await buildGuest(api.db), await buildGuest(api.db), await buildGuest(api.db)]

  // MakeMyTrip has sold room 101 for tonight. We can still sell two rooms, and room 101 for the afternoon.
  site.sells({ uid: 'mmt@site', ...NIGHT })
  await read(0)
  const here = await steps.paid(guest, hotel, { payAtHotel: true }, TONIGHT)
  const paid = await steps.paid(second, hotel, {}, TONIGHT)
  expect((await steps.book(third, hotel, {}, TONIGHT)).body.error.code).toBe('SOLD_OUT')
  const early = await steps.paid(fourth, hotel, {}, EARLY)
  const walkIn = await marks.walkIn(at('16:15'), { price: 336, paid: { amount: 336, method: 'upi' } })
  expect(walkIn.status).toBe(200)
  expect(await meetingsOf(api, hotel)).toEqual([])

  // Booking.com has not read our calendar yet, and sells room 101 for the same night.
  other.sells({ uid: 'bdc@site', ...NIGHT })
  putClock(api, at('14:30'))
  await read(0)
  expect(await meetingsOf(api, hotel)).toEqual(['101: Booking.com and MakeMyTrip'])
  const [conflict] = (await desk.get('conflicts')).body
  expect(conflict).toMatchObject({ room: '101', channel: 'MakeMyTrip', other_sale: { channel: 'Booking.com' } })
  expect(await told(api, contact)).toHaveLength(1)

  // The receptionist calls Booking.com, which cancels its sale.
  other.sells()
  for (const minutes of ['14:36', '14:42']) {
    putClock(api, at(minutes))
    await read(0)
  }
  expect((await desk.get('conflicts')).body).toEqual([])
  expect(await meetingsOf(api, hotel)).toEqual([])

  // The afternoon's guests leave, then the early guests come and go, and then the night's guests.
  putClock(api, at('16:10'))
  expect((await walkIns.act(walkIn.body.id, 'leave')).status).toBe(200)
  putClock(api, at('18:05'))
  expect((await marks.arrive(early.id)).status).toBe(200)
  putClock(api, at('20:30'))
  expect((await marks.leave(early.id)).status).toBe(200)
  putClock(api, at('21:05'))
  for (const { id } of [here, paid]) expect((await marks.arrive(id)).status).toBe(200)
  const due: number = (await marks.read(here.id)).due
  expect((await desk.post(`bookings/${here.id}/take`, { amount: due, method: 'cash' })).status).toBe(200)
  expect(await meetingsOf(api, hotel)).toEqual([])
  const here101 = (await partiesOf(api, hotel)).filter(({ room }) => room === '101').map(({ who }) => who)
  expect(here101).toContain('MakeMyTrip')

  const { body } = await api.get(withQuery('/desk/figures', {}), { headers: manager.headers })
  const way = (name: string) => body.money.find((one: Body) => one.way === name)
  const online = here.bill.payable_now + paid.bill.payable_now + early.bill.payable_now
  expect(way('online')).toEqual({ way: 'online', bookings: online, walk_ins: 0 })
  expect(way('upi')).toEqual({ way: 'upi', bookings: 0, walk_ins: 336 })
  expect(way('cash')).toEqual({ way: 'cash', bookings: due, walk_ins: 0 })
  expect(body.money_sum).toBe(online + 336 + due)
  expect(body).toMatchObject({ stays: 3, cancelled: 0, no_shows: 0, turned_away: 0 })
  // Other sites are paid for what they sold, so none of our figures contains it.
  expect(body.walk_ins).toMatchObject({ stays: 1, value: 336 })
  expect(body.value).toBe(here.bill.room_total + paid.bill.room_total + early.bill.room_total)
  putClock(api, at('14:05'))
})
