import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance, InjectOptions } from 'fastify'
import { openDb, type OpenDb } from '#db/open-db.ts'
import { adjustableClock } from '#server/adapters/clocks.ts'
import { buildApp } from '#server/app.ts'
import { createServices } from '#server/create-services.ts'
import { writeOwnGstins } from '#server/own-gstins.ts'
import { readGstins } from '#server/tax-settings.ts'
import { readEnv } from '#server/env.ts'
import type { OutboxWorker } from '#server/jobs/outbox-worker.ts'
import type { AdjustableClock } from '#server/ports/clock.ts'
import type { AadhaarReader } from '#server/ports/aadhaar-reader.ts'
import type { Db, Services } from '#server/services.ts'
import { START } from '../cast.ts'
import { openKeptDb } from '../database/kept-postgres.ts'
import { openMemoryDb } from '../database/memory.ts'
import { isMissing, startPostgres } from '../database/postgres.ts'
import { withCheckedTexts } from './check-texts.ts'

/** Untyped, because tests read bodies freely and state their own expectations. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Body = any

export type Answer = {
  status: number
  body: Body
  headers: Record<string, unknown>
  cookies: Array<Record<string, unknown>>
}

export type Api = {
  app: FastifyInstance
  db: Db
  clock: AdjustableClock
  services: Services
  worker: OutboxWorker
  /** the errors that the server logged; a test that expects none checks that this is empty */
  faults: object[]
  get(path: string, options?: Partial<InjectOptions>): Promise<Answer>
  post(path: string, payload?: unknown, options?: Partial<InjectOptions>): Promise<Answer>
  stop(): Promise<void>
}

type Opened = OpenDb & { afterwards: () => Promise<void> }

/** Opens the engine for this run. vitest.config.ts has a project for each engine. */
async function openEngine(): Promise<Opened> {
  if (process.env['API_ENGINE'] !== 'postgresql')
    return { ...(await openMemoryDb()), afterwards: async () => undefined }
  if (process.env['TEST_DATABASE_URL']) return { ...(await openKeptDb()), afterwards: async () => undefined }
  const postgres = await startPostgres()
  if (isMissing(postgres)) throw new Error(`the API on PostgreSQL cannot be tried: ${postgres.missing}`)
  const opened = await openDb({ databaseUrl: await postgres.createDatabase('api'), dataDir: '', maxConnections: 40 })
  return { ...opened, afterwards: postgres.stop }
}

type QueryValue = string | number | boolean | object | undefined

const querystring = (path: string, query: Record<string, QueryValue>) => {
  const params = Object.entries(query).map(([name, value]) => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ])
  return `${path}?${new URLSearchParams(params)}`
}

/** Adds a query in which objects are JSON, as our clients send them. */
export const withQuery = querystring

const NO_READER: AadhaarReader = { isNumberShown: async () => false, unread: () => ({ busy: 0, slow: 0, broken: 0 }) }

/** Lets a test wrap the server's services, including those that the outbox uses. */
export type WrapServices = (services: Services) => { services: Services; drain: () => Promise<number> }

/**
 * Starts the whole server on its own database, with the clock at START and without network. `logger` gets its whole
 * log.
 */
export async function startApi(
  environment: Record<string, string> = {},
  between?: WrapServices,
  logger?: FastifyBaseLogger,
): Promise<Api> {
  const { afterwards, ...database } = await openEngine()
  const { db, close } = database
  const clock = adjustableClock(() => START)
  const faults: object[] = []
  const folder = mkdtempSync(join(tmpdir(), 'uncle-api-'))
  const env = readEnv({
    APP_ENV: 'local',
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    SEARCHES_A_MINUTE: '0',
    ...environment,
  })
  const log = {
    error: (detail: object, what?: string) => {
      faults.push(detail)
      logger?.error(detail, what)
    },
  }
  await writeOwnGstins(db, readGstins(env.GSTIN))
  const wired = createServices({ env, database, clock, origin: () => 'http://localhost:3000', log })
  // Reading the picture of an ID takes a second, so only `aadhaar-refusal.test.ts` uses the real reader.
  wired.services.aadhaarReader = NO_READER
  wired.services.messages = withCheckedTexts(wired.services.messages, (fault) => faults.push(fault))
  const put = between?.(wired.services)
  const services = put?.services ?? wired.services
  const worker = put ? { ...wired.worker, nudge: () => undefined, drain: put.drain } : wired.worker
  // Raises the limit for overload, because other tests share the machine and a process may wait for the CPU.
  const app = await buildApp({ services, localTools: { worker, clock }, maxLag: 0, ...(logger ? { logger } : {}) })

  const send = async (method: 'GET' | 'POST', path: string, options: Partial<InjectOptions>): Promise<Answer> => {
    const answer = await app.inject({ method, url: `/api${path}`, ...options })
    const isJson = (answer.headers['content-type'] ?? '').includes('json')
    return {
      status: answer.statusCode,
      body: isJson ? answer.json() : answer.body,
      headers: answer.headers,
      cookies: answer.cookies,
    }
  }
  return {
    app,
    db,
    clock,
    services,
    worker,
    faults,
    get: (path, options = {}) => send('GET', path, options),
    post: (path, payload, options = {}) =>
      send('POST', path, { ...options, ...(payload === undefined ? {} : { payload: payload as object }) }),
    stop: async () => {
      await app.close()
      await worker.stop()
      await close()
      await afterwards()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Returns the newest OTP sent to a phone. */
export async function otpOf(api: Api, phone: string): Promise<string> {
  const { body } = await api.get(withQuery('/dev/outbox', { to: phone }))
  // Searches all messages for the OTP, because the newest may be a different one that was sent at the same time.
  const texts = body as { body: string }[]
  const code = texts.map((text) => /^(\d{6}) /.exec(text.body)?.[1]).find((found) => found !== undefined)
  if (!code) throw new Error(`no one-time password was sent to ${phone}`)
  return code
}

/** Signs a guest up through the calls, as an app would. */
export async function signUpThroughApi(
  api: Api,
  person: { name: string; phone: string; email: string },
  more: object = {},
) {
  const asked = await api.post('/users/signup', { ...person, gender: 'female', city: 'Pune', ...more })
  if (asked.status !== 200) return { asked, verified: undefined, id: '', token: '', headers: { authorization: '' } }
  const verified = await api.post('/users/verify-otp', { phone: person.phone, token: await otpOf(api, person.phone) })
  return {
    asked,
    verified,
    id: verified.body.userId as string,
    token: verified.body.id as string,
    headers: { authorization: verified.body.id as string },
  }
}
