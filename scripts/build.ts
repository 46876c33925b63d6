import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { buildCountingFrame } from './build-counting-frame.ts'
import { BUILD } from './build-folder.ts'
import { buildWorker } from './build-worker.ts'
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
    hash.update(file.endsWith('.webp') ? String(statSync(file).size) : readFileSync(file))
  }
  return hash.digest('hex')
}

const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|xml|webmanifest)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Compressed once here, so that no request pays for it. */
async function compressAssets(): Promise<void> {
  const files = filesBelow(join(BUILD, 'web/client')).filter(
    (file) => COMPRESSIBLE.test(file) && statSync(file).size > 1024,
  )
  for (const file of files) {
    const content = readFileSync(file)
    writeFileSync(`${file}.br`, await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    writeFileSync(`${file}.gz`, await zip(content, { level: 9 }))
  }
}

/** Builds the pages when something they are made of has changed since the last build. */
export async function buildIfStale(): Promise<void> {
  const stamp = sourceStamp()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return
  console.log('Building the pages ...')
  const built = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/@react-router/dev/bin.cjs'), 'build', '--logLevel', 'warn'],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
  if (built.status !== 0) throw new Error('The pages could not be built')
  const rendered = spawnSync(process.execPath, [join(ROOT, 'scripts/prerender.ts')], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
  })
  if (rendered.status !== 0) throw new Error('The pages of texts could not be rendered')
  await buildWorker(stamp)
  await buildCountingFrame()
  await compressAssets()
  writeFileSync(STAMP, stamp)
}
