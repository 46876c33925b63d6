// Puts the server's thousands of modules into few files, which a start reads in a third of the time (decision 0052).
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { build, type Plugin } from 'vite'
import { BUILT_SERVER, hashOf, SOURCES_FILE } from './built-server.js'

const ROOT = join(import.meta.dirname, '..')
/** Put in its place when it is complete: another process may be starting from it. */
const BEING_BUILT = `${BUILT_SERVER}-${process.pid}`

/** What a process or a thread begins with. */
const ENTRIES = {
  'start-site': 'scripts/start-site.ts',
  main: 'src/server/main.ts',
  work: 'scripts/work.ts',
  'pglite-worker': 'src/db/pglite/pglite-worker.ts',
}

/** These read files that lie beside them, are machine code, or are shared with the built pages; the last are builders. */
const STAYS_A_PACKAGE =
  /^(?:@electric-sql\/pglite|@fastify\/swagger-ui|pdfkit|sharp|react|react-dom|react-router|@react-router\/\w+|vite)(?:\/|$)/

/** No module imports them, and they decide about the files all the same. */
const RULES = ['package.json', 'package-lock.json', 'scripts/build-server.ts', 'scripts/built-server.js']

const fromRoot = (file: string) => relative(ROOT, file).replaceAll('\\', '/')
const sources: Record<string, string> = Object.fromEntries(
  RULES.map((path) => [path, hashOf(readFileSync(join(ROOT, path)))]),
)

/** Notes each source as it was read, and lets it find its neighbours from where it lay. */
const ownSources: Plugin = {
  name: 'own-sources',
  enforce: 'pre',
  transform(code, id) {
    // Without lines of packages the source maps are a tenth as large, and stacks still name each of our own lines.
    if (id.includes('node_modules')) return { code, map: { mappings: '' } }
    if (!id.startsWith(ROOT)) return undefined
    sources[fromRoot(id)] = hashOf(code)
    const folder = relative(BEING_BUILT, dirname(id)).replaceAll('\\', '/')
    return {
      code: code
        .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${folder}')`)
        .replace(`'./pglite-worker.ts'`, `'./pglite-worker.js'`),
      map: null,
    }
  },
}

process.once('exit', () => rmSync(BEING_BUILT, { recursive: true, force: true }))
process.once('SIGTERM', () => process.exit(1))

await build({
  root: ROOT,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [ownSources],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: BEING_BUILT,
    target: 'node24',
    minify: false,
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: ENTRIES,
      external: STAYS_A_PACKAGE,
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', sourcemapExcludeSources: true },
    },
  },
})
writeFileSync(join(BEING_BUILT, SOURCES_FILE), JSON.stringify(sources))
rmSync(BUILT_SERVER, { recursive: true, force: true })
renameSync(BEING_BUILT, BUILT_SERVER)
