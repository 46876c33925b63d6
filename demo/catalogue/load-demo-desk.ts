import { randomInt, randomUUID } from 'node:crypto'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { TaxRule } from '#domain/bills/tax.ts'
import { addDays, addMinutes, istDateOf, istInstant } from '#domain/kernel/ist.ts'
import { spokenCode } from '#domain/kernel/spoken-code.ts'
import { monthOf } from '#domain/ledger/month.ts'
import type { SlotIndex } from '#domain/slots/slots.ts'
import {
  DESK_CHANNELS,
  DESK_GUESTS,
  DESK_HOTEL,
  DESK_STAFF,
  demoStays,
  guestPhone,
  type DemoStay,
} from './demo-desk.ts'
import { addRegister } from './demo-register.ts'
import { DEMO_COMPANY, demoMonth } from './demo-month.ts'

type Tx = Transaction<DB>
type Hotel = { id: number; city_id: number; bathtub_charge: number }
type Posts = { manager: string; desk: string }

/**
 * The id of the lock that lets only one of two processes load the desk when both start together. The number is
 * arbitrary.
 */
const LOAD_LOCK = 7_250_003
const GRANTED_BY = 'Demo catalogue'

/**
 * Adds staff to the demo hotel, and bookings for today and for the last month, so that a newcomer sees a desk at work.
 * Runs once a day, never books a room that is taken, and needs the demo catalogue.
 */
export async function loadDemoDesk(db: Kysely<DB>, { taxRule, now }: { taxRule: TaxRule; now: Date }): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOAD_LOCK})`.execute(trx)
    const hotel = await trx
      .selectFrom('hotels')
      .select(['id', 'city_id', 'bathtub_charge'])
      .where('slug', '=', DESK_HOTEL)
      .executeTakeFirst()
    if (!hotel) return 0
    const posts = await addStaff(trx, hotel, now)
    await addChannels(trx, hotel, now)
    const guests = await addGuests(trx, now)
    if (await hasLoadedToday(trx, guests, now)) return 0
    const facts = { ...hotelFacts(await pricesOf(trx, hotel.id), hotel), taxRule }
    const month = (await hasLoadedMonth(trx, guests, now)) ? [] : demoMonth(facts, now)
    const stays = [...month, ...demoStays(facts, now)]
    let loaded = 0
    for (const stay of stays) {
      const userId = guests[stay.guest]
      if (
        userId !== undefined &&
        (await addStay(trx, { hotel, stay, userId, posts, now, isForCompany: stay === month[0] }))
      )
        loaded += 1
    }
    return loaded
  })
}

const hotelFacts = (prices: Partial<Record<SlotIndex, number>>, { bathtub_charge }: Hotel) => ({
  prices,
  bathtubCharge: bathtub_charge,
})

async function pricesOf(trx: Tx, hotelId: number): Promise<Partial<Record<SlotIndex, number>>> {
  const rows = await trx
    .selectFrom('hotel_slot_prices')
    .select(['slot', 'price'])
    .where('hotel_id', '=', hotelId)
    .execute()
  return Object.fromEntries(rows.map(({ slot, price }) => [slot, price]))
}

async function addStaff(trx: Tx, hotel: Hotel, now: Date): Promise<Posts> {
  const rows = DESK_STAFF.map((staff) => ({
    ...staff,
    hotel_id: hotel.id,
    granted_by: GRANTED_BY,
    granted_at: now,
    accepted_at: now,
  }))
  await trx
    .insertInto('hotel_staff')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['hotel_id', 'phone']).where('ended_at', 'is', null).doNothing())
    .execute()
  const found = await trx
    .selectFrom('hotel_staff')
    .select(['id', 'role'])
    .where('hotel_id', '=', hotel.id)
    .where('ended_at', 'is', null)
    .orderBy('granted_at')
    .execute()
  const idOf = (role: string) => found.find((staff) => staff.role === role)?.id ?? ''
  return { manager: idOf('manager'), desk: idOf('desk') }
}

async function addChannels(trx: Tx, hotel: Hotel, now: Date): Promise<void> {
  const rows = DESK_CHANNELS.map(({ kinds, ...channel }) => ({
    ...channel,
    kinds: [...kinds],
    hotel_id: hotel.id,
    added_by: GRANTED_BY,
    added_at: now,
    agreed_at: now,
  }))
  await trx
    .insertInto('hotel_channels')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['hotel_id', 'channel', 'address']).where('ended_at', 'is', null).doNothing(),
    )
    .execute()
}

/** Adds the guests; returns their ids in the order of `DESK_GUESTS`. */
async function addGuests(trx: Tx, now: Date): Promise<string[]> {
  const rows = DESK_GUESTS.map(([name], place) => ({
    phone: guestPhone(place),
    name,
    email: `desk-guest-${place}@demo.invalid`,
    refer_code: `DESK${place}`,
    created_at: now,
  }))
  await trx
    .insertInto('users')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const phones = rows.map(({ phone }) => phone)
  const found = await trx.selectFrom('users').select(['id', 'phone']).where('phone', 'in', phones).execute()
  return phones.map((phone) => found.find((guest) => guest.phone === phone)?.id ?? '')
}

async function hasLoadedToday(trx: Tx, guests: readonly string[], now: Date): Promise<boolean> {
  const today = istDateOf(now)
  const found = await trx
    .selectFrom('bookings')
    .select('id')
    .where('user_id', 'in', guests)
    .where('checkin_at', '>=', istInstant(today))
    .where('checkin_at', '<', istInstant(addDays(today, 1)))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Whether the stays of the last month exist already. They are added only once, whereas the stays around today are added
 * every day.
 */
async function hasLoadedMonth(trx: Tx, guests: readonly string[], now: Date): Promise<boolean> {
  const found = await trx
    .selectFrom('bookings')
    .select('id')
    .where('user_id', 'in', guests)
    .where('checkin_at', '<', istInstant(`${monthOf(now)}-01`))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

type Adding = { hotel: Hotel; stay: DemoStay; userId: string; posts: Posts; now: Date; isForCompany: boolean }

/**
 * Adds a paid booking with its rooms, through the function that makes every booking. Returns false if too few rooms are
 * free.
 */
async function addStay(trx: Tx, adding: Adding): Promise<boolean> {
  const { stay, posts, hotel, now, isForCompany } = adding
  const bookingId = randomUUID()
  await sql`savepoint stay`.execute(trx)
  try {
    await sql`select * from write_booking(${JSON.stringify(bookingOf(adding, bookingId))}::jsonb,
      ${[...(DESK_GUESTS[stay.guest] ?? [])]}::text[], null)`.execute(trx)
  } catch {
    await sql`rollback to savepoint stay`.execute(trx)
    return false
  }
  await addPayment(trx, adding, bookingId)
  const company = { ...DEMO_COMPANY, booking_id: bookingId, given_at: stay.bookedAt }
  if (isForCompany) await trx.insertInto('tax_companies').values(company).execute()
  if (stay.isSeen) await addVisit(trx, { bookingId, hotelId: hotel.id, stay, posts, now })
  return true
}

function bookingOf({ hotel, stay, userId }: Adding, id: string): object {
  const { bill, period } = stay
  const [name] = DESK_GUESTS[stay.guest] ?? ['']
  return {
    id,
    short_id: spokenCode(8, randomInt),
    user_id: userId,
    hotel_id: hotel.id,
    city_id: hotel.city_id,
    slot: stay.slot,
    checkin_at: period.start,
    checkout_at: period.end,
    days: stay.days,
    rooms: 1,
    guests: 2,
    has_bathtub: stay.hasBathtub,
    pay_at_hotel: stay.payAt === 'hotel',
    has_love_kit: stay.hasLoveKit,
    status: 'completed',
    completed_at: stay.bookedAt,
    guest_name: name,
    guest_email: `desk-guest-${stay.guest}@demo.invalid`,
    slot_price: stay.slotPrice,
    room_total: bill.roomTotal,
    bathtub_charge: bill.bathtubCharge,
    discount: bill.discount,
    hotel_discount: bill.hotelDiscount,
    referral_discount: bill.referralDiscount,
    service_tax: bill.serviceTax,
    tax_percent: bill.taxPercent,
    credits: bill.credits,
    total: bill.total,
    payable_now: bill.payableNow,
    pay_at_hotel_amount: bill.payAtHotel,
    created_at: stay.bookedAt,
    updated_at: stay.bookedAt,
  }
}

/** Adds a payment to our tables and to those of the local gateway, which otherwise could not refund it. */
async function addPayment(trx: Tx, { stay, userId }: Adding, bookingId: string): Promise<void> {
  const reference = `demo_${bookingId}`
  const at = stay.bookedAt
  const paid = { amount: stay.bill.payableNow, method: 'upi', status: 'paid', created_at: at } as const
  const ids = { provider: 'test-gateway', provider_ref: reference, provider_payment_id: reference }
  const { id } = await trx
    .insertInto('payments')
    .values({ ...paid, ...ids, booking_id: bookingId, user_id: userId, purpose: 'booking', settled_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('dev_gateway_payments')
    .values({ ...paid, id: reference, reference: id, payment_id: reference, paid_at: at })
    .execute()
}

type Marking = { bookingId: string; hotelId: number; stay: DemoStay; posts: Posts; now: Date }

/** Adds what the two people at the desk have marked for this booking so far. */
async function addVisit(trx: Tx, { bookingId, hotelId, stay, posts, now }: Marking): Promise<void> {
  const { visit, period } = stay
  const seenAt = addMinutes(stay.bookedAt, 5)
  const arrivedAt = addMinutes(period.start, 10) < now ? addMinutes(period.start, 10) : now
  const came = visit === 'here' || visit === 'left'
  await trx
    .insertInto('visits')
    .values({
      booking_id: bookingId,
      hotel_id: hotelId,
      status: visit,
      seen_at: seenAt,
      seen_by: posts.manager,
      arrived_at: came ? arrivedAt : null,
      ids_seen: came ? 'originals' : null,
      left_at: visit === 'left' ? period.end : null,
      no_show_at: visit === 'no_show' ? addMinutes(period.start, 90) : null,
    })
    .execute()
  if (came) await addRegister(trx, { bookingId, hotelId, guest: stay.guest, staffId: posts.desk, arrivedAt })
  if (came) await addPresence(trx, bookingId, { arrivedAt, leftAt: visit === 'left' ? period.end : null })
  if (visit === 'left') await addTaking(trx, { bookingId, hotelId, stay, posts, now }, arrivedAt)
  const acts = [
    { kind: 'seen', staff_id: posts.manager, done_at: seenAt },
    ...(came ? [{ kind: 'arrived', staff_id: posts.desk, done_at: arrivedAt }] : []),
    ...(visit === 'left' ? [{ kind: 'left', staff_id: posts.desk, done_at: period.end }] : []),
    ...(visit === 'no_show' ? [{ kind: 'no_show', staff_id: posts.desk, done_at: addMinutes(period.start, 90) }] : []),
  ]
  const rows = acts.map((act) => ({ ...act, hotel_id: hotelId, booking_id: bookingId, written_at: act.done_at }))
  await trx.insertInto('staff_acts').values(rows).execute()
}

/** Records when the guests were in their rooms. */
const addPresence = (trx: Tx, bookingId: string, { arrivedAt, leftAt }: { arrivedAt: Date; leftAt: Date | null }) =>
  sql`
    insert into room_visits (hotel_id, city_id, room_id, booking_id, present)
    select distinct hotel_id, city_id, room_id, booking_id, tstzrange(${arrivedAt}::timestamptz, ${leftAt}::timestamptz, '[)')
    from stays where booking_id = ${bookingId}::uuid and status = 'booked' on conflict do nothing`.execute(trx)

/** Adds the payments at the desk by guests who have left. */
async function addTaking(trx: Tx, { bookingId, hotelId, stay, posts }: Marking, at: Date): Promise<void> {
  const amount = stay.bill.payAtHotel
  if (amount <= 0) return
  await trx
    .insertInto('desk_takings')
    .values({ booking_id: bookingId, hotel_id: hotelId, staff_id: posts.desk, amount, method: 'upi', taken_at: at })
    .execute()
}
