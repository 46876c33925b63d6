import { sql } from 'kysely'
import type { RateRow } from '#domain/ledger/rates.ts'
import type { Db } from '../../services.ts'

/** Reads the confirmed rates, in the order in which they were confirmed. */
export const readRates = (db: Db): Promise<RateRow[]> =>
  db
    .selectFrom('rates')
    .select(['kind', sql<string>`from_day::text`.as('from'), 'value'])
    .where('confirmed_at', 'is not', null)
    .orderBy('confirmed_at')
    .execute()
