import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import { refusal } from './api-error.ts'
import { boundedMap } from './bounded-map.ts'
import { pageUrl } from './page-url.ts'
import { sendCached } from './send-cached.ts'

/** How a loader reaches the API: what it needs of `fetch` (`web/lib/api.ts`). */
export type Fetch = (address: string, init: RequestInit) => Promise<Answer>
export type Answer = Pick<Response, 'ok' | 'status' | 'json'> & { headers: Pick<Headers, 'get'> }

/** What React Router answers for the data of a page: their text, where the page has moved, or why there are none. */
export type LoadedData = { served: string } | { movedTo: string } | { status: number }

/** The built pages that are drawn alike for everybody: start page, results, hotels, and the frames of a guest's own. */
export type PublicPages = {
  /** which of them is at this address; none where an address has moved */
  nameOf: (url: URL) => string | undefined
  /** A browser fills it with what is one guest's. */
  isOwn: (name: string) => boolean
  /** `visitor` is the address that the limits of our own API count. */
  load: (name: string, url: URL, visitor: string) => Promise<LoadedData>
  /** the document, from the text of the data */
  render: (name: string, url: URL, served: string) => Promise<Buffer>
  /** the security headers of every page that is kept */
  headers: Readonly<Record<string, string>>
}

/**
 * Answers of our own API for a page of everybody. A visitor who asks too much, or a part that fails, makes a page that only
 * this visitor should see: `areWhole` says afterwards whether it may be kept.
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

/** Where an open page fetches what changes within it: '/page-data/hotels-in-pune?slot=3' of '/hotels-in-pune?slot=3'. */
const PAGE_DATA = '/page-data'

/**
 * A cache in front of us may answer for one second: with our own quarter and the catalogue's lag, a booked room never
 * shows as free for more than two. Browsers ask each time, and mostly hear that nothing has changed.
 */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=1, must-revalidate'

/** After a logout, 'back' must not show a guest's own page out of the browser's memory. */
const OWN_CACHE_CONTROL = 'private, no-store'

/**
 * nginx counts in whole seconds, so that a page of one second would be sent for almost two: it keeps a page until the
 * second has ended in which it was drawn, by the machine's own clock, as nginx's is.
 */
const untilSecondEnds = (): Record<string, string> => ({ 'x-accel-expires': `@${Math.floor(Date.now() / 1000)}` })

/**
 * The likeliest next pages: a browser that can begins to fetch them when the finger goes down, a moment before the press is
 * complete. Not earlier, so that nobody sees availability from before the look.
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

/** A request for a public page. */
type PageRequest = { name: string; url: URL }

/** Bytes of addresses whose page is known; reading one costs more than finding its page. */
const MAX_KNOWN_ADDRESSES = 2 * 1024 * 1024
const BYTES_OF_URL = 400

/** What caches may do with it, between us and the browser and in it. */
function cachingOf({ pages, services }: Serving, { name }: PageRequest): Record<string, string> {
  if (pages.isOwn(name)) return { 'cache-control': OWN_CACHE_CONTROL }
  return { 'cache-control': CACHE_CONTROL, ...(services.env.TRUST_PROXY > 0 && untilSecondEnds()) }
}

/** A page of results is a search, kept or drawn; `HEAD` shows nobody anything. */
const RESULTS = 'search'

function countSearch({ services }: Serving, { name }: PageRequest, { method }: FastifyRequest): void {
  if (name === RESULTS && method === 'GET') services.searches.count()
}

/** What a request asks for: of the request only its address goes into the page. */
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

/** The page for everybody. Undefined for one that fails or has moved. */
const cachedPage = ({ pages, services }: Serving, { name, url }: PageRequest, request: FastifyRequest) =>
  services.pages.find(url.href, {
    load: async () => {
      const loaded = await pages.load(name, url, request.ip)
      return 'served' in loaded ? loaded.served : undefined
    },
    render: (served) => pages.render(name, url, served),
  })

/**
 * Sends a public page from the cache (decision 0022). False for any other page, and for one that fails or has moved: the
 * router says so to this visitor.
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

/** The rules that every public page names in a header, where the policy for scripts has no say. */
export const serveNextPages = (app: FastifyInstance) =>
  app.get(NEXT_PAGES_PATH, { schema: { hide: true } }, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/speculationrules+json')
      .send(JSON.stringify(NEXT_PAGES)),
  )

/** What changes within an open page: the data of its address, where it has moved, or why there are none. */
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
    // A browser would follow a redirect without a word, to a document: say where it leads instead.
    return 'movedTo' in loaded ? loaded : reply.status('status' in loaded ? loaded.status : 503).send({})
  })
}
