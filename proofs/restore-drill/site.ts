/**
 * Runs the site on a database and a store: the migration, a single process for everything, and the operator's command
 * line.
 */
import { randomBytes } from 'node:crypto'
import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { BUILT_SERVER } from '../../scripts/built-server.js'
import { freePort } from '../../tests/load/private-redis.ts'
import type { Client } from '../cluster/ask.ts'
import { runPart, startPart, untilThere, type Part } from '../cluster/part.ts'
import { BACKUP_BUCKET } from './database.ts'
import { FILES_BUCKET } from './files.ts'
import type { Ground, Store } from './store.ts'

const ROOT = join(import.meta.dirname, '../..')
const NODE = ['--disable-warning=ExperimentalWarning']
const ANSWER_MILLISECONDS = 30_000
const ROWS_PASSWORD = randomBytes(12).toString('hex')

export type Keys = {
  readonly WEBHOOK_SECRET: string
  OTP_SECRET: string
  PICTURE_KEY: string
  VOUCHER_KEYS: string
  RECORD_KEY: string
}

/** Draws the keys that no backup contains. A real site keeps them in a safe and in its settings. */
export function drawKeys(): Keys {
  const key = () => randomBytes(32).toString('base64')
  return { WEBHOOK_SECRET: key(), OTP_SECRET: key(), PICTURE_KEY: key(), VOUCHER_KEYS: key(), RECORD_KEY: key() }
}

export type Site = { readonly origin: string; readonly client: Client; readonly part: Part }

/** Creates the role that may only read and write rows, as on a real site. */
export async function createRowsRole(ownerUrl: string): Promise<void> {
  const owner = new pg.Client(ownerUrl)
  await owner.connect()
  await owner.query(`create role uncle_rows login password '${ROWS_PASSWORD}'`)
  await owner.end()
}

function rowsUrl(ownerUrl: string): string {
  const url = new URL(ownerUrl)
  url.username = 'uncle_rows'
  url.password = ROWS_PASSWORD
  return url.href
}

/** SMS and payments are stand-ins, so that nobody pays. */
export const siteSettings = (folder: string, ownerUrl: string, store: Store, keys: Keys): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: join(ROOT, '.cache/compiled'),
  NODE_EXTRA_CA_CERTS: store.certificate,
  APP_ENV: 'local',
  ALLOW_LOCAL_TOOLS: 'yes',
  HOST: '127.0.0.1',
  DATABASE_URL: rowsUrl(ownerUrl),
  MIGRATE: 'no',
  DRAIN_SECONDS: '0',
  DATA_DIR: join(folder, 'site'),
  S3_ENDPOINT: store.endpoint,
  S3_BUCKET: FILES_BUCKET,
  S3_REGION: store.region,
  S3_ACCESS_KEY_ID: store.accessKeyId,
  S3_SECRET_ACCESS_KEY: store.secretAccessKey,
  BACKUP_S3_ENDPOINT: store.endpoint,
  BACKUP_S3_BUCKET: BACKUP_BUCKET,
  BACKUP_S3_REGION: store.region,
  BACKUP_S3_ACCESS_KEY_ID: store.accessKeyId,
  BACKUP_S3_SECRET_ACCESS_KEY: store.secretAccessKey,
  ...keys,
})

export const migrateSite = (folder: string, env: NodeJS.ProcessEnv, ownerUrl: string): Promise<void> =>
  runPart({
    name: 'migrate',
    program: process.execPath,
    args: [...NODE, join(ROOT, 'scripts/migrate.ts')],
    env: { ...env, DATABASE_OWNER_URL: ownerUrl },
    cwd: ROOT,
    log: join(folder, 'migrate.log'),
  })

function clientOf(origin: string): Client {
  return {
    ask: async ({ method = 'GET', path, headers = {}, json }) => {
      const answer = await fetch(`${origin}${path}`, {
        method,
        headers: { ...(json === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
        signal: AbortSignal.timeout(ANSWER_MILLISECONDS),
      })
      const body = Buffer.from(await answer.arrayBuffer())
      return { status: answer.status, headers: Object.fromEntries(answer.headers), body }
    },
    close: () => undefined,
  }
}

/** Starts the file that the image runs (decision 0052). Resolves once the site is ready. */
export async function startSite({ folder, ending }: Ground, env: NodeJS.ProcessEnv, name: string): Promise<Site> {
  const port = await freePort()
  await mkdir(String(env['DATA_DIR']), { recursive: true })
  const part = startPart({
    name,
    program: process.execPath,
    args: [...NODE, join(BUILT_SERVER, 'main.js')],
    env: { ...env, RUN: 'both', PORT: String(port) },
    cwd: ROOT,
    log: join(folder, `${name}.log`),
  })
  ending.add(() => part.kill())
  const origin = `http://127.0.0.1:${port}`
  await untilThere(part, async () => (await fetch(`${origin}/readyz`)).status === 200)
  return { origin, client: clientOf(origin), part }
}

/** Runs `npm run uncle -- ...`; returns its exit code and output. */
export async function runUncle(env: NodeJS.ProcessEnv, ...words: string[]): Promise<{ code: number; said: string }> {
  const args = [...NODE, join(ROOT, 'src/operator/uncle.ts'), ...words]
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { cwd: ROOT, env })
    return { code: 0, said: stdout + stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code?: unknown; stdout?: string; stderr?: string }
    if (typeof code !== 'number') throw error
    return { code, said: `${stdout ?? ''}${stderr ?? ''}` }
  }
}
