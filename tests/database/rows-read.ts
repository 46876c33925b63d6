import { sql, type Kysely } from 'kysely'
import type { DB } from '#db/schema.ts'
import { overhear, type Statement } from './overhear.ts'

type Node = {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Node[]
}

/** Adds up the rows that a plan read from each table, over all loops. */
function addRows(node: Node, read: Map<string, number>): void {
  const table = node['Relation Name']
  const looked =
    node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  if (table !== undefined) read.set(table, (read.get(table) ?? 0) + looked * node['Actual Loops'])
  for (const part of node.Plans ?? []) addRows(part, read)
}

async function planOf(db: Kysely<DB>, { text, values }: Statement): Promise<Node> {
  const { rows } = await db.connection().execute(async (connection) => {
    await sql`set plan_cache_mode = force_custom_plan`.execute(connection)
    await sql`set enable_seqscan = off`.execute(connection)
    const explained = await connection.executeQuery<{ 'QUERY PLAN': [{ Plan: Node }] }>({
      ...sql``.compile(connection),
      sql: `explain (analyze, format json) ${text}`,
      parameters: values,
    })
    await sql`reset enable_seqscan`.execute(connection)
    return explained
  })
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  if (!plan) throw new Error('a statement without a plan')
  return plan
}

/**
 * Counts the rows of each table that the statements of `work` read, according to EXPLAIN ANALYZE. Sequential scans are
 * off, because PostgreSQL prefers them for small test tables. A large number of rows then means that an index is
 * missing.
 */
export async function rowsRead(db: Kysely<DB>, work: () => Promise<unknown>): Promise<Map<string, number>> {
  const { statements } = await overhear(work)
  const read = new Map<string, number>()
  for (const statement of statements) addRows(await planOf(db, statement), read)
  return read
}
