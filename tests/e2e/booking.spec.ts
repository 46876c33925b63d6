import { expect } from '@playwright/test'
import type { User } from '#contract/accounts.ts'
import type { Booking } from '#contract/bookings.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { bookThroughCalls, freeHotel, serverNow } from './book-through-calls.ts'
import { expectSoundPage, test } from './check-page.ts'
import { moveClockTo } from './desk-steps.ts'
import { newGuest, signedIn, signUpInDialog } from './guest.ts'

/** Enables animations, because most guests see them. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

// The test gateway's page has no script, so unlike our pages it cannot catch the error of a skipped view transition.
test.use({ expectedFaults: [/^Transition was aborted because of invalid state/] })

test('a couple finds a hotel, signs up, books, pays and is confirmed', async ({ page }) => {
  const guest = newGuest()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hotels for couples in India')
  await expectSoundPage(page)

  await test.step('the couple searches by keyboard only', async () => {
    const finder = page.getByRole('form', { name: 'Find a hotel' })
    await finder.getByRole('button', { name: /^City/ }).press('Enter')
    await page.getByRole('searchbox', { name: 'City' }).focus()
    await page.keyboard.type('pun')
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog')
    await expect(panel.getByRole('grid', { name: 'Check-in' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(panel.locator('[aria-current="true"]')).toBeFocused()
    await expectSoundPage(page)
    await panel.getByRole('button', { name: /^Full Day/ }).press('Enter')
    await expect(panel.getByRole('grid', { name: 'Check-out' })).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/hotels for couples in Pune/)
    await expectSoundPage(page)
  })

  await test.step('the couple opens the hotel', async () => {
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('link') })
      .first()
    const name = await card.getByRole('heading').innerText()
    await card.getByRole('link', { name }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByRole('term').filter({ hasText: 'Total' }).first()).toBeVisible()
    await expectSoundPage(page)
    await page.getByRole('link', { name: 'Book Now' }).filter({ visible: true }).press('Enter')
  })

  let agreed = ''
  await test.step('the couple signs up', async () => {
    await expect(page).toHaveURL(/\/booking\?/)
    await expectSoundPage(page)
    const bill = page.getByRole('region', { name: 'Your bill' }).filter({ visible: true })
    await expect(bill).toContainText(/Sign-up credit− ₹100/)
    agreed = await bill.getByRole('definition').last().innerText()
    await page.getByRole('button', { name: 'Book Now' }).filter({ visible: true }).press('Enter')
    await expect(page.getByRole('dialog', { name: 'Sign-Up' }).getByLabel('Name')).toBeFocused()
    await expectSoundPage(page)
    await signUpInDialog(page, guest, () => expectSoundPage(page))
  })

  await test.step('the couple pays', async () => {
    await page.waitForURL(/\/dev\/test-gateway\//)
    await expect(page.getByRole('heading', { name: 'Test payment' })).toBeVisible()
    // The payment page asks for the same amount as the bill in the review.
    await page.getByRole('button', { name: `Pay ${agreed}` }).press('Enter')
  })

  await test.step('the page confirms the booking', async () => {
    await expect(page).toHaveURL(/\/confirm-booking\?bookingid=/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your room is booked')
    await expect(page.getByRole('region', { name: 'Superfast check-in' })).toContainText('of 4 done')
    await expect(page.getByLabel('Add your photo')).toBeAttached()
    await expect(page.getByLabel('Partner’s phone')).toBeHidden()
    await expectSoundPage(page)
  })

  await test.step('My Bookings lists the booking', async () => {
    await page.goto('/my-bookings')
    await expect(page.getByRole('article')).toHaveCount(1)
    await expectSoundPage(page)
    await page.goto('/logout')
    await expect(page).toHaveURL('/')
  })
})

test(
  'a failed payment says so, charges nothing and releases the room',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await signedIn(page)
    await page.goto('/hotels-in-jaipur')
    await page.getByRole('article').getByRole('link').first().click()
    await page
      .getByRole('button', { name: 'Book Now' })
      .or(page.getByRole('link', { name: 'Book Now' }))
      .first()
      .click()
    await page.getByRole('button', { name: /^Book Now.*Pay ₹[\d,]+$/ }).click()
    await page.waitForURL(/\/dev\/test-gateway\//)
    const paying = page.url()
    await page.goBack()
    await expect(page.getByText(/^The room is held for you until \d/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Book Now' })).toHaveCount(0)
    await expect(page.getByRole('radio')).toHaveCount(0)
    const agreed = await page.getByRole('definition').filter({ visible: true }).last().innerText()
    await page.getByRole('link', { name: `Pay ${agreed}` }).click()
    await expect(page).toHaveURL(paying)
    await page.getByRole('button', { name: 'Let the payment fail' }).click()
    await expect(page).toHaveURL(/\/booking-failed\?/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your booking did not go through')
    const stay = page.getByRole('region', { name: 'Your stay' })
    for (const words of ['Jaipur', 'Check-in', 'Not paid', '₹']) await expect(stay).toContainText(words)
    await expectSoundPage(page)
    const id = new URL(page.url()).searchParams.get('bookingid')
    const booking = (await (await page.request.get(`/api/bookings/${id}`)).json()) as Booking
    expect(booking).toMatchObject({ status: 'failed', refunds: [], payment_url: null })
    const user = (await (await page.request.get(`/api/users/${booking.userId}`)).json()) as User
    expect(user.credits).toBe(100)
    await page.goto('/my-bookings')
    const failed = page.getByRole('region', { name: 'Not booked' }).getByRole('article')
    await expect(failed).toContainText('The payment did not go through.')
    await expectSoundPage(page)
    await failed.getByRole('link', { name: /^What now\?/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your booking did not go through')
  },
)

test(
  'a stay for tonight says next to the pay button and in My Bookings that it cannot be cancelled',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await moveClockTo(page, '15:00')
    const booker = { page, token: await signedIn(page) }
    const tonight = { slot: 3, inDays: 0 } as const
    const hotel = await freeHotel(booker, tonight, [3])
    const date = istDateOf(await serverNow(page))
    await page.goto(`/booking?hotel=${hotel.slug}&checkin=${date}&slot=3`)
    await expect(page.getByText('Once you pay, this booking cannot be cancelled.')).toBeVisible()
    await bookThroughCalls(booker, hotel, tonight)
    await page.goto('/my-bookings')
    await page.getByRole('article').locator('summary').last().click()
    await expect(page.getByText(/Wrong day or hotel\? Call us: /)).toBeVisible()
  },
)

test.describe('a review whose session ends', () => {
  test.use({ expectedFaults: [/401/] })

  test(
    'a session that ends during the review offers the sign-in and keeps the input',
    { tag: ['@once', '@long'] },
    async ({ page, baseURL }) => {
      const token = await signedIn(page)
      const url = baseURL ?? ''
      await page.goto('/hotels-in-jaipur')
      const href = await page.getByRole('article').getByRole('link').first().getAttribute('href')
      await page.goto((href ?? '').replace('/hotel/', '/booking?hotel=').replace(/(hotel=[^?]+)\?/, '$1&'))
      const name = page.getByRole('textbox', { name: 'Name' })
      await expect(name).toHaveAccessibleDescription('As on your ID')
      await expect(name).not.toHaveValue('')
      await name.fill('Meera Iyer')
      await page.request.post('/api/users/logout', { headers: { authorization: token } })
      await page.context().addCookies([
        { name: 'access_token', value: token, url, httpOnly: true, sameSite: 'Lax' },
        { name: 'user_id', value: '1', url, sameSite: 'Lax' },
      ])
      await page.getByRole('button', { name: 'Book Now' }).filter({ visible: true }).click()
      const login = page.getByRole('dialog', { name: 'Login' })
      await expect(login).toContainText('You were signed out.')
      await page.keyboard.press('Escape')
      await expect(name).toHaveValue('Meera Iyer')
    },
  )
})

test(
  'the page for failed bookings says nothing about a payment when the address names no booking',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await page.goto('/booking-failed')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t tell which booking this is')
    await expect(page.getByRole('main')).not.toContainText(/payment did not go through|charged/)
    await expect(page.getByRole('main').getByRole('link', { name: 'My Bookings' })).toHaveAttribute(
      'href',
      '/my-bookings',
    )
    await expectSoundPage(page)
  },
)
