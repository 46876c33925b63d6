import pg from 'pg'

/** Two stays in one room at one time: the database's own constraint forbids them, so this counts by itself. */
export async function countOverlaps(databaseUrl: string): Promise<number> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from stays a join stays b on a.room_id = b.room_id and a.id < b.id
     and a.period && b.period where a.status <> 'released' and b.status <> 'released'`,
  )
  await client.end()
  return rows[0]?.n ?? 0
}
