/** Guests who are turned away get another hotel at no extra cost, or all their money, to the rupee. */
import { expect } from 'vitest'
import { addMinutes } from '#domain/kernel/ist.ts'
import { buildGuest, buildStaff } from '../builders.ts'
import { SATURDAY_EVENING } from '../cast.ts'
import { deskOf } from './desk-acts.ts'
import { buildChannel, sentTo } from './hotel-messages-test.ts'
import {
  agreeTurnedAway,
  atCheckin,
  buildNear,
  caseOf,
  codeOf,
  namesOf,
  relocationTest as test,
} from './relocation-test.ts'

test('three hotels of at least the same class are offered, first near ones that cost the same or less', async ({
  api,
  place,
  first,
  guest,
  steps,
}) => {
  const near = async (name: string, wish: Parameters<typeof buildNear>[2]) =>
    buildNear(api.db, place, { name, ...wish })
  await near('Fourth', { kilometres: 4 })
  await near('Second', { kilometres: 2, prices: { 3: 1200 } })
  await near('Third', { kilometres: 3, overall_rating: 3.9 })
  await near('First', { kilometres: 1 })
  await near('Cheaper', { kilometres: 0.1, prices: { 3: 1199 } })
  await near('Worse', { kilometres: 0.1, overall_rating: 3.8 })
  await near('Too dear', { kilometres: 0.1, prices: { 3: 4000 } })
  await near('Hidden', { kilometres: 0.1, hidden: true })
  await near('Other slot', { kilometres: 0.1, prices: { 0: 3000 } })
  const full = await near('Full', { kilometres: 0.1 })
  await steps.paid(await buildGuest(api.db), full)
  const { id } = await steps.paid(guest, first)
  const back = atCheckin(api)
  const said = await steps.turnedAway(guest, id)
  back()
  expect(said.status).toBe(200)
  expect(namesOf(said)).toEqual(['Cheaper', 'Second', 'First'])
  // The paid evening costs ₹1,200 plus 5 %, and the offered one ₹1,500 plus 5 %.
  expect(said.body).toMatchObject({ cause: 'turned_away', outcome: null, paid: 1260, total: 1260, due: 0 })
  // The offered room costs ₹1,199 plus tax, so the rest of the ₹1,260 is refunded.
  expect(said.body.hotels[0]).toMatchObject({ price: 1259, covered: 0, back: 1, kilometres: 0.1 })
  expect(said.body.hotels[1]).toMatchObject({ price: 1260, covered: 0, back: 0 })
  expect(said.body.hotels[2]).toMatchObject({ price: 1575, covered: 315, kilometres: 1, overallRating: 4.2 })
  expect((await steps.otherHotels(guest, id)).body).toEqual(said.body)
})

test('a hotel that has stopped selling is not offered, and refuses moved guests', async ({
  api,
  place,
  first,
  guest,
  steps,
}) => {
  const stopped = await buildNear(api.db, place, { name: 'Stopped', kilometres: 0.1 })
  await buildNear(api.db, place, { name: 'Open' })
  const { id } = await steps.paid(guest, first)
  const back = atCheckin(api)
  await api.db
    .insertInto('sales_pauses')
    .values({ hotel_id: stopped.id, why: 'desk', until_at: addMinutes(api.clock.now(), 120) })
    .execute()
  const said = await steps.turnedAway(guest, id)
  const moved = await api.post(`/bookings/${id}/move-to`, { hotelId: stopped.id }, { headers: guest.headers })
  back()
  expect(namesOf(said)).toEqual(['Open'])
  expect([moved.status, codeOf(moved)]).toEqual([409, 'HOTEL_NOT_OFFERED'])
})

test.for([
  [-61, 409],
  [-60, 200],
  [179, 200],
  [180, 409],
] as const)(
  'guests who report being turned away %i minutes after check-in get the answer %i',
  async ([minutes, status], { api, first, guest, steps }) => {
    const { id } = await steps.paid(guest, first)
    const back = atCheckin(api, minutes)
    const booking = await steps.read(guest, id)
    const said = await steps.turnedAway(guest, id)
    back()
    expect(said.status).toBe(status)
    expect(booking.actions.includes('turned_away')).toBe(status === 200)
    if (status === 409) expect(codeOf(said)).toBe('NOT_ALLOWED_NOW')
  },
)

test('guests who report being turned away twice, or in parallel, alert the hotel once', async ({
  api,
  first,
  guest,
  steps,
}) => {
  const desk = await buildChannel(api.db, first)
  const { id, short_id } = await steps.paid(guest, first)
  const back = atCheckin(api)
  const said = await Promise.all([steps.turnedAway(guest, id), steps.turnedAway(guest, id)])
  said.push(await steps.turnedAway(guest, id))
  const texts = (await sentTo(api, desk)).map(({ body }) => body)
  const { arriving } = (await deskOf(api, await buildStaff(api.db, first)).day()).body
  back()
  expect(arriving, 'on the list of today').toMatchObject([{ code: short_id, word: 'turned_away' }])
  expect(said.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(texts.slice(1)).toEqual([
    `Uncle: guests of ${short_id} say you are refusing them: Evening, Sat, 5 Dec, 9 PM, 1 room. PAID. Let them in, or ring us now.`,
  ])
})

test('one press moves guests to the other hotel, and every amount is right to the rupee', async ({
  api,
  place,
  first,
  steps,
}) => {
  const guest = await buildGuest(api.db, { credits: 300 })
  const other = await buildNear(api.db, place)
  const [desk, otherDesk] = [await buildChannel(api.db, first), await buildChannel(api.db, other)]
  const booked = await steps.paid(guest, first, { payAtHotel: true })
  const back = atCheckin(api)
  await steps.turnedAway(guest, booked.id)
  const moved = await steps.moveTo(guest, booked.id, other)
  const texts = [await sentTo(api, desk), await sentTo(api, otherDesk)].map((sent) => sent.at(-1)?.body)
  const own = await steps.messagesTo(guest.phone)
  const old = await steps.read(guest, booked.id)
  back()
  expect(moved.status, JSON.stringify(moved.body)).toBe(200)
  const { booking } = moved.body
  expect(booking).toMatchObject({
    hotelId: other.id,
    status: 'completed',
    bill: booked.bill,
    refunds: [],
    relocation: null,
  })
  expect(booking.checkin_date).toBe(booked.checkin_date)
  expect(old).toMatchObject({ status: 'cancelled', refunds: [] })
  expect(old.relocation).toEqual({
    cause: 'turned_away',
    outcome: 'moved',
    moved_to: booking.id,
    rest_waits: 0,
    compensation: null,
  })
  expect(await caseOf(api, booked.id)).toMatchObject({
    worth: 1260,
    cost: 1575,
    borne_by: 'uncle',
    moved_to: booking.id,
  })
  expect(texts[0]).toBe(
    `Uncle: ${booked.short_id} goes to another hotel: Evening, Sat, 5 Dec, 9 PM, 1 room. Do not expect it.`,
  )
  expect(texts[1]).toContain(`new booking ${booking.short_id}`)
  expect(texts[1]).toContain(`TAKE ₹${booked.bill.pay_at_hotel}`)
  expect(own[0]).toContain(`${booking.short_id} is confirmed`)
  expect(await steps.balance(guest)).toBe(0)
  expect(await steps.isAvailable(first)).toBe(true)
  expect(await steps.isAvailable(other)).toBe(false)
})

test('cancelling a moved booking in time refunds the first booking’s payment', async ({ api, place, first, steps }) => {
  const guest = await buildGuest(api.db, { credits: 100 })
  const other = await buildNear(api.db, place)
  const { id } = await steps.paid(guest, first)
  const staff = await buildStaff(api.db, first, { role: 'manager' })
  const said = await api.post(
    `/desk/bookings/${id}/cannot-take`,
    { reason: 'room_unusable' },
    { headers: staff.headers },
  )
  expect(said.status, JSON.stringify(said.body)).toBe(200)
  const { booking } = (await steps.moveTo(guest, id, other)).body
  expect(await caseOf(api, id)).toMatchObject({ cause: 'cannot_take', borne_by: 'hotel', reason: 'room_unusable' })
  const cancelled = await steps.cancel(guest, booking.id)
  expect(cancelled.body).toMatchObject({ creditsReturned: 100, refunds: [{ amount: 1160, cause: 'cancelled' }] })
  await api.worker.drain()
})

test('a move refunds the extra hours at the first hotel, and keeps partner and company', async ({
  api,
  place,
  first,
  guest,
  steps,
}) => {
  const other = await buildNear(api.db, place)
  const partner = await buildGuest(api.db)
  const { id } = await steps.paid(guest, first)
  const hours = await steps.extend(guest, id, 2)
  await steps.press(hours.body.payment_url)
  await steps.invite(guest, id, partner.phone)
  await steps.acceptInvite(partner, id)
  const company = { gstin: '27AAPFU0939F1ZV', name: 'Asha Textiles LLP', address: '14 Lake Road, Pune 411001' }
  await api.post(`/bookings/${id}/invoice-company`, company, { headers: guest.headers })
  const back = atCheckin(api)
  await steps.turnedAway(guest, id)
  const { booking } = (await steps.moveTo(guest, id, other)).body
  const seen = await steps.read(partner, booking.id)
  back()
  expect(booking.refunds).toMatchObject([{ cause: 'moved', amount: hours.body.extensionRequest.bill.total }])
  expect(booking.leaves_at).toBe(SATURDAY_EVENING.checkout)
  expect(booking.invoice_company).toEqual(company)
  expect(seen).toMatchObject({ role: 'partner', bill: null, invoice_company: null, hotel: { id: other.id } })
})

test('turned-away guests get a full refund, and a fifth as credit, if the hotel agrees', async ({
  api,
  first,
  place,
  steps,
}) => {
  const guest = await buildGuest(api.db, { credits: 100 })
  await buildNear(api.db, place)
  const { id } = await steps.paid(guest, first)
  await steps.press((await steps.extend(guest, id, 1)).body.payment_url)
  const back = atCheckin(api, 30)
  expect(codeOf(await steps.moneyBack(guest, id))).toBe('NOT_TURNED_AWAY')
  expect((await steps.otherHotels(guest, id)).body).toMatchObject({ cause: null, outcome: null, hotels: [] })
  await steps.turnedAway(guest, id)
  await agreeTurnedAway(api, first, id)
  const returned = await Promise.all([steps.moneyBack(guest, id), steps.moneyBack(guest, id)])
  await api.worker.drain()
  const after = await steps.read(guest, id)
  const late = await steps.turnedAway(guest, id)
  back()
  expect(returned.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409])
  expect(after).toMatchObject({ status: 'cancelled', relocation: { outcome: 'money_back' } })
  const sent = after.refunds.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)
  const [paid] = await api.db
    .selectFrom('payments')
    .select((eb) => eb.fn.sum<number>('amount').as('in'))
    .where('booking_id', '=', id)
    .where('status', '=', 'paid')
    .execute()
  expect(sent).toBe(Number(paid?.in))
  expect(after.refunds.every(({ cause }: { cause: string }) => cause === 'turned_away')).toBe(true)
  expect(codeOf(late)).toBe('ALREADY_CANCELLED')
  // The guests get back the credit that paid a part, and a fifth of ₹1,260 in addition.
  expect(await steps.balance(guest)).toBe(100 + 252)
})
