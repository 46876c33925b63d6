import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { BUILD } from './build-folder.ts'
import { isServerBuilt } from './built-server.js'
import { PAGE_VARIABLES } from '../src/server/page-configuration.ts'

const ROOT = join(import.meta.dirname, '..')
const STAMP = join(BUILD, '.stamp')

/** What the pages are built from; a change in any of it makes the build stale. */
const SOURCES = [
  'src/web',
  'src/domain',
  'src/contract',
  'public',
  'vite.config.ts',
  'react-router.config.ts',
  'scripts/prerender.ts',
  'scripts/public-scripts.ts',
  'scripts/react-apart.ts',
  'src/server/http/prerendered-pages.ts',
  'package-lock.json',
]

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
}

/** One hash over the sources; pictures count by name and size, they are many and large. */
function sourceStamp(): string {
  const hash = createHash('sha256').update(JSON.stringify(PAGE_VARIABLES.map((name) => process.env[name] ?? '')))
  for (const file of SOURCES.flatMap((source) => filesBelow(join(ROOT, source))).toSorted()) {
    hash.update(relative(ROOT, file))
    hash.update(/\.(?:webp|avif)$/.test(file) ? String(statSync(file).size) : readFileSync(file))
  }
  return hash.digest('hex')
}

const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|xml|webmanifest)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Compressed once here, so that no request pays for it; zlib works on several files at once. */
async function compressAssets(): Promise<void> {
  const files = filesBelow(join(BUILD, 'web/client')).filter(
    (file) => COMPRESSIBLE.test(file) && statSync(file).size > 1024,
  )
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file)
      writeFileSync(`${file}.br`, await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
      writeFileSync(`${file}.gz`, await zip(content, { level: 9 }))
    }),
  )
}

/** Runs a script of the build to its end, and takes it along when this process ends first. */
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
  console.log('Building the pages ...')
  // Loaded only for a build: a start that finds one does without Vite.
  const { buildWorker } = await import('./build-worker.ts')
  const { buildCountingFrame } = await import('./build-counting-frame.ts')
  await runToEnd(
    'The pages could not be built',
    'node_modules/@react-router/dev/bin.cjs',
    'build',
    '--logLevel',
    'warn',
  )
  await runToEnd('The pages of texts could not be rendered', 'scripts/prerender.ts')
  await buildWorker(stamp)
  await buildCountingFrame()
  await compressAssets()
  writeFileSync(STAMP, stamp)
}

/** Builds the pages when something they are made of has changed since the last build. */
export async function buildPagesIfStale(): Promise<void> {
  const stamp = sourceStamp()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return
  await build(stamp)
}

/** Puts the server into few files. */
export const buildServer = (): Promise<void> =>
  runToEnd('The server could not be put into few files', 'scripts/build-server.ts')

/** What `npm run build` does, and whatever starts servers later. */
export async function buildIfStale(): Promise<void> {
  await Promise.all([buildPagesIfStale(), isServerBuilt() || buildServer()])
}
