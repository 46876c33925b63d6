/** The site asks a guest before it charges twice for one night (decision 0070). */
import { expect, type Page } from '@playwright/test'
import type { Booking } from '#contract/bookings.ts'
import { bookThroughCalls, freeHotel, holdThroughCalls } from './book-through-calls.ts'
import { expectSoundPage, test } from './check-page.ts'
import { signedIn } from './guest.ts'

test.use({ expectedFaults: [/409/] })

const reviewPath = ({ hotel, checkin_date, checkout_date, slot }: Booking) =>
  `/booking?${new URLSearchParams({ hotel: hotel.slug, checkin: checkin_date.slice(0, 10), slot: String(slot), checkout: checkout_date.slice(0, 10) })}`

const bookNow = (page: Page) => page.getByRole('button', { name: /^Book Now/ }).filter({ visible: true })
const paymentPage = /\/dev\/test-gateway\//

test('the back button after paying shows the booking instead of Book Now', async ({ page }) => {
  await signedIn(page)
  await page.goto('/hotels-in-jaipur')
  await page.getByRole('article').getByRole('link').first().click()
  await page.getByRole('link', { name: 'Book Now' }).filter({ visible: true }).first().click()
  await page.waitForURL(/\/booking\?/)
  const review = page.url()
  await bookNow(page).click()
  await page.waitForURL(paymentPage)
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your room is booked')
  for (let presses = 0; presses < 3 && page.url() !== review; presses++) await page.goBack()
  await expect(page.getByText('You have booked this stay.')).toBeVisible()
  await expect(bookNow(page)).toHaveCount(0)
  await expectSoundPage(page)
  await page.getByRole('button', { name: 'Book another room for the same time' }).click()
  await expect(bookNow(page)).toBeEnabled()
  await bookNow(page).click()
  await page.waitForURL(paymentPage)
})

test('a second tab with the same review asks before it books again', async ({ page, context }) => {
  const token = await signedIn(page)
  const booker = { page, token }
  const hotel = await freeHotel(booker, { inDays: 9, rooms: 3 }, [3])
  const example = await holdThroughCalls(booker, hotel, { inDays: 9 })
  await page.request.post('/api/bookings/cancel-booking', {
    data: { id: example.id },
    headers: { authorization: token },
  })
  const other = await context.newPage()
  for (const tab of [page, other]) {
    // Waits until each tab has loaded the guest's bookings, so that neither has the booking that the other makes.
    await tab.goto(reviewPath(example), { waitUntil: 'networkidle' })
    await expect(bookNow(tab)).toBeEnabled()
  }
  await bookNow(page).click()
  await page.waitForURL(paymentPage)
  const paying = page.url()

  await test.step('the other tab may pay for the held room', async () => {
    await bookNow(other).click()
    const question = other.getByRole('dialog', { name: 'Book another room?' })
    await expect(question).toContainText(/You have a room here for .*held for you until .* and not paid yet/)
    await expectSoundPage(other)
    await question.getByRole('link', { name: /^Pay ₹.* for it$/ }).click()
    await expect(other).toHaveURL(paying)
    await other.getByRole('button', { name: /^Pay ₹/ }).click()
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Your room is booked')
  })

  await test.step('the guest is asked once about a stay elsewhere at that time', async () => {
    const elsewhere = await freeHotel(booker, { inDays: 9, city: 'jaipur' }, [3])
    await other.goto(reviewPath({ ...example, hotel: { ...example.hotel, slug: elsewhere.slug } }))
    await bookNow(other).click()
    const question = other.getByRole('dialog', { name: 'Book this too?' })
    await expect(question).toContainText(`You have a stay at ${hotel.name} then.`)
    await question.getByRole('button', { name: 'Do not book' }).click()
    await bookNow(other).click()
    await question.getByRole('button', { name: 'Book this too' }).click()
    await other.waitForURL(paymentPage)
  })
})

test('a guest can release a held room and book the same stay with pay at hotel', { tag: '@once' }, async ({ page }) => {
  const token = await signedIn(page)
  const booker = { page, token }
  const hotel = await freeHotel(booker, { inDays: 11 }, [3])
  const held = await holdThroughCalls(booker, hotel, { inDays: 11, more: { useReferralCredits: false } })
  await page.goto(`${reviewPath(held)}&pay_at_hotel=true`)
  await bookNow(page).click()
  const question = page.getByRole('dialog', { name: 'Book another room?' })
  await question.getByRole('button', { name: 'Release it and book this instead' }).click()
  await page.waitForURL(paymentPage)
  const first = await page.request.get(`/api/bookings/${held.id}`, { headers: { authorization: token } })
  expect(((await first.json()) as Booking).status).toBe('cancelled')
})

test('the review for a stay that is already booked links to the booking', { tag: '@once' }, async ({ page }) => {
  const token = await signedIn(page)
  const booker = { page, token }
  const booking = await bookThroughCalls(booker, await freeHotel(booker, { inDays: 12 }, [3]), { inDays: 12 })
  await page.goto(reviewPath(booking))
  await page.getByRole('link', { name: 'See your booking' }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your room is booked')
})
