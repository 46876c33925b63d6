import { expect } from '@playwright/test'
import { expectSoundPage, test } from './check-page.ts'
import { atDesk } from './desk-steps.ts'

test(
  'a manager withdraws the hotel from a coupon for which it pays, and joins again',
  { tag: '@long' },
  async ({ page }) => {
    await atDesk(page.request, 'manager')
    await page.goto('/desk/more')
    await page.getByRole('link', { name: 'Coupons' }).click()
    const coupon = page.getByRole('listitem').filter({ hasText: 'LONGER250' })
    await expect(coupon.getByText('₹250 at most for each booking')).toBeVisible()
    await expect(coupon.getByText('Joined', { exact: true })).toBeVisible()
    await expectSoundPage(page)
    await page.getByRole('button', { name: 'Leave LONGER250' }).click()
    await expect(coupon.getByText('Joined', { exact: true })).toBeHidden()
    await expectSoundPage(page)
    await page.getByRole('button', { name: 'Join LONGER250' }).click()
    await expect(coupon.getByText('Joined', { exact: true })).toBeVisible()
  },
)
