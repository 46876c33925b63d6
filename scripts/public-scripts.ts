import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** Public pages with scripts of their own (decision 0020). */
const OPEN_PAGES = ['home', 'search', 'hotel', 'text'] as const
/** A guest's own pages with scripts of their own, which guests open from a public page. */
const OWN_PAGES = ['review', 'confirm-booking', 'my-bookings', 'my-favourites', 'my-data', 'refer-and-earn'] as const
const PAGES = [...OPEN_PAGES, ...OWN_PAGES]

type PageScripts = { entry: string; imports: string[] }

const VIRTUAL = 'virtual:public-scripts'
const entryFile = (page: string) => join(import.meta.dirname, `../src/web/public-pages/entry.${page}.ts`)

/** React's file is already named by its address, with a slash. */
const addressOf = (name: string) => (name.startsWith('/') ? name : `/${name}`)

/** The built file of an entry, with everything that it imports at its start. */
function scriptsOf(page: string, bundle: Rolldown.OutputBundle): PageScripts {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
  const entry = chunks.find(({ moduleIds }) => moduleIds.includes(entryFile(page)))
  if (!entry) throw new Error(`The entry of the page ${page} was not built`)
  const imports = new Set<string>()
  const collect = (names: readonly string[]) => {
    for (const name of names) {
      if (imports.has(name)) continue
      imports.add(name)
      collect(chunks.find(({ fileName }) => fileName === name)?.imports ?? [])
    }
  }
  collect(entry.imports)
  return { entry: `/${entry.fileName}`, imports: [...imports].map(addressOf) }
}

type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/** All modules that an entry loads at its start. */
function loadedBy(entry: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found
  found.add(entry)
  for (const id of modules.getModuleInfo(entry)?.importedIds ?? []) loadedBy(id, modules, found)
  return found
}

/**
 * React Router's routes for guests, except pages with scripts of their own. Modules that only desk and office load are
 * left out, because no guest loads them.
 */
const ROUTER_ROUTE =
  /src\/web\/(?:root|routes\/(?!home\.|search-results|city-hotels|hotel\.|legalpage|team|privacy|terms|cancellations|lovekit|share-and|how-|booking\.|confirm-|my-|refer-|desk|office)[\w-]+)\.tsx\?/

type Loaded = readonly (readonly [page: string, modules: Set<string>])[]

let loaded: { open: Loaded; own: Loaded; routes: Set<string> } | undefined

function sortModules(ids: readonly string[], modules: Modules): void {
  const routes = new Set<string>()
  for (const id of ids) if (ROUTER_ROUTE.test(id)) loadedBy(id, modules, routes)
  const loads = (pages: readonly string[]): Loaded =>
    pages.map((page) => [page, loadedBy(entryFile(page), modules)] as const)
  loaded = { open: loads(OPEN_PAGES), own: loads(OWN_PAGES), routes }
}

const pagesOf = (id: string, among: Loaded = []): string[] =>
  among.flatMap(([page, modules]) => (modules.has(id) ? [page] : []))

const isOurs = (id: string) => !id.includes('node_modules')

/** Whether a page behind the login loads the module: our own router's or React Router's. */
const isBehindLogin = (id: string) => pagesOf(id, loaded?.own).length > 0 || loaded?.routes.has(id) === true

/*
 * Choose the built file for a module, so that each public page loads four: React, the shell, a shared file, and its
 * own. The order matters, because a file also takes the imports of its modules, and later files get only what is left.
 */

/** The shell: modules that the hotel's page and another public page load at their start. */
export function shellFile(id: string): string | null {
  const pages = pagesOf(id, loaded?.open)
  const isInShell = pages.length > 1 && pages.includes('hotel')
  return isOurs(id) && (isInShell || (EVERYWHERE.test(id) && isBehindLogin(id))) ? 'shell' : null
}

/**
 * Small modules that pages behind the login use as well. In any other file, those pages would load a large file for a
 * few lines.
 */
const EVERYWHERE = /src\/domain\/(?:bookings|bills)\/(?!booking-query)/

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

/** Builds the entries of public pages next to React Router's, and passes the names of the built files to the server. */
export function publicScripts(): Plugin {
  let built: Record<string, PageScripts> = {}
  return {
    name: 'public-scripts',
    enforce: 'pre',
    // The same plugin builds the browser's pages first, then the server's, which need the names of the built files.
    sharedDuringBuild: true,
    buildStart() {
      if (this.environment.name !== 'client' || this.environment.config.command !== 'build') return
      for (const page of PAGES) this.emitFile({ type: 'chunk', id: entryFile(page), name: page })
    },
    buildEnd() {
      if (this.environment.name === 'client') sortModules([...this.getModuleIds()], this)
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      built = Object.fromEntries(PAGES.map((page) => [page, scriptsOf(page, bundle)]))
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    // Empties parts that only the server renders (`src/web/ui/server-only.tsx`) in the browser's build.
    transform(_code, id) {
      const isStill = this.environment.name === 'client' && this.environment.config.command === 'build'
      return isStill && /\.server-only\.tsx?$/.test(id) ? 'export default () => null' : undefined
    },
    load: (id) => (id === `\0${VIRTUAL}` ? `export default ${JSON.stringify(built)}` : undefined),
  }
}
