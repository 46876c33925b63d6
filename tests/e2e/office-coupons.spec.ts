import { expect } from '@playwright/test'
import { expectSoundPage, test } from './check-page.ts'
import { rowsOf, signInAtOffice } from './office-steps.ts'

// Before the sign-in, the office requests the current user and gets 401.
test.use({ expectedFaults: [/401/] })

test(
  'an admin adds a coupon for weekends in one city, sees it in the list and the log, and ends it',
  { tag: '@long' },
  async ({ page }, { project }) => {
    await signInAtOffice(page, 'admin')
    await page.goto('/office/coupons')
    await expect(rowsOf(page).filter({ hasText: 'WELCOME10' })).toContainText('Uncle')
    await expectSoundPage(page)

    const code = `WEEKEND${project.name.toUpperCase().replaceAll(/[^A-Z]/g, '')}`
    await page.getByRole('button', { name: 'New coupon' }).click()
    const dialog = page.getByRole('dialog')
    const press = dialog.getByRole('button', { name: 'Add the coupon' })
    await dialog.getByLabel('Code', { exact: true }).fill(code)
    await dialog.getByLabel('Percent').fill('101')
    await dialog.getByLabel('At most').fill('300')
    await dialog.getByLabel('Last day').fill('2027-12-31')
    await dialog.getByRole('button', { name: 'Sat' }).click()
    await dialog.getByRole('button', { name: 'Sun' }).click()
    await dialog.getByRole('radio', { name: 'One hotel' }).check()
    await dialog.getByLabel('Hotel or city').fill('pune')
    await dialog
      .getByRole('button', { name: /, Pune$/ })
      .first()
      .click()
    await expect(dialog.getByText(/^Only .+ takes it\.$/)).toBeVisible()
    await dialog.getByRole('radio', { name: 'Some cities' }).check()
    await press.click()
    await expect(dialog.getByLabel('Percent')).toHaveAccessibleDescription(/From 1 to 100 percent/)
    await expect(dialog.getByLabel('Percent')).toBeFocused()
    await expectSoundPage(page)
    await dialog.getByLabel('Percent').fill('15')
    await press.click()
    await expect(dialog.getByText('Choose where guests can use it.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Pune', exact: true }).click()
    await dialog.getByLabel('Reason, for the log').fill('Agreed with the hotels of Pune')
    await press.click()

    await expect(dialog).toBeHidden()
    const row = rowsOf(page).filter({ hasText: code })
    for (const words of ['15% off, up to ₹300', 'Uncle', 'Sat, Sun', 'Pune', 'On'])
      await expect(row).toContainText(words)
    await row.getByRole('button', { name: `End ${code}` }).click()
    await dialog.getByLabel('Reason, for the log').fill('The hotels changed their minds')
    await dialog.getByRole('button', { name: 'End it now' }).click()
    await expect(dialog).toBeHidden()
    await expect(row).toContainText('Ended')
    await expect(row.getByRole('button')).toHaveCount(0)

    await page.goto('/office/log?act=coupon_ended')
    await expect(rowsOf(page).filter({ hasText: code })).toContainText('The hotels changed their minds')
  },
)
