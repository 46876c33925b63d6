import { createContext, type RouterContextProvider } from 'react-router'
import type { Fetch } from './api.ts'

/**
 * What the server passes to every loader. The keys are compared by identity, so the server takes them from the built
 * entry (`build.entry.module`), never from this source file.
 */
export const apiFetchContext = createContext<Fetch>()

/** The server's clock; loaders use it, so that moving the clock moves the pages too. */
export const clockContext = createContext<() => Date>(() => new Date())

/** The site's public address, if a proxy hides it from requests. */
export const publicOriginContext = createContext<string | null>(null)

/**
 * Set for a page that is rendered once and served often: a placeholder, which every response replaces with its own
 * nonce.
 */
export const nonceContext = createContext<string | null>(null)

export type ReportError = (error: unknown, request: Request) => void

/** Logs a page's failures; the server sets its own log here. */
export const reportErrorContext = createContext<ReportError>((error) => {
  // oxlint-disable-next-line no-console -- only when no server stands behind the pages
  console.error(error)
})

type Context = Readonly<RouterContextProvider>

export const nowOf = (context: Context): Date => context.get(clockContext)()

const MINUTE = 60_000

/**
 * The moment of a public page, to the minute: prices, slots and promises change on whole minutes, so the page's text
 * stays the same until something else changes.
 */
export const minuteOf = (context: Context): Date => new Date(Math.floor(nowOf(context).getTime() / MINUTE) * MINUTE)

/** Returns the public origin of a page. */
export const originOf = (context: Context, url: URL): string => context.get(publicOriginContext) ?? url.origin
