import { createContext, use, useMemo } from 'react'

/** The visitor's current address, as in `location`. */
export type Place = { pathname: string; search: string; hash: string }

export type MoveOptions = {
  /** replaces the current history entry, so that 'back' does not return to it */
  replace?: boolean | undefined
  /** keeps the scroll position */
  preventScrollReset?: boolean | undefined
}

/**
 * How a page reads its address and navigates. Guest pages have our own small router (`renderer/page-router.ts`); desk
 * and office use React Router (`app/router-navigation.tsx`). Components do not depend on either (decision 0020).
 */
export type Navigation = {
  place: Place
  /** the target of a pending navigation, while its data loads */
  pendingLocation: Place | undefined
  isRefreshing: boolean
  /** Whether this address can be shown in the same document. Otherwise the browser loads it. */
  keepsDocument: (to: Place) => boolean
  move: (to: string, options?: MoveOptions) => Promise<void> | void
  refresh: () => Promise<void>
}

export const NavigationContext = createContext<Navigation | undefined>(undefined)

function useNavigation_(): Navigation {
  const navigation = use(NavigationContext)
  if (!navigation) throw new Error('No page')
  return navigation
}

/** Resolves a path, query or anchor against the current page. An empty one gives the current page without its query. */
export function placeAt(to: string, from: Place): Place {
  const query = to.startsWith('#') ? from.search : ''
  const path = to.startsWith('/') ? '' : from.pathname + query
  const { pathname, search, hash } = new URL(path + to, 'https://own.invalid')
  return { pathname, search, hash }
}

export const addressOf = ({ pathname, search, hash }: Place): string => pathname + search + hash

export const useLocation = (): Place => useNavigation_().place

/** Navigates to one of our own addresses, in this document or a new one. */
export const useNavigate = (): Navigation['move'] => useNavigation_().move

/** The pending navigation. */
export function useNavigation(): { state: 'idle'; location: undefined } | { state: 'loading'; location: Place } {
  const { pendingLocation } = useNavigation_()
  return pendingLocation ? { state: 'loading', location: pendingLocation } : { state: 'idle', location: undefined }
}

/** Reloads the page's data. */
export function useRevalidator(): { state: 'idle' | 'loading'; revalidate: () => Promise<void> } {
  const { isRefreshing, refresh } = useNavigation_()
  return { state: isRefreshing ? 'loading' : 'idle', revalidate: refresh }
}

export function useQuery(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}

/** What a link or form needs in order to navigate. */
export const useWay = useNavigation_
