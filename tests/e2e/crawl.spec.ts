import { createHash } from 'node:crypto'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { splitLanguage } from '#domain/languages.ts'
import { listedPaths } from '#domain/public-addresses.ts'
import { readPage, type ReadPage } from './read-page.ts'
import { errorsBySchemaOrg } from './schema-org.ts'

/** Samples the 700 hotels and 200 localities: one page in this many is checked. */
const ONE_HOTEL_IN = 60
const ONE_LOCALITY_IN = 8

/**
 * Pages that search engines should not index: a guest's own pages, steps of a booking, and searches that a city's page
 * covers. Only their links have to work.
 */
const NOT_TO_BE_FOUND = /^\/(?:search-results|my-bookings|my-favourites|my-data|refer-and-earn|booking|logout|sign-up)/

type Site = { request: APIRequestContext; origin: string }

const isEnglish = (path: string) => splitLanguage(path.split('?')[0] ?? '').language === 'en'

/** Returns the English pages, because `languages.spec.ts` reads the others. */
async function pathsInSitemap({ request, origin }: Site): Promise<string[]> {
  const addressesIn = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/<loc>(.*?)<\/loc>/g)]
      .map(([, address = '']) => address.slice(origin.length))
      .filter(isEnglish)
  const parts = await Promise.all((await addressesIn('/sitemap.xml')).map(addressesIn))
  return parts.flat()
}

/** Fetches a page completely and without following redirects, as a search engine does. */
async function visit({ request, origin }: Site, path: string): Promise<ReadPage> {
  const answer = await request.get(path, { maxRedirects: 0, headers: { 'user-agent': 'Googlebot' } })
  expect([path, answer.status()]).toEqual([path, 200])
  return readPage(await answer.text(), origin)
}

const groupOf = (path: string) =>
  path.startsWith('/hotel/') ? 'hotel' : path.includes('?locality=') ? 'locality' : 'other'

const sampleOf = (paths: readonly string[], oneIn: number) => paths.filter((_path, index) => index % oneIn === 0)

/** Fetches four pages at the same time, like a polite crawler. */
async function visitAll(site: Site, paths: readonly string[]): Promise<Map<string, ReadPage>> {
  const pages = new Map<string, ReadPage>()
  const waiting = [...paths]
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift())
      pages.set(path, await visit(site, path))
  }
  await Promise.all([work(), work(), work(), work()])
  return pages
}

function expectComplete(path: string, page: ReadPage, origin: string): void {
  const { title, description, canonical, heading, shared } = page
  expect.soft(title, `title of ${path}`).toMatch(/\w{3}/)
  expect.soft(description.length, `description of ${path}`).toBeGreaterThan(50)
  expect.soft(heading, `heading of ${path}`).toMatch(/\w{3}/)
  expect.soft(canonical, `canonical address of ${path}`).toBe(origin + path)
  expect.soft(shared, `shared link of ${path}`).toMatchObject({ title, description, url: canonical })
  expect.soft(shared['image'], `picture of ${path}`).toMatch(new RegExp(`^${origin}/`))
}

const kindOf = (path: string) =>
  path.includes('?locality=') ? 'locality' : (/^\/(hotel\/|hotels-in-)/.exec(path)?.[1] ?? path)

test(
  'every page in the sitemap is linked, complete and unique, and has no broken link',
  { tag: ['@once', '@long'] },
  async ({ request, baseURL }) => {
    const site = { request, origin: baseURL ?? '' }
    const listed = await pathsInSitemap(site)
    expect(listed).toEqual(expect.arrayContaining([...listedPaths(), '/hotels-in-pune']))
    expect(new Set(listed).size).toBe(listed.length)
    const { hotel = [], locality = [], ...others } = Object.groupBy(listed, groupOf)
    expect(hotel.length).toBeGreaterThanOrEqual(700)
    const pages = await visitAll(site, [
      ...(others.other ?? []),
      ...sampleOf(locality, ONE_LOCALITY_IN),
      ...sampleOf(hotel, ONE_HOTEL_IN),
    ])

    for (const [path, page] of pages) expectComplete(path, page, site.origin)
    for (const part of ['title', 'description'] as const) {
      const all = [...pages.values()].map((page) => page[part])
      expect
        .soft(
          all.filter((words, index) => all.indexOf(words) !== index),
          `${part} twice`,
        )
        .toEqual([])
    }

    const linked = new Set([...pages.values()].flatMap(({ links }) => links).filter(isEnglish))
    expect([...linked]).toEqual(expect.arrayContaining(['/hotels-in-pune?locality=baner', '/legalpage']))
    // A chosen time makes no new page, so only one address of each hotel or city is fetched.
    const toTry = [...new Map([...linked].map((link) => [link.split('?')[0] ?? '', link])).values()]
    const known = new Set(listed)
    const unknown = toTry.filter((link) => !known.has(link.split('?')[0] ?? ''))
    for (const link of unknown) expect.soft([link, (await request.get(link)).status()]).toEqual([link, 200])
    for (const link of unknown) expect.soft(link, 'a page to be found is in the sitemap').toMatch(NOT_TO_BE_FOUND)

    const graphs: Record<string, string> = {}
    for (const [path, { structuredData }] of pages) if (structuredData) graphs[kindOf(path)] = structuredData
    expect(Object.keys(graphs).toSorted()).toEqual(
      ['/', '/how-superfast-checkin-works', 'hotel/', 'hotels-in-', 'locality'].toSorted(),
    )
    expect(errorsBySchemaOrg(graphs)).toEqual([])
  },
)

test(
  'the structured data match schema.org, and the check reports an unknown property',
  { tag: '@once' },
  async ({ request, baseURL }) => {
    const site = { request, origin: baseURL ?? '' }
    const aHotel = (await pathsInSitemap(site)).find((path) => path.startsWith('/hotel/')) ?? ''
    const served: Record<string, string> = {}
    for (const path of ['/', '/hotels-in-pune', aHotel, '/how-superfast-checkin-works'])
      served[path] = (await visit(site, path)).structuredData ?? ''
    const graph = (thing: object) => JSON.stringify({ '@context': 'https://schema.org', '@graph': [thing] })
    const errors = errorsBySchemaOrg({
      ...served,
      right: graph({ '@type': 'Hotel', name: 'The Lantern' }),
      misspelt: graph({ '@type': 'Hotel', nmae: 'The Lantern' }),
      mistaken: graph({ '@type': 'Hotel', geo: 'north of here' }),
    })
    // Each graph has its own line, after the line that imports the types and the lines of the four pages.
    const lines = new Set(errors.flatMap((error) => /graphs\.ts\((\d+),/.exec(error)?.[1] ?? []))
    expect([...lines].toSorted()).toEqual(['7', '8'])
  },
)

test('the policy of every page allows its only script by its hash', { tag: '@once' }, async ({ request }) => {
  for (const path of ['/', '/partner-with-us', '/seen', '/desk', '/office', '/no-such-page']) {
    const answer = await request.get(path)
    const policy = answer.headers()['content-security-policy'] ?? ''
    const scripts = [...(await answer.text()).matchAll(/<script(?![^>]*application\/)[^>]*>(.*?)<\/script>/gs)]
    const hashes = scripts.map(([, text = '']) => createHash('sha256').update(text).digest('base64'))
    expect(hashes, path).toHaveLength(1)
    expect(policy, path).toContain(`script-src 'sha256-${hashes[0]}' 'strict-dynamic';`)
  }
})

test(
  'old addresses redirect permanently, and unknown addresses are not found',
  { tag: '@once' },
  async ({ request }) => {
    const at = async (path: string) => {
      const answer = await request.get(path, { maxRedirects: 0 })
      return [answer.status(), answer.headers()['location']]
    }
    expect(await at('/team/')).toEqual([301, '/team'])
    expect(await at('/Hotels-in-Pune?slot=3')).toEqual([301, '/hotels-in-pune?slot=3'])
    expect(await at('/about-us')).toEqual([301, '/team#about'])
    expect(await at('/hotels-in-pune?locality=nowhere')).toEqual([404, undefined])
    expect(await at('/sitemap-hotels-99.xml')).toEqual([404, undefined])
    const filtered = await request.get('/hotels-for-couples-pune?locality=baner&bathtub=1')
    expect(readPage(await filtered.text(), new URL(filtered.url()).origin).canonical).toMatch(
      /\/hotels-in-pune\?locality=baner$/,
    )
  },
)
