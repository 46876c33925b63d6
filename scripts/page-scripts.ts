import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { SITE_PAGES } from '../src/domain/site-pages.ts'
import { DEFAULT_LANGUAGE, type Language } from '../src/domain/languages.ts'
import { dropServerExports } from './drop-server-exports.ts'
import { sortModules } from './page-chunks.ts'
import { ENTRY, entryId, isIn, PAGES, pagesIn, STAFF_PAGES } from './pages-to-build.ts'
import { OLD_BROWSERS, oldBrowsersStyle } from './old-browsers.ts'
import { isBrowserBuild, languageOf } from './page-languages.ts'

const WEB = join(import.meta.dirname, '../src/web')

export type PageScripts = { entry: string; imports: string[]; styles: string[]; later: string[] }

const VIRTUAL = 'virtual:page-scripts'
const isEntry = (id: string) => id.startsWith(`\0${ENTRY}`)

const importFrom = (file: string) => JSON.stringify(join(WEB, file))

/** Updates components without a reload during development, and lets Vite reload the page. */
const DEV_IMPORTS = `import '/@vite/client'
import 'virtual:fast-refresh'
`
const FAST_REFRESH = `import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type`

const entrySource = (page: string) => `import page from ${importFrom(`pages/${page}.page.tsx`)}
import { hydratePage } from ${importFrom('renderer/hydrate-page.tsx')}
hydratePage(page)`

/** React's file is already named by its address, which begins with a slash. */
const addressOf = (name: string) => (name.startsWith('/') ? name : `/${name}`)

/** Returns the style sheets that Vite extracted from a chunk. */
const stylesOf = (chunk: Rolldown.OutputChunk): Iterable<string> =>
  (chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? []

type Chunk = Rolldown.OutputChunk

/** Returns a chunk and everything that it imports at the start. */
function withImports(chunk: Chunk, chunks: readonly Chunk[], found = new Set<Chunk>()): Set<Chunk> {
  if (found.has(chunk)) return found
  found.add(chunk)
  for (const name of chunk.imports) {
    const imported = chunks.find(({ fileName }) => fileName === name)
    if (imported) withImports(imported, chunks, found)
  }
  return found
}

const filesOf = (chunks: Iterable<Chunk>): string[] =>
  [...chunks].flatMap((chunk) => [chunk.fileName, ...stylesOf(chunk)]).map(addressOf)

/** Whether a module is a page of a client program, or its texts in one language. */
const isLater = (page: string, id = '') =>
  id.includes(`/src/staff/${page}/`) || new RegExp(`/src/words/\\w+/${page}/`).test(id)

/** Lists the files that a client program imports on demand. */
function laterFiles(page: string, loaded: Set<Chunk>, chunks: readonly Chunk[]): string[] {
  const names = new Set([...loaded].flatMap(({ dynamicImports }) => dynamicImports))
  const own = chunks.filter(
    ({ fileName, facadeModuleId }) => names.has(fileName) && isLater(page, facadeModuleId ?? undefined),
  )
  return [...new Set(own.flatMap((chunk) => filesOf(withImports(chunk, chunks))))]
}

/** The files that the offline page loads later, by their names in the build. */
const OFFLINE_LATER = ['menu-drawer', 'sprite', 'start-offline', 'cached-stays']

function offlineLater(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
  const files = OFFLINE_LATER.flatMap((name) => {
    const [file, ...more] = Object.keys(bundle).filter((built) =>
      new RegExp(`/${name}-[\\w-]{8}\\.(?!css$)\\w+$`).test(built),
    )
    if (file === undefined || more.length > 0) throw new Error(`The build should hold one ${name}`)
    const chunk = chunks.find(({ fileName }) => fileName === file)
    return chunk ? filesOf(withImports(chunk, chunks)) : [addressOf(file)]
  })
  return [...new Set(files)]
}

/** Lists the files that a page loads later, if the service worker has to cache them. */
function laterOf(page: string, loaded: Set<Chunk>, bundle: Rolldown.OutputBundle): string[] {
  if (page === SITE_PAGES.offline.page) return offlineLater(bundle)
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
  return STAFF_PAGES.includes(page) ? laterFiles(page, loaded, chunks) : []
}

/** Returns the built file of an entry, with everything that it imports at the start. */
function scriptsOf(page: string, bundle: Rolldown.OutputBundle): PageScripts {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
  const entry = chunks.find(({ moduleIds }) => moduleIds.includes(entryId(page)))
  if (!entry) throw new Error(`The entry of the page ${page} was not built`)
  const loaded = withImports(entry, chunks)
  // React's file is not a chunk, because chunks import it by address.
  const imports = new Set([...loaded].flatMap((chunk) => chunk.imports))
  return {
    entry: addressOf(entry.fileName),
    imports: [...imports].map(addressOf),
    styles: [...loaded].flatMap((chunk) => [...stylesOf(chunk)]).map(addressOf),
    later: laterOf(page, loaded, bundle),
  }
}

/** Returns the names of the script and style sheet for old browsers (`old-browsers.ts`). */
function scriptsOfOldBrowsers(bundle: Rolldown.OutputBundle): PageScripts {
  const entry = Object.keys(bundle).find((file) => file.includes(OLD_BROWSERS) && file.endsWith('.js'))
  if (entry === undefined) throw new Error('The script of old browsers was not built')
  return { entry: addressOf(entry), imports: [], styles: [addressOf(oldBrowsersStyle())], later: [] }
}

/**
 * Removes files that the build of an earlier language has already written. A file's name contains a hash of its
 * content, so the earlier file is the same, and a starting site may be serving it.
 */
function dropWritten(bundle: Rolldown.OutputBundle, dir: string): void {
  for (const file of Object.keys(bundle)) if (existsSync(join(dir, file))) delete bundle[file]
}

/** The files that each page loads, by language. */
type Built = Partial<Record<Language, Record<string, PageScripts>>>

/** Tells the service worker's build which files each page loads. */
const SCRIPTS_FILE = 'page-scripts.json'

export const readPageScripts = (buildFolder: string): Readonly<Built> =>
  JSON.parse(readFileSync(join(buildFolder, SCRIPTS_FILE), 'utf8')) as Built

const PAGE_FILE = /\/src\/web\/pages\/([\w-]+)\.page\.tsx$/
const isPageFile = (id: string) => PAGE_FILE.test(id)

/** Whether a build leaves a page's file empty, because the page has no address in the build's language. */
const isLeftOut = (language: Language, id: string) => !isIn(language, PAGE_FILE.exec(id)?.[1] ?? '')

/** Removes from the browser's pages the exports that only the server runs (`src/web/lib/page/page.ts`). */
export const withoutServerExports = (): Plugin => ({
  name: 'without-server-exports',
  enforce: 'post',
  transform(code, id) {
    if (!isBrowserBuild(this.environment.name) || !isPageFile(id)) return undefined
    return { code: dropServerExports(code, ['load', 'head', 'searched', 'ofHotel']), map: null }
  },
})

/** Builds each page's entry, and passes the names of the built files to the server. */
export function pageScripts(): Plugin {
  const built: Built = {}
  let isDev = false
  return {
    name: 'page-scripts',
    enforce: 'pre',
    // The same plugin object builds the browser's pages first. The server's pages follow, because they need the names
    // of the built files.
    sharedDuringBuild: true,
    configResolved({ command }) {
      isDev = command === 'serve'
      const devEntry = (page: string): PageScripts => ({
        entry: `/@id/__x00__${ENTRY}${page}`,
        imports: [],
        styles: [],
        later: [],
      })
      if (isDev) built[DEFAULT_LANGUAGE] = Object.fromEntries(PAGES.map((page) => [page, devEntry(page)]))
    },
    buildStart() {
      if (!isBrowserBuild(this.environment.name) || isDev) return
      for (const page of pagesIn(languageOf(this.environment.name)))
        this.emitFile({ type: 'chunk', id: ENTRY + page, name: page })
    },
    buildEnd() {
      if (isBrowserBuild(this.environment.name) && !isDev) sortModules(this)
    },
    generateBundle: {
      // Runs last, once the old browsers' style sheet has its final name.
      order: 'post',
      handler({ dir = '' }, bundle) {
        if (!isBrowserBuild(this.environment.name)) return
        const language = languageOf(this.environment.name)
        built[language] = {
          ...Object.fromEntries(pagesIn(language).map((page) => [page, scriptsOf(page, bundle)])),
          [OLD_BROWSERS]: scriptsOfOldBrowsers(bundle),
        }
        if (language !== DEFAULT_LANGUAGE) dropWritten(bundle, dir)
      },
    },
    writeBundle({ dir = '' }) {
      if (isBrowserBuild(this.environment.name)) writeFileSync(join(dir, '..', SCRIPTS_FILE), JSON.stringify(built))
    },
    resolveId: (id) =>
      id === VIRTUAL || id === 'virtual:fast-refresh' || id.startsWith(ENTRY) ? `\0${id}` : undefined,
    // Empties the parts that only the server renders (`src/web/ui/server-only.tsx`) in the browser's build.
    transform(_code, id) {
      const isStill = isBrowserBuild(this.environment.name) && !isDev
      return isStill && /\.server-only\.tsx?$/.test(id) ? 'export default () => null' : undefined
    },
    load(id) {
      if (id === `\0${VIRTUAL}`)
        return `export default ${JSON.stringify(built[isDev ? DEFAULT_LANGUAGE : languageOf(this.environment.name)])}`
      if (id === '\0virtual:fast-refresh') return FAST_REFRESH
      if (isLeftOut(languageOf(this.environment.name), id)) return 'export default undefined'
      if (!isEntry(id)) return undefined
      return (isDev ? DEV_IMPORTS : '') + entrySource(id.slice(ENTRY.length + 1))
    },
  }
}
