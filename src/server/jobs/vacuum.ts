import { sql } from 'kysely'
import type { Services } from '../services.ts'

/** PostgreSQL has autovacuum; PGlite has none (design, "PGlite's guard rails"). */
export async function vacuum({ db, env }: Services): Promise<number> {
  if (env.DATABASE_URL) return 0
  await sql`vacuum (analyze)`.execute(db)
  return 1
}
