import { sql } from 'kysely'
import type { DeskRow } from '#contract/desk.ts'
import { deskSees } from '#domain/desk/windows.ts'
import { addDays, istDateOf, istInstant } from '#domain/kernel/ist.ts'
import type { Db } from '../../../services.ts'
import { readDeskRows, stayMeets, type DeskBookingRow } from '../desk-rows.ts'
import { presentRow, stayOf } from '../present-desk.ts'

const CODE = /^[A-Z0-9]{8}$/
/**
 * For how long after check-out the desk can find a stay by its booking code, for example when guests forgot something.
 */
const FOUND_BY_CODE_DAYS = 90

/** A phone, or at least the last four digits of one. */
const PHONE = /^\+?\d{4,15}$/
export const MAX_FOUND = 20

type Named = Pick<DeskRow, 'name' | 'first_name'>

/** Whether the text is part of the name that the desk may see now: the full name or only the first name. */
export function isCalled({ name, first_name }: Named, text: string): boolean {
  const wanted = text.trim().toLowerCase()
  return wanted !== '' && (name ?? first_name ?? '').toLowerCase().includes(wanted)
}

/** Reads the bookings that the desk finds without a code: those from yesterday until this time tomorrow. */
async function readNearRows(db: Db, hotelId: number, now: Date): Promise<DeskBookingRow[]> {
  const since = istInstant(addDays(istDateOf(now), -1))
  const until = new Date(now.getTime() + 24 * 3_600_000 + 1)
  return readDeskRows(db, hotelId, stayMeets(hotelId, { since, until }))
}

/** Reads the ids of those bookings whose guest's phone ends with these digits. */
async function readIdsByPhone(db: Db, ids: readonly string[], digits: string): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select b.id from bookings b join users u on u.id = b.user_id
    where b.id = any(${ids}::uuid[]) and u.phone like ${`%${digits}`}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/**
 * Finds bookings by the full code, up to 90 days back, by part of a name, or by the last digits of a phone; name and
 * phone match only while the desk may see them.
 */
export async function findBookings(db: Db, hotelId: number, text: string, now: Date): Promise<DeskRow[]> {
  const typed = text.trim()
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '')
  if (CODE.test(code)) {
    const old = istInstant(addDays(istDateOf(now), -FOUND_BY_CODE_DAYS))
    const rows = await readDeskRows(db, hotelId, sql<boolean>`b.short_id = ${code} and b.leaves_at >= ${old}`)
    if (rows.length > 0) return rows.map((row) => presentRow(row, now))
  }
  const near = await readNearRows(db, hotelId, now)
  if (PHONE.test(code)) {
    const open = near.filter((row) => deskSees('phone', stayOf(row), now))
    const ids = await readIdsByPhone(
      db,
      open.map(({ id }) => id),
      code.replace(/^[+0]+/, ''),
    )
    return open
      .filter(({ id }) => ids.has(id))
      .slice(0, MAX_FOUND)
      .map((row) => presentRow(row, now))
  }
  return near
    .map((row) => presentRow(row, now))
    .filter((row) => isCalled(row, typed))
    .slice(0, MAX_FOUND)
}
