/** The parts of a real site on one machine, in a temporary folder: PostgreSQL, Redis, two apps, a worker, nginx. */
import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../tests/load/private-redis.ts'
import { startDatabase, type ClusterDatabase, type DATABASES } from './database.ts'
import { endings } from './endings.ts'
import { startFront, type Front } from './front.ts'
import { runPart, startPart, untilThere, type Part } from './part.ts'

const ROOT = join(import.meta.dirname, '../..')
const NODE = ['--disable-warning=ExperimentalWarning']
/** Shorter than nginx's `fail_timeout`: an app has gone before it is asked again. */
const DRAIN_SECONDS = 3
const APPS = 2

export type App = { readonly name: string; readonly port: number; part: Part }

export type Cluster = {
  readonly origin: string
  readonly certificate: string
  readonly folder: string
  /** the owner's, for those who look from outside */
  readonly databaseUrl: string
  readonly database: ClusterDatabase
  readonly apps: readonly App[]
  readonly worker: { part: Part }
  readonly front: Front
  /** Starts an app that has ended, with another build folder if one is named; resolves once it is ready. */
  readonly startApp: (app: App, build?: string) => Promise<void>
  readonly stop: () => Promise<void>
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

const isReady = (port: number) => async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status === 200

async function startRedis(folder: string, password: string): Promise<{ part: Part; url: string }> {
  const port = await freePort()
  const settings = { port, bind: '127.0.0.1', save: '', appendonly: 'no', dir: folder, requirepass: password }
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)])
  const part = startPart({ name: 'redis', program: 'redis-server', args, log: join(folder, 'redis.log') })
  await untilThere(part, () => isOpen(port))
  return { part, url: `redis://:${password}@127.0.0.1:${port}` }
}

type Shared = { folder: string; database: ClusterDatabase; redisUrl: string; origin: string }

/** What every process of the site is given. The stand-ins for SMS and payments stay: nobody pays here. */
function environment({ folder, database, redisUrl, origin }: Shared): NodeJS.ProcessEnv {
  const key = () => randomBytes(32).toString('base64')
  return {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: join(ROOT, '.cache/compiled'),
    APP_ENV: 'local',
    ALLOW_LOCAL_TOOLS: 'yes',
    HOST: '127.0.0.1',
    DATABASE_URL: database.servingUrl,
    ...(database.replicaUrl ? { DATABASE_REPLICA_URL: database.replicaUrl } : {}),
    DATABASE_POOL: '6',
    REDIS_URL: redisUrl,
    PUBLIC_URL: origin,
    TRUST_PROXY: '1',
    MIGRATE: 'no',
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    SEARCHES_A_MINUTE: '0',
    // A folder that all processes share; the restore drill has an S3 store.
    DATA_DIR: join(folder, 'data'),
    SHARED_ASSETS_DIR: join(folder, 'assets'),
    METRICS_TOKEN: randomBytes(16).toString('hex'),
    WEBHOOK_SECRET: key(),
    OTP_SECRET: key(),
    PICTURE_KEY: key(),
    VOUCHER_KEYS: key(),
    LOG_LEVEL: 'info',
  }
}

/** Starts an app on its port; resolves once it is ready. */
async function startApp(app: { name: string; port: number }, env: NodeJS.ProcessEnv, folder: string, build = 'build') {
  const part = startPart({
    name: app.name,
    program: process.execPath,
    args: [...NODE, join(ROOT, 'src/server/main.ts')],
    env: { ...env, RUN: 'app', PORT: String(app.port), BUILD_FOLDER: build },
    cwd: ROOT,
    log: join(folder, `${app.name}.log`),
  })
  await untilThere(part, isReady(app.port))
  return part
}

async function startWorker(env: NodeJS.ProcessEnv, folder: string): Promise<Part> {
  const port = await freePort()
  const part = startPart({
    name: 'worker',
    program: process.execPath,
    args: [...NODE, join(ROOT, 'scripts/worker.ts')],
    env: { ...env, WORKER_PORT: String(port) },
    cwd: ROOT,
    log: join(folder, 'worker.log'),
  })
  await untilThere(part, isReady(port))
  return part
}

/** Starts everything, and nothing is left of it when a part cannot start. */
export async function startCluster(port: number, databases: (typeof DATABASES)[number] = 'one'): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'uncle-cluster-'))
  const ending = endings()
  ending.add(() => rm(folder, { recursive: true, force: true }))
  try {
    // nginx's workers run as an account of their own.
    await chmod(folder, 0o755)
    const database = await startDatabase(databases, folder)
    ending.add(database.stop)
    const redis = await startRedis(folder, randomBytes(12).toString('hex'))
    ending.add(() => redis.part.stop())
    const origin = `https://localhost:${port}`
    const env = environment({ folder, database, redisUrl: redis.url, origin })

    console.log('Migrating, and loading the demo hotels ...')
    await runPart({
      name: 'migrate',
      program: process.execPath,
      args: [...NODE, join(ROOT, 'scripts/migrate.ts')],
      env: { ...env, DATABASE_OWNER_URL: database.ownerUrl },
      cwd: ROOT,
      log: join(folder, 'migrate.log'),
    })
    const worker = { part: await startWorker(env, folder) }
    ending.add(() => worker.part.stop())
    const names = Array.from({ length: APPS }, (_, index) => `app-${index + 1}`)
    const apps: App[] = []
    for (const name of names) {
      const app = { name, port: await freePort() }
      apps.push({ ...app, part: await startApp(app, env, folder) })
    }
    for (const app of apps) ending.add(() => app.part.stop())
    const front = await startFront({ folder, port, apps: apps.map((app) => app.port) })
    ending.add(() => front.part.stop())
    await untilThere(front.part, () => isOpen(port))
    return {
      origin,
      certificate: front.certificate,
      folder,
      databaseUrl: database.ownerUrl,
      database,
      apps,
      worker,
      front,
      startApp: async (app, build) => {
        app.part = await startApp(app, env, folder, build)
      },
      stop: ending.run,
    }
  } catch (error) {
    await ending.run()
    throw error
  }
}
