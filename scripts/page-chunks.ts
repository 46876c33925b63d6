import type { PageName } from '../src/domain/site-pages.ts'
import { entryId, OPEN_PAGES, OWN_PAGES } from './pages-to-build.ts'

type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/** Returns all modules that an entry loads when it starts. */
function loadedBy(entry: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found
  found.add(entry)
  for (const id of modules.getModuleInfo(entry)?.importedIds ?? []) loadedBy(id, modules, found)
  return found
}

type Loaded = readonly (readonly [page: string, modules: Set<string>])[]

/** The pages that guests open most, which share files. The bundler itself splits the scripts of rarer pages. */
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

export function sortModules(modules: Modules): void {
  const loads = (pages: readonly string[]): Loaded =>
    pages.map((page) => [page, loadedBy(entryId(page), modules)] as const)
  const isBusy = (page: string) => BUSY_PAGES.has(page)
  loaded = { open: loads(OPEN_PAGES.filter(isBusy)), own: loads(OWN_PAGES.filter(isBusy)) }
}

const pagesOf = (id: string, among: Loaded = []): string[] =>
  among.flatMap(([page, modules]) => (modules.has(id) ? [page] : []))

const isOurs = (id: string) => !id.includes('node_modules')

/** Whether the module is loaded by a page that the browser fills for one guest. */
const isBehindLogin = (id: string) => pagesOf(id, loaded?.own).length > 0

/*
 * Choose the built file for a module, so that each public page loads four files: React, the shell, a shared file and
 * its own. The order matters, because a file also takes the imports of its modules, and later files get only the rest.
 */

/** The shell consists of modules that the hotel's page and at least one other public page load at the start. */
export function shellFile(id: string): string | null {
  const pages = pagesOf(id, loaded?.open)
  const isInShell = pages.length > 1 && pages.includes('hotel')
  return isOurs(id) && (isInShell || TEXT_TOOLS.test(id) || (EVERYWHERE.test(id) && isBehindLogin(id))) ? 'shell' : null
}

/**
 * Small modules that pages behind the login also use. In any other file they would make those pages load far more than
 * they need.
 */
const EVERYWHERE = /src\/domain\/(?:bookings|bills)\/(?!booking-query)/

/** Modules that texts use. In any other file, they would make rare pages load a large file. */
const TEXT_TOOLS = /src\/words\/\w+\/(?:plural|slots|times)\.ts|src\/web\/ui\/sentence\.tsx/

/**
 * The shared files. 'find' has modules that only the home and search pages share, and 'stay' has modules that other
 * pages share with the hotel's page.
 */
export function sharedFile(id: string): string | null {
  const pages = pagesOf(id, loaded?.open)
  if (!isOurs(id) || !(pages.length > 1 || (pages.length === 1 && isBehindLogin(id)))) return null
  return pages.includes('hotel') ? 'stay' : 'find'
}

/**
 * Puts modules that many of a guest's own pages load at the start into one file, such as the session and the profile.
 */
export const ownFile = (id: string): string | null =>
  isOurs(id) && pagesOf(id, loaded?.own).length > MOST_SHARERS ? 'own' : null

/**
 * A module goes into that file if more than this many of a guest's own pages share it. The bundler itself splits the
 * other modules.
 */
const MOST_SHARERS = 3

/**
 * Puts all other modules that a public page loads at the start into one file with the page's entry. Pages behind the
 * login share too many modules for this.
 */
export function pageFile(id: string): string | null {
  const [page] = pagesOf(id, loaded?.open)
  return page === undefined || !isOurs(id) ? null : `page-${page}`
}
