import { expect } from '@playwright/test'
import { expectSoundPage, test } from './check-page.ts'
import { signInAtDesk } from './desk-steps.ts'

// Before the sign-in, the desk requests the current user and gets 401.
test.use({ expectedFaults: [/401/] })

test('the sign-in page switches to the selected language', { tag: ['@once', '@long'] }, async ({ page }) => {
  await page.goto('/desk/sign-in')
  await page.getByRole('button', { name: 'हिंदी' }).click()
  await expect(page.getByRole('button', { name: 'यह फ़ोन जोड़ें' })).toBeVisible()
  await expectSoundPage(page)
  await page.reload()
  await expect(page.getByRole('button', { name: 'हिंदी' })).toHaveAttribute('aria-pressed', 'true')
})

test('the desk warns half an hour before sign-out', { tag: ['@once', '@long'] }, async ({ page }) => {
  await signInAtDesk(page)
  await expect(page.getByText(/This device is signed out at/)).toBeHidden()
  await page.request.post('/api/dev/clock', { data: { advanceMinutes: 11 * 60 + 40 } })
  await page.reload()
  await expect(page.getByText(/This device is signed out at/)).toBeVisible()
  await expectSoundPage(page)
  await page.getByRole('link', { name: 'Sign in again now' }).click()
  await expect(page).toHaveURL(/\/desk\/sign-in$/)
})
