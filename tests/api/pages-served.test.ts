/** Tests how the server answers for pages that are found, moved, missing or broken, whatever their content. */
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BuiltPages, LoadedPage } from '#server/http/built-pages.ts'
import { servePrefetchRules, servePageData, servesPages } from '#server/http/public-pages.ts'
import { startApi, type Api } from './start-api.ts'

/** The answers of the hotel page's loader, chosen by the hotel's name. */
const LOADED: Record<string, () => LoadedPage> = {
  here: () => ({ served: '"here"' }),
  'moved-for-ever': () => ({ movedTo: '/hotel/here', status: 301 }),
  'moved-for-now': () => ({ movedTo: '/', status: 302 }),
  gone: () => ({ failed: '"gone"', status: 404 }),
  full: () => ({ failed: '"full"', status: 503 }),
  broken: () => {
    throw new Error('broken')
  },
}

let areFailuresBroken = false

const BUILT = {
  movedTo: ({ pathname }: Pick<URL, 'pathname'>) => (pathname === '/old' ? '/new' : undefined),
  securityHeaders: (page: string) => ({ 'x-page': page }),
  loadPage: async ({ params }) => (LOADED[params['slugOrId'] ?? 'here'] ?? LOADED['here'])?.() ?? { served: '' },
  renderPage: async (_url, page, served) => {
    if (page === 'failed' && areFailuresBroken) throw new Error('broken too')
    return Buffer.from(`<p>${page} ${served}</p>`)
  },
  failedData: (status) => `failed with ${status}`,
} as Partial<BuiltPages> as BuiltPages

let api: Api
let app: FastifyInstance
beforeAll(async () => {
  api = await startApi()
  app = Fastify()
  const pages = { built: () => BUILT, apiFor: () => async () => new Response(null), isCached: true }
  const serving = { pages, services: api.services }
  servePageData(app, serving)
  servePrefetchRules(app)
  app.all('/*', servesPages(serving))
})
afterAll(async () => {
  await app.close()
  await api.stop()
})

test.each([
  ['/hotel/here', 200, '<p>hotel "here"</p>'],
  ['/hotel/moved-for-ever', 301, ''],
  ['/hotel/moved-for-now', 302, ''],
  ['/old', 301, ''],
  ['/hotel/gone', 404, '<p>failed "gone"</p>'],
  ['/hotel/full', 503, '<p>failed "full"</p>'],
  ['/hotel/broken', 500, '<p>failed failed with 500</p>'],
  ['/nowhere', 404, '<p>failed failed with 404</p>'],
  ['/desk/anything', 200, '<p>desk "here"</p>'],
])('the page %s is answered with %i', async (url, status, body) => {
  const answer = await app.inject({ url })
  expect([answer.statusCode, answer.body]).toEqual([status, body])
  if (status >= 400) expect(answer.headers['cache-control']).toBe('private, no-store')
})

test('only a page that is the same for everybody may be cached by a proxy', async () => {
  const cachingOf = async (url: string) => (await app.inject({ url })).headers['cache-control']
  expect(await cachingOf('/hotel/here')).toBe('public, max-age=0, s-maxage=1, must-revalidate')
  expect(await cachingOf('/my-bookings')).toBe('private, no-store')
  expect(await cachingOf('/desk')).toBe('private, no-store')
})

test('a page refused by an overloaded server says when to come back', async () => {
  expect((await app.inject({ url: '/hotel/full' })).headers['retry-after']).toBe('30')
})

test('a failure is explained even if the error page itself fails', async () => {
  areFailuresBroken = true
  const { statusCode, body } = await app.inject({ url: '/hotel/broken' })
  areFailuresBroken = false
  expect([statusCode, body]).toEqual([500, expect.stringContaining('Something went wrong on our side')])
})

test.each(['POST', 'PUT', 'DELETE'] as const)('a page refuses %s', async (method) => {
  const answer = await app.inject({ method, url: '/hotel/here' })
  expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'GET, HEAD'])
})

test.each([
  ['/page-data/hotel/here', 200, '"here"'],
  ['/page-data/hotel/moved-for-ever', 200, '{"movedTo":"/hotel/here"}'],
  ['/page-data/old', 200, '{"movedTo":"/new"}'],
  ['/page-data/hotel/gone', 404, '{}'],
])('the request for a page’s data, %s, is answered with %i', async (url, status, body) => {
  const answer = await app.inject({ url })
  expect([answer.statusCode, answer.body]).toEqual([status, body])
})

test('a visitor who saves data gets no rules for prefetching pages', async () => {
  const rulesFor = async (headers: Record<string, string>) => {
    const answer = await app.inject({ url: '/next-pages.json', headers })
    expect(answer.headers['vary']).toContain('save-data')
    return answer.json<{ prefetch?: unknown[] }>()
  }
  expect((await rulesFor({})).prefetch).toHaveLength(1)
  expect(await rulesFor({ 'save-data': 'on' })).toEqual({})
})
