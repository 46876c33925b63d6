import { sql } from 'kysely'
import type { DeskRow } from '#contract/desk.ts'
import { addDays, istDateOf, istInstant } from '#domain/kernel/ist.ts'
import type { Db } from '../../services.ts'
import { readDeskRows } from './desk-rows.ts'
import { presentRow } from './present-desk.ts'

const CODE = /^[A-Z0-9]{8}$/
/** How long after check-out the booking code still finds a stay, for example when guests forgot something. */
const FOUND_BY_CODE_DAYS = 90

/** Finds bookings by the full code, up to 90 days back, or by part of a name that the desk may see. */
export async function findBookings(db: Db, hotelId: number, text: string, now: Date): Promise<DeskRow[]> {
  const since = istInstant(addDays(istDateOf(now), -1))
  const typed = text.trim()
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '')
  if (CODE.test(code)) {
    const old = istInstant(addDays(istDateOf(now), -FOUND_BY_CODE_DAYS))
    const rows = await readDeskRows(db, hotelId, sql<boolean>`b.short_id = ${code} and b.leaves_at >= ${old}`)
    if (rows.length > 0) return rows.map((row) => presentRow(row, now))
  }
  const ahead = new Date(now.getTime() + 24 * 3_600_000)
  const rows = await readDeskRows(db, hotelId, sql<boolean>`b.leaves_at >= ${since} and b.checkin_at <= ${ahead}`)
  const wanted = typed.toLowerCase()
  return rows
    .map((row) => presentRow(row, now))
    .filter(({ name, first_name }) => (name ?? first_name ?? '').toLowerCase().includes(wanted))
    .slice(0, 20)
}
