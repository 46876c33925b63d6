import { createHash } from 'node:crypto'
import { expect, type APIRequestContext } from '@playwright/test'
import { addDays, istDateOf } from '#domain/kernel/ist.ts'
import { bookThroughCalls, freeHotel, sellOut, serverNow, type Booker } from './book-through-calls.ts'
import { test } from './check-page.ts'
import { signedIn } from './guest.ts'
import { startOwnSite } from './own-site.ts'
import { readPage } from './read-page.ts'

/** Returns the page's text, decoded from any encoding that was used in transit. */
async function textOf(request: APIRequestContext, path: string, headers: Record<string, string> = {}) {
  const answer = await request.get(path, { headers })
  expect([path, answer.status()]).toEqual([path, 200])
  return answer.text()
}

/**
 * Returns the page's address with an unknown parameter, which nobody has requested before and which changes nothing.
 */
const asNew = (path: string) => `${path}${path.includes('?') ? '&' : '?'}drawn=${Math.random()}`

test(
  'every visitor gets the same bytes for a page and no cookie, even for a guest’s own pages',
  { tag: '@once' },
  async ({ page, playwright, baseURL }) => {
    const token = await signedIn(page)
    const booker: Booker = { page, token }
    const hotel = await freeHotel(booker, {}, [3])
    await bookThroughCalls(booker, hotel)
    const visitor = await playwright.request.newContext({ baseURL: baseURL ?? '' })
    for (const path of [
      '/',
      '/hotels-in-pune',
      '/hotels-in-pune?slot=3&sort=price',
      '/search-results?city=jaipur',
      `/hotel/${hotel.slug}`,
      `/hotel/${hotel.slug}?slot=3`,
      `/booking?hotel=${hotel.slug}&slot=3`,
      '/my-bookings',
      '/my-data',
    ]) {
      const guests = await page.request.get(path, { headers: { authorization: token } })
      const visitors = await visitor.get(path)
      expect(guests.headers()['set-cookie'], path).toBeUndefined()
      expect(await guests.body(), path).toEqual(await visitors.body())
      expect(guests.headers()['etag'], path).toBe(visitors.headers()['etag'])
      expect(guests.headers()['cache-control'], path).toBe(
        /^\/(?:booking|my-)/.test(path) ? 'private, no-store' : 'public, max-age=0, s-maxage=1, must-revalidate',
      )
    }
    await visitor.dispose()
  },
)

test('a cached page equals a freshly rendered page, byte for byte', { tag: '@once' }, async ({ request }) => {
  for (const path of ['/', '/hotels-in-pune', '/hotels-in-pune?slot=4&bathtub=1', '/page-data/hotels-in-pune?slot=2']) {
    await textOf(request, path)
    // Retries, because a minute may end between the two requests.
    await expect(async () => expect(await textOf(request, path)).toBe(await textOf(request, asNew(path)))).toPass()
  }
})

test('the server does not send an unchanged page again', { tag: '@once' }, async ({ request }) => {
  const path = '/hotels-in-pune?slot=1'
  const first = await request.get(path)
  const tag = first.headers()['etag'] ?? ''
  const again = await request.get(path, { headers: { 'if-none-match': tag } })
  expect([again.status(), (await again.body()).length]).toEqual([304, 0])
  const other = await request.get(path, { headers: { 'if-none-match': '"other"' } })
  expect([other.status(), other.headers()['etag']]).toEqual([200, tag])
})

test('a booked room disappears from the pages within two seconds', { tag: '@once' }, async ({ page }) => {
  const booker: Booker = { page, token: await signedIn(page) }
  const checkin = addDays(istDateOf(await serverNow(page)), 30)
  const stay = `slot=3&checkin=${checkin}`
  const list = `/hotels-in-pune?${stay}&show=120`
  const before = await textOf(page.request, list)
  const hotel = await sellOut(booker, { slot: 3, inDays: 30 })
  const booked = performance.now()
  for (let isTrue = false; !isTrue;) {
    const earlier = await textOf(page.request, asNew(list))
    // Subtracts the request's own time, because a busy machine may take longer than two seconds to render the page.
    const age = performance.now() - booked
    const kept = await textOf(page.request, list)
    // Renders the page again if needed, because a minute may end between two renderings.
    isTrue = kept !== before && (kept === earlier || kept === (await textOf(page.request, asNew(list))))
    if (!isTrue) expect(age, 'so long after the booking the old page was still given').toBeLessThan(2000)
  }
  await page.goto(`/hotel/${hotel.slug}?${stay}`)
  await expect(page.getByText('Sold out for this time').first()).toBeVisible()
})

test(
  'the only script inside a cached page is the one that its policy names',
  { tag: '@once' },
  async ({ request, baseURL }) => {
    for (const path of ['/', '/hotels-in-pune']) {
      const answer = await request.get(path)
      const html = await answer.text()
      const scripts = [...html.matchAll(/<script\b(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g)].map(
        ([, text = '']) => text,
      )
      expect(scripts).toHaveLength(1)
      const hash = createHash('sha256')
        .update(scripts[0] ?? '')
        .digest('base64')
      expect(answer.headers()['content-security-policy']).toContain(`script-src 'sha256-${hash}' 'strict-dynamic'`)
      expect(readPage(html, baseURL ?? '').heading).toMatch(/\w/)
    }
  },
)

test(
  'a refusal by the rate limit is not cached for other visitors',
  { tag: ['@once', '@long'] },
  async ({ playwright }) => {
    const site = await startOwnSite('serve.ts', {
      PORT: '0',
      SEARCHES_A_MINUTE: '8',
      TRUST_PROXY: '1',
      ALLOW_LOCAL_TOOLS: 'yes',
    })
    const at = (address: string) =>
      playwright.request.newContext({ baseURL: site.origin, extraHTTPHeaders: { 'x-forwarded-for': address } })
    const [greedy, other] = [await at('203.0.113.7'), await at('203.0.113.8')]
    try {
      const whole = await textOf(other, '/hotels-in-pune')
      await expect(async () =>
        expect(await textOf(greedy, asNew('/hotels-in-pune'))).toContain('could not load'),
      ).toPass()
      for (let asks = 0; asks < 5; asks++) {
        expect(await textOf(greedy, '/hotels-in-pune')).toBeDefined()
        expect((await textOf(other, '/hotels-in-pune')).includes('could not load')).toBe(false)
      }
      expect(whole).toContain('hotels for couples in Pune')
      const refused = await greedy.get('/hotels-in-pune?slot=2')
      expect(refused.headers()['cache-control'] ?? '').not.toContain('public')
    } finally {
      await Promise.all([greedy.dispose(), other.dispose()])
      await site.close()
    }
  },
)
