import { expect, type Page } from '@playwright/test'
import { freeHotel } from './book-through-calls.ts'
import { expectSoundPage, test } from './check-page.ts'

/** Within this time, a guest who is about to pay learns that the page's scripts do not load. */
const TOLD_WITHIN = { timeout: 8000 }

const told = (page: Page) => page.getByText(/^Book Now does not work yet/).filter({ visible: true })
const bookNow = (page: Page) => page.getByRole('button', { name: /^Book Now/ }).filter({ visible: true })

async function reviewPath(page: Page): Promise<string> {
  const hotel = await freeHotel({ page, token: '' }, { slot: 3 }, [3])
  return `/booking?hotel=${hotel.slug}&slot=3`
}

async function expectBookable(page: Page): Promise<void> {
  await expect(told(page)).toHaveCount(0)
  await bookNow(page).click()
  await expect(page.getByText('Name Required').or(page.getByRole('dialog', { name: 'Sign-Up' }))).toBeVisible()
}

test('Book Now says that a script is late, and works once the script has loaded', async ({ page }) => {
  const coming = Promise.withResolvers<void>()
  await page.route(/\/assets\/attempt-.*\.js$/, async (route) => {
    await coming.promise
    await route.continue()
  })
  await page.goto(await reviewPath(page), { waitUntil: 'commit' })
  await expect(bookNow(page)).toBeVisible()
  await expect(told(page)).toHaveCount(0)
  await expect(told(page)).toBeVisible(TOLD_WITHIN)
  await expect(told(page).getByRole('link', { name: /^1800/ })).toHaveAttribute('href', /^tel:/)
  await expect(bookNow(page)).toBeDisabled()
  await expectSoundPage(page)
  coming.resolve()
  await expectBookable(page)
})

test.describe('scripts that fail', () => {
  test.use({ expectedFaults: [/Failed to load resource/] })

  test('a review without any script says so, and can be opened again', { tag: '@once' }, async ({ page }) => {
    const scripts = /\/assets\/.*\.js$/
    await page.route(scripts, (route) => route.abort())
    await page.goto(await reviewPath(page), { waitUntil: 'commit' })
    await expect(told(page)).toBeVisible(TOLD_WITHIN)
    await page.unroute(scripts)
    await told(page).getByRole('link', { name: 'open the page again' }).click()
    await expect(bookNow(page)).toBeEnabled()
    await expectBookable(page)
  })
})
