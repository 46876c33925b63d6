import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { accessSync, constants as fs, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { basename, join, relative } from 'node:path'
import { BUILD } from './build-folder.ts'
import { isServerBuilt } from './built-server.js'
import { takeTurns } from './take-turns.js'
import { ConfigurationError } from '../src/server/configuration-error.ts'
import { PAGE_VARIABLES } from '../src/server/page-configuration.ts'

const ROOT = join(import.meta.dirname, '..')
const STAMP = join(BUILD, '.stamp')

/** The sources of the pages. A change in any of them makes the build outdated. */
const SOURCES = [
  'src/web',
  'src/staff',
  'src/domain',
  'src/contract',
  'src/words',
  'public',
  'vite.config.ts',
  'scripts/page-chunks.ts',
  'scripts/page-languages.ts',
  'scripts/page-scripts.ts',
  'scripts/pages-to-build.ts',
  'scripts/drop-server-exports.ts',
  'scripts/inline-words.ts',
  'scripts/old-browsers.ts',
  'scripts/react-apart.ts',
  'package-lock.json',
]

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
}

/** Calculates one hash of all sources. Uses only the name and size of pictures, because they are many and large. */
function sourceStamp(): string {
  const hash = createHash('sha256').update(JSON.stringify(PAGE_VARIABLES.map((name) => process.env[name] ?? '')))
  for (const file of SOURCES.flatMap((source) => filesBelow(join(ROOT, source))).toSorted()) {
    hash.update(relative(ROOT, file))
    hash.update(/\.(?:webp|avif)$/.test(file) ? String(statSync(file).size) : readFileSync(file))
  }
  return hash.digest('hex')
}

type Running = {
  args?: readonly string[]
  /** the error message if the script fails */
  failure: string
  /** called with each message of the script (`process.send`) */
  onMessage?: () => void
}

/**
 * Runs a build script until it ends, and stops it if this process ends first. The script has a low priority, so that it
 * slows down neither the database during a first start nor a site that is serving guests.
 */
async function runToEnd(script: string, { args = [], failure, onMessage }: Running): Promise<void> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(ROOT, script), ...args], {
    cwd: ROOT,
    stdio: ['inherit', 'inherit', 'inherit', ...(onMessage ? (['ipc'] as const) : [])],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  if (onMessage) child.on('message', onMessage)
  const end = () => child.kill()
  process.once('exit', end)
  const [status] = (await once(child, 'exit')) as [number | null]
  process.off('exit', end)
  if (status !== 0) throw new Error(failure)
}

/** Builds the pages. Calls `onServable` when only other languages and compressed files are missing. */
async function build(stamp: string, onServable: () => void): Promise<void> {
  // Imports Vite only to build, so that a start with a current build does not load it.
  const { buildWorker } = await import('./build-worker.ts')
  const { buildCountingFrame } = await import('./build-counting-frame.ts')
  const english = Promise.withResolvers<void>()
  const all = runToEnd('node_modules/vite/bin/vite.js', {
    args: ['build', '--app', '--logLevel', 'warn'],
    failure: 'The pages could not be built',
    onMessage: english.resolve,
  })
  const finishEnglish = async () => {
    await Promise.race([english.promise, all])
    await buildWorker(stamp)
    await buildCountingFrame()
    onServable()
  }
  await Promise.all([all, finishEnglish()])
  // Builds the worker again, because it lists the files of all languages.
  await buildWorker(stamp)
  await runToEnd('scripts/compress-assets.ts', { failure: 'The built files could not be compressed' })
  writeFileSync(STAMP, stamp)
}

const isBuilt = (stamp: string) => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp

/** The lock file is next to the folder instead of in it, because a build empties the folder. */
const LOCK = join(ROOT, '.cache', `${basename(BUILD)}.lock`)

const sayWaiting = (pid: number) => console.log(`Process ${pid} is building the pages: waiting for it ...`)

/** Ends with one sentence if the folder is not writable. */
function refuseReadOnly(): void {
  try {
    accessSync(existsSync(BUILD) ? BUILD : ROOT, fs.W_OK)
  } catch (error) {
    throw new ConfigurationError(
      `The pages are not built, and this user may not write to ${BUILD}: run "npm run build" as the user who owns the folder.`,
      { cause: error },
    )
  }
}

const sayBuilding = () => console.log('Building the pages ...')

/** `onBegin` is called if there is something to build, and `onServable` once a start need not wait any longer. */
type Hearing = { onBegin?: () => void; onServable?: () => void }

/** Builds the pages if a source has changed since the last build. */
export async function buildPagesIfStale({
  onBegin = sayBuilding,
  onServable = () => undefined,
}: Hearing = {}): Promise<void> {
  const stamp = sourceStamp()
  if (isBuilt(stamp)) return
  refuseReadOnly()
  onBegin()
  await takeTurns(LOCK, sayWaiting, async () => {
    // Another process may have built the pages while this one waited for the lock.
    if (!isBuilt(stamp)) await build(stamp, onServable)
  })
}

/** Bundles the server. */
export const buildServer = (): Promise<void> =>
  runToEnd('scripts/build-server.ts', { failure: 'The server could not be put into few files' })

/** Builds pages and server for `npm run build`, and for tests that start servers afterwards. */
export async function buildIfStale(): Promise<void> {
  await Promise.all([buildPagesIfStale(), isServerBuilt() || buildServer()])
}
