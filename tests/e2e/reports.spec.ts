import { expect } from '@playwright/test'
import { expectSoundPage, test } from './check-page.ts'

test(
  'a visitor reports a picture and a review, and gets a ticket for each',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await page.goto('/hotel/mogra-residency-hyderabad')
    await page.locator('#reviews').scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Report this review' }).first().click()
    await expect(page.getByRole('dialog', { name: 'Report this review' })).toBeVisible()
    await page.getByText('Its author was never a guest').click()
    await expectSoundPage(page)
    await page.getByRole('button', { name: 'Send report' }).click()
    await expect(page.getByText(/We look within 24 hours\. Your ticket number is R-/)).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).first().click()

    await page.getByRole('button', { name: /^Picture 1 of/ }).click()
    await page.getByRole('button', { name: 'Report this picture' }).click()
    await expect(page.getByRole('dialog', { name: 'Report this picture' })).toBeVisible()
    await page.getByLabel('Phone').fill('98765 00071')
    await expectSoundPage(page)
    await page.getByRole('button', { name: 'Send report' }).click()
    await expect(page.getByText(/We look within 2 hours\. Your ticket number is R-/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Follow it here' })).toBeVisible()
  },
)
