import { queryRows } from './query-rows.ts'

/** Counts stays that share a room at the same time. Does not rely on the database's constraint, which forbids them. */
export async function countOverlaps(databaseUrl: string): Promise<number> {
  const rows = await queryRows<{ n: number }>(
    databaseUrl,
    `select count(*)::int as n from stays a join stays b on a.room_id = b.room_id and a.id < b.id
     and a.period && b.period where a.status <> 'released' and b.status <> 'released'`,
  )
  return rows[0]?.n ?? 0
}
