import { expect, type Page } from '@playwright/test'
import { bookThroughCalls, freeHotel } from './book-through-calls.ts'
import { test } from './check-page.ts'
import { signedIn } from './guest.ts'
import { setTextSize, findCutText } from './find-cut-text.ts'

/**
 * Tests WCAG 2.2, 1.4.4 (text twice as large), 1.4.10 (320 px) and 1.4.12 (spaced text). Nothing may be too wide or cut
 * off.
 */

/** The text spacing that WCAG 1.4.12 defines. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

const spaceText = (page: Page) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, SPACED)

const SCREENS = [
  { screen: 'on 320 px', width: 320, height: 640, text: 16, spacing: 'usual' },
  { screen: 'on 320 px with spaced text', width: 320, height: 640, text: 16, spacing: 'spaced' },
  { screen: 'with text of 32 px', width: 360, height: 740, text: 32, spacing: 'usual' },
  { screen: 'with text of 32 px on a desktop', width: 1280, height: 800, text: 32, spacing: 'usual' },
] as const

for (const { screen, width, height, text, spacing } of SCREENS) {
  test(`every page can be read ${screen}`, { tag: ['@once', '@long'] }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const booker = { page, token: await signedIn(page) }
    const hotel = await freeHotel(booker, {}, [3])
    const booking = await bookThroughCalls(booker, hotel)
    const expectNothingCut = async (place: string) => {
      await page.waitForLoadState('networkidle')
      await setTextSize(page, text)
      if (spacing === 'spaced') await spaceText(page)
      await expect.poll(() => findCutText(page), { message: place, timeout: 3000 }).toEqual([])
    }
    for (const path of [
      '/',
      '/hotels-in-pune?slot=3',
      `/hotel/${hotel.slug}?slot=3`,
      `/booking?hotel=${hotel.slug}&slot=3`,
      `/confirm-booking?bookingid=${booking.id}&hotelId=${hotel.id}`,
      '/my-bookings',
      '/my-favourites',
      '/refer-and-earn',
      '/my-data',
      '/legalpage',
      '/terms-conditions',
      '/partner-with-us',
    ]) {
      await page.goto(path)
      await expectNothingCut(path)
    }
    await page.context().clearCookies()
    await page.goto('/sign-up')
    await page.getByRole('dialog', { name: 'Sign-Up' }).waitFor()
    await expectNothingCut('sign-up')
  })
}

test('the search bar shows all its text with wider text spacing', { tag: ['@once', '@long'] }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await spaceText(page)
  const slot = page.getByRole('radiogroup', { name: 'Slot' })
  await expect(slot).toBeVisible()
  const hidden = await slot.evaluate(
    (cell) =>
      [...cell.querySelectorAll('*')].filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1).length,
  )
  expect(hidden).toBe(0)
})
