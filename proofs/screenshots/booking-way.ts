import type { Page } from '@playwright/test'
import { freeHotel, holdThroughCalls } from '../../tests/e2e/book-through-calls.ts'
import { newGuest, signedIn, signUpInDialog } from '../../tests/e2e/guest.ts'
import { bookNow, reviewFirstHotel, type Album, type Take } from './steps.ts'

/** Shows the way from the review to the confirmation, and the ways in which a payment can fail. */
export const bookingWayAlbum: Album = async (page, take) => {
  await reviewFirstHotel(page, 'jaipur')
  await bookNow(page).click()
  await page.getByRole('dialog', { name: 'Sign-Up' }).waitFor()
  await take('sign-up')
  await signUpInDialog(page, newGuest(), () => take('sign-up-otp'))
  await page.waitForURL(/test-gateway/)
  await take('test-gateway')
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await page.getByRole('heading', { name: 'Your room is booked' }).waitFor()
  await take('confirmed')
  await page.goto('/my-bookings')
  await page.getByRole('article').first().waitFor()
  await take('my-bookings-one')
  await page.getByText(/^More/).click()
  await take('my-bookings-more')
  await page.getByRole('button', { name: /^Invoice for a company/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Invoice for a company' })
  await dialog.getByLabel('GSTIN').fill('27AAPFU0939F1ZW')
  await dialog.getByRole('button', { name: 'Put it on the invoice' }).click()
  await take('my-bookings-company')
  await page.keyboard.press('Escape')
  await unpaid(page, take)
}

/** Shows a payment that is first pending and then fails. */
async function unpaid(page: Page, take: Take): Promise<void> {
  await page.context().clearCookies()
  const booker = { page, token: await signedIn(page) }
  const hotel = await freeHotel(booker, {}, [3])
  const held = await holdThroughCalls(booker, hotel)
  const confirm = `/confirm-booking?bookingid=${held.id}&hotelId=${hotel.id}`
  await page.goto(confirm)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await take('confirm-waiting')
  await page.goto(held.payment_url ?? confirm)
  await page.getByRole('button', { name: 'Let the payment fail' }).click()
  await page.getByRole('heading', { name: 'Your booking did not go through' }).waitFor()
  await take('payment-failed')
  await page.goto(confirm)
  await page.getByRole('heading', { name: /^(?!Waiting)/, level: 1 }).waitFor()
  await take('confirm-not-paid')
}
