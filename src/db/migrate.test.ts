import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestDb } from '#tests/database/test-db.ts'
import { migrate, readMigrations, schemaChecksum } from './migrate.ts'

describe('migrate', async () => {
  const { db, close } = await openTestDb()
  afterAll(close)

  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'uncle-migrations-'))
    await sql`drop table if exists tea, biscuits`.execute(db)
    await sql`truncate schema_migrations`.execute(db)
  })
  afterEach(() => rm(folder, { recursive: true }))

  const write = (name: string, text: string) => writeFile(join(folder, name), text)
  const hasTable = async (table: string) => {
    const { rows } = await sql<{ found: boolean }>`select to_regclass(${table}) is not null as found`.execute(db)
    return rows[0]?.found
  }

  it('migrate applies missing files in order, each once', async () => {
    await write(
      '002_biscuits.sql',
      'create table biscuits (tea_id int references tea (id)); comment on table tea is null',
    )
    await write('001_tea.sql', 'create table tea (id int primary key)')
    expect(await migrate(db, folder)).toEqual(['001_tea.sql', '002_biscuits.sql'])
    expect(await migrate(db, folder)).toEqual([])
    expect(await hasTable('biscuits')).toBe(true)
  })

  it('migrate rolls back a file that fails half-way, and can retry', async () => {
    await write('001_tea.sql', 'create table tea (id int); create table biscuits (id nonsense)')
    await expect(migrate(db, folder)).rejects.toThrow('nonsense')
    expect(await hasTable('tea')).toBe(false)
    await write('001_tea.sql', 'create table tea (id int)')
    expect(await migrate(db, folder)).toEqual(['001_tea.sql'])
  })

  it('migrate refuses a file that changed after it was applied, but accepts other line endings', async () => {
    await write('001_tea.sql', 'create table tea (\n id int)')
    await migrate(db, folder)
    await write('001_tea.sql', 'create table tea (\r\n id int)')
    expect(await migrate(db, folder)).toEqual([])
    await write('001_tea.sql', 'create table tea (id bigint)')
    await expect(migrate(db, folder)).rejects.toThrow('001_tea.sql was changed after it was applied')
  })

  it('migrate refuses a file numbered before an applied one', async () => {
    await write('002_tea.sql', 'create table tea (id int)')
    await migrate(db, folder)
    await write('001_biscuits.sql', 'create table biscuits (id int)')
    await expect(migrate(db, folder)).rejects.toThrow('001_biscuits.sql comes before 002_tea.sql')
    expect(await hasTable('biscuits')).toBe(false)
  })

  it('migrate ignores migrations that a newer process has applied', async () => {
    await write('001_tea.sql', 'create table tea (id int)')
    await write('002_biscuits.sql', 'create table biscuits (id int)')
    await migrate(db, folder)
    await rm(join(folder, '002_biscuits.sql'))
    expect(await migrate(db, folder)).toEqual([])
  })

  it('migrate refuses a file that is not named like a migration', async () => {
    await write('tea.sql', 'select 1')
    await expect(readMigrations(folder)).rejects.toThrow('tea.sql is not named like a migration')
  })

  it('the checksum of the migrations changes with every file', async () => {
    await write('001_tea.sql', 'select 1')
    const before = schemaChecksum(await readMigrations(folder))
    await write('001_tea.sql', 'select 2')
    expect(schemaChecksum(await readMigrations(folder))).not.toBe(before)
  })
})
