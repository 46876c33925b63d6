import { expect } from '@playwright/test'
import { expectSoundPage, test } from './check-page.ts'
import { openGuarded } from './open-guarded.ts'

test('a visitor reports a picture and a review, and gets a ticket for each', { tag: '@once' }, async ({ page }) => {
  await page.goto('/hotel/mogra-residency-hyderabad')
  await openGuarded(page, page.url())
  await page.locator('#reviews').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Report this review' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Report this review' })).toBeVisible()
  await page.getByText('Its author was never a guest').click()
  await expectSoundPage(page)
  await page.screenshot({ path: '/tmp/report.png' })
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText(/We look within 24 hours\. Your ticket number is R-/)).toBeVisible()
})
