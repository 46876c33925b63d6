/**
 * Tests that everything that writes to unlogged tables continues on a standby that takes over, although these tables
 * are empty there (decision 0044).
 */
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { openDb } from '#db/open-db.ts'
import { databaseChangeFeed } from '#server/adapters/database-change-feed.ts'
import { buildCity, buildHotel } from '../builders.ts'
import { isMissing, present, startPostgres } from '../database/postgres.ts'
import { startStandby } from '../database/standby.ts'

const postgres = await startPostgres({ isPrivate: true })

test.skipIf(isMissing(postgres))(
  'a standby accepts hotel changes immediately, and readers of the feed start again',
  async () => {
    // Starts the standby first, so that it gets the tables by replaying instead of copying files.
    const standby = await startStandby(present(postgres))
    onTestFinished(async () => {
      await standby.stop()
      await present(postgres).stop()
    })
    const databaseUrl = await present(postgres).createDatabase('takes_over', 'empty')
    const first = await openDb({ databaseUrl, dataDir: '' })
    await migrate(first.db)
    const feed = databaseChangeFeed(first.db)
    for (const _reading of ['makes the epoch', 'begins']) await feed.read()
    await buildHotel(first.db, await buildCity(first.db, 'First Town'))
    expect(await feed.read()).toMatchObject({ from: 'last reading' })
    await expect.poll(() => standby.isLevel(), { timeout: 20_000 }).toBe(true)
    await first.close()

    await standby.promote()
    const second = await openDb({ databaseUrl: standby.urlOf(databaseUrl), dataDir: '' })
    onTestFinished(() => second.close())
    await buildHotel(second.db, await buildCity(second.db, 'Second Town'))
    const later = databaseChangeFeed(second.db)
    expect(await later.read()).toEqual({ from: 'restart' })
  },
)
