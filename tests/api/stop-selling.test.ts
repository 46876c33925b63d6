import { sql } from 'kysely'
import { expect } from 'vitest'
import { addMinutes, toIstIso } from '#domain/kernel/ist.ts'
import { buildGuest } from '../builders.ts'
import { SATURDAY_EVENING } from '../cast.ts'
import { deskTest as test } from './desk-test.ts'
import { withQuery, type Answer } from './start-api.ts'

const DAY = '2026-12-01'
const TODAY = { checkin: '2026-12-01T21:00:00+05:30', checkout: '2026-12-02T10:00:00+05:30', slotId: 1 }
const TOMORROW = { checkin: '2026-12-02T21:00:00+05:30', checkout: '2026-12-03T10:00:00+05:30', slotId: 1 }
const codeOf = ({ status, body }: Answer) => [status, body.error?.code ?? 'OK']
const stateOf = ({ body }: Answer, slot: number) => body.slots.find((one: { slot: number }) => one.slot === slot).state

test('a hotel that stops selling sells no stay for today during two hours, and then sells again by itself', async ({
  api,
  city,
  hotel,
  guest,
  steps,
  desk,
}) => {
  const other = await buildGuest(api.db)
  const booked = await steps.paid(other, hotel)
  const stopped = await desk.post('stop-selling')
  expect(stopped.body).toMatchObject({
    stopped_until: toIstIso(addMinutes(api.clock.now(), 120)),
    stopped_by_desk: true,
  })
  expect(stateOf(stopped, 3)).toBe('stopped')
  const asked = { checkin: TODAY.checkin, checkout: TODAY.checkout }
  const bill = { checkin_date: asked.checkin, checkout_date: asked.checkout, roomCount: 1 }
  const search = withQuery('/hotels/search', { ...asked, filter: { where: { cityId: city.id }, limit: 100 } })
  const said = async () => {
    const found = (await api.get(search)).body.find(({ id }: { id: number }) => id === hotel.id)
    const asks = await api.get(withQuery(`/hotels/${hotel.id}/find-availability`, asked))
    const days = await api.get(withQuery(`/hotels/${hotel.id}/offers-by-day`, { slot: 3, from: DAY, days: 2 }))
    return {
      search: [found.availability, found.price],
      availability: await steps.isAvailable(hotel, TODAY),
      paused: asks.body.availability.isPaused,
      tomorrow: await steps.isAvailable(hotel, TOMORROW),
      days: days.body.days.map(({ state }: { state: string }) => state),
      quote: codeOf(await api.post(`/hotels/${hotel.id}/calculate-bill`, bill)),
      signedIn: codeOf(await api.post(`/hotels/${hotel.id}/calculate-bill`, bill, { headers: guest.headers })),
    }
  }
  const closed = [409, 'HOTEL_CLOSED']
  expect(await said()).toEqual({
    search: [{ availability: false, isPaused: true }, 1499],
    availability: false,
    paused: true,
    tomorrow: true,
    days: ['closed', 'free'],
    quote: closed,
    signedIn: closed,
  })
  expect(codeOf(await steps.book(guest, hotel, {}, TODAY))).toEqual(closed)
  api.clock.advance(119)
  expect(codeOf(await steps.book(guest, hotel, {}, TODAY))).toEqual(closed)
  api.clock.advance(1)
  const open = [200, 'OK']
  expect(await said()).toEqual({
    search: [{ availability: true, isPaused: false }, 1499],
    availability: true,
    paused: false,
    tomorrow: true,
    days: ['free', 'free'],
    quote: open,
    signedIn: open,
  })
  expect(codeOf(await steps.book(guest, hotel, {}, TODAY))).toEqual(open)
  api.clock.advance(-120)
  expect((await steps.read(other, booked.id)).status).toBe('completed')
})

test('a stop of sales can be ended early', async ({ hotel, guest, steps, desk }) => {
  await desk.post('stop-selling')
  const again = await desk.post('sell-again')
  expect(again.body).toMatchObject({ stopped_until: null, stopped_by_desk: false })
  expect(codeOf(await steps.book(guest, hotel, {}, TODAY))).toEqual([200, 'OK'])
  expect((await desk.post('sell-again')).status).toBe(200)
})

test('couples with a booking can change and extend it while sales are paused, but cannot move it to today', async ({
  hotel,
  guest,
  steps,
  desk,
}) => {
  const booking = await steps.paid(guest, hotel, {}, TOMORROW)
  await desk.post('stop-selling')
  const into = [await steps.modify(guest, booking.id, TODAY), await steps.modificationBill(guest, booking.id, TODAY)]
  expect(into.map(codeOf)).toEqual([
    [409, 'HOTEL_CLOSED'],
    [409, 'HOTEL_CLOSED'],
  ])
  const may = [
    await steps.modificationBill(guest, booking.id, SATURDAY_EVENING),
    await steps.modify(guest, booking.id, SATURDAY_EVENING),
    await steps.extensionBill(guest, booking.id, 1),
    await steps.extend(guest, booking.id, 1),
  ]
  expect(may.map(codeOf)).toEqual(Array.from({ length: 4 }, () => [200, 'OK']))
})

test('a stay today may get extra hours while its hotel’s sales are paused', async ({ hotel, guest, steps, desk }) => {
  const booking = await steps.paid(guest, hotel, {}, TODAY)
  await desk.post('stop-selling')
  const may = [await steps.extensionBill(guest, booking.id, 2), await steps.extend(guest, booking.id, 2)]
  expect(may.map(codeOf)).toEqual([
    [200, 'OK'],
    [200, 'OK'],
  ])
})

test('ending the desk’s stop of sales does not end the stop for unseen bookings', async ({
  api,
  hotel,
  guest,
  steps,
  desk,
}) => {
  const until = addMinutes(api.clock.now(), 900)
  await sql`insert into sales_pauses (hotel_id, why, until_at) values (${hotel.id}, 'unseen', ${until})`.execute(api.db)
  await desk.post('stop-selling')
  const again = await desk.post('sell-again')
  expect(again.body).toMatchObject({ stopped_until: toIstIso(until), stopped_by_desk: false })
  expect(codeOf(await steps.book(guest, hotel, {}, TODAY))).toEqual([409, 'HOTEL_CLOSED'])
})

test('a payment for an expired hold is refunded while its hotel’s sales are paused', async ({
  api,
  hotel,
  guest,
  steps,
  desk,
}) => {
  const held = await steps.book(guest, hotel, {}, TODAY)
  api.clock.advance(16)
  await steps.runJob('expire-holds')
  await desk.post('stop-selling')
  await steps.press(held.body.booking.payment_url)
  await api.worker.drain()
  expect((await steps.read(guest, held.body.booking.id)).status).toBe('expired')
  api.clock.advance(-16)
})
