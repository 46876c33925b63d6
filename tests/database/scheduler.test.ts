/** Tests who runs a scheduled job, and how often (decision 0081). */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDb, type OpenDb } from '#db/open-db.ts'
import type { Db } from '#server/services.ts'
import { describeBothEngines } from './both-engines.ts'
import { areIdle, jobOf, makeDue, startWorker, until } from './job-workers.ts'
import { isMissing, present, startPostgres } from './postgres.ts'

const NAME = 'count-sheep'
const ROUNDS = 60

const rowOf = (db: Db) => db.selectFrom('scheduled_jobs').selectAll().where('name', '=', NAME).executeTakeFirstOrThrow()

await describeBothEngines('the scheduler', (engine) => {
  let workers: ReturnType<typeof startWorker>[] = []
  const start = (...jobs: Parameters<typeof startWorker>[1]) => {
    const worker = startWorker(engine.db, jobs)
    workers.push(worker)
    return worker
  }
  beforeEach(async () => {
    await sql`delete from scheduled_jobs`.execute(engine.db)
    await sql`delete from job_runs`.execute(engine.db)
  })
  afterEach(async () => {
    await Promise.all(workers.map(({ stop }) => stop()))
    workers = []
  })

  const counting = () => {
    const count = { runs: 0 }
    const job = jobOf(NAME, async () => {
      count.runs += 1
      return 7
    })
    return { count, job }
  }

  test('the scheduler plans a new job for its next time, and runs nothing', async () => {
    const { count, job } = counting()
    start(job)
    await until(() => areIdle(engine.db, 1))
    await pause(50)
    expect(count.runs).toBe(0)
    expect((await rowOf(engine.db)).due_at.toISOString()).toMatch(/-12-31T18:30:00.000Z$/)
  })

  test('the scheduler makes up for three missed days with one run, and records it for the office', async () => {
    const { count, job } = counting()
    start(job)
    await until(() => areIdle(engine.db, 1))
    await makeDue(engine.db, '3 days')
    await until(() => areIdle(engine.db, 1))
    await pause(50)
    expect(count.runs).toBe(1)
    expect(await engine.db.selectFrom('job_runs').select(['name', 'worked_on']).execute()).toEqual([
      { name: NAME, worked_on: 7 },
    ])
    expect(await rowOf(engine.db)).toMatchObject({ attempts: 0, taken_by: null, leased_until: null })
  })

  test('the scheduler skips a list whose day is over', async () => {
    let runs = 0
    const worker = start(jobOf(NAME, async () => (runs += 1), true))
    await until(() => areIdle(engine.db, 1))
    await makeDue(engine.db, '1 day')
    await until(() => areIdle(engine.db, 1))
    expect([runs, worker.errors]).toEqual([0, []])
  })

  test('the scheduler retries a job that fails, and gives its run up after three attempts', async () => {
    let runs = 0
    const fail = () => Promise.reject(new Error(`failed ${(runs += 1)}`))
    const worker = start(jobOf(NAME, fail))
    await until(() => areIdle(engine.db, 1))
    for (const attempts of [1, 2, 0]) {
      await makeDue(engine.db)
      await until(() => areIdle(engine.db, 1))
      const { due_at, attempts: counted } = await rowOf(engine.db)
      expect(counted).toBe(attempts)
      const isSoon = due_at.getTime() - Date.now() < 70_000
      expect(isSoon).toBe(attempts > 0)
    }
    expect(runs).toBe(3)
    expect(worker.errors).toEqual(Array(3).fill('a job failed'))
    expect(await engine.db.selectFrom('job_runs').select('error').execute()).toEqual([{ error: 'failed 3' }])
  })

  test('the scheduler runs other jobs while one takes long, and waits for that one when it stops', async () => {
    const { count, job } = counting()
    let hasEnded = false
    const long = jobOf('count-stars', async () => {
      await pause(1000)
      hasEnded = true
      return 1
    })
    const worker = start(long, job)
    await until(() => areIdle(engine.db, 2))
    await makeDue(engine.db)
    await until(() => count.runs === 1)
    expect(hasEnded).toBe(false)
    await worker.stop()
    expect(hasEnded).toBe(true)
    expect(await areIdle(engine.db, 2)).toBe(true)
  })

  test('the scheduler corrects times that were planned by a clock five years fast', async () => {
    start(counting().job)
    await until(() => areIdle(engine.db, 1))
    const { due_at: planned } = await rowOf(engine.db)
    await sql`update scheduled_jobs set due_at = due_at + interval '5 years'`.execute(engine.db)
    await until(async () => (await rowOf(engine.db)).due_at.getTime() <= planned.getTime())
    expect((await rowOf(engine.db)).due_at).toEqual(planned)
  })
})

const postgres = await startPostgres()
const reason = isMissing(postgres) ? ` (skipped: ${postgres.missing})` : ''

describe.skipIf(isMissing(postgres))(`several workers on PostgreSQL${reason}`, () => {
  afterAll(() => present(postgres).stop())

  /** Opens a separate database, once for each process. */
  async function openTimes(count: number): Promise<{ databaseUrl: string; opened: OpenDb[]; db: Db }> {
    const databaseUrl = await present(postgres).createDatabase('workers')
    const opened = await Promise.all(Array.from({ length: count }, () => openDb({ databaseUrl, dataDir: '' })))
    const [first] = opened as [OpenDb]
    return { databaseUrl, opened, db: first.db }
  }

  test(`two workers run each of four due jobs once, in ${ROUNDS} rounds`, { timeout: 180_000 }, async () => {
    const { opened, db } = await openTimes(3)
    const names = ['count-sheep', 'count-cows', 'count-stars', 'count-sails']
    const runs = new Map(names.map((name) => [name, 0]))
    const atOnce = new Map(names.map((name) => [name, 0]))
    const byWorker = [0, 0]
    let most = 0
    const jobsOf = (worker: number) =>
      names.map((name) =>
        jobOf(name, async () => {
          const now = (atOnce.get(name) ?? 0) + 1
          atOnce.set(name, now)
          most = Math.max(most, now)
          runs.set(name, (runs.get(name) ?? 0) + 1)
          byWorker[worker] = (byWorker[worker] ?? 0) + 1
          await pause(Math.random() * 8)
          atOnce.set(name, (atOnce.get(name) ?? 0) - 1)
          return 1
        }),
      )
    const workers = opened.slice(1).map(({ db: own }, index) => startWorker(own, jobsOf(index)))
    await until(() => areIdle(db, names.length))
    for (let round = 1; round <= ROUNDS; round++) {
      await makeDue(db)
      await until(() => areIdle(db, names.length))
      expect([...runs.values()]).toEqual(Array(names.length).fill(round))
    }
    expect(most).toBe(1)
    expect(Math.min(...byWorker)).toBeGreaterThan(0)
    await Promise.all(workers.map(({ stop }) => stop()))
    expect(workers.flatMap(({ errors }) => errors)).toEqual([])
    await Promise.all(opened.map(({ close }) => close()))
  })

  test('a run whose worker was killed midway is repeated once after its lease has ended', async () => {
    const { databaseUrl, opened, db } = await openTimes(3)
    const doomed = spawn(process.execPath, [join(import.meta.dirname, 'worker-in-a-job.ts'), databaseUrl], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await until(() => areIdle(db, 1))
    await makeDue(db)
    await once(doomed.stdout, 'data')
    doomed.kill('SIGKILL')
    await once(doomed, 'exit')

    let runs = 0
    const workers = opened.slice(1).map(({ db: own }) => startWorker(own, [jobOf(NAME, async () => (runs += 1))]))
    await pause(300)
    expect(runs).toBe(0)
    const { leased_until: leasedUntil } = await rowOf(db)
    expect((leasedUntil?.getTime() ?? 0) - Date.now()).toBeLessThan(61_000)
    await sql`update scheduled_jobs set leased_until = clock_timestamp()`.execute(db)
    await until(() => areIdle(db, 1))
    await pause(100)
    expect(runs).toBe(1)
    await Promise.all(workers.map(({ stop }) => stop()))
    await Promise.all(opened.map(({ close }) => close()))
  })
})
