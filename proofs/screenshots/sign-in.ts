import type { Page } from '@playwright/test'
import { newGuest, otpFor, signedIn, type NewGuest } from '../../tests/e2e/guest.ts'
import { openLogin, type Album, type Take } from './steps.ts'

/** Shows the login dialog and the sign-up, with each of their errors (specification §5, §8). */
export const signInAlbum: Album = async (page, take) => {
  const known = newGuest()
  await signedIn(page, known)
  await page.context().clearCookies()
  // Moves the clock, because the site sends another OTP only after thirty seconds.
  await page.request.post('/api/dev/clock', { data: { advanceMinutes: 1 } })
  await page.goto('/my-bookings')
  await page.getByRole('dialog', { name: 'Login' }).waitFor()
  await take('login-protected')
  await page.goto('/')
  await logIn(page, take, known)
  // Forgets the OTP that was just sent, because otherwise the login would ask for that OTP.
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/')
  await takenAlready(page, take, known)
}

async function logIn(page: Page, take: Take, known: NewGuest): Promise<void> {
  const dialog = await openLogin(page)
  const phone = dialog.getByRole('textbox', { name: 'Phone' })
  await take('login')
  await phone.fill('12')
  await dialog.getByRole('heading').first().click()
  await take('login-phone-invalid')
  await phone.fill(newGuest().phone)
  await dialog.getByRole('button', { name: 'Get OTP' }).click()
  await dialog.getByRole('button', { name: 'Check the number' }).waitFor()
  await take('login-not-registered')
  await phone.fill(known.phone)
  await dialog.getByRole('button', { name: 'Get OTP' }).click()
  const otp = dialog.getByRole('textbox', { name: 'OTP' })
  await otp.waitFor()
  await take('login-otp')
  const right = await otpFor(page.request, known.phone)
  await otp.fill(right === '000000' ? '000001' : '000000')
  await dialog.getByText('Please enter the correct OTP sent on your mobile.').waitFor()
  await take('login-otp-wrong')
  // Waits half a minute of the browser's own clock until the button is enabled.
  await dialog.locator('button:enabled', { hasText: 'Try WhatsApp' }).waitFor({ timeout: 40_000 })
  await take('login-whatsapp')
}

/** Signs up with a phone, then with an email, that already belongs to an account. */
async function takenAlready(page: Page, take: Take, known: NewGuest): Promise<void> {
  const login = await openLogin(page)
  await login.getByRole('button', { name: 'Sign up and get ₹100 credit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign-Up' })
  await dialog.waitFor()
  await take('sign-up')
  for (const label of ['Name', 'Email', 'Phone']) await dialog.getByLabel(label).focus()
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('98')
  await dialog.getByLabel('Email').fill('asha@home')
  await dialog.getByLabel('Name').focus()
  await take('sign-up-faults')
  const fresh = newGuest()
  await dialog.getByLabel('Name').fill(fresh.name)
  await dialog.getByLabel('Email').fill(fresh.email)
  await dialog.getByLabel('City').selectOption(fresh.city)
  await dialog.getByRole('textbox', { name: 'Phone' }).fill(known.phone)
  await dialog.getByRole('button', { name: 'GET OTP' }).click()
  await dialog.getByText('This phone number is already registered with us. Try to Sign In instead').waitFor()
  await take('sign-up-phone-taken')
  await dialog.getByRole('textbox', { name: 'Phone' }).fill(fresh.phone)
  await dialog.getByLabel('Email').fill(known.email)
  await dialog.getByRole('button', { name: 'GET OTP' }).click()
  const otp = dialog.getByRole('textbox', { name: /OTP|password/i })
  await otp.waitFor()
  await otp.fill(await otpFor(page.request, fresh.phone))
  await dialog.getByText('This email is already registered with us. Try to Sign In instead').waitFor()
  await take('sign-up-email-taken')
}
