import { TEXT_PATHS } from '#domain/public-addresses.ts'
import { CITY_PREFIXES, PATHS } from './paths.ts'

/** The public pages that bring scripts of their own, without React Router (decision 0020). */
export type PublicPageName = 'home' | 'search' | 'hotel' | 'text'

const isCityPath = (path: string) =>
  CITY_PREFIXES.some((prefix) => path.startsWith(`/${prefix}`)) && !path.includes('/', 1)

/** The one list of them, by address. */
export function publicPageAt(path: string): PublicPageName | undefined {
  if (path === PATHS.home) return 'home'
  if (path === PATHS.searchResults || isCityPath(path)) return 'search'
  if (TEXT_PATHS.some((known) => known === path)) return 'text'
  return /^\/hotel\/[^/]+$/.test(path) ? 'hotel' : undefined
}
