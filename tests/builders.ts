import { randomBytes } from 'node:crypto'
import type { NewRow } from '#db/schema.ts'
import { hashToken, sessionExpiry } from '#server/http/session.ts'
import type { Db } from '#server/services.ts'
import { START } from './cast.ts'

/** The day on which staff, operators and terms begin unless a test says otherwise, long before the tests' clocks. */
const LONG_AGO = new Date('2026-01-01T00:00:00+05:30')

let serial = 0
const next = () => ++serial

export type BuiltCity = { id: number; slug: string; localities: Record<string, number> }

export async function buildCity(
  db: Db,
  name = `City ${next()}`,
  localities = ['Old Town', 'Lake Side'],
): Promise<BuiltCity> {
  const slug = name.toLowerCase().replaceAll(' ', '-')
  const city = await db
    .insertInto('cities')
    .values({ slug: `${slug}-x`, name, state: 'Maharashtra', lat: 18.52, lng: 73.85 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const ids: Record<string, number> = {}
  for (const locality of localities) {
    const row = await db
      .insertInto('localities')
      .values({ city_id: city.id, name: locality, slug: locality.toLowerCase().replaceAll(' ', '-') })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids[locality] = row.id
  }
  return { id: city.id, slug: `${slug}-x`, localities: ids }
}

export type BuiltHotel = { id: number; slug: string; cityId: number }

type HotelWish = Partial<NewRow<'hotels'>> & {
  rooms?: number
  /** how many rooms have a bathtub, counted from the last room; all rooms if only `has_bathtub` is given */
  bathtubRooms?: number
  prices?: Record<number, number>
  locality?: string
}

const ALWAYS = new Date('2020-01-01T00:00:00Z')

/** Builds a hotel with rooms, and with prices by slot number. Fills in what the test leaves out. */
export async function buildHotel(
  db: Db,
  city: BuiltCity,
  { rooms = 2, bathtubRooms, prices = { 0: 900, 3: 1499, 4: 2000 }, locality, ...fields }: HotelWish = {},
): Promise<BuiltHotel> {
  const n = next()
  const localityId = locality ? city.localities[locality] : Object.values(city.localities)[0]
  if (localityId === undefined) throw new Error(`no locality ${locality ?? ''}`)
  const slug = fields.slug ?? `hotel-${n}x`
  const hotel = await db
    .insertInto('hotels')
    .values({ name: `Hotel ${n}`, address: '1 Lake Road', ...fields, slug, city_id: city.id, locality_id: localityId })
    .returning('id')
    .executeTakeFirstOrThrow()
  const baths = bathtubRooms ?? (fields.has_bathtub ? rooms : 0)
  const numbers = Array.from({ length: rooms }, (_room, index) => String(101 + index))
  await db
    .insertInto('rooms')
    .values(
      numbers.map((number, index) => ({
        hotel_id: hotel.id,
        city_id: city.id,
        number,
        has_bathtub: index >= rooms - baths,
      })),
    )
    .execute()
  const rows = Object.entries(prices).map(([slot, price]) => ({
    hotel_id: hotel.id,
    slot: Number(slot),
    price,
    rack_price: price + 500,
    // Dated long ago, so that the price applies whatever the test's clock says.
    set_at: ALWAYS,
  }))
  if (rows.length > 0) await db.insertInto('hotel_slot_prices').values(rows).execute()
  return { id: hotel.id, slug, cityId: city.id }
}

export type BuiltGuest = { id: string; token: string; phone: string; headers: { authorization: string } }

/** Builds a guest who has signed up and is signed in, without credits unless the test gives some. */
export async function buildGuest(
  db: Db,
  fields: Partial<NewRow<'users'>> & { credits?: number } = {},
): Promise<BuiltGuest> {
  const n = next()
  const { credits = 0, ...columns } = fields
  const phone = columns.phone ?? `+9170${String(n).padStart(8, '0')}`
  const user = await db
    .insertInto('users')
    .values({ name: `Guest ${n}`, email: `guest${n}@home.example`, refer_code: `GUEST${n}`, ...columns, phone })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (credits > 0)
    await db
      .insertInto('credit_entries')
      .values({ user_id: user.id, amount: credits, kind: 'adjustment', note: 'test' })
      .execute()
  const token = randomBytes(32).toString('base64url')
  const expires = sessionExpiry(new Date(Math.max(Date.now(), START.getTime())))
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: user.id,
      created_at: START,
      expires_at: expires,
      last_seen: expires,
      fresh_until: expires,
    })
    .execute()
  return { id: user.id, token, phone, headers: { authorization: token } }
}

export type BuiltStaff = { id: string; token: string; phone: string; headers: { authorization: string } }

/** Builds a hotel's colleague who is signed in at its desk for longer than any test lasts. */
export async function buildStaff(
  db: Db,
  hotel: { id: number },
  fields: Partial<Pick<NewRow<'hotel_staff'>, 'name' | 'role' | 'accepted_at'>> & { phone?: string } = {},
): Promise<BuiltStaff> {
  const n = next()
  const phone = fields.phone ?? `+9180${String(n).padStart(8, '0')}`
  const { id } = await db
    .insertInto('hotel_staff')
    .values({
      hotel_id: hotel.id,
      name: `Staff ${n}`,
      role: 'desk',
      granted_by: 'test',
      granted_at: START,
      accepted_at: START,
      ...fields,
      phone,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = randomBytes(32).toString('base64url')
  const expires = sessionExpiry(new Date(Math.max(Date.now(), START.getTime())))
  await db
    .insertInto('desk_sessions')
    .values({ token_hash: hashToken(token), staff_id: id, created_at: START, expires_at: expires, last_seen: expires })
    .execute()
  return { id, token, phone, headers: { authorization: token } }
}

/** Records that the hotel's manager agreed to pay for this coupon's discount. */
export async function buildCouponAgreement(db: Db, hotel: { id: number }, code: string): Promise<void> {
  const { id: agreed_by } = await buildStaff(db, hotel, { role: 'manager' })
  const { id: coupon_id } = await db
    .selectFrom('coupons')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('coupon_agreements')
    .values({ coupon_id, hotel_id: hotel.id, agreed_by, agreed_at: START })
    .execute()
}

/** Builds an operator who is signed in to the office for longer than any test lasts, and has used their passkey. */
export async function buildOperator(
  db: Db,
  {
    hasShownPasskey = true,
    isNew = false,
    ...fields
  }: Partial<Pick<NewRow<'operators'>, 'name' | 'phone' | 'role'>> & {
    hasShownPasskey?: boolean
    /** the operator was appointed when the tests' clocks begin, so that an admin may not confirm yet */
    isNew?: boolean
  } = {},
): Promise<BuiltStaff> {
  const n = next()
  const phone = fields.phone ?? `+9181${String(n).padStart(8, '0')}`
  const { id } = await db
    .insertInto('operators')
    .values({
      name: `Operator ${n}`,
      role: 'support',
      granted_by: 'test',
      granted_at: isNew ? START : LONG_AGO,
      ...fields,
      phone,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = randomBytes(32).toString('base64url')
  const expires = sessionExpiry(new Date(Math.max(Date.now(), START.getTime())))
  await db
    .insertInto('office_sessions')
    .values({
      token_hash: hashToken(token),
      operator_id: id,
      created_at: START,
      expires_at: expires,
      last_seen: expires,
      passkey_at: hasShownPasskey ? START : null,
    })
    .execute()
  return { id, token, phone, headers: { authorization: token } }
}

/** Returns the body of a request to book this hotel. */
export const bookingBody = (
  hotel: { id: number },
  stay: { checkin: string; checkout: string; slotId: number },
  more: object = {},
) => ({
  hotelId: hotel.id,
  checkin_date: stay.checkin,
  checkout_date: stay.checkout,
  slotId: stay.slotId,
  roomCount: 1,
  guestsCount: 2,
  payAtHotel: false,
  bathtub: false,
  useReferralCredits: true,
  web: true,
  multiplePayment: true,
  redirect_url: '/confirm-booking',
  // Lets a guest book twice without being asked. tests/api/own-stays.test.ts tests the question.
  another: true,
  ...more,
})

export type RuleWish = Pick<NewRow<'price_rules'>, 'slot'> & { price: number | null } & (
    | { weekday: number }
    | { first: string; last: string }
  )

/** Sets prices that replace a hotel's base prices on some days. A null price closes the slot. */
export async function buildPriceRules(db: Db, hotel: BuiltHotel, ...rules: RuleWish[]): Promise<void> {
  const rows = rules.map((rule) => ({
    hotel_id: hotel.id,
    city_id: hotel.cityId,
    slot: rule.slot,
    price: rule.price,
    set_by: 'Devika Rane',
    weekday: 'weekday' in rule ? rule.weekday : null,
    first_day: 'first' in rule ? rule.first : null,
    last_day: 'first' in rule ? rule.last : null,
  }))
  await db.insertInto('price_rules').values(rows).execute()
}
