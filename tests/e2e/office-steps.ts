import { expect, type Locator, type Page } from '@playwright/test'
import { OFFICE_TEAM } from '#demo/catalogue/load-demo-office.ts'
import { otpFor } from './guest.ts'

type Role = (typeof OFFICE_TEAM)[number]['role']

/**
 * Signs an operator of the demo office in on its pages, by phone and OTP. `which` chooses between the two operators of
 * each role.
 */
export async function signInAtOffice(page: Page, role: Role, which: 'first' | 'second' = 'first'): Promise<void> {
  // Advances the clock, because a phone gets five OTPs an hour, and other tests sign in with the same phone.
  await page.request.post('/api/dev/clock', { data: { advanceMinutes: 13 } })
  const member = OFFICE_TEAM.filter((each) => each.role === role)[which === 'first' ? 0 : 1]
  const phone = (member?.phone ?? '').slice('+91'.length)
  await page.goto('/office')
  await page.waitForURL(/\/office\/sign-in/)
  const button = page.getByRole('button', { name: 'Get OTP' })
  await expect(async () => {
    await page.getByLabel('Phone number').fill(phone)
    await button.click()
    await expect(page.getByLabel('OTP')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(async () => {
    await page.getByLabel('OTP').fill(await otpFor(page.request, phone))
  }).toPass()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Now', exact: true })).toBeVisible()
}

/** Searches in the office and opens the first booking found. An exact code opens its booking automatically. */
export async function openFound(page: Page, text: string): Promise<void> {
  await page.goto('/office/find')
  await page.getByRole('searchbox').fill(text)
  await page.getByRole('searchbox').press('Enter')
  const row = page.getByRole('region', { name: 'Bookings' }).getByRole('link').first()
  const acts = page.getByRole('heading', { name: 'Acts' })
  await expect(row.or(acts)).toBeVisible()
  if (await row.isVisible()) await row.click()
  await expect(acts).toBeVisible()
}

/** The rows of the office's lists: in a table if there is room, and in a list on a phone. */
export const rowsOf = (page: Page): Locator => page.locator('.data-table tr, .short-rows > li')
