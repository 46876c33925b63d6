import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import type { WorkerBuild } from '../src/web/worker/worker-build.ts'
import { BUILD } from './build-folder.ts'
import { readPageScripts, type PageScripts } from './page-scripts.ts'

const ROOT = join(import.meta.dirname, '..')
const CLIENT = join(BUILD, 'web/client')

/** Leaves out the font's second file, because few pages need it. */
const FONTS = ['/fonts/anek-latin-uncle.woff2']

/** Lists the files that a script imports when it starts, such as './dialog-CL6wmCdJ.js'. */
function importsOf(address: string): string[] {
  const script = readFileSync(join(CLIENT, address), 'utf8')
  const imports = script.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g)
  return [...imports].map(([, name]) => `/assets/${name}`)
}

/** Lists all files that a language's offline page and its dialogs need without a network. */
function offlineFiles({ entry, imports, styles, later }: PageScripts): string[] {
  const files = new Set([entry, ...imports, ...styles, ...later, ...FONTS])
  for (const file of files) if (file.endsWith('.js')) for (const more of importsOf(file)) files.add(more)
  return [...files]
}

/**
 * Bundles the service worker into one plain script next to the built pages. The script contains the build's version,
 * because a browser installs only a changed script.
 */
export async function buildWorker(version: string): Promise<void> {
  const files = Object.entries(readPageScripts(join(BUILD, 'web'))).flatMap(([language, { offline }]) =>
    offline ? [[language, offlineFiles(offline)] as const] : [],
  )
  const written: WorkerBuild = { version: version.slice(0, 12), files: Object.fromEntries(files) }
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'globalThis.UNCLE_WORKER': JSON.stringify(written) },
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: join(ROOT, 'src/web/worker/worker.ts'),
        formats: ['iife'],
        name: 'worker',
        fileName: () => 'sw.js',
      },
    },
  })
  const [output] = Array.isArray(built) ? built : []
  if (!output) throw new Error('The service worker was not built')
  const worker = join(CLIENT, 'sw.js')
  // Replaces the file in a single step, because a starting site may be serving it.
  writeFileSync(`${worker}.part`, output.output[0].code)
  renameSync(`${worker}.part`, worker)
}
