import { expect } from '@playwright/test'
import { expectSoundPage, test } from './check-page.ts'
import { signedIn } from './guest.ts'
import { signInAtOffice } from './office-steps.ts'

// Before the sign-in, the office requests the current user and gets 401.
test.use({ expectedFaults: [/status of 401/] })

test('an admin opens a guest’s nominee with a reason', { tag: ['@once', '@long'] }, async ({ page }) => {
  const token = await signedIn(page)
  const id = (await page.context().cookies()).find(({ name }) => name === 'user_id')?.value ?? ''
  const named = await page.request.post(`/api/users/${id}/nominee`, {
    headers: { authorization: token },
    data: { name: 'Meera Joshi', phone: '9876501234' },
  })
  expect(named.ok(), await named.text()).toBe(true)
  await page.context().clearCookies()
  await signInAtOffice(page, 'admin')
  await page.goto(`/office/guest/${id}`)
  await page.getByRole('button', { name: 'Read their nominee' }).click()
  const dialog = page.getByRole('dialog', { name: 'Read their nominee' })
  await dialog.getByRole('textbox').fill('Their son rang, papers seen')
  await expectSoundPage(page)
  await dialog.getByRole('button', { name: 'Show' }).click()
  const nominee = page.getByRole('dialog', { name: 'Their nominee' })
  await expect(nominee.getByText('+919876501234')).toBeVisible()
  await expectSoundPage(page)
  await nominee.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByText('Read a guest’s nominee')).toBeVisible()
})
