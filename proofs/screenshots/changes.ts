import type { Page } from '@playwright/test'
import { bookThroughCalls, freeHotel, holdThroughCalls } from '../../tests/e2e/book-through-calls.ts'
import { newGuest, signedIn } from '../../tests/e2e/guest.ts'
import type { Take } from './steps.ts'

/** Shows how to cancel, change and extend a booking, in every state that a guest can see. */
export async function changesAlbum(page: Page, take: Take): Promise<void> {
  const guest = { ...newGuest(), name: 'Ananya Venkataraghavan Kulkarni-Deshmukh' }
  const booker = { page, token: await signedIn(page, guest) }
  const hotel = await freeHotel(booker, { slot: 3 }, [0, 3, 4])
  await page.goto('/my-bookings')
  await page.getByRole('heading', { name: 'No stays planned yet' }).waitFor()
  await take('my-bookings-empty')
  const names = { name: guest.name, email: guest.email, guests: [guest.name, 'Arjun Subramaniam Venkatesan'] }
  const booking = await bookThroughCalls(booker, hotel, { slot: 3, more: { ...names, has_love_kit: true } })
  const lakhs = { slot: 4, inDays: 40, days: 30, rooms: 2, city: 'mumbai' } as const
  const more = { guestsCount: 4, payAtHotel: true }
  await bookThroughCalls(booker, await freeHotel(booker, lakhs, [4]), { ...lakhs, more })
  const morning = { slot: 0, inDays: 33 } as const
  await holdThroughCalls(booker, await freeHotel(booker, morning, [0]), morning)
  await page.goto('/my-bookings')
  const card = page.getByRole('article', { name: `Booking ${booking.short_id}` })
  await card.waitFor()
  await take('my-bookings-full')
  await openCard(card)
  await take('my-bookings-details')

  await card.getByRole('button', { name: /^Voucher/ }).click()
  await page.getByRole('dialog').getByRole('heading', { name: 'Show this at the desk' }).waitFor()
  await take('voucher')
  await page.keyboard.press('Escape')

  await modifyStates(page, card, take)
  await modifyFailed(page, card, take)
  await extendStates(page, card, take)
  await cancelStates(page, card, take)

  await page.goto('/my-bookings?list=cancelled')
  await page.getByRole('article').first().waitFor()
  await take('my-bookings-cancelled')
}

type Card = ReturnType<Page['getByRole']>

/** Opens the booking's details, unless they are already open, and 'More' below them. */
async function openCard(card: Card): Promise<void> {
  await card.waitFor()
  const details = card.getByRole('button', { name: /^Details/ })
  if (await details.isVisible()) await details.click()
  await card.getByText(/^More/).click()
}

async function modifyStates(page: Page, card: Card, take: Take): Promise<void> {
  await card.getByRole('button', { name: /^Modify/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Modify booking' })
  await sheet.waitFor()
  await take('modify-loading')
  await sheet.getByText('This is the time you booked.').waitFor()
  await take('modify-same')
  await sheet.getByRole('radio', { name: /^Full Day/ }).check({ force: true })
  await sheet.getByText('To pay', { exact: true }).waitFor()
  await take('modify-dearer')
  await sheet.getByRole('radio', { name: /^Morning/ }).check({ force: true })
  await take('modify-cheaper')
  await sheet.getByText('See the new bill').click()
  await take('modify-bill')
  await page.keyboard.press('Escape')
}

/**
 * Shows a change that is left unpaid, then a change that the bank declines. The booking keeps its time in both cases.
 */
async function modifyFailed(page: Page, card: Card, take: Take): Promise<void> {
  await card.getByRole('button', { name: /^Modify/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Modify booking' })
  await sheet.getByRole('radio', { name: /^Full Day/ }).check({ force: true })
  await sheet.getByRole('button', { name: /^Change to/ }).click()
  await page.waitForURL(/test-gateway/)
  const payAt = page.url()
  await page.goto('/my-bookings')
  await card.getByRole('heading', { name: 'Your new time' }).waitFor()
  await take('modify-waiting')
  await page.goto(payAt)
  await page.getByRole('button', { name: 'Let the payment fail' }).click()
  await page.getByRole('heading', { name: 'Your change did not go through' }).waitFor()
  await take('modify-failed')
  await page.goto('/my-bookings')
  await openCard(card)
  await card.getByRole('button', { name: /^Modify/ }).click()
  await sheet.getByRole('radio', { name: /^Morning/ }).check({ force: true })
  await sheet.getByRole('button', { name: /^Change to/ }).click()
  await page.getByRole('heading', { name: 'Your booking has changed' }).waitFor()
  await take('modify-changed')
  await page.goto('/my-bookings')
  await openCard(card)
}

async function extendStates(page: Page, card: Card, take: Take): Promise<void> {
  await card.getByRole('button', { name: /^Extend/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Stay a little longer' })
  await dialog.getByText('To pay', { exact: true }).waitFor()
  await take('extend')
  await dialog.getByRole('button', { name: 'Request 2 hours' }).click()
  await card.getByRole('link', { name: /^Pay/ }).waitFor()
  await take('extend-asked')
  await card.getByRole('link', { name: /^Pay/ }).click()
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await card.getByText(/^Extended until/).waitFor()
  await take('extend-paid')
}

async function cancelStates(page: Page, card: Card, take: Take): Promise<void> {
  await card.getByText(/^More/).click()
  await card.getByRole('button', { name: /^Cancel booking/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' })
  await dialog.waitFor()
  await take('cancel')
  await dialog.getByRole('radio', { name: 'Something else' }).check({ force: true })
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Cancel booking' }).click()
  await dialog.getByRole('alert').waitFor()
  await take('cancel-error')
  await page.context().setOffline(false)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await page.getByText(/^Your booking is cancelled/).waitFor()
  await take('cancelled-notice')
}
