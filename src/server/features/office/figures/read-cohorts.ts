import { cohortsOf, type Cohort, type CohortCount } from '#domain/figures/cohorts.ts'
import type { Db } from '../../../services.ts'
import type { FigureWish } from './figure-wish.ts'

/** Reads the cohorts whose month overlaps the requested weeks. */
export async function readCohorts(db: Db, { weeks, city, lastDay }: FigureWish): Promise<Cohort[]> {
  const counts: CohortCount[] = await db
    .selectFrom('guest_cohorts')
    .select((row) => ['month', 'within_months as within', row.fn.sum<number>('guests').as('guests')])
    .where('month', '>=', weeks.from.slice(0, 7))
    .where('month', '<=', weeks.to.slice(0, 7))
    .$if(city !== null, (query) => query.where('city_id', '=', city?.id ?? 0))
    .groupBy(['month', 'within_months'])
    .execute()
  return cohortsOf(counts, lastDay)
}
