import { bookThroughCalls, endStay, freeHotel, holdThroughCalls } from './book-through-calls.ts'
import { expectSoundPage, test } from './check-page.ts'
import { signedIn } from './guest.ts'

/**
 * Tests whose screens look the same in both sizes run on a phone. This file checks those screens at a desktop's width.
 */
test.describe('screens on a desktop', { tag: ['@desktop', '@long'] }, () => {
  test('the dialogs of a booking are accessible and fit a desktop screen', async ({ page }) => {
    const booker = { page, token: await signedIn(page) }
    await bookThroughCalls(booker, await freeHotel(booker, { slot: 3 }, [0, 3, 4]))
    await page.goto('/my-bookings')
    const card = page.getByRole('article')
    await card.getByText(/^More/).click()
    for (const [opener, title] of [
      ['Cancel booking', 'Cancel this booking?'],
      ['Extend', 'Stay a little longer'],
      ['Voucher', 'Show this at the desk'],
    ] as const) {
      await card.getByRole('button', { name: opener }).click()
      const dialog = page.getByRole('dialog', { name: title })
      await dialog.waitFor()
      await expectSoundPage(page)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
    }
  })

  test('the guest’s own pages are accessible and fit a desktop screen', async ({ page }) => {
    const booker = { page, token: await signedIn(page) }
    const wish = { inDays: 1, city: 'udaipur' }
    await endStay(booker, await bookThroughCalls(booker, await freeHotel(booker, wish, [3]), wish))
    await holdThroughCalls(booker, await freeHotel(booker, {}, [3]))
    for (const path of ['/my-bookings', '/my-bookings?list=past', '/my-favourites', '/my-data', '/refer-and-earn']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      await expectSoundPage(page)
    }
    for (const path of ['/booking-failed', '/partner-with-us']) {
      await page.goto(path)
      await expectSoundPage(page)
    }
  })
})
