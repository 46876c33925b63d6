import { randomInt } from 'node:crypto'
import { expect, type APIRequestContext, type Page } from '@playwright/test'

export type NewGuest = { name: string; email: string; phone: string; city: string }

/** Makes up a visitor, different in each test and even after an interrupted run. */
export function newGuest(): NewGuest {
  const digits = String(randomInt(10 ** 8)).padStart(8, '0')
  return { name: 'Asha Rao', email: `asha${digits}@home.example`, phone: `98${digits}`, city: 'Pune' }
}

/** Returns the newest OTP in the outbox of the local stand-in. */
export async function otpFor(request: APIRequestContext, phone: string): Promise<string> {
  const answer = await request.get('/api/dev/outbox', { params: { to: `+91${phone}` } })
  const [newest] = (await answer.json()) as Array<{ body: string }>
  const code = /^(\d{6}) /.exec(newest?.body ?? '')?.[1]
  if (!code) throw new Error(`no one-time password was sent to ${phone}`)
  return code
}

/** Signs a guest up through the calls. Returns the access token. */
export async function signUpThroughCalls(request: APIRequestContext, guest: NewGuest): Promise<string> {
  const { name, email, phone, city } = guest
  await request.post('/api/users/signup', { data: { name, email, phone, city } })
  const verified = await request.post('/api/users/verify-otp', { data: { phone, token: await otpFor(request, phone) } })
  return ((await verified.json()) as { id: string }).id
}

/** Signs a guest up through the calls and in on this page, whose context gets the token's cookie. Returns the token. */
export const signedIn = (page: Page, guest: NewGuest = newGuest()): Promise<string> =>
  signUpThroughCalls(page.request, guest)

/** Fills in the open sign-up dialog up to the verified OTP. Calls `lookAtOtp` while the dialog waits for the OTP. */
export async function signUpInDialog(page: Page, guest: NewGuest, lookAtOtp?: () => Promise<void>): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign-Up' })
  await dialog.getByLabel('Name').fill(guest.name)
  await dialog.getByLabel('Email').fill(guest.email)
  await dialog.getByLabel('Female').check()
  await dialog.getByLabel('City').selectOption(guest.city)
  await dialog.getByLabel('Phone').fill(guest.phone)
  await dialog.getByRole('button', { name: 'GET OTP' }).click()
  const otp = dialog.getByRole('textbox', { name: /OTP|password/i })
  await expect(otp).toBeVisible()
  await expect(dialog).toContainText(`sent to your mobile ******${guest.phone.slice(-4)}, please enter the same here.`)
  await lookAtOtp?.()
  await otp.fill(await otpFor(page.request, guest.phone))
  const proceed = dialog.getByRole('button', { name: 'Proceed' })
  if (await proceed.isVisible()) await proceed.click({ timeout: 2000 }).catch(() => undefined) // a complete OTP may submit itself
  await expect(dialog).toBeHidden()
}

/** Signs up as a new visitor, from the open login dialog. */
export async function signUpFromLogin(page: Page, guest: NewGuest): Promise<void> {
  await page
    .getByRole('dialog', { name: 'Login' })
    .getByRole('button', { name: /^Sign up/ })
    .click()
  await signUpInDialog(page, guest)
}
