/** Opens databases at an earlier version, to test how a migration changes existing rows. */
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, migrationsFolder } from '#db/migrate.ts'
import { openDb, type OpenDb } from '#db/open-db.ts'
import { isMissing, startPostgres } from './postgres.ts'

/**
 * Opens an empty database on which only the migrations before the given number, such as '088', have run. Uses
 * PostgreSQL, or the embedded database if PostgreSQL is not installed. `close` also deletes the database.
 */
export async function openBefore(number: string): Promise<Pick<OpenDb, 'db' | 'close'>> {
  const postgres = await startPostgres()
  const folder = await mkdtemp(join(tmpdir(), `uncle-before-${number}-`))
  for (const name of await readdir(migrationsFolder))
    if (name < number) await cp(join(migrationsFolder, name), join(folder, name))
  const opened = isMissing(postgres)
    ? await openDb({ dataDir: 'memory://' })
    : await openDb({ databaseUrl: await postgres.createDatabase(`before_${number}`, 'empty'), dataDir: '' })
  await migrate(opened.db, folder)
  await rm(folder, { recursive: true })
  return {
    db: opened.db,
    close: async () => {
      await opened.close()
      if (!isMissing(postgres)) await postgres.stop()
    },
  }
}
