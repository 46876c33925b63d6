import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import { refusal } from './api-error.ts'
import type { KeptPage } from '../ports/page-cache.ts'
import { pageUrl } from './page-url.ts'
import { sendKept } from './send-kept.ts'

/** What React Router answers for the data of a page: their text, where the page has moved, or why there are none. */
export type LoadedData = { served: string } | { movedTo: string } | { status: number }

/** The built public pages: start page, results and hotels. */
export type PublicPages = {
  /** which of them is at this path */
  nameOf: (path: string) => string | undefined
  /** `visitor` is the address that the limits of our own API count. */
  load: (name: string, url: URL, visitor: string) => Promise<LoadedData>
  /** the document, from the text of the data */
  draw: (name: string, url: URL, served: string) => Promise<string>
  /** the security headers of every page that is kept */
  headers: Readonly<Record<string, string>>
}

type Serving = { pages: PublicPages; services: Services }

/** Where an open page fetches what changes within it: '/page-data/hotels-in-pune?slot=3' of '/hotels-in-pune?slot=3'. */
const PAGE_DATA = '/page-data'

/**
 * A cache in front of us may answer for one second: with our own quarter and the catalogue's lag, a booked room never
 * shows as free for more than two. Browsers ask each time, and mostly hear that nothing has changed.
 */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=1, must-revalidate'

/**
 * The likeliest next pages: a browser that can begins to fetch them when the finger goes down, a moment before the press is
 * complete. Not earlier, so that nobody sees availability from before the look.
 */
const NEXT_PAGES = {
  prefetch: [
    { where: { href_matches: ['/', '/hotel/*', '/hotels-in-*', '/search-results*'] }, eagerness: 'conservative' },
  ],
}
const NEXT_PAGES_PATH = '/next-pages.json'

const HTML = 'text/html; charset=utf-8'

type Asked = { name: string; url: URL; visitor: string }

/** The public page that a request means: of the request only its address goes into the page. */
function askedPage({ pages, services }: Serving, request: FastifyRequest, address = request.url): Asked | undefined {
  const url = pageUrl(request, services, address)
  const name = url && pages.nameOf(url.pathname)
  return url && name !== undefined ? { name, url, visitor: request.ip } : undefined
}

/** The page for everybody. Undefined for one that fails or has moved. */
const keptPage = ({ pages, services }: Serving, { name, url, visitor }: Asked): Promise<KeptPage | undefined> =>
  services.pages.find(url.href, {
    load: async () => {
      const loaded = await pages.load(name, url, visitor)
      return 'served' in loaded ? loaded.served : undefined
    },
    draw: (served) => pages.draw(name, url, served),
  })

/**
 * Sends a public page from the cache (decision 0022). False for any other page, and for one that fails or has moved: the
 * router says so to this visitor.
 */
export async function sendPublicPage(serving: Serving, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const asked = isRead ? askedPage(serving, request) : undefined
  if (!asked) return false
  const page = await keptPage(serving, asked).catch((error: unknown) => {
    request.log.error({ err: error, path: asked.url.pathname }, 'page failed')
  })
  if (!page) return false
  reply.headers({
    ...serving.pages.headers,
    'cache-control': CACHE_CONTROL,
    'speculation-rules': `"${NEXT_PAGES_PATH}"`,
  })
  await sendKept(request, reply, page.document, { ...serving.services.env, type: HTML })
  return true
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
  app.get(`${PAGE_DATA}/*`, { schema: { hide: true } }, async (request, reply) => {
    reply.header('x-robots-tag', 'noindex')
    const asked = askedPage(serving, request, request.url.slice(PAGE_DATA.length))
    if (!asked) throw refusal('NOT_FOUND')
    const page = await keptPage(serving, asked)
    if (page) {
      reply.header('cache-control', CACHE_CONTROL)
      return sendKept(request, reply, page.data, serving.services.env)
    }
    const loaded = await serving.pages.load(asked.name, asked.url, asked.visitor)
    // A browser would follow a redirect without a word, to a document: say where it leads instead.
    return 'movedTo' in loaded ? loaded : reply.status('status' in loaded ? loaded.status : 503).send({})
  })
}
