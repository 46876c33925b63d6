import { sql } from 'kysely'
import {
  buildCity,
  buildCouponAgreement,
  buildGuest,
  buildHotel,
  buildOperator,
  buildStaff,
  type BuiltGuest,
  type BuiltHotel,
  type BuiltStaff,
} from '../builders.ts'
import { stepsOf, type Steps } from '../api/booking-steps.ts'
import { agreeTerms } from '../api/ledger-test.ts'
import type { Api } from '../api/start-api.ts'

/** How a booking was sold. */
export type Trade = {
  /** in rupees for one room and stay, before tax */
  price: number
  /** how much more the other hotel costs */
  dearer: number
  rooms: number
  isRegistered: boolean
  isOtherRegistered: boolean
  isPayAtHotel: boolean
  coupon: 'none' | 'uncle' | 'hotel'
  credits: number
  isInvited: boolean
}

export type PlannedHotel = BuiltHotel & { staff: BuiltStaff; phone: string }

/** A paid booking, the hotels to which its guests may move, and the office. */
export type World = {
  api: Api
  steps: Steps
  id: string
  guest: BuiltGuest
  first: PlannedHotel
  other: PlannedHotel
  /** support, who presses, and an admin, who confirms */
  support: BuiltStaff
  admin: BuiltStaff
}

let serial = 0

/** A hotel whose desk gets a text about its bookings. */
async function newHotel(
  api: Api,
  city: Awaited<ReturnType<typeof buildCity>>,
  { price, kilometres, isRegistered }: { price: number; kilometres: number; isRegistered: boolean },
): Promise<PlannedHotel> {
  const hotel = await buildHotel(api.db, city, {
    rooms: 2,
    prices: { 0: price, 1: price, 3: price, 4: price },
    lat: 18.52 + kilometres / 111.2,
    lng: 73.85,
    overall_rating: 4.2,
  })
  if (isRegistered) await agreeTerms(api, hotel)
  const phone = `+9199${String(++serial).padStart(8, '0')}`
  await api.db
    .insertInto('hotel_channels')
    .values({
      hotel_id: hotel.id,
      who: 'Reception',
      channel: 'sms',
      address: phone,
      language: 'en',
      kinds: ['bookings'],
      added_by: 'Devika Rane',
      added_at: api.clock.now(),
      agreed_at: api.clock.now(),
    })
    .execute()
  return { ...hotel, phone, staff: await buildStaff(api.db, hotel, { role: 'manager' }) }
}

/** Adds these tests' coupons: one for which Uncle pays, and one for which hotels pay. */
export async function offerCoupons({ db }: Api): Promise<void> {
  for (const payer of ['uncle', 'hotel'] as const)
    await db
      .insertInto('coupons')
      .values({
        code: `PLAN${payer.toUpperCase()}`,
        kind: 'percent',
        value: 10,
        min_amount: 0,
        valid_from: new Date('2026-01-01'),
        valid_until: new Date('2027-12-31'),
        per_user_limit: 1,
        funded_by: payer,
        max_discount: 300,
        total_limit: 1_000_000,
      })
      .execute()
}

/** Builds hotels, people and a paid booking for Saturday evening, as drawn. Sets the clock back to its start. */
export async function newWorld(api: Api, trade: Trade): Promise<World> {
  api.clock.advance(-api.clock.advancedMinutes())
  // Earlier cases' operators leave the office, so that few people are told about a new colleague.
  await sql`update operators set ended_at = greatest(granted_at, ${api.clock.now()}), ended_by = 'test' where ended_at is null`.execute(
    api.db,
  )
  const steps = stepsOf(api)
  const city = await buildCity(api.db)
  const { price, isRegistered, isOtherRegistered } = trade
  const first = await newHotel(api, city, { price, kilometres: 0, isRegistered })
  const dearer = Math.max(300, price + trade.dearer)
  const other = await newHotel(api, city, { price: dearer, kilometres: 1, isRegistered: isOtherRegistered })
  await buildCouponAgreement(api.db, first, 'PLANHOTEL')
  const friend = await buildGuest(api.db)
  const guest = await buildGuest(api.db, {
    credits: trade.credits,
    ...(trade.isInvited ? { referred_by: friend.id } : {}),
  })
  const wish = {
    roomCount: trade.rooms,
    guestsCount: trade.rooms * 2,
    payAtHotel: trade.isPayAtHotel,
    ...(trade.coupon === 'none' ? {} : { couponId: `PLAN${trade.coupon.toUpperCase()}` }),
  }
  const { id } = await steps.paid(guest, first, wish)
  const support = await buildOperator(api.db)
  const admin = await buildOperator(api.db, { role: 'admin' })
  return { api, steps, id, guest, first, other, support, admin }
}
