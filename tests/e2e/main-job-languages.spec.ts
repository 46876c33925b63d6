import { expect, type Page } from '@playwright/test'
import type { City } from '#contract/cities.ts'
import type { Hotel } from '#contract/hotels.ts'
import { inLanguage, type Language } from '#domain/languages.ts'
import { bookThroughCalls, freeHotel, readBooking, serverNow, type Booker } from './book-through-calls.ts'
import { expectSoundPage, test } from './check-page.ts'
import { demoDeskHotel } from './desk-steps.ts'
import { englishLeft, latinWordsIn, namesOf, reviewersOf } from './english-left.ts'
import { newGuest, otpFor, signedIn } from './guest.ts'
import { wordsIn } from './words-in.ts'

// The browser logs the 422 response to a wrong OTP.
test.use({ expectedFaults: [/status of 422/] })

const GUEST = ['Asha', 'Rao']
/** Waits for the local stand-in gateway, whose pages are only in English. */
const atGateway = (page: Page) => page.waitForURL(/\/dev\/test-gateway\//)

async function namesIn(page: Page): Promise<Set<string>> {
  const { slug } = await freeHotel({ page, token: '' }, { slot: 3, inDays: 30 }, [3])
  return namesOf(page.request, ['pune', 'jaipur', 'bengaluru'], [...(await reviewersOf(page.request, slug)), ...GUEST])
}

/** Remembers the code and the hotel's address from the page that confirms the booking. */
async function addNamesOfBooking(booker: Booker, names: Set<string>): Promise<void> {
  const booking = await readBooking(booker, new URL(booker.page.url()).searchParams.get('bookingid') ?? '')
  const { address } = (await (await booker.page.request.get(`/api/hotels/${booking.hotelId}`)).json()) as Hotel
  for (const word of latinWordsIn(`${booking.short_id} ${address}`)) names.add(word)
}

/** Finds the value of a city's option, because its label is translated. */
async function idOfCity({ request }: Page, called: string): Promise<string> {
  const cities = (await (await request.get('/api/cities')).json()) as City[]
  return String(cities.find(({ name }) => name === called)?.id)
}

async function expectOnly(page: Page, language: Language, names: ReadonlySet<string>): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', `${language}-IN`)
  expect.soft(englishLeft(await page.content(), language, names), page.url()).toEqual([])
  await expectSoundPage(page)
}

for (const language of ['hi', 'ta'] as const)
  test(
    `a couple books, pays, shows the voucher and cancels in ${language}`,
    { tag: ['@once', '@long'] },
    async ({ page }) => {
      const guest = newGuest()
      const names = await namesIn(page)
      const look = () => expectOnly(page, language, names)
      const search = await wordsIn(language, 'search')
      const placing = await wordsIn(language, 'place-booking')
      const main = page.getByRole('main')
      await page.goto(inLanguage(language, '/'))
      await look()

      await test.step('the couple searches', async () => {
        await page.locator('form').first().getByRole('button').first().click()
        await page.getByRole('searchbox').fill('pun')
        await page.keyboard.press('Enter')
        const panel = page.getByRole('dialog')
        await expect(panel.getByRole('grid')).toBeVisible()
        await look()
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Enter')
        await expect(panel.getByText(search.whichTimeSuitsYou)).toBeVisible()
        await look()
        await panel.getByRole('button').filter({ hasText: '₹' }).last().click()
        await panel.getByRole('grid').last().waitFor()
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(new RegExp(`/${language}/search-results`))
        await look()
      })

      await test.step('the couple opens a hotel and reviews the booking', async () => {
        await main.getByRole('article').getByRole('link').first().click()
        await expect(page).toHaveURL(new RegExp(`/${language}/hotel/`))
        await look()
        await page.getByRole('link', { name: placing.bookNow }).filter({ visible: true }).first().click()
        await expect(page).toHaveURL(new RegExp(`/${language}/booking\\?`))
        await look()
        await page.getByRole('button', { name: placing.bookNow }).filter({ visible: true }).click()
      })

      await test.step('the couple signs up, with a wrong OTP first', async () => {
        const dialog = page.getByRole('dialog')
        const signIn = await wordsIn(language, 'account/sign-in')
        await dialog.locator('[name="name"]').fill(guest.name)
        await dialog.locator('[name="email"]').fill(guest.email)
        await dialog.getByLabel(signIn.female, { exact: true }).check()
        await dialog.locator('select[name="city"]').selectOption(await idOfCity(page, guest.city))
        await dialog.locator('[name="phone"]').fill(guest.phone)
        await look()
        await dialog.getByRole('button', { name: signIn.getOtpToSignUp }).click()
        const code = dialog.locator('[name="token"]')
        let right = ''
        await expect(async () => {
          right = await otpFor(page.request, guest.phone)
        }).toPass()
        await code.fill(right === '123456' ? '654321' : '123456')
        await expect(dialog.getByRole('alert')).toBeVisible()
        await look()
        await code.fill(right)
        const proceed = dialog.getByRole('button', { name: signIn.proceed })
        await proceed.click({ timeout: 2000 }).catch(() => undefined) // a complete OTP may submit itself
        await atGateway(page)
      })

      await test.step('the couple pays and is confirmed', async () => {
        await page.getByRole('button', { name: /^Pay ₹/ }).click()
        const { roomIsBooked } = await wordsIn(language, 'bookings/confirmation')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(roomIsBooked)
        const token = (await page.context().cookies()).find(({ name }) => name === 'access_token')?.value ?? ''
        await addNamesOfBooking({ page, token }, names)
        await look()
      })

      await test.step('the couple sees the voucher', async () => {
        const { voucher, showThisAtDesk } = await wordsIn(language, 'bookings/voucher')
        await page.getByRole('button', { name: voucher }).first().click()
        await expect(page.getByRole('dialog', { name: showThisAtDesk })).toBeVisible()
        await look()
        await page.keyboard.press('Escape')
      })

      await test.step('the couple cancels', async () => {
        await page.goto(inLanguage(language, '/my-bookings'))
        const card = main.getByRole('article')
        await expect(card).toHaveCount(1)
        await look()
        const { cancelBooking, cancelThisBooking } = await wordsIn(language, 'bookings/changes')
        await card.locator('summary').last().click()
        await card.getByRole('button', { name: cancelBooking }).click()
        const dialog = page.getByRole('dialog', { name: cancelThisBooking })
        await look()
        await dialog.getByRole('button', { name: cancelBooking }).click()
        await expect(dialog).toBeHidden()
        await look()
      })
    },
  )

test('a failed payment says in Hindi that nothing was charged', { tag: ['@once', '@long'] }, async ({ page }) => {
  const names = await namesIn(page)
  await signedIn(page)
  const { bookNow } = await wordsIn('hi', 'place-booking')
  await page.goto('/hi/hotels-in-jaipur')
  await page.getByRole('article').getByRole('link').first().click()
  await page.getByRole('link', { name: bookNow }).filter({ visible: true }).first().click()
  await page.getByRole('button', { name: bookNow }).filter({ visible: true }).click()
  await atGateway(page)
  await page.getByRole('button', { name: 'Let the payment fail' }).click()
  const { bookingFailed } = await wordsIn('hi', 'bookings/confirmation')
  await expect(page).toHaveURL(/\/hi\/booking-failed\?/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(bookingFailed)
  await expectOnly(page, 'hi', names)
})

test('guests who are turned away choose another room in Hindi', { tag: ['@once', '@long'] }, async ({ page }) => {
  const booker = { page, token: await signedIn(page) }
  const hotel = await demoDeskHotel(page)
  const names = await namesOf(page.request, ['pune', String(hotel.cityId)], GUEST)
  const booking = await bookThroughCalls(booker, hotel, { inDays: 3, slot: 3 })
  const ahead = Math.ceil((Date.parse(booking.checkin_date) - (await serverNow(page)).getTime()) / 60_000)
  await page.request.post('/api/dev/clock', { data: { advanceMinutes: Math.max(0, ahead) } })
  const t = await wordsIn('hi', 'another-room')
  await page.goto(`/hi/another-room?booking=${booking.id}`)
  await expectOnly(page, 'hi', names)
  await page.getByRole('button', { name: t.hotelTurnsUsAway }).click()
  await expect(page.getByRole('heading', { name: t.weHaveAnotherRoom })).toBeFocused()
  await expectOnly(page, 'hi', names)
  await page.getByRole('button').filter({ visible: true, hasText: 'लें' }).first().click()
  const { roomIsBooked } = await wordsIn('hi', 'bookings/confirmation')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(roomIsBooked)
  await addNamesOfBooking(booker, names)
  await expectOnly(page, 'hi', names)
})
