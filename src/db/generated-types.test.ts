import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { openTestDb } from '#tests/database/test-db.ts'
import { databaseTypes, generatedTypesPath } from '../../scripts/generate-db-types.ts'

const { db, close } = await openTestDb()
afterAll(close)

it('generated/database.ts matches the migrations (else run scripts/generate-db-types.ts)', async () => {
  expect(await readFile(generatedTypesPath, 'utf8')).toBe(await databaseTypes(db))
})

it('docs/data-model.md names every table', async () => {
  const page = await readFile(new URL('../../docs/data-model.md', import.meta.url), 'utf8')
  const { rows } = await sql<{
    name: string
  }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db)
  expect(rows.map(({ name }) => name).filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})
