/** Signs in the guest and the hotel with the most bookings, whose calls are measured. */
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { DESK_HOTEL } from '../../demo/catalogue/demo-desk.ts'
import type { Call } from '../../src/contract/call.ts'
import { addDays, addMinutes, istDateOf } from '../../src/domain/kernel/ist.ts'
import { monthOf, addMonths } from '../../src/domain/ledger/month.ts'
import { hashToken } from '../../src/server/http/session.ts'
import type { Db } from '../../src/server/services.ts'

type Person = { authorization: string }

type Kind = 'guest' | 'desk' | 'office'

/** Returns which of the three people sends a call; undefined if the call needs no session. */
export function senderOf({ rights }: Call): Kind | undefined {
  if (rights.startsWith('desk')) return 'desk'
  if (rights.startsWith('office')) return 'office'
  return rights === 'anyone' || rights === 'local' ? undefined : 'guest'
}

export type People = Record<Kind, Person> & {
  guestId: string
  hotelId: number
  /** Signs one of them in again, because a call may end a session or come a day later. */
  signInAgain: (kind: Kind, now: Date) => Promise<Person>
  /** replaces each `{name}` in the path of a call */
  valuesOf: (path: string) => Record<string, string>
}

async function signIn(now: Date, write: (row: SignIn) => Promise<unknown>): Promise<Person> {
  const token = randomBytes(32).toString('base64url')
  const expires_at = addMinutes(now, 30 * 24 * 60)
  await write({ token_hash: hashToken(token), created_at: now, expires_at, last_seen: now })
  return { authorization: token }
}

type SignIn = { token_hash: Buffer; created_at: Date; expires_at: Date; last_seen: Date }

const one = async <Value>(db: Db, query: ReturnType<typeof sql<{ value: Value }>>): Promise<Value> => {
  const { rows } = await query.execute(db)
  const value = rows[0]?.value
  if (value === undefined || value === null) throw new Error('the filled database lacks what a call needs')
  return value
}

/** Signs in the guest with the most bookings, a manager of the busiest hotel and an admin of the office. */
export async function signInPeople(db: Db): Promise<People> {
  const hotel = await one(db, sql<{ value: number }>`select id as value from hotels where slug = ${DESK_HOTEL}`)
  const guest = await one(db, sql<{ value: string }>`select md5('guest1')::uuid::text as value`)
  const staff = await one(
    db,
    sql<{
      value: string
    }>`select id::text as value from hotel_staff where hotel_id = ${hotel} and role = 'manager' and ended_at is null limit 1`,
  )
  const operator = await one(
    db,
    sql<{ value: string }>`select id::text as value from operators where role = 'admin' and ended_at is null limit 1`,
  )
  const ended = (of: 'user_id' | 'hotel_id', id: string | number) =>
    one(
      db,
      sql<{
        value: string
      }>`select id::text as value from bookings where ${sql.ref(of)} = ${id} and status = 'completed' and ended_at is not null order by checkin_at desc limit 1`,
    )
  const walkIn = await one(
    db,
    sql<{
      value: string
    }>`select block_id::text as value from walk_ins where hotel_id = ${hotel} order by arrived_at desc limit 1`,
  )
  const ofGuest = await ended('user_id', guest)
  const ofHotel = await ended('hotel_id', hotel)
  const city = await one(db, sql<{ value: number }>`select city_id as value from hotels where id = ${hotel}`)
  const document = await one(
    db,
    sql<{ value: string }>`select number as value from tax_documents where booking_id = ${ofGuest}::uuid`,
  )
  const month = addMonths(monthOf(new Date()), -1)
  const common = {
    hotelId: String(hotel),
    ref: `c${city}`,
    userId: guest,
    document,
    month,
    day: addDays(istDateOf(new Date()), -1),
    file: 'gstr-1',
    figures: 'results',
    paymentMethod: 'upi',
    n: '1',
  }
  const byPath: readonly [string, string][] = [
    ['/desk/walk-ins/', walkIn],
    ['/desk/bookings/', ofHotel],
    ['/office/bookings/', ofHotel],
    ['/office/hotels/', String(hotel)],
    ['/office/guests/', guest],
    ['/bookings/', ofGuest],
    ['/users/', guest],
    ['/cities/', String(city)],
    ['/hotels/', String(hotel)],
  ]
  const write: Record<Kind, (row: SignIn) => Promise<unknown>> = {
    guest: (row) =>
      db
        .insertInto('sessions')
        .values({ ...row, user_id: guest })
        .execute(),
    desk: (row) =>
      db
        .insertInto('desk_sessions')
        .values({ ...row, staff_id: staff })
        .execute(),
    office: (row) =>
      db
        .insertInto('office_sessions')
        .values({ ...row, operator_id: operator, passkey_at: row.created_at })
        .execute(),
  }
  const now = new Date()
  return {
    guest: await signIn(now, write.guest),
    desk: await signIn(now, write.desk),
    office: await signIn(now, write.office),
    guestId: guest,
    hotelId: hotel,
    signInAgain: (kind, at) => signIn(at, write[kind]),
    valuesOf: (path) => {
      const id = byPath.find(([beginning]) => path.startsWith(beginning))?.[1]
      return id === undefined ? common : { ...common, id }
    },
  }
}
