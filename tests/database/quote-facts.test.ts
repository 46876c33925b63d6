/**
 * Checks `quote_facts` against the SQL queries that it replaced, which this file keeps for comparison (decision 0019).
 */
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { couponById } from '#server/features/bills/coupons.ts'
import { findQuoteFacts } from '#server/features/bills/quote-facts.ts'
import { isFirstBookingOf } from '#server/features/bills/first-booking.ts'
import type { QuoteRequest } from '#server/features/bills/quote-request.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import { random } from '#domain/kernel/seeded-random.ts'
import type { SlotIndex } from '#domain/slots/slots.ts'
import type { Db } from '#server/services.ts'
import { buildCity, buildCouponAgreement, buildGuest, buildHotel } from '../builders.ts'
import { START } from '../cast.ts'
import { describeBothEngines } from './both-engines.ts'

const OLD_GUESTS = 12

type Asked = {
  hotel: string | number
  slot: number
  userId: string | null
  coupon: string | null
  friend: string | null
}

const requestOf = ({ hotel, slot, userId, coupon, friend }: Asked): QuoteRequest => ({
  hotel,
  stay: { slot: slot as SlotIndex, period: { start: START, end: START }, days: 1 },
  rooms: 1,
  hasBathtub: false,
  payAtHotel: false,
  couponCode: coupon,
  referralCode: friend,
  useCredits: true,
  userId,
  now: START,
  taxRule: { from: '2020-01-01', threshold: 7500, percentUpTo: 5, percentAbove: 18 },
})

async function oldFacts(db: Db, { hotel, slot, userId, coupon, friend }: Asked) {
  const is = typeof hotel === 'number' ? sql`h.id = ${hotel}` : sql`h.slug = ${hotel}`
  const hotels = await sql<Record<string, unknown>>`
    select h.id, h.city_id, h.name, h.has_bathtub, h.bathtub_charge, h.has_love_kit, h.only_pay_at_hotel,
      json_build_object('cancelHours', h.cancel_hours, 'graceMinutes', h.grace_minutes) as rule, p.price, pause.until_at is not null as is_paused, false as is_too_late
    from hotels h left join hotel_slot_prices p on p.hotel_id = h.id and p.slot = ${slot}
      left join sales_pauses pause on pause.hotel_id = h.id and pause.until_at > ${START} where ${is} and not h.hidden`.execute(
    db,
  )
  const standing = await sql<Record<string, unknown>>`
    select coalesce((select balance from credit_balances where user_id = ${userId}::uuid), 0) as balance,
      ${isFirstBookingOf(userId, START)} as first,
      (select friend.refer_code from users friend
        where friend.id is distinct from ${userId}::uuid
          and (friend.id = (select referred_by from users where id = ${userId}::uuid) or friend.refer_code = ${friend})
        order by friend.refer_code = ${friend} limit 1) as code`.execute(db)
  const coupons = await sql<{ id: number; uses: number; uses_by_guest: number }>`
    select c.id,
      (select count(*)::int from coupon_uses u where u.coupon_id = c.id and u.released_at is null) as uses,
      (select count(*)::int from coupon_uses u where u.coupon_id = c.id and u.released_at is null and u.user_id = ${userId}::uuid) as uses_by_guest
    from coupons c where c.code = ${coupon} and c.active`.execute(db)
  const used = coupons.rows[0]
  const agreed = await sql<{ agreed: boolean }>`
    select c.funded_by = 'uncle' or exists (select 1 from coupon_agreements a join hotels h on h.id = a.hotel_id
      where a.coupon_id = c.id and a.ended_at is null and ${is}) as agreed
    from coupons c where c.code = ${coupon} and c.active`.execute(db)
  return {
    hotel: hotels.rows[0] ?? null,
    standing: standing.rows[0],
    coupon: used ? { ...used, agreed: agreed.rows[0]?.agreed } : null,
    terms: used ? await couponById(db, used.id) : null,
  }
}

await describeBothEngines('the facts of a quote', (engine) => {
  const asked: Asked[] = []

  beforeAll(async () => {
    const { db } = engine
    const { pick } = random('quote facts')
    const city = await buildCity(db)
    const first = await buildHotel(db, city, { rooms: 9 })
    const hotels = [
      first,
      await buildHotel(db, city, {
        has_bathtub: true,
        bathtub_charge: 200,
        has_love_kit: true,
        only_pay_at_hotel: true,
      }),
      await buildHotel(db, city, { hidden: true }),
    ] as const
    await db
      .insertInto('sales_pauses')
      .values([
        { hotel_id: hotels[0].id, why: 'desk', until_at: START },
        { hotel_id: hotels[1].id, why: 'unseen', until_at: addMinutes(START, 1) },
      ])
      .execute()
    await db
      .insertInto('coupons')
      .values(
        ['FACTS1', 'FACTS2', 'FACTS3'].map((code, index) => ({
          code,
          kind: index === 0 ? ('flat' as const) : ('percent' as const),
          value: 10,
          min_amount: index,
          max_discount: index === 1 ? 90 : null,
          valid_from: START,
          valid_until: new Date('2027-01-01'),
          total_limit: index === 1 ? 9 : null,
          active: index < 2,
          funded_by: index === 1 ? 'hotel' : 'uncle',
          weekdays: index === 1 ? [0, 6] : null,
          city_ids: index === 1 ? [city.id] : null,
          hotel_id: index === 0 ? first.id : null,
        })),
      )
      .execute()
    const couponIds = (
      await db.selectFrom('coupons').select('id').where('active', '=', true).orderBy('id').execute()
    ).map(({ id }) => id)
    await buildCouponAgreement(db, first, 'FACTS2')
    const users: string[] = []
    for (let number = 0; number < OLD_GUESTS; number++) {
      const { id } = await buildGuest(db, {
        refer_code: `FACT${number}`,
        credits: number % 3 === 0 ? 50 * (number + 1) : 0,
        joined_before: number % 5 === 4,
        referred_by: number % 2 === 1 ? pick(users) : null,
      })
      users.push(id)
      if (number % 4 !== 0)
        await bookSome(db, {
          userId: id,
          hotel: pick(hotels.slice(0, 1)),
          number,
          couponId: number % 4 === 3 ? pick(couponIds) : null,
        })
    }
    const known = [...hotels.flatMap(({ id, slug }) => [id, slug]), 2_000_000_000, 'no-such-hotel']
    for (let time = 0; time < 300; time++)
      asked.push({
        hotel: pick(known),
        slot: pick([0, 1, 3, 4]),
        userId: pick([...users, null]),
        coupon: pick(['FACTS1', 'FACTS2', 'FACTS3', 'UNKNOWN', null]),
        friend: pick(['FACT1', 'FACT2', 'NOBODY', null]),
      })
  })

  it('the facts of a quote equal those of the older SQL queries in 300 random cases', async () => {
    for (const one of asked) {
      const facts = await findQuoteFacts(engine.db, requestOf(one))
      const { hotel, standing, coupon, terms } = await oldFacts(engine.db, one)
      expect(
        {
          hotel: facts.hotel && Object.values({ ...facts.hotel, pricing: facts.hotel.pricing.base }),
          standing: [facts.balance, facts.isFirstBooking, facts.friendCode],
          coupon: facts.coupon && [
            facts.coupon.id,
            facts.coupon.use.uses,
            facts.coupon.use.usesByGuest,
            facts.coupon.use.isAgreed,
          ],
          terms: facts.coupon?.coupon ?? null,
        },
        JSON.stringify(one),
      ).toEqual({
        hotel: hotel && Object.values(hotel),
        standing: Object.values(standing ?? {}),
        coupon: coupon && Object.values(coupon),
        terms,
      })
    }
  })
})

/** Adds a booking by this guest: confirmed, held, or held too long ago, and perhaps with a coupon. */
async function bookSome(
  db: Db,
  {
    userId,
    hotel,
    number,
    couponId,
  }: { userId: string; hotel: { id: number; cityId: number }; number: number; couponId: number | null },
): Promise<void> {
  const minutes = [0, -5, 5][number % 3] ?? 0
  const { id } = await db
    .insertInto('bookings')
    .values({
      short_id: `FACTS${String(number).padStart(3, '0')}`,
      user_id: userId,
      hotel_id: hotel.id,
      city_id: hotel.cityId,
      slot: 4,
      checkin_at: new Date('2026-12-10T12:00:00+05:30'),
      checkout_at: new Date('2026-12-11T11:00:00+05:30'),
      rooms: 1,
      guests: 2,
      status: number % 3 === 0 ? 'completed' : 'pending',
      hold_expires_at: new Date(START.getTime() + minutes * 60_000),
      guest_name: 'Asha',
      guest_email: 'asha@home.example',
      slot_price: 900,
      room_total: 900,
      total: 900,
      payable_now: 900,
      tax_percent: 5,
      coupon_id: couponId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (couponId !== null)
    await db
      .insertInto('coupon_uses')
      .values({ booking_id: id, coupon_id: couponId, user_id: userId, released_at: number === 7 ? START : null })
      .execute()
}
