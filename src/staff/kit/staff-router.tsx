import { useEffect, type ComponentType, type ReactNode } from 'react'
import { createBrowserRouter, matchRoutes, useParams, useRouteError, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ErrorPage, NotFoundPage } from '#web/app/error-page.tsx'
import { loadDocument } from '#web/lib/navigation/load-document.ts'
import { placeAt } from '#web/lib/navigation/navigation.ts'
import { useHydrated } from '#web/lib/page-head/hydrated.ts'
import { OFFICE } from '#web/lib/office-paths.ts'
import type { Page, PageMoves, ServedPage, Shown } from '#web/lib/page/page.ts'
import * as t from '#words/staff.ts'

type Router = ReturnType<typeof createBrowserRouter>

const StaffMissing = () => <NotFoundPage home={{ to: OFFICE.now, words: t.backToOffice }} />

const StaffError = () => <ErrorPage error={useRouteError()} />

/** Describes a page whose script loads when somebody opens it. */
export const later = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
})

/** Passes the id in the address to a page, and mounts the page again for a different id. */
export const byId = (Subject: ComponentType<{ id: string }>): ComponentType =>
  function ById() {
    const { id = '' } = useParams()
    return <Subject key={id} id={id} />
  }

const stateOf = <Data,>({ state }: Router, served: ServedPage<Data>): Shown<Data> => ({
  place: state.location,
  served,
  pendingLocation: state.navigation.state === 'loading' ? state.navigation.location : undefined,
  isRefreshing: state.revalidation === 'loading',
  scroll: 'stay',
})

/** Navigates within the desk or the office with React Router. Every other address is a separate document. */
function movesBy<Data>(router: Router, served: ServedPage<Data>): PageMoves<Data> {
  const first = stateOf(router, served)
  const keepsDocument: PageMoves<Data>['keepsDocument'] = (to) =>
    matchRoutes(router.routes, to)?.some(({ route }) => route.path !== '*' && route.path !== undefined) === true
  return {
    first,
    listen: (tell) => router.subscribe(() => tell(stateOf(router, served))),
    keepsDocument,
    move: async (to, { replace = false, preventScrollReset = false } = {}) =>
      keepsDocument(placeAt(to, router.state.location))
        ? router.navigate(to, { replace, preventScrollReset })
        : loadDocument(to, { replace }),
    refresh: () => router.revalidate(),
  }
}

/**
 * Makes a client program. The server renders only `opening`, because it does not know who is signed in; the browser
 * renders every page at the addresses in `routes`.
 */
export function staffProgram<Data>(routes: RouteObject[], opening: ReactNode): Pick<Page<Data>, 'Body' | 'moves'> {
  let router: Router | undefined
  const start = () =>
    (router ??= createBrowserRouter([
      {
        ErrorBoundary: StaffError,
        HydrateFallback: () => opening,
        children: [...routes, { path: '*', Component: StaffMissing }],
      },
    ]))
  return {
    Body: function StaffProgram() {
      const isBrowser = useHydrated()
      return isBrowser && router ? <RouterProvider router={router} /> : opening
    },
    moves: (served) => movesBy(start(), served),
  }
}

/** Loads the scripts of other pages once this one has loaded, so that they open quickly and offline. */
export function useLoadLater(pages: readonly (() => Promise<unknown>)[], afterMilliseconds: number): void {
  useEffect(() => {
    const load = () => {
      for (const page of pages) void page().catch(() => undefined) // no network: loads when opened
    }
    const timer = setTimeout(load, afterMilliseconds)
    return () => clearTimeout(timer)
  }, [pages, afterMilliseconds])
}
