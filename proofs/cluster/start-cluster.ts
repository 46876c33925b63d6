/**
 * Starts the parts of a real site in a temporary folder on one machine: PostgreSQL, Redis, two apps, a worker and
 * nginx.
 */
import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../tests/load/private-redis.ts'
import { startDatabase, type ClusterDatabase, type DATABASES } from './database.ts'
import { endings } from './endings.ts'
import { startFront, type Front } from './front.ts'
import { layOutOlder, type Version } from './older-version.ts'
import { MALLOC, NODE_FLAGS } from '../../scripts/thrifty-memory.js'
import { runPart, startPart, untilThere, type Part } from './part.ts'

const ROOT = join(import.meta.dirname, '../..')
/** Shorter than nginx's `fail_timeout`, so that a stopping app has gone before nginx tries it again. */
const DRAIN_SECONDS = 3
const APPS = 2
/** The file that the image runs (decision 0052). The worker's command finds its own file. */
const BUILT_APP = 'build/server/main.js'

const thisVersion = (appFile: string): Version => ({
  root: ROOT,
  app: [...NODE_FLAGS, join(ROOT, appFile)],
  worker: [...NODE_FLAGS, join(ROOT, 'scripts/worker.js')],
  migrate: [...NODE_FLAGS, join(ROOT, 'scripts/migrate.ts')],
})

export type App = { readonly name: string; readonly port: number; part: Part }
/** A worker, which serves `/metrics` on a port that changes with every start. */
export type Worker = { port: number; part: Part }

/** A proof's own settings, which extend or replace the usual settings of every process. */
export type Settings = Readonly<Record<string, string>>
export type ClusterWish = {
  readonly databases?: (typeof DATABASES)[number]
  /** the size of the only database's disk; without it the database uses the machine's own disk */
  readonly databaseMegabytes?: number
  /** whether a proof can move the clock of the only database (`wrong-clock.ts`) */
  readonly hasMovableClock?: boolean
  /** whether three databases are archived by pgBackRest */
  readonly isArchived?: boolean
  /** settings for all processes of the site */
  readonly settings?: Settings
  /** the file that apps run, relative to the root; the built one by default */
  readonly appFile?: string
  /** starts the older version that lacks this many migrations; anything that starts later is this version */
  readonly migrationsAgo?: number
}

export type Cluster = {
  readonly origin: string
  readonly certificate: string
  readonly folder: string
  /** connects as the database's owner, for checks that bypass the site */
  readonly databaseUrl: string
  readonly database: ClusterDatabase
  readonly apps: readonly App[]
  readonly worker: Worker
  readonly redis: { readonly url: string; part: Part }
  readonly front: Front
  /** the older version with which the cluster started; undefined if it started with this version */
  readonly older?: Version
  /** migrates the database to this version, as its owner */
  readonly migrate: () => Promise<void>
  /** starts an app that has ended, with different settings if given; resolves once it is ready */
  readonly startApp: (app: App, settings?: Settings) => Promise<void>
  /** starts a worker in the same way */
  readonly startWorker: (settings?: Settings) => Promise<void>
  /** restarts Redis on its port, without any data */
  readonly startRedis: () => Promise<void>
  readonly stop: () => Promise<void>
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

const isReady = (port: number) => async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status === 200

type RedisPlace = { folder: string; port: number; password: string }

async function startRedis({ folder, port, password }: RedisPlace): Promise<Part> {
  const settings = { port, bind: '127.0.0.1', save: '', appendonly: 'no', dir: folder, requirepass: password }
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)])
  const part = startPart({ name: 'redis', program: 'redis-server', args, log: join(folder, 'redis.log') })
  await untilThere(part, () => isOpen(port))
  return part
}

type Shared = { folder: string; database: ClusterDatabase; redisUrl: string; origin: string }

/** Returns the settings that every process of the site gets. SMS and payments are stand-ins, so that nobody pays. */
function environment({ folder, database, redisUrl, origin }: Shared): NodeJS.ProcessEnv {
  const key = () => randomBytes(32).toString('base64')
  return {
    PATH: process.env['PATH'],
    ...MALLOC,
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
    // All processes share a folder for files. The restore drill uses an S3 store instead.
    DATA_DIR: join(folder, 'data'),
    SHARED_ASSETS_DIR: join(folder, 'assets'),
    METRICS_TOKEN: randomBytes(16).toString('hex'),
    WEBHOOK_SECRET: key(),
    OTP_SECRET: key(),
    PICTURE_KEY: key(),
    VOUCHER_KEYS: key(),
    RECORD_KEY: key(),
    LOG_LEVEL: 'info',
  }
}

/** Starts an app on its port. Resolves once the app is ready. */
async function startApp(
  app: { name: string; port: number },
  { root, app: args }: Version,
  env: NodeJS.ProcessEnv,
  folder: string,
): Promise<Part> {
  const part = startPart({
    name: app.name,
    program: process.execPath,
    args,
    env: { BUILD_FOLDER: 'build', ...env, RUN: 'app', PORT: String(app.port) },
    cwd: root,
    log: join(folder, `${app.name}.log`),
  })
  await untilThere(part, isReady(app.port))
  return part
}

async function startWorker({ root, worker: args }: Version, env: NodeJS.ProcessEnv, folder: string): Promise<Worker> {
  const port = await freePort()
  const part = startPart({
    name: 'worker',
    program: process.execPath,
    args,
    env: { ...env, WORKER_PORT: String(port) },
    cwd: root,
    log: join(folder, 'worker.log'),
  })
  await untilThere(part, isReady(port))
  return { port, part }
}

const migrateTo = ({ root, migrate: args }: Version, env: NodeJS.ProcessEnv, folder: string): Promise<void> =>
  runPart({
    name: 'migrate',
    program: process.execPath,
    args,
    env,
    cwd: root,
    log: join(folder, 'migrate.log'),
  })

/** Starts everything. If a part cannot start, ends and removes all parts. */
export async function startCluster(
  port: number,
  {
    databases = 'one',
    databaseMegabytes,
    hasMovableClock = false,
    isArchived = false,
    settings = {},
    appFile = BUILT_APP,
    migrationsAgo,
  }: ClusterWish = {},
): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'uncle-cluster-'))
  const ending = endings()
  ending.add(() => rm(folder, { recursive: true, force: true }))
  try {
    // Opens the folder to nginx's workers, which run under a different account.
    await chmod(folder, 0o755)
    const database = await startDatabase(
      { nodes: databases, megabytes: databaseMegabytes, hasMovableClock, isArchived },
      folder,
    )
    ending.add(database.stop)
    const place = { folder, port: await freePort(), password: randomBytes(12).toString('hex') }
    const redis = { url: `redis://:${place.password}@127.0.0.1:${place.port}`, part: await startRedis(place) }
    ending.add(() => redis.part.stop())
    const origin = `https://localhost:${port}`
    const env = { ...environment({ folder, database, redisUrl: redis.url, origin }), ...settings }

    const older = migrationsAgo === undefined ? undefined : await layOutOlder(folder, migrationsAgo)
    const latest = thisVersion(appFile)
    const first = older ?? latest
    const migrate = (to: Version) => migrateTo(to, { ...env, DATABASE_OWNER_URL: database.ownerUrl }, folder)
    console.log('Migrating, and loading the demo hotels ...')
    await migrate(first)
    const worker = await startWorker(first, env, folder)
    ending.add(() => worker.part.stop())
    const names = Array.from({ length: APPS }, (_, index) => `app-${index + 1}`)
    const apps: App[] = []
    for (const name of names) {
      const app = { name, port: await freePort() }
      apps.push({ ...app, part: await startApp(app, first, env, folder) })
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
      redis,
      front,
      ...(older ? { older } : {}),
      migrate: () => migrate(latest),
      startApp: async (app, own) => {
        app.part = await startApp(app, latest, { ...env, ...own }, folder)
      },
      startWorker: async (own) => {
        Object.assign(worker, await startWorker(latest, { ...env, ...own }, folder))
      },
      startRedis: async () => {
        redis.part = await startRedis(place)
      },
      stop: ending.run,
    }
  } catch (error) {
    await ending.run()
    throw error
  }
}
