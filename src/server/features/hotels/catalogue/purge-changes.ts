import { sql } from 'kysely'
import type { Db } from '../../../services.ts'

/** How many minutes changes are stored. A process whose last reading is older has to load its cities again. */
const KEPT_MINUTES = 10

/** Deletes changes that were readable for at least ten minutes, whenever their transaction began. Returns how many. */
export async function purgeChanges(db: Db, keptMinutes = KEPT_MINUTES): Promise<number> {
  const { numAffectedRows } = await sql`
    with turn as (
      update catalogue_epoch set purged_below = purge_next, marked_at = clock_timestamp(),
        purge_next = pg_snapshot_xmin(pg_current_snapshot())
      where marked_at <= clock_timestamp() - make_interval(mins => ${keptMinutes}) returning purged_below
    )
    delete from catalogue_changes using turn where xid < turn.purged_below`.execute(db)
  return Number(numAffectedRows ?? 0)
}
