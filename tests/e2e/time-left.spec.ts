import { expect } from '@playwright/test'
import { bookThroughCalls, freeHotel } from './book-through-calls.ts'
import { expectSoundPage, test } from './check-page.ts'
import { signedIn } from './guest.ts'

test('no clock runs until a guest asks how long cancelling is free', { tag: ['@once', '@long'] }, async ({ page }) => {
  const who = { page, token: await signedIn(page) }
  const { short_id } = await bookThroughCalls(who, await freeHotel(who, { slot: 3 }, [0, 3, 4]), { slot: 3 })
  await page.goto('/my-bookings')
  const card = page.getByRole('article', { name: `Booking ${short_id}` })
  await card.getByText(/^More/).click()
  await expect(card).not.toContainText(/Cancelling is free for/)
  await card.getByRole('button', { name: /^How long is cancelling free/ }).click()
  await expect(card.getByRole('button', { name: /^Cancelling is free for \d+ hours \d+ min$/ })).toBeFocused()
  await expectSoundPage(page)
})
