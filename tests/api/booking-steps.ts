import { sql } from 'kysely'
import { REFUND_REASONS } from '#domain/payments/refund-cause.ts'
import { expect } from 'vitest'
import { bookingBody, type BuiltGuest, type BuiltHotel } from '../builders.ts'
import { SATURDAY_EVENING } from '../cast.ts'
import { expectLedgerBalances } from './ledger-steps.ts'
import { expectLeftOwing } from './left-owing.ts'
import { withQuery, type Answer, type Api, type Body } from './start-api.ts'

type StayTimes = { checkin: string; checkout: string; slotId: number }

/** Adds headers to all of a guest's requests, such as an idempotency key. */
export const withHeaders = (guest: BuiltGuest, headers: object): BuiltGuest => ({
  ...guest,
  headers: { ...guest.headers, ...headers },
})

/** Books as a guest does, through the calls that an app makes. */
export const stepsOf = (api: Pick<Api, 'get' | 'post'>) => ({
  book: (guest: BuiltGuest, hotel: BuiltHotel, more: object = {}, stay: StayTimes = SATURDAY_EVENING) =>
    api.post('/bookings/create-booking', bookingBody(hotel, stay, more), { headers: guest.headers }),
  press: (paymentUrl: string, outcome: 'success' | 'failure' = 'success') =>
    api.post(`/dev/test-gateway/${paymentUrl.split('/').at(-1)}`, { outcome }),
  read: async (guest: BuiltGuest, id: string): Promise<Body> =>
    (await api.get(`/bookings/${id}`, { headers: guest.headers })).body,
  isAvailable: async (hotel: BuiltHotel, { checkin, checkout }: StayTimes = SATURDAY_EVENING): Promise<boolean> => {
    const asked = await api.get(withQuery(`/hotels/${hotel.id}/find-availability`, { checkin, checkout }))
    return asked.body.availability.availability
  },
  balance: async (guest: BuiltGuest): Promise<number> =>
    (await api.get(`/users/${guest.id}`, { headers: guest.headers })).body.credits,
  cancel: (guest: BuiltGuest, id: string, more: object = {}, headers: object = {}): Promise<Answer> =>
    api.post('/bookings/cancel-booking', { id, ...more }, { headers: { ...guest.headers, ...headers } }),
  modify: (guest: BuiltGuest, id: string, stay: { checkin: string; checkout: string }, headers: object = {}) =>
    api.post(
      '/bookings/modify-booking',
      { id, checkin_date: stay.checkin, checkout_date: stay.checkout, require_payment_url: true },
      { headers: { ...guest.headers, ...headers } },
    ),
  modificationBill: (guest: BuiltGuest, id: string, stay: { checkin: string; checkout: string }) =>
    api.get(withQuery(`/bookings/${id}/modification-bill`, { checkin: stay.checkin, checkout: stay.checkout }), {
      headers: guest.headers,
    }),
  extend: (guest: BuiltGuest, id: string, hours: number, headers: object = {}) =>
    api.post(`/bookings/${id}/extend-booking`, { extend_for: hours }, { headers: { ...guest.headers, ...headers } }),
  extensionBill: (guest: BuiltGuest, id: string, hours: number) =>
    api.get(withQuery(`/bookings/${id}/extension-bill`, { hours }), { headers: guest.headers }),
  cancelExtension: (guest: BuiltGuest, id: string) =>
    api.post(`/bookings/${id}/cancel-extension-booking`, {}, { headers: guest.headers }),
  turnedAway: (guest: BuiltGuest, id: string, headers: object = {}) =>
    api.post(`/bookings/${id}/turned-away`, {}, { headers: { ...guest.headers, ...headers } }),
  otherHotels: (guest: BuiltGuest, id: string) => api.get(`/bookings/${id}/other-hotels`, { headers: guest.headers }),
  moveTo: (guest: BuiltGuest, id: string, hotel: { id: number }, headers: object = {}) =>
    api.post(`/bookings/${id}/move-to`, { hotelId: hotel.id }, { headers: { ...guest.headers, ...headers } }),
  moneyBack: (guest: BuiltGuest, id: string, headers: object = {}) =>
    api.post(`/bookings/${id}/money-back`, {}, { headers: { ...guest.headers, ...headers } }),
  invite: (guest: BuiltGuest, id: string, phone: string) =>
    api.post(`/booking-partner/${id}/invite-partner`, { partner: phone }, { headers: guest.headers }),
  acceptInvite: (partner: BuiltGuest, id: string, userId = partner.id) =>
    api.post(`/booking-partner/${id}/accept/${userId}`, undefined, { headers: partner.headers }),
  cancelInvite: (who: BuiltGuest, id: string, status = 'cancelled') =>
    api.post(`/booking-partner/${id}/cancel-invite-partner`, { status }, { headers: who.headers }),
  runJob: (name: string) => api.post(`/dev/jobs/${name}`, {}),
  listed: async (guest: BuiltGuest, type: string): Promise<string[]> => {
    const path = withQuery(`/bookings/user-bookings/${guest.id}`, { filter: { where: { type } } })
    return (await api.get(path, { headers: guest.headers })).body.map(({ id }: { id: string }) => id)
  },
  messagesTo: async (to: string): Promise<string[]> =>
    (await api.get(withQuery('/dev/outbox', { to }))).body.map(({ body }: { body: string }) => body),
  async paid(guest: BuiltGuest, hotel: BuiltHotel, more: object = {}, stay: StayTimes = SATURDAY_EVENING) {
    const { booking } = (await this.book(guest, hotel, more, stay)).body
    if (booking.payment_url) await this.press(booking.payment_url)
    const paid = await this.read(guest, booking.id)
    expect(paid.status).toBe('completed')
    return paid
  },
})

export type Steps = ReturnType<typeof stepsOf>

/**
 * Checks in the database what must hold for bookings at any moment, for one hotel or for all. No room is booked twice,
 * used before it is clean, or shared by two parties. No credit is below zero, and the money received equals the cost of
 * the bookings plus refunds. Only active bookings and blocks occupy rooms, and bathtub bookings occupy rooms with a
 * bathtub. Every staff action names the colleague who did it.
 */
export async function expectBooksBalance(api: Pick<Api, 'db'>, hotelId: number | null = null): Promise<void> {
  const { rows: overlaps } = await sql`
    select one.id from stays one join stays other on other.room_id = one.room_id and other.id > one.id
      and other.occupied && one.occupied where one.status <> 'released' and other.status <> 'released'
        and (${hotelId}::int is null or one.hotel_id = ${hotelId})`.execute(api.db)
  expect(overlaps, 'rooms given twice').toEqual([])
  await expectLeftOwing(api, hotelId)

  const { rows: together } = await sql`
    select one.id from room_visits one join room_visits other on other.room_id = one.room_id and other.id > one.id
      and other.present && one.present where ${hotelId}::int is null or one.hotel_id = ${hotelId}`.execute(api.db)
  expect(together, 'two parties in one room').toEqual([])

  const { rows: unheard } = await sql`
    select v.booking_id from visits v join bookings b on b.id = v.booking_id
    where b.status = 'completed' and (${hotelId}::int is null or b.hotel_id = ${hotelId})
      and (v.status = 'here') <> exists (select 1 from room_visits r where r.booking_id = v.booking_id and upper_inf(r.present))`.execute(
    api.db,
  )
  expect(unheard, 'guests who are here and in no room, or gone and in one').toEqual([])

  const { rows: walkIns } = await sql`
    select w.block_id from walk_ins w where (${hotelId}::int is null or w.hotel_id = ${hotelId}) and (
      (w.left_at is null)::int <> (select count(*) from room_visits r where r.block_id = w.block_id and upper_inf(r.present))
      or not exists (select 1 from stays s where s.block_id = w.block_id and s.status = 'booked' and upper(s.period) = w.leaves_at)
      or due_of_walk_in(w.block_id) < (select coalesce(sum(t.amount), 0) from desk_takings t where t.block_id = w.block_id))`.execute(
    api.db,
  )
  expect(walkIns, 'walk-ins who are here and in no room, gone and in one, or paid more than they owed').toEqual([])

  const { rows: notCleaned } = await sql`
    select s.id, s.period, s.occupied, s.cleaning_minutes from stays s left join lateral (
      select upper(v.present) as left_at from room_visits v
      where (v.booking_id = s.booking_id or v.block_id = s.block_id) and v.room_id = s.room_id
      order by lower(v.present) desc limit 1
    ) visit on true
    where s.status <> 'released' and (${hotelId}::int is null or s.hotel_id = ${hotelId})
      and upper(s.occupied) < least(upper(s.period), left_at) + make_interval(mins => s.cleaning_minutes) and not exists (
        select 1 from stays next where next.booking_id = s.booking_id and next.room_id = s.room_id
          and next.status <> 'released' and lower(next.period) = upper(s.occupied)) and not exists (
        select 1 from room_cleanings c where c.room_id = s.room_id and c.dirty_at = left_at and c.clean_at <= upper(s.occupied)
      )`.execute(api.db)
  expect(notCleaned, 'rooms that are sold before they are clean').toEqual([])

  const { rows: wrongBlocks } = await sql`
    select k.id, k.freed_at, count(s.id)::int as kept
    from room_blocks k left join stays s on s.block_id = k.id and s.status = 'booked' and s.room_id = k.room_id
      and lower(s.period) = k.from_at and upper(s.period) = k.until_at
    where (${hotelId}::int is null or k.hotel_id = ${hotelId}) and k.id not in (select block_id from walk_ins) group by k.id
    having count(s.id) <> case when k.freed_at is null then 1 else 0 end`.execute(api.db)
  expect(wrongBlocks, 'blocks that keep no room, or freed ones that do').toEqual([])

  const { rows: wrongMoney } = await sql`
    with money as (
      select b.id, b.status, b.payable_now,
        coalesce(sum(p.amount) filter (where p.purpose <> 'extension'), 0)::int as stay_in,
        coalesce(sum(back.amount) filter (where p.purpose <> 'extension'), 0)::int as stay_back,
        coalesce(sum(p.amount) filter (where p.purpose = 'extension'), 0)::int as hours_in,
        coalesce(sum(back.amount) filter (where p.purpose = 'extension'), 0)::int as hours_back,
        (select coalesce(sum(e.total), 0)::int from extensions e where e.booking_id = b.id and e.status = 'paid' and e.pay_at = 'online') as hours_bill
      from bookings b left join payments p on p.booking_id in (b.id, b.moved_from) and p.status = 'paid'
        left join lateral (select (coalesce(sum(r.amount), 0) + case when b.status = 'completed' then 0
            else (select least(d.lost / 100, p.amount - coalesce(sum(r.amount), 0)) from disputed_of_payment(p.id) d) end)::int as amount from refunds r
          where r.payment_id = p.id and not (b.status = 'completed' and r.reason in (${REFUND_REASONS.goodwill}, ${REFUND_REASONS.cheaper_room}, ${REFUND_REASONS.hotel_fault}))) back on true
      where (${hotelId}::int is null or b.hotel_id = ${hotelId})
        and not exists (select 1 from bookings n where n.moved_from = b.id)
        -- The office decides what goes back for a guest who cancels late.
        and b.cancel_reason is distinct from 'cancelled by our office for the guest' group by b.id
    )
    select * from money where stay_in - stay_back <> case when status = 'completed' then payable_now else 0 end
      or hours_in - hours_back <> case when status = 'completed' then hours_bill else 0 end`.execute(api.db)
  expect(wrongMoney, 'money that is neither used nor on its way back').toEqual([])

  const { rows: wrongCredits } = await sql`
    select b.id, b.status, b.credits, coalesce(-sum(e.amount), 0)::int as kept
    from bookings b left join credit_entries e on e.booking_id = b.id and e.kind in ('spent', 'returned')
    where ${hotelId}::int is null or b.hotel_id = ${hotelId} group by b.id
    having coalesce(-sum(e.amount), 0) <> case when b.status in ('completed', 'pending') then b.credits else 0 end`.execute(
    api.db,
  )
  expect(wrongCredits, 'credits kept by a booking that is over').toEqual([])
  const { rows: inDebt } = await sql`select * from credit_balances where balance < 0`.execute(api.db)
  expect(inDebt).toEqual([])

  const { rows: wrongRooms } = await sql`
    select b.id, b.status, b.rooms, sum(upper(s.period) - lower(s.period)) as kept
    from bookings b left join stays s on s.booking_id = b.id and s.modification_id is null and s.extension_id is null
      and s.status in ('held', 'booked') and s.period <@ b.period
    where ${hotelId}::int is null or b.hotel_id = ${hotelId} group by b.id
    having coalesce(sum(upper(s.period) - lower(s.period)), interval '0') <> case when b.status in ('completed', 'pending')
      then (upper(b.period) - lower(b.period)) * b.rooms else interval '0' end`.execute(api.db)
  expect(wrongRooms, 'rooms that do not fit the booking').toEqual([])

  const { rows: withoutBathtub } = await sql`
    select s.id from stays s join bookings b on b.id = s.booking_id join rooms r on r.id = s.room_id
    where s.status in ('held', 'booked') and b.has_bathtub and not r.has_bathtub
      and (${hotelId}::int is null or b.hotel_id = ${hotelId})`.execute(api.db)
  expect(withoutBathtub, 'bathtub bookings in rooms without one').toEqual([])
  await expectLedgerBalances(api, hotelId)
}
