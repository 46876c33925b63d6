import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnsweredSearch } from '#domain/figures/demand.ts'
import { DEFAULT_LANGUAGE, inLanguage, LANGUAGES, splitLanguage, type Language } from '#domain/languages.ts'
import { SITE } from '#domain/site.ts'
import { pageAt, type PageMatch } from '#domain/site-pages.ts'
import type { Services } from '../services.ts'
import { refusal } from './api-error.ts'
import { boundedMap } from './bounded-map.ts'
import type { BuiltPages, Fetch, LoadedPage } from './built-pages.ts'
import { pageUrl } from './page-url.ts'
import { sendCached } from './send-cached.ts'
import { savesData, VARY_BY_SAVING } from './smaller-pictures.ts'

/** A page's data, loaded for one visitor. `isWhole`: no call to the API failed or met a limit. */
type Loaded = LoadedPage & { isWhole: boolean }

/** The built pages, and how they reach this process's API. */
export type Pages = {
  /** returns the built pages; in development they change after each edit */
  built: (language: Language) => BuiltPages | Promise<BuiltPages>
  /**
   * `visitor` is the address for which our own API counts its limits; `cookies` are sent for a page that only one guest
   * gets
   */
  apiFor: (visitor: string, cookies?: string) => Fetch
  /** false in development, where the same data may be rendered differently after an edit */
  isCached: boolean
}

/**
 * Watches our own API's answers for a shared page. If the visitor exceeds a limit or a part fails, only this visitor
 * should see the page. `areWhole` says afterwards whether the page may be cached.
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

type Serving = { pages: Pages; services: Services }

/**
 * The path from which an open page fetches changed data: '/page-data/hotels-in-pune?slot=3' for
 * '/hotels-in-pune?slot=3'.
 */
const PAGE_DATA = '/page-data'

/**
 * Caches between us and the browser may keep a page for one second. With our own quarter and the catalogue's lag, a
 * booked room then never appears free for more than two. Browsers revalidate each time, and mostly get a 304.
 */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=1, must-revalidate'

/** After a logout, 'back' must not show a guest's own page from the browser's cache. */
const OWN_CACHE_CONTROL = 'private, no-store'

/**
 * Lets nginx cache a page only until the end of the second in which it was rendered, by the machine's own clock, which
 * nginx uses too. nginx counts in whole seconds, so it would otherwise keep the page for almost two.
 */
const untilSecondEnds = (): Record<string, string> => ({ 'x-accel-expires': `@${Math.floor(Date.now() / 1000)}` })

/**
 * Tells browsers to prefetch the likeliest next pages when the finger touches a link, just before the tap is complete.
 * If they did so earlier, guests could see outdated availability.
 */
const PREFETCH_RULES = {
  prefetch: [
    {
      where: {
        href_matches: LANGUAGES.flatMap((language) =>
          ['/', '/hotel/*', '/hotels-in-*', '/search-results*'].map((path) => inLanguage(language, path)),
        ),
      },
      eagerness: 'conservative',
    },
  ],
}
const PREFETCH_RULES_PATH = '/next-pages.json'

const HTML = 'text/html; charset=utf-8'

/** A request for a page. */
type PageRequest = PageMatch & { url: URL }

/** Bytes for a cache of addresses whose page is known, because parsing an address costs more than finding its page. */
const MAX_KNOWN_ADDRESSES = 2 * 1024 * 1024
const BYTES_OF_URL = 400

/** Builds the caching headers for proxies between us and the browser, and for the browser itself. */
function cachingOf({ services }: Serving, { audience }: PageRequest): Record<string, string> {
  if (audience !== 'everybody') return { 'cache-control': OWN_CACHE_CONTROL }
  return { 'cache-control': CACHE_CONTROL, ...(services.env.TRUST_PROXY > 0 && untilSecondEnds()) }
}

/**
 * A page that counts as a search, whether cached or rendered. `HEAD` does not count, because nobody sees its answer.
 */
const RESULTS = 'search'

function countSearch(
  { services }: Serving,
  { page }: PageRequest,
  { request: { method }, searched }: { request: FastifyRequest; searched: AnsweredSearch | undefined },
): void {
  if (page === RESULTS && method === 'GET') services.searches.count(searched)
}

/** Finds what a request asks for, from its address only: a page, the new address of a moved page, or neither. */
type Wanted = PageRequest | { movedTo: string } | { url: URL; language: Language }

/** Finds the new address of a page that has moved, in the language of the old one. */
async function movedTo({ pages }: Serving, { pathname, search }: URL): Promise<string | undefined> {
  const { language, path } = splitLanguage(pathname)
  const moved = (await pages.built(DEFAULT_LANGUAGE)).movedTo({ pathname: path, search })
  const to = inLanguage(language, moved ?? path)
  return moved === undefined && to === pathname ? undefined : to + (moved === undefined ? search : '')
}

function readsPages(serving: Serving) {
  const known = boundedMap<Wanted>(MAX_KNOWN_ADDRESSES, (key) => key.length + BYTES_OF_URL)
  return async (request: FastifyRequest, address = request.url): Promise<Wanted | undefined> => {
    const key = `${request.protocol}://${request.host}${address}`
    const found = known.get(key)
    if (found) return found
    const url = pageUrl(request, serving.services, address)
    if (!url) return undefined
    const to = await movedTo(serving, url)
    const wanted = to === undefined ? { url, ...splitLanguage(url.pathname), ...pageAt(url.pathname) } : { movedTo: to }
    known.set(key, wanted)
    return wanted
  }
}

/** Loads a page's data for this visitor, and says whether the data are complete. */
async function load({ pages, services }: Serving, { url, ...match }: PageRequest, visitor: string): Promise<Loaded> {
  const { ask, areWhole } = watchedAnswers(pages.apiFor(visitor))
  const context = { fetch: ask, now: () => services.clock.now() }
  const loaded = await (await pages.built(match.language)).loadPage(match, { url, context })
  return { ...loaded, isWhole: areWhole() }
}

type Drawn = { url: URL; page: string; language: Language }

async function render({ pages }: Serving, { url, page, language }: Drawn, served: string): Promise<Buffer> {
  return (await pages.built(language)).renderPage(url, page, served)
}

/** Returns a page that is the same for everybody. Undefined if it fails, has moved or lacks a part. */
function cachedPage(serving: Serving, asked: PageRequest, request: FastifyRequest, part: 'document' | 'data') {
  const isDocument = part === 'document'
  return serving.services.pages.find(isDocument ? asked.url.href : PAGE_DATA + asked.url.href, {
    load: async () => {
      const loaded = await load(serving, asked, request.ip)
      return 'served' in loaded && loaded.isWhole ? loaded : undefined
    },
    render: (served) => (isDocument ? render(serving, asked, served) : Promise.resolve(Buffer.from(served))),
  })
}

const FAILED = 'failed'
/** Seconds after which a failed page is worth a retry. */
const RETRY_AFTER = '30'

/** Sends the page that explains why the requested one is missing or failed. */
async function sendFailed(
  serving: Serving,
  reply: FastifyReply,
  { url, language, status, data }: { url: URL; language: Language; status: number; data?: string },
): Promise<FastifyReply> {
  const { failedData, securityHeaders } = await serving.pages.built(language)
  const document = await render(serving, { url, page: FAILED, language }, data ?? failedData(status))
  if (status === 503) reply.header('retry-after', RETRY_AFTER)
  return reply
    .status(status)
    .headers(securityHeaders(FAILED))
    .header('cache-control', OWN_CACHE_CONTROL)
    .type(HTML)
    .send(document)
}

/** Sends a page that only this visitor gets, because it fails, has moved, or lacks a part. */
async function sendToVisitor(
  serving: Serving,
  asked: PageRequest,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const loaded = await load(serving, asked, request.ip)
  if ('movedTo' in loaded) return reply.redirect(loaded.movedTo, loaded.status)
  if ('failed' in loaded) return sendFailed(serving, reply, { ...asked, status: loaded.status, data: loaded.failed })
  const { securityHeaders } = await serving.pages.built(asked.language)
  countSearch(serving, asked, { request, searched: loaded.searched })
  return reply
    .headers(securityHeaders(asked.page))
    .header('cache-control', OWN_CACHE_CONTROL)
    .type(HTML)
    .send(await render(serving, asked, loaded.served))
}

/** Sends a page from the cache if it is the same for everybody (decision 0022); otherwise sends this visitor's own. */
async function sendPage(
  serving: Serving,
  asked: PageRequest,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const page = serving.pages.isCached ? await cachedPage(serving, asked, request, 'document') : undefined
  if (!page) return sendToVisitor(serving, asked, { request, reply })
  const { securityHeaders } = await serving.pages.built(asked.language)
  countSearch(serving, asked, { request, searched: page.searched })
  reply.headers({
    ...securityHeaders(asked.page),
    'speculation-rules': `"${PREFETCH_RULES_PATH}"`,
    ...cachingOf(serving, asked),
  })
  return sendCached(request, reply, page.body, { COMPRESS: serving.services.env.COMPRESS, type: HTML })
}

/** Sent if even the page that explains a failure cannot be rendered. It needs no other file. */
const LAST_RESORT = `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Something went wrong</title><main><h1>Something went wrong on our side</h1><p>Please try again in a minute. If you were booking or paying, open <a href="/my-bookings">My Bookings</a> first. You can also call ${SITE.supportPhone}, day or night.</p></main></html>`

/** Answers a request for any page of the site. */
export function servesPages(serving: Serving) {
  const read = readsPages(serving)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.status(405).header('allow', 'GET, HEAD').send()
    const wanted = await read(request)
    if (!wanted) throw refusal('NOT_FOUND')
    if ('movedTo' in wanted) return reply.redirect(wanted.movedTo, 301)
    if (!('page' in wanted)) return sendFailed(serving, reply, { ...wanted, status: 404 })
    try {
      return await sendPage(serving, wanted, { request, reply })
    } catch (error) {
      request.log.error({ err: error, path: wanted.url.pathname }, 'page failed')
      return sendFailed(serving, reply, { ...wanted, status: 500 }).catch((failure: unknown) => {
        request.log.error({ err: failure }, 'the page of failures failed')
        return reply.status(500).header('cache-control', OWN_CACHE_CONTROL).type(HTML).send(LAST_RESORT)
      })
    }
  }
}

/**
 * Serves the prefetch rules that every public page names in a header, to which the script policy does not apply. Serves
 * none to a visitor who saves data, so that the pages themselves stay the same for everybody.
 */
export const servePrefetchRules = (app: FastifyInstance) =>
  app.get(PREFETCH_RULES_PATH, { schema: { hide: true } }, ({ headers }, reply) =>
    reply
      .headers({ 'cache-control': 'public, max-age=3600', vary: VARY_BY_SAVING })
      .type('application/speculationrules+json')
      .send(JSON.stringify(savesData(headers) ? {} : PREFETCH_RULES)),
  )

/**
 * Serves the data that an open page needs for another address, the address to which that page moved, or the reason why
 * there are no data.
 */
export function servePageData(app: FastifyInstance, serving: Serving): void {
  const read = readsPages(serving)
  app.get(`${PAGE_DATA}/*`, { schema: { hide: true } }, async (request, reply) => {
    reply.header('x-robots-tag', 'noindex')
    const asked = await read(request, request.url.slice(PAGE_DATA.length))
    // A browser would silently follow a redirect to a document, so this returns the new address instead.
    if (asked && 'movedTo' in asked) return asked
    if (!asked || !('page' in asked)) throw refusal('NOT_FOUND')
    const page = serving.pages.isCached ? await cachedPage(serving, asked, request, 'data') : undefined
    if (page) {
      countSearch(serving, asked, { request, searched: page.searched })
      reply.headers(cachingOf(serving, asked))
      return sendCached(request, reply, page.body, serving.services.env)
    }
    const loaded = await load(serving, asked, request.ip)
    if ('movedTo' in loaded) return { movedTo: loaded.movedTo }
    if ('failed' in loaded) return reply.status(loaded.status).send({})
    if (!loaded.isWhole) return reply.status(503).send({})
    countSearch(serving, asked, { request, searched: loaded.searched })
    return reply.type('application/json; charset=utf-8').send(loaded.served)
  })
}
