import { createContext, use, useMemo } from 'react'

/** Where a visitor is, as `location` says it. */
export type Place = { pathname: string; search: string; hash: string }

export type MoveOptions = {
  /** takes the place of the address that is left: 'back' does not return to it */
  replace?: boolean | undefined
  /** stays where the page is scrolled to */
  preventScrollReset?: boolean | undefined
}

/**
 * How a page knows where it is and moves on. A guest's pages bring a small router of our own (`public-pages`), desk, office and
 * the rare pages React Router (`app/router-navigation.tsx`): a component does not know which (decision 0020).
 */
export type Navigation = {
  place: Place
  /** where a move that has begun leads to, while its data is on its way */
  pendingLocation: Place | undefined
  isRefreshing: boolean
  /** Does a move to this address keep the document? Otherwise the browser loads it. */
  keepsDocument: (to: Place) => boolean
  move: (to: string, options?: MoveOptions) => Promise<void> | void
  refresh: () => Promise<void>
}

export const NavigationContext = createContext<Navigation | undefined>(undefined)

function useNavigation_(): Navigation {
  const navigation = use(NavigationContext)
  if (!navigation) throw new Error('No page around this component')
  return navigation
}

/** A path, query or anchor, read from the page that names it. An empty one is the page itself, without its query. */
export function placeAt(to: string, from: Place): Place {
  const query = to.startsWith('#') ? from.search : ''
  const path = to.startsWith('/') ? '' : from.pathname + query
  const { pathname, search, hash } = new URL(path + to, 'https://origin.invalid')
  return { pathname, search, hash }
}

export const addressOf = ({ pathname, search, hash }: Place): string => pathname + search + hash

export const useLocation = (): Place => useNavigation_().place

/** Moves to one of our own addresses, by the document or within it. */
export const useNavigate = (): Navigation['move'] => useNavigation_().move

/** The move that is under way. */
export function useNavigation(): { state: 'idle'; location: undefined } | { state: 'loading'; location: Place } {
  const { pendingLocation } = useNavigation_()
  return pendingLocation ? { state: 'loading', location: pendingLocation } : { state: 'idle', location: undefined }
}

/** Loads the page's data again. */
export function useRevalidator(): { state: 'idle' | 'loading'; revalidate: () => Promise<void> } {
  const { isRefreshing, refresh } = useNavigation_()
  return { state: isRefreshing ? 'loading' : 'idle', revalidate: refresh }
}

export function useQuery(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}

/** What a link or form needs to lead somewhere. */
export const useWay = useNavigation_

/** A loader's answer that is an error with a status, as React Router hands it to a page. */
export type RouteErrorResponse = { status: number; statusText: string; data: unknown }

export const isRouteErrorResponse = (error: unknown): error is RouteErrorResponse =>
  typeof error === 'object' && error !== null && 'status' in error && 'internal' in error && 'data' in error
