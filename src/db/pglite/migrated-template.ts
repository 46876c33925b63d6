import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { migrate, readMigrations, schemaChecksum } from '../migrate.ts'
import { exists } from './exists.ts'
import { PgliteEngine } from './pglite-engine.ts'
import { PgliteStream } from './pglite-stream.ts'

/**
 * Returns the path of a dump of an empty, migrated database for `openDb({ template })`, because starting from a dump is
 * much faster than creating a database. Makes the dump once per state of the migrations and caches it in `cacheDir`.
 * Several processes may call this at the same time.
 */
export async function migratedTemplate(cacheDir: string): Promise<string> {
  const checksum = schemaChecksum(await readMigrations())
  const path = join(cacheDir, `pglite-${await pgliteVersion()}-${checksum.slice(0, 16)}.tar`)
  if (!(await exists(path))) await makeTemplate(path)
  return path
}

/**
 * Returns PGlite's version, which the dump's name contains because another version may lay out its folder differently.
 */
async function pgliteVersion(): Promise<string> {
  const manifest = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'))
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string }
  return version
}

async function makeTemplate(path: string): Promise<void> {
  const engine = await PgliteEngine.start({ dataDir: 'memory://' })
  const pool = new pg.Pool({ max: 1, stream: () => new PgliteStream(engine) })
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    await migrate(db)
    await db.destroy()
    await mkdir(dirname(path), { recursive: true })
    // Renames the dump only once it is complete, so that nobody reads a partial dump.
    const draft = `${path}.${randomUUID()}`
    await writeFile(draft, await engine.dump())
    await rename(draft, path).catch(async (error: unknown) => {
      await rm(draft, { force: true })
      throw error
    })
  } finally {
    await engine.close()
  }
}
