import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** The pages that bring scripts of their own (decision 0020): those that everybody finds, */
const OPEN_PAGES = ['home', 'search', 'hotel', 'text'] as const
/** and those of a guest, who comes from an open one. */
const OWN_PAGES = ['review', 'confirm-booking', 'my-bookings', 'my-favourites', 'my-data', 'refer-and-earn'] as const
const PAGES = [...OPEN_PAGES, ...OWN_PAGES]

type PageScripts = { entry: string; imports: string[] }

const VIRTUAL = 'virtual:public-scripts'
const entryFile = (page: string) => join(import.meta.dirname, `../src/web/public-pages/entry.${page}.ts`)

/** React's own file is named by its address already. */
const addressOf = (name: string) => (name.startsWith('/') ? name : `/${name}`)

/** The built file of an entry, and all that it imports before anything is opened. */
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

/** All that an entry loads at once. */
function loadedBy(entry: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found
  found.add(entry)
  for (const id of modules.getModuleInfo(entry)?.importedIds ?? []) loadedBy(id, modules, found)
  return found
}

/**
 * React Router's routes for guests but those pages: they are drawn by its own scripts. What only desk and office load
 * weighs on no guest.
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

/** A page behind the login loads it, ours or React Router's. */
const isBehindLogin = (id: string) => pagesOf(id, loaded?.own).length > 0 || loaded?.routes.has(id) === true

/*
 * The file that one of our modules belongs to, so that each open page needs four: React, the shell, one that it shares, and its
 * own. In this order, since a file takes along what its modules import: the later ones get what is left.
 */

/** What the hotel's page and another open page load at once. */
export function shellFile(id: string): string | null {
  const pages = pagesOf(id, loaded?.open)
  const isInShell = pages.length > 1 && pages.includes('hotel')
  return isOurs(id) && (isInShell || (EVERYWHERE.test(id) && isBehindLogin(id))) ? 'shell' : null
}

/** Small, and parts of pages behind the login too: without it they would load a larger file for a line of it. */
const EVERYWHERE = /src\/domain\/(?:bookings|bills)\/(?!booking-query)/

/** Finding a hotel: what only home and search share. Choosing a stay: what pages behind the login share with the hotel's. */
export function sharedFile(id: string): string | null {
  const pages = pagesOf(id, loaded?.open)
  if (!isOurs(id) || !(pages.length > 1 || (pages.length === 1 && isBehindLogin(id)))) return null
  return pages.includes('hotel') ? 'stay' : 'find'
}

/** What every page behind the login begins with: the session, the guest, the profile beside the page. */
export const ownFile = (id: string): string | null =>
  isOurs(id) && pagesOf(id, loaded?.own).length > MOST_SHARERS ? 'own' : null

/** Fewer share a small file by themselves, which the bundler makes. */
const MOST_SHARERS = 3

/** All else that an open page loads at once is one file, its entry too. Own pages share too much with each other. */
export function pageFile(id: string): string | null {
  const [page] = pagesOf(id, loaded?.open)
  return page === undefined || !isOurs(id) ? null : `page-${page}`
}

/** Builds the entries of public pages beside React Router's, and tells the server which files they became. */
export function publicScripts(): Plugin {
  let built: Record<string, PageScripts> = {}
  return {
    name: 'public-scripts',
    enforce: 'pre',
    // The server's pages are built after the browser's, by the same run, and know their files.
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
    // What only the server draws (`src/web/ui/server-only.tsx`) is nothing in the browser.
    transform(_code, id) {
      const isStill = this.environment.name === 'client' && this.environment.config.command === 'build'
      return isStill && /\.server-only\.tsx?$/.test(id) ? 'export default () => null' : undefined
    },
    load: (id) => (id === `\0${VIRTUAL}` ? `export default ${JSON.stringify(built)}` : undefined),
  }
}
