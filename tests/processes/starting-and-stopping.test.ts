/** Tests whole processes that start together, stop while clients are connected, or cannot start. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { isMissing, present, startPostgres } from '../database/postgres.ts'
import { startServerProcess, type ServerProcess } from '../load/server-process.ts'

/** How many times two processes start together. `npm run prove` does it ten times. */
const STARTS = Number(process.env['STARTS_TOGETHER'] ?? 1)

const postgres = await startPostgres()
const reason = isMissing(postgres) ? ` (skipped: ${postgres.missing})` : ''

afterAll(async () => {
  if (!isMissing(postgres)) await postgres.stop()
})

/** Waits until the process is ready, because a process that has just started may refuse requests as busy. */
async function untilReady({ base, output }: ServerProcess): Promise<void> {
  const began = performance.now()
  for (;;) {
    const answer = await fetch(`${base}/readyz`)
    if (answer.status === 200) return
    if (performance.now() - began > 10_000) throw new Error(`not ready: ${await answer.text()} ${output()}`)
    await pause(100)
  }
}

describe.skipIf(isMissing(postgres))(`two processes on an empty PostgreSQL${reason}`, () => {
  test(
    'two processes on an empty PostgreSQL start together and both serve',
    { timeout: 30_000 + STARTS * 20_000 },
    async () => {
      for (let start = 0; start < STARTS; start++) {
        const databaseUrl = await present(postgres).createDatabase('together', 'empty')
        const environment = { DATABASE_URL: databaseUrl, DATABASE_POOL: '4', DRAIN_SECONDS: '0' }
        const servers = await Promise.all([startServerProcess(environment), startServerProcess(environment)])
        for (const server of servers) await untilReady(server)
        await pause(300)
        expect(servers.map(({ child }) => child.exitCode)).toEqual([null, null])
        expect(await Promise.all(servers.map(({ stop }) => stop()))).toEqual([0, 0])
        expect(servers.map(({ output }) => output()).join('')).not.toContain('"level":50')
      }
    },
  )
})

describe.skipIf(isMissing(postgres))(`a serving role that may only read and write rows${reason}`, () => {
  test('a serving role that may only read and write rows runs while the owner migrates and loads the demo, and changes no table', async () => {
    const ownerUrl = await present(postgres).createDatabase('owned', 'empty')
    const role = `serving_${ownerUrl.split('_').at(-1)}`
    const owner = new pg.Client(ownerUrl)
    await owner.connect()
    await owner.query(`create role ${role} login password 'rows only'`)
    const servingUrl = new URL(ownerUrl)
    servingUrl.username = role
    servingUrl.password = 'rows only'
    const server = await startServerProcess({
      DATABASE_URL: servingUrl.href,
      DATABASE_OWNER_URL: ownerUrl,
      DEMO_CATALOGUE: 'true',
    })
    expect((await fetch(`${server.base}/readyz`)).status).toBe(200)
    expect((await owner.query('select 1 from operators')).rowCount).toBe(3)
    const post = (path: string, body: object) =>
      fetch(`${server.base}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    expect((await post('/feedback', { kind: 'feedback', message: 'kept by the serving role' })).status).toBe(200)
    expect((await post('/dev/clock', { advanceMinutes: 60 })).status).toBe(200)
    const jobsRan = async () =>
      (await owner.query(`select 1 from job_runs where name = 'drain-outbox' and ended_well_at is not null`))
        .rowCount ?? 0
    const makeDue = () =>
      owner.query(`update scheduled_jobs set due_at = now() where name = 'drain-outbox' and attempts = 0`)
    for (let look = 0; look < 300 && (await jobsRan()) === 0; look++) {
      await makeDue()
      await pause(250)
    }
    expect(await jobsRan()).toBeGreaterThan(0)

    const serving = new pg.Client(servingUrl.href)
    await serving.connect()
    for (const forbidden of [
      'drop table bookings',
      'alter table users add column x int',
      `insert into schema_migrations values ('999_x.sql', '')`,
      'create table here (x int)',
      'delete from operators',
    ])
      await expect(serving.query(forbidden), forbidden).rejects.toThrow(/permission denied|must be owner/)
    await serving.end()
    expect(server.output()).not.toContain('"level":50')
    expect(await server.stop()).toBe(0)
    await owner.query(`drop owned by ${role}`)
    await owner.query(`drop role ${role}`)
    await owner.end()
  }, 120_000)
})

describe('a server that is told to stop', () => {
  /** Sends one request after another on kept-alive connections. Returns everything that went wrong. */
  async function askUntilClosed(base: string, agent: Agent, told: { stop: boolean; connected: number }) {
    const faults: string[] = []
    let answered = 0
    const ask = () =>
      new Promise<'closing' | 'open' | 'refused'>((resolve) => {
        const asked = request(`${base}/healthz`, { agent }, (answer) => {
          answered += 1
          if (answered === 1) told.connected += 1
          answer.resume()
          answer.on('end', () => resolve(answer.headers.connection === 'close' ? 'closing' : 'open'))
        })
        asked.on('error', (error: NodeJS.ErrnoException) => {
          if (error.code !== 'ECONNREFUSED') faults.push(error.code ?? error.message)
          resolve('refused')
        })
        asked.end()
      })
    for (;;) {
      const how = await ask()
      if (how !== 'open') break
      await pause(told.stop ? 1 : 5)
    }
    return { faults, answered }
  }

  test('a server told to stop answers every keep-alive client once more, then closes, and resets no connection', async () => {
    const server = await startServerProcess({ DRAIN_SECONDS: '3' })
    const told = { stop: false, connected: 0 }
    const clients = Array.from({ length: 14 }, () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      onTestFinished(() => agent.destroy())
      return askUntilClosed(server.base, agent, told)
    })
    while (told.connected < clients.length) await pause(5)
    told.stop = true
    const code = server.stop()
    const ended = await Promise.all(clients)
    expect(ended.flatMap(({ faults }) => faults)).toEqual([])
    expect(Math.min(...ended.map(({ answered }) => answered))).toBeGreaterThan(1)
    expect(await code).toBe(0)
  })

  test('a server told to stop reports immediately that it is not ready, and still serves open connections', async () => {
    const server = await startServerProcess({ DRAIN_SECONDS: '2' })
    // An idle connection keeps the server from ending immediately.
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    onTestFinished(() => agent.destroy())
    await new Promise<void>((resolve) => {
      request(`${server.base}/healthz`, { agent }, (answer) => answer.resume().on('end', resolve)).end()
    })
    const code = server.stop()
    await pause(200)
    const ready = await fetch(`${server.base}/readyz`)
    expect([ready.status, ready.headers.get('connection')]).toEqual([503, 'close'])
    expect((await fetch(`${server.base}/api/cities`)).status).toBe(200)
    expect(await code).toBe(0)
  })
})

describe('a data folder that cannot be used', () => {
  test('a data folder that cannot be used stops the process with one sentence that names it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'uncle-folder-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const file = join(folder, 'file')
    await writeFile(file, '')
    const dataDir = join(file, 'data')
    await expect(startServerProcess({ DATA_DIR: dataDir })).rejects.toThrow(
      `The data folder ${dataDir} cannot be used: a part of that path is a file.`,
    )
  })
})
