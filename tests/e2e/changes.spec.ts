import { expect, type Locator, type Page } from '@playwright/test'
import type { Booking } from '#contract/bookings.ts'
import type { HotelInList as Hotel } from '#contract/hotels.ts'
import {
  bookThroughCalls,
  callOf,
  freeHotel,
  holdThroughCalls,
  readBooking,
  serverNow,
  type Booker,
} from './book-through-calls.ts'
import { istMinuteOfDay } from '#domain/kernel/ist.ts'
import { expectSoundPage, test } from './check-page.ts'
import { signedIn } from './guest.ts'

/** Two tests make a call fail, and the browser logs that to its console. */
test.use({ expectedFaults: [/status of (401|503)/] })

const booker = async (page: Page): Promise<Booker> => ({ page, token: await signedIn(page) })
const cardOf = (page: Page, { short_id }: Booking): Locator =>
  page.getByRole('article', { name: `Booking ${short_id}` })

/** Opens the booking's other actions, below the card's main button. */
const openMore = (card: Locator): Promise<void> => card.getByText(/^More/).click()

async function bookedEvening(who: Booker): Promise<{ hotel: Hotel; booking: Booking; card: Locator }> {
  const hotel = await freeHotel(who, { slot: 3 }, [0, 3, 4])
  const booking = await bookThroughCalls(who, hotel, { slot: 3 })
  await who.page.goto('/my-bookings')
  return { hotel, booking, card: cardOf(who.page, booking) }
}

test('a guest sees the refund before cancelling, and follows it afterwards', { tag: '@once' }, async ({ page }) => {
  const who = await booker(page)
  const { booking, card } = await bookedEvening(who)
  const other = await bookThroughCalls(who, await freeHotel(who, { slot: 4 }, [4]), { slot: 4 })
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(2)

  await test.step('the next stay is open and the later stay folded', async () => {
    await expect(page.getByRole('region', { name: 'Next stay' }).getByRole('article')).toHaveAccessibleName(
      `Booking ${other.short_id}`,
    )
    await expect(page.getByText(/^upcoming$/i)).toHaveCount(1)
    await expect(card.getByRole('button', { name: /^Voucher/ })).toHaveCount(0)
    const details = card.getByRole('button', { name: /^Details/ })
    await details.press('Enter')
    await expect(details).toBeFocused()
    await expect(details).toHaveAttribute('aria-expanded', 'true')
    await openMore(card)
  })

  await test.step('the guest cancels by keyboard only, after an error', async () => {
    await card.getByRole('button', { name: 'Cancel booking' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' })
    await expect(dialog).toContainText(/Returned to your credit.*₹100/)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(card.getByRole('button', { name: 'Cancel booking' })).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(dialog).toContainText(/Returned to your credit.*₹100/)
    await dialog.getByRole('radio', { name: 'Something else' }).press('Space')
    await expect(dialog.getByRole('textbox')).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.type('Our train was cancelled')
    await page.route('**/api/bookings/cancel-booking', (route) =>
      route.fulfill({ status: 503, json: { error: { code: 'OVERLOADED', message: 'We are very busy.' } } }),
    )
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toContainText('We are very busy.')
    await expectSoundPage(page)
    await page.unroute('**/api/bookings/cancel-booking')
    await expect(dialog.getByRole('textbox')).toHaveValue('Our train was cancelled')
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeFocused()
    await page.keyboard.press('Enter')
  })

  await test.step('the booking leaves the upcoming stays', async () => {
    const said = page.getByText('Your booking is cancelled')
    await expect(said).toBeVisible()
    await expect(card).toBeHidden()
    await expect(cardOf(page, other)).toBeVisible()
    await expect(page.getByText('Credit: ₹100').filter({ visible: true }).first()).toBeVisible()
  })

  await test.step('the guest follows the refund', async () => {
    await page.getByRole('link', { name: 'Track refund' }).click()
    await expect(page).toHaveURL(/list=cancelled/)
    await expect(card.getByRole('heading', { name: /^Refund of ₹/ })).toBeVisible()
    await expect(card.getByText(/Booking cancelled$/)).toBeVisible()
    await expectSoundPage(page)
    expect((await readBooking(who, booking.id)).status).toBe('cancelled')
    await page.goBack()
    await expect(page.getByRole('link', { name: 'Upcoming' })).toHaveAttribute('aria-current', 'true')
  })
})

test('a guest releases an unpaid room', { tag: ['@once', '@long'] }, async ({ page }) => {
  const who = await booker(page)
  const hotel = await freeHotel(who, { slot: 3 }, [3])
  const held = await holdThroughCalls(who, hotel)
  const other = await holdThroughCalls(who, await freeHotel(who, { slot: 4 }, [4]), { slot: 4 })
  await test.step('the page says what the pending payment is for', async () => {
    await page.goto(`/confirm-booking?bookingid=${held.id}&hotelId=${hotel.id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Waiting for your payment' })).toBeFocused()
    for (const words of [hotel.name, held.short_id, 'Check-in', '₹'])
      await expect(page.getByRole('region', { name: 'Your stay' })).toContainText(words)
    await expect(page.getByRole('region', { name: 'Your payment, step by step' })).toContainText(
      'Room held for you until',
    )
    await expect(page.getByRole('main').getByRole('link', { name: /^1800/ })).toHaveAttribute('href', /^tel:/)
  })
  await page.goto('/my-bookings')
  await expect(page.getByRole('article')).toHaveCount(2)

  // The guest releases the room in another tab, and this tab shows it when the guest returns.
  const inOtherTab = { data: { id: other.id }, headers: { authorization: who.token } }
  await page.request.post('/api/bookings/cancel-booking', inOtherTab)
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await expect(page.getByRole('article')).toHaveCount(1)

  await cardOf(page, held).getByRole('button', { name: 'Release room' }).click()
  const dialog = page.getByRole('dialog', { name: 'Release this room?' })
  await expect(dialog).toContainText('You have paid nothing')
  await dialog.getByRole('button', { name: 'Release room' }).click()
  await expect(page.getByText('You have released this room')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No stays planned yet' })).toBeVisible()
  await expectSoundPage(page)

  await page.goto('/my-bookings?list=cancelled')
  const given = cardOf(page, held)
  await expect(given.getByText('so there is nothing to refund')).toBeVisible()
  await expect(given).not.toContainText('Refund of')
})

test('a guest changes the time, pays for a dearer time, and gets a refund for a cheaper time', async ({ page }) => {
  const who = await booker(page)
  const { booking, card } = await bookedEvening(who)
  const sheet = page.getByRole('dialog', { name: 'Modify booking' })

  await test.step('a dearer time waits for its payment', async () => {
    await openMore(card)
    await card.getByRole('button', { name: 'Modify' }).click()
    await expect(sheet.getByText('This is the time you booked')).toBeVisible()
    await sheet.getByRole('radio', { name: /^Full Day/ }).focus()
    await page.keyboard.press('Space')
    await expect(sheet.getByRole('term').filter({ hasText: 'New total' })).toBeVisible()
    await expectSoundPage(page)
    await sheet.getByRole('button', { name: /^Change to/ }).press('Enter')
    await expect(page).toHaveURL(/\/dev\/test-gateway\//)
    await page.goto('/my-bookings')
    await expect(card.getByRole('heading', { name: 'Your new time' })).toBeVisible()
    await openMore(card)
    await expect(card.getByRole('button', { name: 'Extend' })).toBeDisabled()
    await expectSoundPage(page)
    await card.getByRole('link', { name: /^Pay now/ }).click()
    await page.getByRole('button', { name: /^Pay ₹/ }).click()
    await expect(page).toHaveURL(/\/confirm-booking\?/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your booking has changed')
    expect(await readBooking(who, booking.id)).toMatchObject({ slot: 4, modification: null })
  })

  await test.step('a cheaper time applies immediately', async () => {
    await page.goto('/my-bookings')
    await openMore(card)
    await card.getByRole('button', { name: 'Modify' }).click()
    await sheet.getByRole('radio', { name: /^Morning/ }).check({ force: true })
    await expect(sheet.getByRole('term').filter({ hasText: 'Refunded to your payment method' })).toBeVisible()
    await sheet.getByRole('button', { name: /^Change to/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your booking has changed')
    await expect(page.getByRole('heading', { name: /^Refund of ₹/ }).first()).toBeVisible()
    expect(await readBooking(who, booking.id)).toMatchObject({ slot: 0 })
  })

  await test.step('a later cancellation shows all refunds on one timeline, each with its cause', async () => {
    const cancelling = { data: { id: booking.id }, headers: { authorization: who.token } }
    await page.request.post('/api/bookings/cancel-booking', cancelling)
    await page.goto('/my-bookings?list=cancelled')
    await expect(card.getByRole('heading', { name: /^Refund of ₹/ })).toHaveCount(1)
    await expect(card.getByText(/^₹[\d,]+ for the cheaper time/)).toHaveCount(2)
    await expect(card.getByText(/^₹[\d,]+ for the cancelled booking/).first()).toBeVisible()
  })
})

test('a failed payment leaves the booking unchanged', { tag: ['@once', '@long'] }, async ({ page }) => {
  const who = await booker(page)
  const { booking, card } = await bookedEvening(who)
  await openMore(card)
  await card.getByRole('button', { name: 'Modify' }).click()
  const sheet = page.getByRole('dialog', { name: 'Modify booking' })
  await sheet.getByRole('radio', { name: /^Full Day/ }).check({ force: true })
  await sheet.getByRole('button', { name: /^Change to/ }).click()
  await page.getByRole('button', { name: 'Let the payment fail' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your change did not go through')
  await expectSoundPage(page)
  await page.getByRole('link', { name: 'My Bookings' }).first().click()
  await openMore(card)
  await expect(card.getByRole('button', { name: 'Modify' })).toBeEnabled()
  expect(await readBooking(who, booking.id)).toMatchObject({ slot: 3, status: 'completed', modification: null })
})

test('a guest buys extra hours, and cancels them', { tag: ['@once', '@long'] }, async ({ page }) => {
  const who = await booker(page)
  const { booking, card } = await bookedEvening(who)
  const dialog = page.getByRole('dialog', { name: 'Stay a little longer' })

  await test.step('the guest requests extra hours by keyboard only', async () => {
    await openMore(card)
    await card.getByRole('button', { name: 'Extend' }).focus()
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'More hours' }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('term').filter({ hasText: '3 hours at' })).toBeVisible()
    await expectSoundPage(page)
    await dialog.getByRole('button', { name: 'Request 3 hours' }).press('Enter')
    await expect(card.getByRole('heading', { name: /^3 hours more, until/ })).toBeFocused()
    await expect(card.getByRole('button', { name: 'Modify' })).toBeDisabled()
    await expectSoundPage(page)
  })

  await test.step('the guest releases unpaid extra hours, requests them again and pays', async () => {
    await card.getByRole('button', { name: 'Cancel extension' }).click()
    await expect(card.getByRole('button', { name: 'Extend' })).toBeEnabled()
    await card.getByRole('button', { name: 'Extend' }).click()
    await dialog.getByRole('button', { name: 'Request 2 hours' }).click()
    await card.getByRole('link', { name: /^Pay/ }).click()
    await page.getByRole('button', { name: /^Pay ₹/ }).click()
    await expect(page).toHaveURL(/\/my-bookings\?/)
    await expect(card.getByRole('heading', { name: /^Extended until/ })).toBeFocused()
    await expectSoundPage(page)
  })

  await test.step('the guest cancels the extra hours', async () => {
    await card.getByRole('button', { name: 'Cancel extra hours' }).click()
    await card.getByRole('button', { name: 'Cancel hours' }).click()
    await expect(card.getByRole('heading', { name: /^Extended until/ })).toBeHidden()
    await expect(card.getByRole('heading', { name: /^Refund of ₹/ })).toBeVisible()
    const { leaves_at, checkout_date } = await readBooking(who, booking.id)
    expect(leaves_at).toBe(checkout_date)
  })
})

test(
  'an action that is too late is disabled with the reason, and the voucher shows what the desk needs',
  { tag: '@once' },
  async ({ page }) => {
    const who = await booker(page)
    // Chooses a stay that begins within 24 hours and has not begun yet, whatever time it is now.
    const minutes = istMinuteOfDay(await serverNow(page))
    const wish = minutes < 20 * 60 ? ({ slot: 3, inDays: 0 } as const) : ({ slot: 0, inDays: 1 } as const)
    const hotel = await freeHotel(who, wish, [wish.slot])
    const booking = await bookThroughCalls(who, hotel, wish)
    await page.goto('/my-bookings')
    const card = cardOf(page, booking)
    await openMore(card)
    await expect(card.getByRole('button', { name: 'Modify' })).toBeDisabled()
    await expect(card.getByRole('button', { name: 'Cancel booking' })).toBeHidden()
    await expect(card).toContainText('can no longer be changed or cancelled')
    await expectSoundPage(page)
    await card.getByRole('button', { name: 'Voucher' }).click()
    const voucher = page.getByRole('dialog', { name: 'Show this at the desk' })
    for (const words of [booking.short_id, 'Asha Rao', hotel.name, booking.hotel.address, 'Paid in full'])
      await expect(voucher).toContainText(words)
    await expect(voucher.getByRole('link', { name: /^Directions/ })).toHaveAttribute('href', /maps/)
    await expect(voucher.getByRole('link', { name: callOf(hotel).words })).toHaveAttribute('href', callOf(hotel).href)
    await expectSoundPage(page)
    // The printed voucher fits on one sheet.
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: 'My Bookings' })).toBeHidden()
    await expect(voucher.getByRole('link', { name: /^Directions/ })).toBeHidden()
    await expect(voucher.getByText('The booking name must match the ID of one guest.')).toBeVisible()
    expect((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  },
)

test('a guest whose session ends during a cancellation keeps the chosen reason', { tag: '@once' }, async ({ page }) => {
  const who = await booker(page)
  const { card } = await bookedEvening(who)
  await openMore(card)
  await card.getByRole('button', { name: 'Cancel booking' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' })
  await dialog.getByRole('radio', { name: 'Booked by mistake' }).check({ force: true })
  await page.route('**/api/bookings/cancel-booking', (route) =>
    route.fulfill({ status: 401, json: { error: { code: 'NO_SESSION', message: 'Please sign in.' } } }),
  )
  await dialog.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(dialog.getByRole('alert')).toContainText('we have kept your choices')
  await page.unroute('**/api/bookings/cancel-booking')
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('radio', { name: 'Booked by mistake' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Your booking is cancelled')).toBeVisible()
})
