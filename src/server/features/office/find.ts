import { sql, type RawBuilder } from 'kysely'
import type { FoundBooking, officeFind } from '#contract/office-bookings.ts'
import type { ResponseOf } from '#contract/call.ts'
import { maskPhone, readPhone } from '#domain/accounts/phone.ts'
import type { BookingStatus } from '#domain/bookings/booking-status.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { isUuid } from '#domain/kernel/uuid.ts'
import type { Db } from '../../services.ts'
import { readCaseFile } from './cases/read-case.ts'
import { escapeLike } from './escape-like.ts'

const MAX = 20
/** Shorter parts of a name match too many guests. */
const MIN_NAME = 3

/** The last three digits of a phone would match too many guests. */
const MIN_PHONE_END = 4

/** The parsed input of the one search field. */
type Typed = {
  text: string
  code: string
  phone: string | undefined
  /** the last digits of a phone */
  phoneEnd: string | undefined
  /** the words of a name, in any order */
  names: string[] | undefined
  /** an account's id, as links to a person contain it */
  person: string | undefined
}

function readTyped(text: string): Typed {
  const trimmed = text.trim()
  const isWords = trimmed.length >= MIN_NAME && /\p{L}/u.test(trimmed)
  const digits = trimmed.replaceAll(/[\s*•-]/g, '')
  return {
    text: trimmed,
    code: trimmed.toUpperCase().replaceAll(/[\s-]/g, ''),
    phone: readPhone(trimmed),
    phoneEnd: new RegExp(`^\\d{${MIN_PHONE_END},9}$`).test(digits) ? digits : undefined,
    person: isUuid(trimmed) ? trimmed : undefined,
    names: isWords ? trimmed.split(/\s+/).map(escapeLike) : undefined,
  }
}

/** Builds a condition that the column contains every word of the name. Needs a trigram index on the column. */
const isNamed = (column: RawBuilder<unknown>, names: readonly string[]): RawBuilder<unknown> =>
  sql`(${sql.join(
    names.map((name) => sql`${column} ilike ${name}`),
    sql` and `,
  )})`

/** Combines conditions with OR. Each needs its own index; otherwise PostgreSQL reads the whole table. */
const either = (conditions: RawBuilder<unknown>[]): RawBuilder<unknown> => sql`(${sql.join(conditions, sql` or `)})`

type BookingRow = {
  id: string
  code: string
  status: BookingStatus
  guest: string
  hotel_id: number
  hotel: string
  slug: string
  city: string
  slot: number
  checkin_at: Date
  leaves_at: Date
}

type Wanted = { condition: RawBuilder<unknown>; most: number }

async function bookingsWhere(db: Db, { condition, most }: Wanted, now: Date): Promise<FoundBooking[]> {
  const { rows } = await sql<BookingRow>`
    select b.id, b.short_id as code, b.status, b.guest_name as guest, h.id as hotel_id, h.name as hotel, h.slug,
      c.name as city, b.slot, b.checkin_at, b.leaves_at
    from bookings b join hotels h on h.id = b.hotel_id join cities c on c.id = h.city_id
    where ${condition} order by b.checkin_at desc, b.id limit ${most}`.execute(db)
  return rows.map(({ hotel_id, hotel, slug, city, checkin_at, leaves_at, ...row }) => ({
    ...row,
    hotel: { id: hotel_id, name: hotel, slug, city },
    checkin: toIstIso(checkin_at),
    is_over: leaves_at <= now,
  }))
}

/**
 * Selects bookings by an exact identifier of the booking or its guest: a code, a phone, an email address, an account's
 * id, the reference of a payment or refund (including a bank's ARN), or an invoice number. Each lookup has an index.
 */
const namedExactly = ({ code, phone, text, person }: Typed) => sql`b.id in (
  select id from bookings where short_id = ${code}
  union select n.id from users u join bookings n on n.user_id = u.id
    where u.phone = ${phone ?? null} or u.id = ${person ?? null}::uuid or lower(u.email) = ${text.toLowerCase()}
  union select booking_id from payments where provider_payment_id = ${text} or provider_ref = ${text}
  union select p.booking_id from refunds r join payments p on p.id = r.payment_id
    where r.provider_ref = ${text} or r.reference = ${text}
  union select booking_id from tax_documents where number = ${text.toUpperCase()})`

const MAX_OF_GUEST = 50

/** Lists a guest's bookings, newest first. */
export const bookingsOfGuest = (db: Db, userId: string, now: Date): Promise<FoundBooking[]> =>
  bookingsWhere(db, { condition: sql`b.user_id = ${userId}::uuid`, most: MAX_OF_GUEST }, now)

async function findPayments(db: Db, { text }: Typed) {
  const rows = await db
    .selectFrom('payments')
    .select(['booking_id', 'provider_payment_id', 'provider_ref', 'amount', 'method', 'status', 'created_at'])
    .where((eb) => eb.or([eb('provider_payment_id', '=', text), eb('provider_ref', '=', text)]))
    .orderBy('created_at', 'desc')
    .limit(MAX)
    .execute()
  return rows.map(({ booking_id, provider_payment_id, provider_ref, amount, method, status, created_at }) => ({
    booking_id,
    reference: provider_payment_id ?? provider_ref ?? '',
    amount,
    method,
    status,
    at: toIstIso(created_at),
  }))
}

async function findPeople(db: Db, typed: Typed) {
  const { text, phone, phoneEnd, person, names } = typed
  const isSought = either([
    sql`lower(u.email) = ${text.toLowerCase()}`,
    ...(phone === undefined ? [] : [sql`u.phone = ${phone}`]),
    ...(phoneEnd === undefined ? [] : [sql`u.phone like ${`%${phoneEnd}`}`]),
    ...(person === undefined ? [] : [sql`u.id = ${person}::uuid`]),
    ...(names ? [isNamed(sql.ref('u.name'), names)] : []),
  ])
  const { rows } = await sql<{
    id: string
    name: string | null
    phone: string
    city: string | null
    created_at: Date
    bookings: number
  }>`
    select u.id, u.name, u.phone, u.city_name as city, u.created_at,
      (select count(*)::int from bookings b where b.user_id = u.id and b.completed_at is not null) as bookings
    from users u where u.erased_at is null and ${isSought}
    order by u.created_at desc, u.id limit ${MAX}`.execute(db)
  return rows.map(({ created_at, phone: number, ...row }) => ({
    ...row,
    phone: maskPhone(number),
    since: toIstIso(created_at),
  }))
}

/** Finds hotels by name, by the last part of their address on the site, or by the bank's reference of a payout. */
async function findHotels(db: Db, { text, names }: Typed) {
  const isSought = either([
    sql`h.slug = ${text.toLowerCase()}`,
    sql`h.id = any(array(select hotel_id from payouts where bank_reference = ${text}))`,
    ...(names ? [isNamed(sql.ref('h.name'), names)] : []),
  ])
  const { rows } = await sql<{ id: number; name: string; slug: string; city: string; hidden: boolean }>`
    select h.id, h.name, h.slug, c.name as city, h.hidden from hotels h join cities c on c.id = h.city_id
    where ${isSought} order by h.name, h.id limit ${MAX}`.execute(db)
  return rows
}

type FoundRecord = ResponseOf<typeof officeFind>['records'][number]

/** The length of the shortest UTR or document number. */
const MIN_RECORD = 6

/**
 * Finds settlements by their id or UTR, commission invoices by their number, and lines of our bank account by a UTR in
 * them.
 */
async function findRecords(db: Db, { text }: Typed): Promise<FoundRecord[]> {
  if (text.length < MIN_RECORD) return []
  const { rows } = await sql<FoundRecord>`
    select 'settlement' as kind, reference, net as paise, settled_on::text as day, null::json as hotel
      from settlements where reference = ${text} or bank_token(utr) = bank_token(${text})
    union all
    select 'commission_document', d.number, d.total, (d.month + interval '1 month' - interval '1 day')::date::text,
      json_build_object('id', h.id, 'name', h.name)
      from commission_documents d join hotels h on h.id = d.hotel_id where d.number = ${text.toUpperCase()}
    union all
    (select 'bank_line', coalesce(nullif(reference, ''), ${text}), paise, booked_on::text, null from bank_lines
      where tokens @> array[bank_token(${text})] order by booked_on desc, id desc limit ${MAX})`.execute(db)
  return rows.slice(0, MAX)
}

/** Finds the case with a ticket, or with H- and a booking's code. */
async function findCases(db: Db, text: string, now: Date) {
  const file = await readCaseFile(db, text, now)
  if (!file) return []
  const { ref, kind, came, isOpen: is_open, contact } = file
  return [{ ref, kind, name: contact?.name ?? null, at: toIstIso(came), is_open }]
}

/**
 * Searches for everything that the text could be. Does not search guests' names if a code, phone, email address or
 * reference matches.
 */
export async function findEverything(db: Db, text: string, now: Date): Promise<ResponseOf<typeof officeFind>> {
  const typed = readTyped(text)
  const exact = await bookingsWhere(db, { condition: namedExactly(typed), most: MAX }, now)
  return {
    bookings:
      typed.names !== undefined && exact.length === 0
        ? await bookingsWhere(db, { condition: isNamed(sql.ref('b.guest_name'), typed.names), most: MAX }, now)
        : exact,
    people: await findPeople(db, typed),
    payments: await findPayments(db, typed),
    hotels: await findHotels(db, typed),
    cases: await findCases(db, text, now),
    records: await findRecords(db, typed),
  }
}

/** Finds the account with this phone, unless it is erased. */
export const guestOfPhone = async (db: Db, phone: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('users')
      .select('id')
      .where('phone', '=', phone)
      .where('erased_at', 'is', null)
      .executeTakeFirst()
  )?.id
