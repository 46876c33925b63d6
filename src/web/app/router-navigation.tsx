import { useMemo, type ReactNode } from 'react'
import {
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useRevalidator,
  type NavigateFunction,
} from 'react-router'
import { loadDocument } from '#web/lib/navigation/load-document.ts'
import { NavigationContext, placeAt, type Navigation, type Place } from '#web/lib/navigation/navigation.ts'
import { publicPageAt } from '#web/lib/public-page-at.ts'
import { PageHandleContext, type PageHandle } from '../renderer/page-handle.ts'

/** A failed or loading page has no bar of its own, so it gets the common header. */
function useRouteHandle(): PageHandle {
  const page = useMatches().at(-1)
  const handle = (page?.handle as PageHandle | undefined) ?? {}
  if (page?.loaderData !== undefined || handle.frame) return handle
  return handle.footer ? { footer: handle.footer } : {}
}

/** In the built site public pages have scripts of their own; `npm run dev` renders them here too. */
const keepsDocument: Navigation['keepsDocument'] = ({ pathname }) =>
  import.meta.env.DEV || publicPageAt(pathname) === undefined

const moveBy =
  (navigate: NavigateFunction, from: Place): Navigation['move'] =>
  (to, { replace = false, preventScrollReset = false } = {}) => {
    if (keepsDocument(placeAt(to, from))) return navigate(to, { replace, preventScrollReset })
    return loadDocument(to, { replace })
  }

/** Provides React Router under our own names to every page it renders. */
export function RouterNavigation({ children }: { children: ReactNode }) {
  const place = useLocation()
  const { state, location } = useNavigation()
  const navigate = useNavigate()
  const { state: refreshing, revalidate } = useRevalidator()
  const pendingLocation = state === 'loading' ? location : undefined
  const navigation = useMemo<Navigation>(
    () => ({
      place,
      pendingLocation,
      isRefreshing: refreshing !== 'idle',
      keepsDocument,
      move: moveBy(navigate, place),
      refresh: revalidate,
    }),
    [place, pendingLocation, refreshing, navigate, revalidate],
  )
  return (
    <NavigationContext value={navigation}>
      <PageHandleContext value={useRouteHandle()}>{children}</PageHandleContext>
    </NavigationContext>
  )
}
