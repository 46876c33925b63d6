import { sql } from 'kysely'
import type { WalkInRow } from '#contract/desk-parties.ts'
import { addDays, istDateOf, istInstant } from '#domain/kernel/ist.ts'
import type { Db } from '../../services.ts'
import { isCalled, MAX_FOUND } from '../desk/bookings/find-bookings.ts'
import { presentWalkIns, readWalkIns } from '../desk/walk-in-rows.ts'

/** Finds walk-ins since yesterday by a part of their name, as far as the desk may see that name. */
export async function findWalkIns(db: Db, hotelId: number, text: string, now: Date): Promise<WalkInRow[]> {
  const since = istInstant(addDays(istDateOf(now), -1))
  const rows = await readWalkIns(db, hotelId, sql<boolean>`(w.left_at is null or w.left_at >= ${since})`)
  const shown = await presentWalkIns(db, rows, now)
  return shown.filter((row) => isCalled(row, text)).slice(0, MAX_FOUND)
}
