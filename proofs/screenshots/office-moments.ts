import type { Page } from '@playwright/test'
import { openFound, signInAtOffice } from '../../tests/e2e/office-steps.ts'
import type { Album, Take } from './steps.ts'

const NOW = '**/api/office/now'
const NOBODY = '/office/booking/00000000-0000-4000-8000-000000000000'

/** Shows the office while it loads, when a call fails, finds nothing or is refused, and its forms about money. */
export const officeMomentsAlbum: Album = async (page, take) => {
  await page.goto('/office/sign-in')
  await page.getByLabel('Phone number').fill('12345')
  await page.getByRole('button', { name: 'Get OTP' }).click()
  await page.locator('[aria-invalid="true"]').waitFor()
  await take('sign-in-refused')
  await signInAtOffice(page, 'admin')
  await takeWaitingAndFailed(page, take)
  await page.goto('/office/find?text=Zyxw')
  await page.getByText(/^Nothing found for/).waitFor()
  await take('find-nothing')
  await page.goto(NOBODY)
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await take('no-booking')
  await openFound(page, 'Rohan Mehta')
  await page.getByRole('button', { name: 'Give credit' }).click()
  await page.getByRole('textbox', { name: 'Reason, for the log' }).waitFor()
  await take('act-begun')
  await takeMoney(page, take)
}

async function takeWaitingAndFailed(page: Page, take: Take): Promise<void> {
  const { promise: freed, resolve: free } = Promise.withResolvers<void>()
  await page.route(NOW, async (route) => {
    await freed
    await route.abort()
  })
  await page.goto('/office')
  await page.getByText('Loading…').waitFor()
  await take('waiting')
  free()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await take('failed')
  await page.unroute(NOW)
}

async function takeMoney(page: Page, take: Take): Promise<void> {
  await page.goto('/office/coupons')
  await page.getByRole('region', { name: 'Coupons' }).waitFor()
  await take('coupons')
  await page.getByRole('button', { name: 'New coupon' }).click()
  await page.getByRole('button', { name: 'Add the coupon' }).click()
  await page.getByRole('alert').first().waitFor()
  await take('coupon-refused')
  await page.goto('/office/statements')
  await page.getByRole('table').waitFor()
  await take('statements')
  await page.goto('/office/rates')
  await page.getByRole('button', { name: 'Propose a rate' }).click()
  await page.getByRole('button', { name: 'Propose it' }).click()
  await page.getByRole('alert').first().waitFor()
  await take('rate-refused')
}
