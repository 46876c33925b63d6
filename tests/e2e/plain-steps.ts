import { expect, type Page } from '@playwright/test'
import { addDays, istDateOf } from '#domain/kernel/ist.ts'
import { freeHotel, serverNow } from './book-through-calls.ts'
import { newGuest, otpFor, type NewGuest } from './guest.ts'

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** Goes from a free hotel's page to the page that books without scripts, which first asks for the sign-in. */
export async function toPlainReview(page: Page, inDays = 30): Promise<{ slug: string; name: string }> {
  const hotel = await freeHotel({ page, token: '' }, { slot: 3, inDays }, [3])
  const date = addDays(istDateOf(await serverNow(page)), inDays)
  await page.goto(`/hotel/${hotel.slug}?checkin=${date}&slot=3`)
  await page
    .getByRole('link', { name: /^Book Now/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Review your booking' })).toBeAttached()
  await page.getByRole('link', { name: 'Book Now' }).filter({ visible: true }).click()
  return hotel
}

export async function typeOtp(page: Page, otp: string): Promise<void> {
  await page.getByLabel('OTP').fill(otp)
  await button(page, 'Continue').click()
}

/** Fills in the plain sign-up, up to the page that asks for the OTP. */
export async function askToSignUp(page: Page, guest: NewGuest = newGuest(), friendsCode = ''): Promise<NewGuest> {
  await page.getByRole('link', { name: /^Sign up and get/ }).click()
  await page.getByLabel('Your name').fill(guest.name)
  await page.getByLabel('Email').fill(guest.email)
  await page.getByLabel('City').fill(guest.city)
  await page.getByLabel('Phone').fill(guest.phone)
  await page.getByLabel('A friend’s code').fill(friendsCode)
  await button(page, 'Get OTP').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Type the OTP')
  return guest
}

export async function signUpPlainly(page: Page): Promise<NewGuest> {
  const guest = await askToSignUp(page)
  await typeOtp(page, await otpFor(page.request, guest.phone))
  return guest
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Presses a button of the test gateway's page. */
export async function payAtGateway(page: Page, outcome: RegExp): Promise<void> {
  await page.waitForURL(/\/dev\/test-gateway\//)
  await page.getByRole('button', { name: outcome }).click()
}
