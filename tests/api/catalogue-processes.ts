/**
 * Several processes of the site on one database. Some have cities and hotel pages in memory, and one reads everything
 * from the database.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { openDb, type OpenDb } from '#db/open-db.ts'
import { adjustableClock } from '#server/adapters/clocks.ts'
import type { AdjustableClock } from '#server/ports/clock.ts'
import { databaseChangeFeed } from '#server/adapters/database-change-feed.ts'
import { buildApp } from '#server/app.ts'
import { writesOf } from '#db/own-writes.ts'
import { createServices } from '#server/create-services.ts'
import { readEnv } from '#server/env.ts'
import { startCatalogue } from '#server/features/hotels/catalogue/catalogue.ts'
import type { Catalogue } from '#server/ports/catalogue.ts'
import type { ChangeFeed } from '#server/ports/change-feed.ts'
import type { Db } from '#server/services.ts'
import { START } from '../cast.ts'
import { keptPages, mountHotelPages, type PageLoads } from './kept-processes.ts'
import { openMemoryDb } from '../database/memory.ts'
import { isMissing, startPostgres } from '../database/postgres.ts'

/** A change feed that a test can hold back, like a lost connection or a paused process. */
export type HeldFeed = ChangeFeed & { hold: () => void; release: () => void }

function heldFeed(feed: ChangeFeed): HeldFeed {
  let gate = Promise.withResolvers<void>()
  gate.resolve()
  return {
    read: async () => {
      await gate.promise
      return feed.read()
    },
    hold: () => {
      gate = Promise.withResolvers<void>()
    },
    release: () => gate.resolve(),
  }
}

type Asked = Pick<InjectOptions, 'headers' | 'payload'>

export type Process = {
  app: FastifyInstance
  db: Db
  catalogue: Catalogue
  feed: HeldFeed
  faults: object[]
  clock: AdjustableClock
  /** Returns an answer's status, count and exact bytes. */
  ask: (path: string, more?: Asked) => Promise<string>
  /** how many hotel pages this process has loaded */
  loads: PageLoads
  /** Returns a hotel page's status and data. */
  page: (path: string) => Promise<string>
  stop: () => Promise<void>
}

/** `memory` is in mebibytes. With 0, the process reads the database for every request. */
async function startProcess(database: OpenDb, memory: number): Promise<Process> {
  const { db } = database
  const folder = mkdtempSync(join(tmpdir(), 'uncle-catalogue-'))
  const settings = { APP_ENV: 'local', LOG_LEVEL: 'silent', DATA_DIR: folder, SEARCHES_A_MINUTE: '0' }
  const env = readEnv({ ...settings, CATALOGUE_MEMORY: '0' })
  const clock = adjustableClock(() => START)
  const faults: object[] = []
  const log = { error: (detail: object) => void faults.push(detail) }
  const wired = createServices({ env, database, clock, origin: () => 'http://localhost:3000', log })
  const feed = heldFeed(databaseChangeFeed(db))
  const catalogue = startCatalogue({ db, feed, writes: () => writesOf(db), clock, log, memory })
  const pages = keptPages({ catalogue, clock }, memory)
  const loads = { count: 0 }
  const services = { ...wired.services, catalogue, pages }
  const app = await buildApp({ services, maxLag: 0, mountPages: mountHotelPages(loads) })
  // Requests answers as browsers do, because the lists in memory are compressed.
  const accepted = memory === 0 ? {} : { 'accept-encoding': 'br' }
  const ask: Process['ask'] = async (path, { headers = {}, ...more } = {}) => {
    const answer = await app.inject({
      method: more.payload ? 'POST' : 'GET',
      url: `/api${path}`,
      headers: { ...accepted, ...headers },
      ...more,
    })
    const isCompressed = answer.headers['content-encoding'] === 'br'
    const body = isCompressed ? brotliDecompressSync(answer.rawPayload).toString() : answer.body
    return `${answer.statusCode} ${String(answer.headers['x-total-count'])} ${String(answer.headers['content-type'])} ${body}`
  }
  const page: Process['page'] = async (path) => {
    const answer = await app.inject({ url: path })
    return `${answer.statusCode} ${answer.body}`
  }
  const stop = async () => {
    feed.release()
    await app.close()
    await wired.worker.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { app, db, catalogue, feed, faults, clock, loads, ask, page, stop }
}

export type Site = { open: (memory: number) => Promise<Process>; stop: () => Promise<void> }

/** Uses PostgreSQL with a pool for each process, or PGlite, which has one connection for all. */
export async function openSite(): Promise<Site> {
  const [databases, processes]: [OpenDb[], Process[]] = [[], []]
  const postgres = process.env['API_ENGINE'] === 'postgresql' ? await startPostgres() : undefined
  if (postgres && isMissing(postgres)) throw new Error(postgres.missing)
  const databaseUrl = await postgres?.createDatabase('catalogue')
  const connect = async () => {
    const [known] = databases
    if (known && !databaseUrl) return known
    const opened = databaseUrl ? await openDb({ databaseUrl, dataDir: '' }) : await openMemoryDb()
    databases.push(opened)
    return opened
  }
  return {
    open: async (memory) => {
      const started = await startProcess(await connect(), memory)
      processes.push(started)
      return started
    },
    stop: async () => {
      for (const { stop } of processes) await stop()
      for (const { close } of databases) await close()
      await postgres?.stop()
    },
  }
}
