import { sql, type Kysely } from 'kysely'
import type { DB } from '#db/schema.ts'

export type Count = { day: string; name: string; page: string | null; times: number }

/** Counts events per day in India, newest first, for the operator's command. */
export async function listCounts(db: Kysely<DB>, since: Date): Promise<Count[]> {
  const { rows } = await sql<Count>`
    select to_char(at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day, name, page, count(*)::int as times
    from analytics_events where at >= ${since}
    group by 1, 2, 3 order by 1 desc, 4 desc, 2, 3`.execute(db)
  return rows
}
