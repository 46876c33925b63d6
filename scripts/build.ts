import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { accessSync, constants as fs, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
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

/** One hash of all sources. Pictures count by name and size, because they are many and large. */
function sourceStamp(): string {
  const hash = createHash('sha256').update(JSON.stringify(PAGE_VARIABLES.map((name) => process.env[name] ?? '')))
  for (const file of SOURCES.flatMap((source) => filesBelow(join(ROOT, source))).toSorted()) {
    hash.update(relative(ROOT, file))
    hash.update(/\.(?:webp|avif)$/.test(file) ? String(statSync(file).size) : readFileSync(file))
  }
  return hash.digest('hex')
}

const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|xml|webmanifest|wasm|traineddata)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Compresses the files once, so that no request has to. zlib compresses several files at the same time. */
async function compressAssets(): Promise<void> {
  const files = filesBelow(join(BUILD, 'web/client')).filter(
    (file) => COMPRESSIBLE.test(file) && statSync(file).size > 1024,
  )
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file)
      // The highest quality would take WebAssembly ten seconds for an eighth less.
      const quality = content.length > 1_000_000 ? 5 : 11
      writeFileSync(`${file}.br`, await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }))
      writeFileSync(`${file}.gz`, await zip(content, { level: 9 }))
    }),
  )
}

/** Runs a script of the build until it ends, and ends it if this process ends first. */
async function runToEnd(failure: string, script: string, ...args: string[]): Promise<void> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(ROOT, script), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const end = () => child.kill()
  process.once('exit', end)
  const [status] = (await once(child, 'exit')) as [number | null]
  process.off('exit', end)
  if (status !== 0) throw new Error(failure)
}

async function build(stamp: string): Promise<void> {
  // Imported only to build, so that a start with a current build does not load Vite.
  const { buildWorker } = await import('./build-worker.ts')
  const { buildCountingFrame } = await import('./build-counting-frame.ts')
  await runToEnd(
    'The pages could not be built',
    'node_modules/vite/bin/vite.js',
    'build',
    '--app',
    '--logLevel',
    'warn',
  )
  await buildWorker(stamp)
  await buildCountingFrame()
  await compressAssets()
  writeFileSync(STAMP, stamp)
}

const isBuilt = (stamp: string) => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp

/** The lock file is next to the folder, because a build empties the folder. */
const LOCK = join(ROOT, '.cache', `${basename(BUILD)}.lock`)

const sayWaiting = (pid: number) => console.log(`Process ${pid} is building the pages: waiting for it ...`)

/** Ends with one sentence if the folder cannot be written. */
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

/** Builds the pages if a source has changed since the last build. */
export async function buildPagesIfStale(sayBuilding = () => console.log('Building the pages ...')): Promise<void> {
  const stamp = sourceStamp()
  if (isBuilt(stamp)) return
  refuseReadOnly()
  sayBuilding()
  await takeTurns(LOCK, sayWaiting, async () => {
    // Another process may have built the pages while this one waited for the lock.
    if (!isBuilt(stamp)) await build(stamp)
  })
}

/** Bundles the server. */
export const buildServer = (): Promise<void> =>
  runToEnd('The server could not be put into few files', 'scripts/build-server.ts')

/** Builds pages and server for `npm run build`, and for tests that start servers later. */
export async function buildIfStale(): Promise<void> {
  await Promise.all([buildPagesIfStale(), isServerBuilt() || buildServer()])
}
