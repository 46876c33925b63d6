import { expect, type Page } from '@playwright/test'
import { addDays, istDateOf } from '#domain/kernel/ist.ts'
import { holdThroughCalls, nearlySoldOut, serverNow } from './book-through-calls.ts'
import { contentWidth, test } from './check-page.ts'
import { newGuest, otpFor, signedIn, signUpThroughCalls, type NewGuest } from './guest.ts'
import { askToSignUp, button, heading, payAtGateway, signUpPlainly, toPlainReview, typeOtp } from './plain-steps.ts'

/** Checks only the width, because axe needs scripts. `plain-axe.spec.ts` runs axe on the same pages. */
const expectFit = async (page: Page) =>
  expect(await contentWidth(page)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)

// The console reports every page whose status is a refusal.
test.use({ javaScriptEnabled: false, expectedFaults: [/Failed to load resource/] })

test('a guest without scripts signs up, books, pays and cancels', async ({ page }) => {
  const hotel = await toPlainReview(page)
  await expect(heading(page)).toHaveText('Sign in')
  await expectFit(page)
  const guest = await askToSignUp(page)
  await expectFit(page)
  expect(page.url()).not.toContain(guest.phone)
  const otp = await otpFor(page.request, guest.phone)
  await typeOtp(page, otp === '000000' ? '111111' : '000000')
  await expect(page.getByLabel('OTP')).toBeFocused()
  await expect(page.getByLabel('OTP')).toHaveAccessibleDescription('Please enter the correct OTP sent on your mobile.')
  await expect(page).toHaveTitle(/^Error: /)
  await typeOtp(page, otp)

  await expect(heading(page)).toHaveText('Check and book')
  await expect(page.getByRole('heading', { name: hotel.name })).toBeVisible()
  await expectFit(page)
  const review = page.url()
  await button(page, 'Book Now').click()
  await expect(heading(page)).toHaveText('Your room is held')
  await expectFit(page)

  await test.step('neither ‘back’ nor a second press holds a second room', async () => {
    await page.goBack()
    await expect(page.getByText(/You hold this room and have not paid yet/)).toBeVisible()
    await expect(button(page, 'Book Now')).toHaveCount(0)
    await page.getByRole('link', { name: 'Open the booking' }).click()
  })

  await page.getByRole('link', { name: /^Pay ₹/ }).click()
  await payAtGateway(page, /^Pay ₹/)
  await expect(heading(page)).toHaveText('Your room is booked')
  await expect(page.getByRole('img', { name: 'QR code for the desk' })).toBeVisible()
  await expect(page.getByText('Paid in full')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Login/Sign-up' }), 'a signed-in guest is offered no login').toBeHidden()
  await expectFit(page)

  await test.step('‘back’ after paying asks for no second payment', async () => {
    await page.goto(review)
    await expect(page.getByText(/You have booked this stay/)).toBeVisible()
    await button(page, 'Book Now').click()
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByLabel('Yes, book this stay as well')).not.toBeChecked()
    await expectFit(page)
  })

  await page.goto('/my-bookings')
  await page.getByRole('link', { name: 'See your bookings without it' }).click()
  await expect(heading(page)).toHaveText('My Bookings')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expectFit(page)
  await page.getByRole('article').getByRole('link').click()
  await page.getByText('Cancel this booking?').click()
  await button(page, 'Cancel booking').click()
  await expect(heading(page)).toHaveText('This booking is cancelled')
  await expect(page.getByRole('heading', { name: /^Refund of ₹/ })).toBeVisible()
  await page.reload()
  await expect(heading(page)).toHaveText('This booking is cancelled')
  await expectFit(page)

  await page.locator('#main').getByRole('link', { name: 'My Bookings' }).click()
  await button(page, 'Sign out').click()
  await expect(page).toHaveURL('/')
  await page.goto('/plain/bookings')
  await expect(heading(page)).toHaveText('Sign in')
})

test(
  'a guest without scripts whose card is refused books again and pays at the hotel',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await toPlainReview(page, 31)
    await signUpPlainly(page)
    await button(page, 'Book Now').click()
    await page.getByRole('link', { name: /^Pay ₹/ }).click()
    await payAtGateway(page, /fail/)
    await expect(heading(page)).toHaveText('Your booking did not go through')
    await page.locator('#main').getByRole('link', { name: 'My Bookings' }).click()
    await expect(page.getByRole('heading', { name: 'Did not go through' })).toBeVisible()
    await page.getByRole('article').getByRole('link').click()
    await expect(page.getByText(/so we have released the room/)).toBeVisible()
    await page.getByRole('link', { name: 'Book this stay again' }).click()
    await page.getByRole('radio', { name: /^Pay at hotel/ }).check()
    await button(page, 'Book Now').click()
    await page.getByRole('link', { name: /^Pay ₹/ }).click()
    await payAtGateway(page, /^Pay ₹/)
    await expect(heading(page)).toHaveText('Your room is booked')
    await expect(page.getByText(/to pay at the desk/)).toBeVisible()
  },
)

test(
  'a guest without scripts requests a new OTP when the first is too old',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await page.goto('/sign-up')
    await page.getByRole('link', { name: 'Sign up without it' }).click()
    await expect(heading(page)).toHaveText('Sign up')
    await page.goto('/plain/sign-in?back=https://elsewhere.example/')
    const guest = await askToSignUp(page)
    const old = await otpFor(page.request, guest.phone)
    await page.request.post('/api/dev/clock', { data: { advanceMinutes: 6 } })
    await typeOtp(page, old)
    await expect(page.getByText('Please enter the correct OTP sent on your mobile.')).toBeVisible()
    await button(page, 'Send another OTP').click()
    await expect(heading(page)).toHaveText('Type the OTP')
    await typeOtp(page, await otpFor(page.request, guest.phone))
    await expect(heading(page)).toHaveText('My Bookings')
    await expect(page).toHaveURL('/plain/bookings')
  },
)

async function fillSignUp(page: Page, { name, email, city, phone }: NewGuest): Promise<void> {
  await page.goto('/plain/sign-up')
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('City').fill(city)
  await page.getByLabel('Phone').fill(phone)
  await button(page, 'Get OTP').click()
}

test(
  'a guest without scripts reads at each field of the sign-up what is wrong',
  { tag: ['@once', '@long'] },
  async ({ page, playwright, baseURL }) => {
    const elsewhere = await playwright.request.newContext({ ...(baseURL !== undefined && { baseURL }) })
    const known = newGuest()
    await elsewhere.post('/api/users/signup', { data: known })
    await elsewhere.post('/api/users/verify-otp', {
      data: { phone: known.phone, token: await otpFor(elsewhere, known.phone) },
    })
    await elsewhere.dispose()
    const guest = newGuest()
    await page.goto('/plain/sign-in')
    await page.getByLabel('Phone').fill(guest.phone)
    await button(page, 'Get OTP').click()
    await expect(heading(page)).toHaveText('Sign up')
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByLabel('Phone')).toHaveValue(guest.phone)
    await page.getByLabel('Your name').fill('   ')
    await page.getByLabel('Email').fill(known.email)
    await page.getByLabel('City').fill('Pune')
    await button(page, 'Get OTP').click()
    await expect(page.getByLabel('Your name')).toHaveAccessibleDescription('Name Required')
    await expect(page.getByLabel('Your name')).toBeFocused()
    await expect(page.getByLabel('Email')).toHaveValue(known.email)
    await page.getByLabel('Your name').fill('Asha')
    await button(page, 'Get OTP').click()
    await typeOtp(page, await otpFor(page.request, guest.phone))
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/already registered/)
    await page.getByLabel('Email').fill(guest.email)
    await button(page, 'Continue').click()
    await expect(heading(page)).toHaveText('My Bookings')

    await page.context().clearCookies()
    await fillSignUp(page, { ...newGuest(), phone: known.phone })
    await expect(heading(page)).toHaveText('Sign in')
    await expect(page.getByText(/already registered/)).toBeVisible()
  },
)

test(
  'a guest without scripts pays nothing for a room that was sold meanwhile',
  { tag: ['@once', '@long'] },
  async ({ page, browser }) => {
    await page.goto('/plain/bookings')
    await signedIn(page)
    const date = addDays(istDateOf(await serverNow(page)), 33)
    const rival = await browser.newContext({ baseURL: new URL(page.url()).origin })
    const other = await rival.newPage()
    const booker = { page: other, token: await signedIn(other) }
    const hotel = await nearlySoldOut(booker, { slot: 3, inDays: 33, city: 'kochi' })
    await page.goto(`/plain/review?hotel=${hotel.slug}&checkin=${date}&slot=3`)
    await expect(button(page, 'Book Now')).toBeVisible()
    await holdThroughCalls(booker, hotel, { slot: 3, inDays: 33, more: { another: true } })
    await button(page, 'Book Now').click()
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByText(/This time is sold out/)).toBeVisible()
    await expect(button(page, 'Book Now')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'See free times' })).toBeVisible()
    await rival.close()
  },
)

test(
  'a guest without scripts who requests too many OTPs is shown our phone number',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    const guest = newGuest()
    for (let sends = 0; sends < 3; sends++) {
      await fillSignUp(page, guest)
      await expect(heading(page)).toHaveText('Type the OTP')
      await page.request.post('/api/dev/clock', { data: { advanceMinutes: 1 } })
    }
    await button(page, 'Send another OTP').click()
    const alert = page.getByRole('alert')
    await expect(alert).toBeFocused()
    await expect(alert).toContainText(/You can try again in \d+ hours\. Or call/)
    await expect(alert.getByRole('link')).toHaveAttribute('href', /^tel:/)
  },
)

test(
  'a friend’s code typed without scripts takes ₹100 off the first booking',
  { tag: ['@once', '@long'] },
  async ({ page, playwright, baseURL }) => {
    const friend = await playwright.request.newContext({ ...(baseURL !== undefined && { baseURL }) })
    await signUpThroughCalls(friend, newGuest())
    const { cookies } = await friend.storageState()
    const id = cookies.find(({ name }) => name === 'user_id')?.value
    const { code } = (await (await friend.get(`/api/users/${id}/refer-code`)).json()) as { code: string }
    await friend.dispose()
    await toPlainReview(page, 33)
    const guest = await askToSignUp(page, newGuest(), code.toLowerCase())
    await typeOtp(page, await otpFor(page.request, guest.phone))
    await expect(heading(page)).toHaveText('Check and book')
    await expect(page.getByText('Referral discount')).toBeVisible()
    await button(page, 'Book Now').click()
    await expect(heading(page)).toHaveText('Your room is held')
    await expect(page.getByText('Referral discount')).toBeVisible()
  },
)

test('a hotel’s album unfolds without scripts', { tag: ['@both', '@long'] }, async ({ page }) => {
  await page.goto('/hotels-in-pune')
  await page.getByRole('article').first().getByRole('link').first().click()
  const album = page.locator('details').filter({ hasText: /^All \d+ pictures/ })
  const count = Number(/\d+/.exec(await album.innerText())?.[0])
  await album.getByText(/^All \d+ pictures/).click()
  await expect(album.getByRole('img')).toHaveCount(count)
  for (const picture of await album.getByRole('img').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300)
  }
  await expectFit(page)
  await expect(
    page.getByRole('button', { name: /^(?:Picture \d+ of|All \d+ pictures)/ }),
    'no button is dead',
  ).toHaveCount(0)
})

test('a form on another site does nothing for a guest without scripts', { tag: '@once' }, async ({ page }) => {
  await page.goto('/plain/bookings')
  await signedIn(page)
  await page.goto('/plain/bookings')
  const ours = page.url()
  await page.route('http://elsewhere.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" action="${ours}"><button>Win a prize</button></form>`,
    }),
  )
  await page.goto('http://elsewhere.example/')
  await button(page, 'Win a prize').click()
  await expect(page.getByText(/This form came from another site, so nothing was sent/)).toBeVisible()
  await page.goto('/plain/bookings')
  await expect(heading(page)).toHaveText('My Bookings')
})
