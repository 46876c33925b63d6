import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import { refusal } from './api-error.ts'
import { boundedMap } from './bounded-map.ts'
import { pageUrl } from './page-url.ts'
import { sendCached } from './send-cached.ts'

/** How a loader reaches the API: the part of `fetch` that it needs (`web/lib/api.ts`). */
export type Fetch = (address: string, init: RequestInit) => Promise<Answer>
export type Answer = Pick<Response, 'ok' | 'status' | 'json'> & { headers: Pick<Headers, 'get'> }

/**
 * React Router's answer for the data of a page: the data as text, the page's new address, or the status of a failure.
 */
export type LoadedData = { served: string } | { movedTo: string } | { status: number }

/**
 * The built pages that look the same for everybody: start page, results, hotels, and the frames of a guest's own pages.
 */
export type PublicPages = {
  /** names the page at this address; undefined if the address has moved */
  nameOf: (url: URL) => string | undefined
  /** Whether a browser fills the page with one guest's data. */
  isOwn: (name: string) => boolean
  /** `visitor` is the address under which our own API's limits count. */
  load: (name: string, url: URL, visitor: string) => Promise<LoadedData>
  /** renders the document from the text of the data */
  render: (name: string, url: URL, served: string) => Promise<Buffer>
  /** the security headers of every cached page */
  headers: Readonly<Record<string, string>>
}

/**
 * Watches our own API's answers for a shared page. If the visitor exceeds a limit or a part fails, only this visitor
 * should see the page: `areWhole` says afterwards whether it may be cached.
 */
export function watchedAnswers(ask: Fetch): { ask: Fetch; areWhole: () => boolean } {
  let areWhole = true
  return {
    ask: async (...request) => {
      const answer = await ask(...request)
      if (answer.status === 429 || answer.status >= 500) areWhole = false
      return answer
    },
    areWhole: () => areWhole,
  }
}

type Serving = { pages: PublicPages; services: Services }

/** Where an open page fetches changed data: '/page-data/hotels-in-pune?slot=3' for '/hotels-in-pune?slot=3'. */
const PAGE_DATA = '/page-data'

/**
 * A cache in front of us may answer for one second: with our own quarter of a second and the catalogue's lag, a booked
 * room never appears free for more than two. Browsers revalidate each time, and mostly get a 304.
 */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=1, must-revalidate'

/** After a logout, 'back' must not show a guest's own page from the browser's cache. */
const OWN_CACHE_CONTROL = 'private, no-store'

/**
 * Lets nginx cache a page only until the end of the second in which it was rendered, by the machine's own clock, which
 * nginx uses too. nginx counts in whole seconds, so it would send a page cached for one second for almost two.
 */
const untilSecondEnds = (): Record<string, string> => ({ 'x-accel-expires': `@${Math.floor(Date.now() / 1000)}` })

/**
 * Tells browsers to prefetch the likeliest next pages when the finger touches a link, just before the tap is complete;
 * any earlier, guests could see outdated availability.
 */
const NEXT_PAGES = {
  prefetch: [
    {
      where: { href_matches: ['/', '/hotel/*', '/hotels-in-*', '/search-results*'] },
      eagerness: 'conservative',
    },
  ],
}
const NEXT_PAGES_PATH = '/next-pages.json'

const HTML = 'text/html; charset=utf-8'

type PageRequest = { name: string; url: URL }

/** Bytes for addresses whose page is known; parsing an address costs more than finding its page. */
const MAX_KNOWN_ADDRESSES = 2 * 1024 * 1024
const BYTES_OF_URL = 400

/** The caching headers for proxies between us and the browser, and for the browser itself. */
function cachingOf({ pages, services }: Serving, { name }: PageRequest): Record<string, string> {
  if (pages.isOwn(name)) return { 'cache-control': OWN_CACHE_CONTROL }
  return { 'cache-control': CACHE_CONTROL, ...(services.env.TRUST_PROXY > 0 && untilSecondEnds()) }
}

/**
 * The page that counts as a search, whether cached or rendered. `HEAD` does not count, because nobody sees its answer.
 */
const RESULTS = 'search'

function countSearch({ services }: Serving, { name }: PageRequest, { method }: FastifyRequest): void {
  if (name === RESULTS && method === 'GET') services.searches.count()
}

/** Finds the page that a request is for: only the request's address goes into the page. */
function readsPages({ pages, services }: Serving) {
  const known = boundedMap<PageRequest>(MAX_KNOWN_ADDRESSES, (key) => key.length + BYTES_OF_URL)
  return (request: FastifyRequest, address = request.url): PageRequest | undefined => {
    const key = `${request.protocol}://${request.host}${address}`
    const found = known.get(key)
    if (found) return found
    const url = pageUrl(request, services, address)
    const name = url && pages.nameOf(url)
    if (!url || name === undefined) return undefined
    const asked = { name, url }
    known.set(key, asked)
    return asked
  }
}

/** Returns the shared page. Undefined for one that fails or has moved. */
const cachedPage = ({ pages, services }: Serving, { name, url }: PageRequest, request: FastifyRequest) =>
  services.pages.find(url.href, {
    load: async () => {
      const loaded = await pages.load(name, url, request.ip)
      return 'served' in loaded ? loaded.served : undefined
    },
    render: (served) => pages.render(name, url, served),
  })

/**
 * Sends a public page from the cache (decision 0022). Returns false for any other page, and for one that fails or has
 * moved, which the router then handles.
 */
export function sendsPublicPages(serving: Serving) {
  const read = readsPages(serving)
  const headers = { ...serving.pages.headers, 'speculation-rules': `"${NEXT_PAGES_PATH}"` }
  const { COMPRESS } = serving.services.env
  return async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const asked = isRead ? read(request) : undefined
    if (!asked) return false
    const page = await cachedPage(serving, asked, request).catch((error: unknown) => {
      request.log.error({ err: error, path: asked.url.pathname }, 'page failed')
    })
    if (!page) return false
    countSearch(serving, asked, request)
    reply.headers(headers).headers(cachingOf(serving, asked))
    await sendCached(request, reply, page.document, { COMPRESS, type: HTML })
    return true
  }
}

/** Serves the prefetch rules that every public page names in a header, to which the script policy does not apply. */
export const serveNextPages = (app: FastifyInstance) =>
  app.get(NEXT_PAGES_PATH, { schema: { hide: true } }, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/speculationrules+json')
      .send(JSON.stringify(NEXT_PAGES)),
  )

/**
 * Serves the data that an open page needs for another address, the address to which it moved, or the reason why there
 * are none.
 */
export function servePageData(app: FastifyInstance, serving: Serving): void {
  const read = readsPages(serving)
  app.get(`${PAGE_DATA}/*`, { schema: { hide: true } }, async (request, reply) => {
    reply.header('x-robots-tag', 'noindex')
    const asked = read(request, request.url.slice(PAGE_DATA.length))
    if (!asked) throw refusal('NOT_FOUND')
    const page = await cachedPage(serving, asked, request)
    if (page) {
      countSearch(serving, asked, request)
      reply.headers(cachingOf(serving, asked))
      return sendCached(request, reply, page.data, serving.services.env)
    }
    const loaded = await serving.pages.load(asked.name, asked.url, request.ip)
    // A browser would silently follow a redirect to a document: return the new address instead.
    return 'movedTo' in loaded ? loaded : reply.status('status' in loaded ? loaded.status : 503).send({})
  })
}
