import { sql } from 'kysely'
import { grantRows } from '#db/grant-rows.ts'
import { openDb, type OpenDb } from '#db/open-db.ts'

/**
 * Adds a role to a migrated database of `createDatabase` that can change rows but not tables, as production's role
 * does. Returns the database's address for this role. `drop` the role afterwards, because roles belong to the whole
 * server.
 */
export async function createRowsOnly(ownerUrl: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `rows_only_${ownerUrl.split('_').at(-1)}`
  const role = sql.id(name)
  const asOwner = async (work: (db: OpenDb['db']) => Promise<unknown>) => {
    const { db, close } = await openDb({ databaseUrl: ownerUrl, dataDir: '' })
    try {
      await work(db)
    } finally {
      await close()
    }
  }
  await asOwner(async (db) => {
    await sql`create role ${role} login password 'rows only'`.execute(db)
    await grantRows(db, name)
  })
  const url = new URL(ownerUrl)
  url.username = name
  url.password = 'rows only'
  const drop = () =>
    asOwner(async (db) => {
      await sql`drop owned by ${role}`.execute(db)
      await sql`drop role ${role}`.execute(db)
    })
  return { url: url.href, drop }
}
