import type { Page } from '@playwright/test'
import { istMinuteOfDay, addDays, istDateOf } from '../../src/domain/kernel/ist.ts'
import { freeHotel, holdThroughCalls, serverNow } from '../../tests/e2e/book-through-calls.ts'
import { signedIn } from '../../tests/e2e/guest.ts'
import { bookNow, findHotel, refuse, saturdayAhead, soldHotel, STAY, type Album, type Take } from './steps.ts'

const LAST_EVENING_HOUR = 20

/** Shows the review before paying, and everything that can prevent a booking. */
export const bookingReviewAlbum: Album = async (page, take) => {
  const hotel = await findHotel(page, 'pune', (each) => each.has_love_kit && each.hasBathtub && !each.only_payAtHotel)
  const address = `/booking?hotel=${hotel.slug}&${STAY}`
  await page.goto(address)
  await take('review')
  await page.waitForLoadState('networkidle')
  // Clicks instead of checking: the choice goes into the address, so the radio changes only after the navigation
  // begins.
  await page.getByRole('radio', { name: /^Pay at hotel/ }).click({ force: true })
  await page
    .getByText(/at the hotel$/i)
    .filter({ visible: true })
    .first()
    .waitFor()
  await page.getByLabel('Put a love kit in the room').check({ force: true })
  await take('pay-at-hotel')
  await page.goto(`${address}&couponId=MONSOON99`)
  await take('coupon-refused')
  const desk = await findHotel(page, 'pune', (each) => each.only_payAtHotel)
  await page.goto(`/booking?hotel=${desk.slug}&${STAY}`)
  await take('only-pay-at-hotel')
  await late(page, take)
  const sold = await soldHotel(page, 'kochi')
  await page.goto(`/booking?hotel=${sold.hotel.slug}&checkin=${sold.day}&slot=3`)
  await take('sold')
  await refusals(page, take, address)
}

/** Shows a review of a booking within 24 hours of check-in, which cannot be cancelled. */
async function late(page: Page, take: Take): Promise<void> {
  const now = await serverNow(page)
  const isEvening = istMinuteOfDay(now) < LAST_EVENING_HOUR * 60
  const wish = isEvening ? ({ slot: 3, inDays: 0 } as const) : ({ slot: 0, inDays: 1 } as const)
  const { slug } = await freeHotel({ page, token: '' }, wish, [wish.slot])
  await page.goto(`/booking?hotel=${slug}&slot=${wish.slot}&checkin=${addDays(istDateOf(now), wish.inDays)}`)
  await take('late')
}

/**
 * Shows a signed-in guest's review with empty fields, a busy server, three rooms already held, and an expired session.
 */
async function refusals(page: Page, take: Take, address: string): Promise<void> {
  const booker = { page, token: await signedIn(page) }
  await page.goto(address)
  await page.getByText('Your credit').filter({ visible: true }).first().waitFor()
  await take('signed-in')
  await page.getByText('Updates by SMS').click()
  await page.getByRole('group', { name: 'How you hear of your bookings' }).waitFor()
  await take('news')
  await page.getByText('Updates by SMS').click()
  await page.getByLabel('Name', { exact: true }).fill('')
  await page.getByLabel('Email', { exact: true }).fill('asha@home')
  await bookNow(page).click()
  await page.getByText('Name Required').waitFor()
  await take('fields-missing')
  await page.getByLabel('Name', { exact: true }).fill('Asha Rao')
  await page.getByLabel('Email', { exact: true }).fill('asha@home.example')
  await refuse(page, '**/api/bookings/create-booking')
  await bookNow(page).click()
  await page.getByRole('alert').first().waitFor()
  await take('busy')
  await page.unroute('**/api/bookings/create-booking')
  await bookNow(page).click()
  await page.waitForURL(/test-gateway/)
  await page.goBack()
  await page.getByText('The room is held for you').waitFor()
  await take('held')
  for (const inDays of [50, 51]) {
    await holdThroughCalls(booker, await freeHotel(booker, { inDays }, [3]), { inDays })
  }
  // Uses a different evening, because the review of the held evening leads to its payment.
  await page.goto(address.replace(saturdayAhead(), addDays(saturdayAhead(), 1)))
  await page.waitForLoadState('networkidle')
  await bookNow(page).click()
  await page.getByRole('link', { name: 'See your unpaid bookings' }).waitFor()
  await take('too-many-holds')
  await page.request.post('/api/users/logout', { headers: { authorization: booker.token } })
  await page.context().addCookies([
    { name: 'access_token', value: booker.token, url: new URL(page.url()).origin, httpOnly: true, sameSite: 'Lax' },
    { name: 'user_id', value: '1', url: new URL(page.url()).origin, sameSite: 'Lax' },
  ])
  await bookNow(page).click()
  await page.getByRole('dialog', { name: /Login|Sign-Up/ }).waitFor()
  await take('session-expired')
}
