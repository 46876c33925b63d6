import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { openTestDb } from '#tests/database/test-db.ts'
import { checkSchema } from './check-schema.ts'
import { readMigrations } from './migrate.ts'

describe('the schema check', async () => {
  const { db, close } = await openTestDb()
  afterAll(close)

  it('the schema check accepts a database that has all migrations of this version and newer ones', async () => {
    await expect(checkSchema(db)).resolves.toBeUndefined()
    await sql`insert into schema_migrations (name, checksum) values ('999_of_a_newer_version.sql', 'x')`.execute(db)
    await expect(checkSchema(db)).resolves.toBeUndefined()
  })

  it('the schema check refuses a database that lacks a migration, and names the migration', async () => {
    const last = (await readMigrations()).at(-1)
    if (!last) throw new Error('there are no migrations')
    await sql`delete from schema_migrations where name = ${last.name}`.execute(db)
    await expect(checkSchema(db)).rejects.toThrow(
      `The database is older than this version: it lacks ${last.name}. Run \`npm run migrate\` of this version first, then start again.`,
    )
    await sql`insert into schema_migrations (name, checksum) values (${last.name}, ${last.checksum})`.execute(db)
    await expect(checkSchema(db)).resolves.toBeUndefined()
  })

  it('the schema check refuses a database whose last migration stopped before it granted rights on a new table', async () => {
    await sql`create role only_rows`.execute(db)
    await sql`grant select on all tables in schema public to only_rows`.execute(db)
    await sql`create table coming_soon (id int)`.execute(db)
    const check = db.transaction().execute(async (transaction) => {
      await sql`set local role only_rows`.execute(transaction)
      await checkSchema(transaction)
    })
    await expect(check).rejects.toThrow('may not read coming_soon: a migration was not completed')
    await sql`drop table coming_soon`.execute(db)
    await sql`drop owned by only_rows`.execute(db)
    await sql`drop role only_rows`.execute(db)
  })
})
