import { sql } from 'kysely'
import type { Services } from '../services.ts'

/** Vacuums PGlite, which has no autovacuum, unlike PostgreSQL (design, "PGlite's guard rails"). */
export async function vacuum({ db, env }: Services): Promise<number> {
  if (env.DATABASE_URL) return 0
  await sql`vacuum (analyze)`.execute(db)
  return 1
}
