import { CITY_PREFIXES, PATHS } from './paths.ts'

/** The public pages that bring scripts of their own, without React Router (decision 0020). */
export type PublicPageName = 'home' | 'search' | 'hotel'

const isCityPath = (path: string) =>
  CITY_PREFIXES.some((prefix) => path.startsWith(`/${prefix}`)) && !path.includes('/', 1)

/** The one list of them, by address. */
export function publicPageAt(path: string): PublicPageName | undefined {
  if (path === PATHS.home) return 'home'
  if (path === PATHS.searchResults || isCityPath(path)) return 'search'
  return /^\/hotel\/[^/]+$/.test(path) ? 'hotel' : undefined
}
