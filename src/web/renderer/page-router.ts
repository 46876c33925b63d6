import { loadDocument } from '#web/lib/navigation/load-document.ts'
import { addressOf, placeAt, type MoveOptions, type Place } from '#web/lib/navigation/navigation.ts'
import { PageMoved } from '#web/lib/page-answer.ts'
import { fetchPage } from './fetch-page.ts'
import type { Page, PageMoves, ServedPage, Shown } from '#web/lib/page/page.ts'

const here = (): Place => ({ pathname: location.pathname, search: location.search, hash: location.hash })

const isSamePath = (one: Place, other: Place) => one.pathname === other.pathname

const isSamePage = (one: Place, other: Place) => one.pathname === other.pathname && one.search === other.search

/** The key of a history entry. Each entry has its own scroll position. */
const entryKey = (): string => (history.state as { key?: string } | null)?.key ?? 'first'

function writeHistory(place: Place, { replace }: MoveOptions): void {
  if (replace) history.replaceState({ key: entryKey() }, '', addressOf(place))
  else history.pushState({ key: String(Math.random()) }, '', addressOf(place))
}

/**
 * Navigates within a page: fetches and renders the page's data, changes the address once the data has arrived, and
 * handles back and forward. Any other address loads a new document. A second navigation replaces the first.
 */
export function pageRouter<Data>(page: Page<Data>, served: ServedPage<Data>): PageMoves<Data> {
  const first: Shown<Data> = { place: here(), served, pendingLocation: undefined, isRefreshing: false, scroll: 'stay' }
  let shown = first
  let tell: (next: Shown<Data>) => void = () => undefined
  let waiting: AbortController | undefined
  const heights = new Map<string, number>()
  /** The shown entry, whose scroll position is recorded. */
  let entry = entryKey()

  const show = (change: Partial<Shown<Data>>) => {
    shown = { ...shown, scroll: 'stay', ...change }
    tell(shown)
  }

  async function load(place: Place, signal: AbortSignal, fetchFrom = fetchPage<Data>): Promise<ServedPage<Data>> {
    let { head, params } = shown.served
    const fromServer = async () => {
      const next = await fetchFrom(place, signal)
      ;({ head, params } = next)
      return next.data
    }
    const url = new URL(addressOf(place), location.origin)
    const data = page.personalise ? await page.personalise({ url, params, signal, fromServer }) : await fromServer()
    return { data, head, params }
  }

  /** The newest navigation wins; an older one ends silently. */
  async function navigateTo(place: Place, waits: Partial<Shown<Data>>, arrive: (page: ServedPage<Data>) => void) {
    waiting?.abort()
    const { signal } = (waiting = new AbortController())
    show({ pendingLocation: undefined, isRefreshing: false, ...waits })
    try {
      const next = await load(place, signal)
      if (!signal.aborted) arrive(next)
    } catch (error) {
      if (signal.aborted) return
      await loadDocument(error instanceof PageMoved ? error.to : addressOf(place))
    }
  }

  const keepsDocument = (to: Place) => (page.covers ?? isSamePath)(shown.place, to)

  async function move(to: string, options: MoveOptions = {}): Promise<void> {
    const place = placeAt(to, shown.place)
    if (!keepsDocument(place)) return loadDocument(addressOf(place), options)
    if (place.hash && isSamePage(place, shown.place)) return void (location.hash = place.hash)
    heights.set(entry, scrollY)
    await navigateTo(place, { pendingLocation: place }, (next) => {
      writeHistory(place, options)
      entry = entryKey()
      show({ place, served: next, pendingLocation: undefined, scroll: options.preventScrollReset ? 'stay' : 'begin' })
    })
  }

  /** After back or forward, the browser has already changed the address. */
  async function goBack(): Promise<void> {
    const place = here()
    if (!keepsDocument(place)) return location.reload()
    const height = heights.get(entryKey())
    entry = entryKey()
    if (isSamePage(place, shown.place)) return show({ place, pendingLocation: undefined })
    await navigateTo(place, { pendingLocation: place }, (next) => {
      show({ place, served: next, pendingLocation: undefined, scroll: height ?? 'stay' })
    })
  }

  const refresh = () =>
    navigateTo(shown.place, { isRefreshing: true }, (next) => show({ served: next, isRefreshing: false }))

  /** Loads, after the first render, what the server could not know about this visitor. */
  async function loadForVisitor(): Promise<void> {
    const { signal } = (waiting = new AbortController())
    try {
      const next = await load(first.place, signal, () => Promise.resolve(served))
      if (!signal.aborted && next.data !== served.data) show({ served: next })
    } catch (error) {
      // A navigation that has begun meanwhile loads the visitor's data itself.
      if (signal.aborted) return
      if (error instanceof PageMoved) await loadDocument(error.to, { replace: true })
      else show({ failure: { error } })
    }
  }

  const returned = () => void goBack()

  /** The browser restored the whole page from its cache: shows it immediately, then updates it. */
  const kept = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void refresh()
  }

  const keepHeight = () => {
    if (!shown.pendingLocation) heights.set(entry, scrollY)
  }

  function listen(listener: typeof tell): () => void {
    const isFirst = shown === first
    tell = listener
    addEventListener('popstate', returned)
    addEventListener('pageshow', kept)
    addEventListener('scroll', keepHeight, { passive: true })
    if (isFirst && page.personalise) void loadForVisitor()
    return () => {
      tell = () => undefined
      removeEventListener('popstate', returned)
      removeEventListener('pageshow', kept)
      removeEventListener('scroll', keepHeight)
    }
  }

  return { first, listen, keepsDocument, move, refresh }
}
