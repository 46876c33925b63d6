/** Tests reads from a standby that follows, lags, dies, or outlives the primary (decision 0045). */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { writesOf } from '#db/own-writes.ts'
import { openDb, type OpenDb } from '#db/open-db.ts'
import { replicaReads } from '#server/adapters/replica-reads.ts'
import { systemClock } from '#server/adapters/clocks.ts'
import { buildApp } from '#server/app.ts'
import { createServices } from '#server/create-services.ts'
import { readEnv } from '#server/env.ts'
import type { Reads } from '#server/ports/reads.ts'
import type { Db } from '#server/services.ts'
import { buildCity, buildHotel } from '../builders.ts'
import { isMissing, present, startPostgres } from '../database/postgres.ts'
import { startStandby, type Standby } from '../database/standby.ts'
import { dayAfterTomorrow } from '../load/day-after-tomorrow.ts'

const postgres = await startPostgres({ isPrivate: true })
const reason = isMissing(postgres) ? ` (skipped: ${postgres.missing})` : ''
/** The heartbeat detects a hanging database within 1.7 seconds, but a machine that runs other tests takes longer. */
const FOUND_WITHIN = { timeout: 10_000, interval: 50 }
/** The primary answers all reads for ten seconds after its return. */
const SETTLED_WITHIN = { timeout: 20_000, interval: 100 }

const TOKEN = 'a token of sixteen letters'

const isStandby = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ is_standby: boolean }>`select pg_is_in_recovery() as is_standby`.execute(db)
  return rows[0]?.is_standby ?? false
}

const namesOf = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('cities').select('name').orderBy('id').execute()).map(({ name }) => name)

describe.skipIf(isMissing(postgres))(`a replica${reason}`, () => {
  let databaseUrl = ''
  let standby: Standby

  beforeAll(async () => {
    databaseUrl = await present(postgres).createDatabase('replica')
    standby = await startStandby(present(postgres))
  })
  afterAll(async () => {
    await standby.stop()
    await present(postgres).stop()
  })

  async function openBoth(): Promise<{ primary: OpenDb; replica: OpenDb; reads: Reads<Db> }> {
    const primary = await openDb({ databaseUrl, dataDir: '', hasPulse: true })
    const replica = await openDb({ databaseUrl: standby.urlOf(databaseUrl), dataDir: '', hasPulse: true })
    const reads = replicaReads({ primary: { ...primary, writes: () => writesOf(primary.db) }, replica })
    onTestFinished(async () => {
      await reads.stop()
      await replica.close()
      await primary.close()
    })
    await expect.poll(() => reads.recent(isStandby), FOUND_WITHIN).toBe(true)
    return { primary, replica, reads }
  }

  test('a replica answers, and reports that it is up to date', async () => {
    const { reads } = await openBoth()
    await expect.poll(() => reads.figures().replicaLagSeconds, FOUND_WITHIN).toBe(0)
    expect(reads.figures().readByReplica).toBeGreaterThan(0)
  })

  test('a replica is not used when it lags by more than a second', async () => {
    const { primary, reads } = await openBoth()
    await standby.pauseReplay()
    onTestFinished(() => standby.resumeReplay())
    const { id } = await buildCity(primary.db, 'Lagging Town')
    await expect.poll(() => reads.figures().replicaLagSeconds, FOUND_WITHIN).toBeGreaterThan(1)
    expect(await reads.recent(isStandby)).toBe(false)
    expect(await reads.recent(namesOf)).toContain('Lagging Town')
    await standby.resumeReplay()
    await expect.poll(() => reads.recent(isStandby), FOUND_WITHIN).toBe(true)
    await expect.poll(() => reads.figures().replicaLagSeconds, FOUND_WITHIN).toBe(0)
    expect(await reads.recent(namesOf)).toContain('Lagging Town')
    expect(id).toBeGreaterThan(0)
  })

  test('a replica always shows a process its own writes, even if it lags by less than the limit', async () => {
    const { primary, reads } = await openBoth()
    await standby.pauseReplay()
    onTestFinished(() => standby.resumeReplay())
    for (let turn = 0; turn < 5; turn++) {
      const name = `Own Town ${turn}`
      await buildCity(primary.db, name)
      expect(await reads.withOwnWrites(namesOf)).toContain(name)
    }
  })

  test('a replica shows another process’s writes within a second plus its own delay', async () => {
    const { reads } = await openBoth()
    const other = await openDb({ databaseUrl, dataDir: '' })
    onTestFinished(() => other.close())
    await standby.pauseReplay()
    onTestFinished(() => standby.resumeReplay())
    const written = performance.now()
    await buildCity(other.db, 'Other Town')
    await expect.poll(() => reads.recent(namesOf), { timeout: 5000, interval: 20 }).toContain('Other Town')
    expect(performance.now() - written).toBeLessThan(2500)
  })

  describe('a replica of a primary that hangs', () => {
    const hang = async () => {
      await present(postgres).hang()
      onTestFinished(() => present(postgres).goOn())
    }

    test('a replica of a hanging primary answers until the primary is back, which then answers for a while', async () => {
      const { primary, reads } = await openBoth()
      await present(postgres).hang()
      try {
        await expect.poll(() => primary.goneSince(), FOUND_WITHIN).toBeDefined()
        expect(await reads.recent(isStandby)).toBe(true)
        expect(await reads.withOwnWrites(isStandby)).toBe(true)
      } finally {
        await present(postgres).goOn()
      }
      await expect.poll(() => primary.goneSince(), FOUND_WITHIN).toBeUndefined()
      expect(await reads.recent(isStandby)).toBe(false)
      await expect.poll(() => reads.recent(isStandby), SETTLED_WITHIN).toBe(true)
    })

    test('a replica of a hanging primary answers reads of lists, and calls that need the primary are refused', async () => {
      const { primary, replica } = await openBoth()
      const hotel = await buildHotel(primary.db, await buildCity(primary.db, 'Outage Town'), { rooms: 2 })
      await expect.poll(() => standby.isLevel(), FOUND_WITHIN).toBe(true)
      const env = readEnv({
        APP_ENV: 'local',
        ALLOW_LOCAL_TOOLS: 'yes',
        LOG_LEVEL: 'silent',
        SEARCHES_A_MINUTE: '0',
        METRICS_TOKEN: TOKEN,
        DATABASE_URL: databaseUrl,
        DATABASE_REPLICA_URL: standby.urlOf(databaseUrl),
      })
      const log = { error: () => undefined }
      const wired = createServices({
        env,
        database: primary,
        clock: systemClock,
        origin: () => 'http://localhost',
        log,
        goneSince: primary.goneSince,
        replica,
      })
      const app = await buildApp({ services: wired.services, maxLag: 0 })
      onTestFinished(async () => {
        await app.close()
        await wired.services.reads.stop()
        await wired.worker.stop()
      })
      const { checkin, checkout } = dayAfterTomorrow()
      const filter = JSON.stringify({ where: { cityId: hotel.cityId } })
      const search = `/api/hotels/search?${new URLSearchParams({ checkin, checkout, filter })}`
      const lists = ['/api/cities', `/api/hotels/${hotel.slug}`, `/api/hotels/${hotel.id}/ratings`, search]
      const statuses = (paths: string[]) =>
        Promise.all(paths.map(async (url) => (await app.inject({ url })).statusCode))
      // Waits until the app has checked both databases, because it records log positions only from then on.
      await expect.poll(() => wired.services.reads.figures().replicaLagSeconds, FOUND_WITHIN).toBe(0)
      const metrics = async () =>
        (await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })).body
      // On a busy machine the last recorded position may be too old. A read then goes to the primary.
      const read = async () => {
        expect(await statuses(lists)).toEqual([200, 200, 200, 200])
        return metrics()
      }
      await expect.poll(read, FOUND_WITHIN).toMatch(/uncle_reads_by_replica [1-9]/)
      const body = await metrics()
      expect(body).toContain('uncle_database_replica_available 1')
      expect(body).toContain('uncle_database_replica_lag_seconds 0')
      await hang()
      await expect.poll(() => primary.goneSince(), FOUND_WITHIN).toBeDefined()
      expect(await statuses(lists)).toEqual([200, 200, 200, 200])
      const booking = await app.inject({ method: 'POST', url: '/api/bookings/create-booking', payload: {} })
      expect([booking.statusCode, booking.headers['retry-after']]).toEqual([503, '2'])
      expect(await statuses(['/api/users/me', '/api/users/is-registered?phone=%2B919820012345'])).toEqual([503, 503])
    })
  })

  test('a replica that dies leaves all reads to the primary', async () => {
    const { primary, reads } = await openBoth()
    await standby.crash()
    const before = performance.now()
    expect(await reads.recent(isStandby)).toBe(false)
    expect(performance.now() - before).toBeLessThan(2500)
    await buildCity(primary.db, 'Lonely Town')
    await expect.poll(() => reads.recent(namesOf), FOUND_WITHIN).toContain('Lonely Town')
    await expect.poll(() => reads.figures().replicaLagSeconds, FOUND_WITHIN).toBeUndefined()
  })
})
