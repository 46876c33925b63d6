import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { SITE_PAGES, type Audience, type PageName } from '../src/domain/site-pages.ts'
import { dropServerExports } from './drop-server-exports.ts'
import { OLD_BROWSERS, oldBrowsersStyle } from './old-browsers.ts'

const WEB = join(import.meta.dirname, '../src/web')
const FAILED = { page: 'failed', audience: 'visitor' } as const

const pagesFor = (audience: Audience): string[] => [
  ...new Set(
    [...Object.values(SITE_PAGES), FAILED].flatMap((known) => (known.audience === audience ? [known.page] : [])),
  ),
]

/** Pages of which everybody gets the same document, and pages that a browser fills for one guest (decision 0020). */
const OPEN_PAGES = pagesFor('everybody')
const OWN_PAGES = pagesFor('visitor')
/** Client programs. */
const STAFF_PAGES = pagesFor('staff')
const PAGES = [...OPEN_PAGES, ...OWN_PAGES, ...STAFF_PAGES]

type PageScripts = { entry: string; imports: string[]; styles: string[]; later: string[] }

const VIRTUAL = 'virtual:page-scripts'
/** The first module of a page in the browser. */
const ENTRY = 'virtual:page/'
const entryId = (page: string) => `\0${ENTRY}${page}`
const isEntry = (id: string) => id.startsWith(`\0${ENTRY}`)

const importFrom = (file: string) => JSON.stringify(join(WEB, file))

/** In development, lets components update in place, and Vite reload the page. */
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

/** React's file is already named by its address, with a slash. */
const addressOf = (name: string) => (name.startsWith('/') ? name : `/${name}`)

/** The style sheets that Vite took out of a chunk. */
const stylesOf = (chunk: Rolldown.OutputChunk): Iterable<string> =>
  (chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? []

type Chunk = Rolldown.OutputChunk

/** A chunk and all that it imports at its start. */
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

/** The files that a client program imports on demand. */
function laterFiles(page: string, loaded: Set<Chunk>, chunks: readonly Chunk[]): string[] {
  const names = new Set([...loaded].flatMap(({ dynamicImports }) => dynamicImports))
  const own = chunks.filter(
    ({ fileName, facadeModuleId }) => names.has(fileName) && isLater(page, facadeModuleId ?? undefined),
  )
  return [...new Set(own.flatMap((chunk) => filesOf(withImports(chunk, chunks))))]
}

/** The built file of an entry, with everything that it imports at its start. */
function scriptsOf(page: string, bundle: Rolldown.OutputBundle): PageScripts {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
  const entry = chunks.find(({ moduleIds }) => moduleIds.includes(entryId(page)))
  if (!entry) throw new Error(`The entry of the page ${page} was not built`)
  const loaded = withImports(entry, chunks)
  // React's file is no chunk: chunks import it by its address.
  const imports = new Set([...loaded].flatMap((chunk) => chunk.imports))
  return {
    entry: addressOf(entry.fileName),
    imports: [...imports].map(addressOf),
    styles: [...loaded].flatMap((chunk) => [...stylesOf(chunk)]).map(addressOf),
    later: STAFF_PAGES.includes(page) ? laterFiles(page, loaded, chunks) : [],
  }
}

/** The script and the style sheet for browsers that lack something (`old-browsers.ts`). */
function scriptsOfOldBrowsers(bundle: Rolldown.OutputBundle): PageScripts {
  const entry = Object.keys(bundle).find((file) => file.includes(OLD_BROWSERS) && file.endsWith('.js'))
  if (entry === undefined) throw new Error('The script of old browsers was not built')
  return { entry: addressOf(entry), imports: [], styles: [addressOf(oldBrowsersStyle())], later: [] }
}

type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/** All modules that an entry loads at its start. */
function loadedBy(entry: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found
  found.add(entry)
  for (const id of modules.getModuleInfo(entry)?.importedIds ?? []) loadedBy(id, modules, found)
  return found
}

type Loaded = readonly (readonly [page: string, modules: Set<string>])[]

/** The pages that guests open most: files are shared among them. The bundler splits the scripts of rarer pages by itself. */
const BUSY_PAGES: ReadonlySet<string> = new Set([
  'home',
  'search',
  'hotel',
  'text',
  'review',
  'confirm-booking',
  'my-bookings',
  'my-favourites',
  'my-data',
  'refer-and-earn',
] satisfies PageName[])

let loaded: { open: Loaded; own: Loaded } | undefined

function sortModules(modules: Modules): void {
  const loads = (pages: readonly string[]): Loaded =>
    pages.map((page) => [page, loadedBy(entryId(page), modules)] as const)
  const isBusy = (page: string) => BUSY_PAGES.has(page)
  loaded = { open: loads(OPEN_PAGES.filter(isBusy)), own: loads(OWN_PAGES.filter(isBusy)) }
}

const pagesOf = (id: string, among: Loaded = []): string[] =>
  among.flatMap(([page, modules]) => (modules.has(id) ? [page] : []))

const isOurs = (id: string) => !id.includes('node_modules')

/** Whether a page that the browser fills for one guest loads the module. */
const isBehindLogin = (id: string) => pagesOf(id, loaded?.own).length > 0

/*
 * Choose the built file for a module, so that each public page loads four: React, the shell, a shared file, and its
 * own. The order matters, because a file also takes the imports of its modules, and later files get only what is left.
 */

/** The shell: modules that the hotel's page and another public page load at their start. */
export function shellFile(id: string): string | null {
  const pages = pagesOf(id, loaded?.open)
  const isInShell = pages.length > 1 && pages.includes('hotel')
  return isOurs(id) && (isInShell || TEXT_TOOLS.test(id) || (EVERYWHERE.test(id) && isBehindLogin(id))) ? 'shell' : null
}

/**
 * Small modules that pages behind the login use as well. In any other file, those pages would load a large file for a
 * few lines.
 */
const EVERYWHERE = /src\/domain\/(?:bookings|bills)\/(?!booking-query)/

/** Modules that texts use. In another file, rare pages would load a large file for them. */
const TEXT_TOOLS = /src\/words\/en\/(?:plural|times)\.ts|src\/web\/ui\/sentence\.tsx/

/**
 * The shared files. 'find': modules that only home and search share. 'stay': those that pages share with the hotel's
 * page.
 */
export function sharedFile(id: string): string | null {
  const pages = pagesOf(id, loaded?.open)
  if (!isOurs(id) || !(pages.length > 1 || (pages.length === 1 && isBehindLogin(id)))) return null
  return pages.includes('hotel') ? 'stay' : 'find'
}

/**
 * Puts modules that many of a guest's own pages load at their start into one file: the session, the guest, the profile.
 */
export const ownFile = (id: string): string | null =>
  isOurs(id) && pagesOf(id, loaded?.own).length > MOST_SHARERS ? 'own' : null

/**
 * Modules shared by more of a guest's own pages than this go into that file. The bundler splits the others by itself.
 */
const MOST_SHARERS = 3

/**
 * Puts all other modules that a public page loads at its start into one file with its entry. Not for pages behind the
 * login, which share too many modules.
 */
export function pageFile(id: string): string | null {
  const [page] = pagesOf(id, loaded?.open)
  return page === undefined || !isOurs(id) ? null : `page-${page}`
}

/** Which files each page loads, for the build of the service worker. */
const SCRIPTS_FILE = 'page-scripts.json'

export const readPageScripts = (buildFolder: string): Readonly<Record<string, PageScripts>> =>
  JSON.parse(readFileSync(join(buildFolder, SCRIPTS_FILE), 'utf8')) as Record<string, PageScripts>

const isPageFile = (id: string) => /\/src\/web\/pages\/[\w-]+\.page\.tsx$/.test(id)

/** Removes from the browser's pages the exports that only the server runs (`src/web/lib/page/page.ts`). */
export const withoutServerExports = (): Plugin => ({
  name: 'without-server-exports',
  enforce: 'post',
  transform(code, id) {
    if (this.environment.name !== 'client' || !isPageFile(id)) return undefined
    return { code: dropServerExports(code, ['load', 'head']), map: null }
  },
})

/** Builds each page's entry, and passes the names of the built files to the server. */
export function pageScripts(): Plugin {
  let built: Record<string, PageScripts> = {}
  let isDev = false
  return {
    name: 'page-scripts',
    enforce: 'pre',
    // The same plugin builds the browser's pages first, then the server's, which need the names of the built files.
    sharedDuringBuild: true,
    configResolved({ command }) {
      isDev = command === 'serve'
      const devEntry = (page: string): PageScripts => ({
        entry: `/@id/__x00__${ENTRY}${page}`,
        imports: [],
        styles: [],
        later: [],
      })
      if (isDev) built = Object.fromEntries(PAGES.map((page) => [page, devEntry(page)]))
    },
    buildStart() {
      if (this.environment.name !== 'client' || isDev) return
      for (const page of PAGES) this.emitFile({ type: 'chunk', id: ENTRY + page, name: page })
    },
    buildEnd() {
      if (this.environment.name === 'client' && !isDev) sortModules(this)
    },
    generateBundle: {
      // Runs after the style sheet of old browsers has its name.
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return
        built = Object.fromEntries(PAGES.map((page) => [page, scriptsOf(page, bundle)]))
        built[OLD_BROWSERS] = scriptsOfOldBrowsers(bundle)
      },
    },
    writeBundle({ dir = '' }) {
      if (this.environment.name === 'client') writeFileSync(join(dir, '..', SCRIPTS_FILE), JSON.stringify(built))
    },
    resolveId: (id) =>
      id === VIRTUAL || id === 'virtual:fast-refresh' || id.startsWith(ENTRY) ? `\0${id}` : undefined,
    // Empties parts that only the server renders (`src/web/ui/server-only.tsx`) in the browser's build.
    transform(_code, id) {
      const isStill = this.environment.name === 'client' && !isDev
      return isStill && /\.server-only\.tsx?$/.test(id) ? 'export default () => null' : undefined
    },
    load(id) {
      if (id === `\0${VIRTUAL}`) return `export default ${JSON.stringify(built)}`
      if (id === '\0virtual:fast-refresh') return FAST_REFRESH
      if (!isEntry(id)) return undefined
      return (isDev ? DEV_IMPORTS : '') + entrySource(id.slice(ENTRY.length + 1))
    },
  }
}
