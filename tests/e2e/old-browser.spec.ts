import { expect, test, type Page } from '@playwright/test'
import { oldChromium } from '../../scripts/old-chromium.ts'
import { addDays, istDateOf } from '#domain/kernel/ist.ts'
import { freeHotel, serverNow } from './book-through-calls.ts'
import { signedIn } from './guest.ts'
import { neededBrowser } from './needed-browser.ts'

const watchErrors = (page: Page): string[] => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  return errors
}

/** Returns a hotel's page with a full day chosen in three days' time. */
async function freeStay(page: Page): Promise<string> {
  const { slug } = await freeHotel({ page, token: await signedIn(page) }, { slot: 4, inDays: 3 }, [4])
  await page.context().clearCookies()
  return `/hotel/${slug}?checkin=${addDays(istDateOf(await serverNow(page)), 3)}&slot=4`
}

/** Books a room, from the home page to a paid booking and My Bookings. Uses only what an old Playwright has too. */
async function bookRoom(page: Page, hotel: string): Promise<void> {
  await page.goto('/')
  await page.locator('button', { hasText: 'City' }).first().click()
  await page.locator('dialog >> text="Pune"').first().click()
  await page.locator('[role="grid"]').first().waitFor()
  await page.goto(hotel)
  await page.locator('a:visible', { hasText: 'Book Now' }).first().click()
  await page.waitForURL(/\/booking\?/)
  await page.locator('button:visible', { hasText: 'Book Now' }).first().click()
  await page.waitForURL(/\/dev\/test-gateway\//)
  await page.locator('button', { hasText: /^Pay / }).click()
  await page.locator('h1', { hasText: 'Your room is booked' }).waitFor()
  await page.goto('/my-bookings')
  await page.locator('article').first().waitFor()
}

test(
  'Chromium 103 finds, books and pays, and shows which slot is chosen',
  { tag: ['@once', '@long'] },
  async ({ page, baseURL }) => {
    test.setTimeout(180_000)
    const chromium = neededBrowser({
      browser: await oldChromium(),
      name: 'Chromium 103',
      toGetIt: 'npm has it for 64-bit Intel with Linux only',
    })
    const hotel = await freeStay(page)
    const browser = await chromium.launch()
    try {
      const old = await browser.newPage({
        baseURL: baseURL ?? '',
        viewport: { width: 360, height: 740 },
        serviceWorkers: 'block',
      })
      const errors = watchErrors(old)
      await signedIn(old)
      await old.goto(hotel)
      expect(await old.evaluate(() => CSS.supports('selector(:has(a))'))).toBe(false)
      // `:has` styles the chosen slot. This browser lacks it, so a script imitates it.
      const coloursOfSlots = () =>
        old.evaluate(() => {
          const chips = [...document.querySelectorAll('.slot-chip')]
          return chips.map(
            (chip) =>
              `${chip.querySelector(':checked') ? 'chosen' : 'other'} ${getComputedStyle(chip).backgroundColor}`,
          )
        })
      const colours = async (kind: string) => [
        ...new Set((await coloursOfSlots()).filter((each) => each.startsWith(kind))),
      ]
      await expect
        .poll(async () => (await colours('chosen')).map((each) => each.slice(7)))
        .not.toEqual((await colours('other')).map((each) => each.slice(6)))
      await bookRoom(old, hotel)
      expect(errors).toEqual([])
    } finally {
      await browser.close()
    }
  },
)

test('a browser without JavaScript methods from 2023 books and pays', { tag: ['@once', '@long'] }, async ({ page }) => {
  const hotel = await freeStay(page)
  await signedIn(page)
  const errors = watchErrors(page)
  await page.addInitScript(() => {
    for (const name of ['toSorted', 'toReversed', 'toSpliced', 'findLast', 'findLastIndex', 'with'])
      Reflect.deleteProperty(Array.prototype, name)
    for (const name of ['groupBy']) Reflect.deleteProperty(Object, name)
    Reflect.deleteProperty(Promise, 'withResolvers')
    Reflect.deleteProperty(AbortSignal, 'any')
    Reflect.deleteProperty(AbortSignal, 'timeout')
  })
  await bookRoom(page, hotel)
  expect(errors).toEqual([])
})
