// Bundles the server's thousands of modules into a few files, which load three times as fast (decision 0052).
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { build, type Plugin } from 'vite'
import { BUILT_SERVER, hashOf, SOURCES_FILE } from './built-server.js'

const ROOT = join(import.meta.dirname, '..')
/**
 * Builds into a separate folder and renames it once complete, because another process may be starting from the current
 * folder.
 */
const BEING_BUILT = `${BUILT_SERVER}-${process.pid}`

/** The module with which each process or thread begins. */
const ENTRIES = {
  'start-site': 'scripts/start-site.ts',
  main: 'src/server/main.ts',
  work: 'scripts/work.ts',
  'pglite-worker': 'src/db/pglite/pglite-worker.ts',
  'aadhaar-reader-worker': 'src/server/features/pictures/aadhaar-reader-worker.ts',
}

/**
 * Packages that are not bundled. They read files next to them, contain machine code, are shared with the built pages,
 * or are needed only to build pages.
 */
const STAYS_A_PACKAGE =
  /^(?:@electric-sql\/pglite|@fastify\/swagger-ui|pdfkit|sharp|react|react-dom|react-router|tesseract\.js-core|vite)(?:\/|$)/

/** Files that no module imports, but that affect the build. */
const RULES = ['package.json', 'package-lock.json', 'scripts/build-server.ts', 'scripts/built-server.js']

const fromRoot = (file: string) => relative(ROOT, file).replaceAll('\\', '/')
const sources: Record<string, string> = Object.fromEntries(
  RULES.map((path) => [path, hashOf(readFileSync(join(ROOT, path)))]),
)

/**
 * Records the hash of each source file. Replaces `import.meta.dirname`, so that a bundled module still finds the files
 * next to its source.
 */
const ownSources: Plugin = {
  name: 'own-sources',
  enforce: 'pre',
  transform(code, id) {
    // Leaves packages out of the source maps, which makes the maps ten times smaller. Stack traces still name our own
    // lines.
    if (id.includes('node_modules')) return { code, map: { mappings: '' } }
    if (!id.startsWith(ROOT)) return undefined
    sources[fromRoot(id)] = hashOf(code)
    const folder = relative(BEING_BUILT, dirname(id)).replaceAll('\\', '/')
    return {
      code: code
        .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${folder}')`)
        .replace(/'\.\/(pglite-worker|aadhaar-reader-worker)\.ts'/, `'./$1.js'`),
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
