import { expect, type Page } from '@playwright/test'
import { bookThroughCalls, freeHotel } from './book-through-calls.ts'
import { expectSoundPage, test as base } from './check-page.ts'
import { signedIn } from './guest.ts'
import { startSwitchableSite, type SwitchableSite } from './switchable-site.ts'
import { openFooter } from './open-footer.ts'
import { openGuarded, waitUntilSettled } from './open-guarded.ts'

const test = base.extend<{ site: SwitchableSite }>({
  site: async ({ baseURL }, provide) => {
    const site = await startSwitchableSite(baseURL ?? '')
    await provide(site)
    await site.close()
  },
})

test.use({
  serviceWorkers: 'allow',
  // Browsers log a missing network and a missing worker file.
  expectedFaults: [/Failed to load resource|fetching the script/],
})

async function goOffline(page: Page, site: SwitchableSite): Promise<void> {
  site.isDown = true
  await page.context().setOffline(true)
}

async function comeBack(page: Page, site: SwitchableSite): Promise<void> {
  site.isDown = false
  await page.context().setOffline(false)
}

const cacheNames = (page: Page) => page.evaluate(() => caches.keys())
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test(
  'a page opened before opens offline, and any other page says that it is unavailable',
  { tag: '@once' },
  async ({ page, site }) => {
    await openGuarded(page, `${site.origin}/team`)
    const title = await heading(page).innerText()
    await page.reload()
    await goOffline(page, site)

    await test.step('a page that was opened before opens again', async () => {
      await page.reload()
      await expect(heading(page)).toHaveText(title)
      await expect(page.getByText('You are offline. This is the page as you last saw it.')).toBeVisible()
    })

    await test.step('a page that was never opened says why it cannot open offline', async () => {
      await page.goto(`${site.origin}/legalpage?from=train`)
      await expect(page).toHaveTitle('No connection')
      await expect(heading(page)).toHaveText('No connection')
      await expect(page.getByRole('heading', { name: /Your next stay/ })).toBeHidden()
      await page.getByRole('button', { name: 'Try again' }).press('Enter')
      await expect(heading(page)).toHaveText('No connection')
      await expectSoundPage(page)
    })

    await test.step('a link to a page that was never loaded leads to the offline page and back', async () => {
      await page.goto(`${site.origin}/team`)
      await page.getByText('You are offline').waitFor()
      await (await openFooter(page)).getByRole('link', { name: 'Terms', exact: true }).click()
      await expect(page).toHaveURL(/\/offline\?to=%2Fterms-conditions$/)
      await page.goBack()
      await expect(heading(page)).toHaveText(title)
    })

    await test.step('the guest moves from page to page while only the server is unavailable', async () => {
      await comeBack(page, site)
      await page.goto(`${site.origin}/hotels-in-pune`)
      const list = await heading(page).innerText()
      const hotels = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link')
      await hotels.first().click()
      await expect(page).toHaveURL(/\/hotel\//)
      await page.goBack()
      await expect(heading(page)).toHaveText(list)
      site.isDown = true
      await hotels.nth(1).click()
      await expect(heading(page)).toHaveText('No connection')
      await page.goBack()
      await expect(heading(page)).toHaveText(list)
      await goOffline(page, site)
    })

    await test.step('the page comes back when the network returns', async () => {
      await page.goto(`${site.origin}/legalpage?from=train`)
      await expect(heading(page)).toHaveText('No connection')
      await comeBack(page, site)
      await expect(page).toHaveURL(`${site.origin}/legalpage?from=train`)
      await expect(heading(page)).not.toHaveText('No connection')
    })
  },
)

test(
  'a voucher opens without network, until the guest signs out',
  { tag: ['@once', '@long'] },
  async ({ page, site }) => {
    const booker = { page, token: await signedIn(page) }
    const booking = await bookThroughCalls(booker, await freeHotel(booker, { slot: 3 }, [3]), { slot: 3 })
    await openGuarded(page, `${site.origin}/my-bookings`)
    await expect(page.getByRole('article', { name: `Booking ${booking.short_id}` })).toBeVisible()
    await goOffline(page, site)

    await page.goto(`${site.origin}/my-bookings`)
    await expect(page).toHaveTitle('No connection')
    const stay = page.getByRole('region', { name: 'Your next stay' })
    await stay.getByRole('button', { name: /^Voucher/ }).press('Enter')
    const voucher = page.getByRole('dialog', { name: 'Show this at the desk' })
    await expect(voucher).toContainText(booking.short_id)
    await expect(voucher).toContainText(booking.hotel.address)
    await expect(voucher).toContainText('Paid in full')
    await expect(voucher.getByRole('link', { name: /^Directions/ })).toHaveAttribute('href', /maps/)
    await expectSoundPage(page)
    await page.keyboard.press('Escape')
    await expect(stay.getByRole('button', { name: /^Voucher/ })).toBeFocused()

    await comeBack(page, site)
    await expect(page).toHaveURL(`${site.origin}/my-bookings`)
    await expect(page.getByRole('article', { name: `Booking ${booking.short_id}` })).toBeVisible()

    await test.step('My Bookings still works in an open page after its server has stopped', async () => {
      await openGuarded(page, `${site.origin}/`)
      site.isDown = true
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'My Bookings' }).click()
      await expect(page.getByText('We could not reach our server.')).toBeVisible()
      await expect(stay).toContainText(booking.hotel.name)
      await expectSoundPage(page)
      site.isDown = false
    })

    await test.step('the voucher is gone after the sign-out', async () => {
      await page.goto(`${site.origin}/logout`)
      await expect(page).toHaveURL(`${site.origin}/`)
      expect(await page.evaluate(() => localStorage.getItem('uncle.vouchers'))).toBeNull()
      await goOffline(page, site)
      await page.goto(`${site.origin}/my-bookings`)
      await expect(heading(page)).toHaveText('No connection')
      await expect(page.getByText(booking.short_id)).toHaveCount(0)
    })
  },
)

test(
  'a new build replaces the service worker, and a worker whose file is gone is removed',
  { tag: ['@once', '@long'] },
  async ({ page, site }) => {
    await openGuarded(page, `${site.origin}/team`)
    await page.reload()
    await expect.poll(() => cacheNames(page)).toContainEqual(expect.stringMatching(/^uncle-pages-/))
    const from = (await cacheNames(page)).find((name) => name.startsWith('uncle-assets-'))?.split('-')[2] ?? ''
    expect(from).toMatch(/^\w{12}$/)

    await test.step('a new build takes over', async () => {
      expect((await page.request.get('/sw.js')).headers()['cache-control']).toBe('no-cache')
      site.worker = { from, to: 'anewbuild000' }
      await page.reload()
      await waitUntilSettled(page, async () => (await cacheNames(page)).includes('uncle-assets-anewbuild000'))
      // The previous build's pages are deleted, but its scripts stay for pages that are still open.
      await expect.poll(() => cacheNames(page)).not.toContain(`uncle-pages-${from}`)
      expect(await cacheNames(page)).toContain(`uncle-assets-${from}`)
    })

    await test.step('the worker is removed when its file is missing', async () => {
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
      let loads = 0
      page.on('load', () => (loads += 1))
      site.worker = 'missing'
      await page.reload()
      await waitUntilSettled(page, () => Promise.resolve(loads === 2))
      await expect
        .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
        .toBe(0)
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
      await expect.poll(() => cacheNames(page)).toEqual([])
      await expect(heading(page)).toBeVisible()
    })
  },
)
