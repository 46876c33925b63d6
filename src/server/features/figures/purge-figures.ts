import { addDays, istDateOf } from '#domain/kernel/ist.ts'
import { COUNT_RETENTION_DAYS, FIGURE_RETENTION_DAYS } from '#domain/retention-days.ts'
import { purgeInBatches } from '../../purge-in-batches.ts'
import type { Services } from '../../services.ts'

/** Deletes figures that are too old for comparisons. Returns how many rows. */
export async function purgeFigures({ db, clock }: Services): Promise<number> {
  const today = istDateOf(clock.now())
  const oldest = addDays(today, -FIGURE_RETENTION_DAYS)
  const days = await db.deleteFrom('figure_days').where('day', '<', oldest).executeTakeFirstOrThrow()
  const cohorts = await db.deleteFrom('guest_cohorts').where('month', '<', oldest.slice(0, 7)).executeTakeFirstOrThrow()
  const demand = await purgeInBatches((limit) => {
    const old = db
      .selectFrom('demand_counts')
      .select('id')
      .where('stay_day', '<', addDays(today, -COUNT_RETENTION_DAYS))
      .limit(limit)
    return db.deleteFrom('demand_counts').where('id', 'in', old).executeTakeFirst()
  })
  const searches = await db
    .deleteFrom('hotel_searches')
    .where('day', '<', addDays(today, -COUNT_RETENTION_DAYS))
    .executeTakeFirstOrThrow()
  return Number(searches.numDeletedRows) + Number(days.numDeletedRows) + Number(cohorts.numDeletedRows) + demand
}
