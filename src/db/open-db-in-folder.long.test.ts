/**
 * Tests the embedded engine in a folder. Each start costs seconds of processor time, and every test needs several
 * starts.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openMemoryDb } from '#tests/database/memory.ts'
import { migrate } from './migrate.ts'
import { openDb } from './open-db.ts'
import type { OpenDb } from './open-db.ts'

describe('openDb in a folder', () => {
  let dataDir = ''
  const open: OpenDb[] = []
  /** Opens the folder with the template, which has no effect if the folder already exists. */
  const openHere = async () => {
    const opened = await openMemoryDb({ dataDir })
    open.push(opened)
    return opened
  }
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'uncle-data-'))
  })
  afterEach(async () => {
    await Promise.all(open.splice(0).map(({ close }) => close()))
    await rm(dataDir, { recursive: true })
  })

  it('openDb creates and migrates a new database in a folder, and keeps its rows', async () => {
    const first = await openDb({ dataDir })
    expect(first.engine).toBe('pglite')
    expect(await migrate(first.db)).toContain('001_places_and_hotels.sql')
    await first.db.insertInto('catalogue_loads').values({ name: 'tea' }).execute()
    await first.close()
    const second = await openHere()
    expect(await migrate(second.db)).toEqual([])
    expect(await second.db.selectFrom('catalogue_loads').select('name').execute()).toEqual([{ name: 'tea' }])
  })

  it('openDb refuses a folder that is already open, and opens it once it is closed', async () => {
    const first = await openHere()
    await expect(openHere()).rejects.toThrow('Another process uses this data folder')
    await first.close()
    await openHere()
  })

  it('openDb starts over in a folder whose creation was interrupted', async () => {
    await mkdir(join(dataDir, 'pg'))
    await writeFile(join(dataDir, 'pg', 'PG_VERSION'), '18\n')
    await writeFile(join(dataDir, 'pg.unfinished'), '')
    const { db } = await openHere()
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  })

  it('openDb returns every committed row after its process was killed', async () => {
    const first = await openHere()
    await sql`create table notes (n int)`.execute(first.db)
    await first.close()
    const script = `
      import { sql } from 'kysely'
      import { openDb } from ${JSON.stringify(new URL('./open-db.ts', import.meta.url).href)}
      const { db } = await openDb({ dataDir: ${JSON.stringify(dataDir)} })
      for (let n = 1; ; n++) {
        await sql\`insert into notes values (\${n})\`.execute(db)
        process.stdout.write(n + '\\n')
      }`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let told = ''
    child.stdout.on('data', (chunk: Buffer) => {
      told += chunk.toString()
      if (told.split('\n').length > 30) child.kill('SIGKILL')
    })
    await once(child, 'close')
    const lastTold = Number(told.trimEnd().split('\n').at(-1))
    const { db } = await openHere()
    const { rows } = await sql<{
      last: number
      kept: number
    }>`select max(n) as last, count(*) as kept from notes`.execute(db)
    expect(lastTold).toBeGreaterThanOrEqual(30)
    expect(rows[0]?.last).toBeGreaterThanOrEqual(lastTold)
    expect(rows[0]?.kept).toBe(rows[0]?.last)
  })
})
