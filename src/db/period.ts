import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** The half-open period `[from, until)` as PostgreSQL's tstzrange, for inserting into `stays` and for `&&`. */
export function periodOf(from: Date, until: Date): RawBuilder<string> {
  return sql<string>`tstzrange(${from}::timestamptz, ${until}::timestamptz, '[)')`
}
