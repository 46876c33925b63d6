import { sql } from 'kysely'
import {
  FACT_NAMES,
  HOTEL_FACTS,
  type FactColumn,
  type FilterFact,
  type HotelFacts,
} from '#domain/hotels/hotel-facts.ts'
import type { DB } from './schema.ts'

/** Maps facts to the columns of `hotels`, for an insert or update. An omitted fact gets no column. */
export function factColumns(facts: Partial<HotelFacts>): Partial<Record<FactColumn & keyof DB['hotels'], boolean>> {
  const known = FACT_NAMES.filter((name) => facts[name] !== undefined)
  return Object.fromEntries(known.map((name) => [HOTEL_FACTS[name].column, facts[name]]))
}

/** Selects the facts of hotel `h` by their API names. */
export const selectFacts = sql.raw(FACT_NAMES.map((name) => `h.${HOTEL_FACTS[name].column} as "${name}"`).join(', '))

/** Returns the column in which hotel `h` has a fact. */
export const factOf = (name: FilterFact) => sql.ref<boolean>(`h.${HOTEL_FACTS[name].column}`)
