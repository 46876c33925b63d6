import { createContext, type RouterContextProvider } from 'react-router'

/**
 * What the server hands to every loader. The keys are compared by identity, so the server takes them from the built
 * entry (`build.entry.module`), never from this source file.
 */
export const apiFetchContext = createContext<typeof fetch>()

/** The server's one clock; loaders ask it, so that a clock moved forward in a trial moves the pages too. */
export const clockContext = createContext<() => Date>(() => new Date())

/** The address people know the site by, when a proxy hides it from requests. */
export const publicOriginContext = createContext<string | null>(null)

/** Given where a page is rendered once and served often: a mark, for which every response's own nonce is written in. */
export const nonceContext = createContext<string | null>(null)

export type ReportError = (error: unknown, request: Request) => void

/** Where failures of a page go; the server puts its own log here. */
export const reportErrorContext = createContext<ReportError>((error) => {
  // oxlint-disable-next-line no-console -- only when no server stands behind the pages
  console.error(error)
})

type Context = Readonly<RouterContextProvider>

export const nowOf = (context: Context): Date => context.get(clockContext)()

/** The origin under which a page is known. */
export const originOf = (context: Context, request: Request): string =>
  context.get(publicOriginContext) ?? new URL(request.url).origin
