import { expect } from '@playwright/test'
import { expectSoundPage, test } from './check-page.ts'
import { rowsOf, signInAtOffice } from './office-steps.ts'
import { expectShown, openByPalette, removeView, saveView } from './view-steps.ts'

// Before the sign-in, the office requests the current user and gets 401.
test.use({ expectedFaults: [/401/] })

test(
  'an admin saves a view of hotels and of guests, and opens each with Ctrl K',
  { tag: '@long' },
  async ({ page }) => {
    await signInAtOffice(page, 'admin')
    await page.goto('/office/hotels')
    await expect(rowsOf(page).first()).toBeVisible()
    await page.getByRole('button', { name: 'No bank details' }).click()
    await expect(page).toHaveURL(/lacks=bank/)
    await saveView(page, 'To be paid nowhere')
    await expectSoundPage(page)
    await openByPalette(page, 'nowhere', /^To be paid nowhere ?Hotels$/)
    await expectShown(page, 'To be paid nowhere')
    await expect(page.getByRole('button', { name: 'No bank details' })).toHaveAttribute('aria-pressed', 'true')
    await removeView(page)

    await page.goto('/office/guests')
    await page.getByRole('button', { name: 'Did not come' }).click()
    await saveView(page, 'Empty rooms')
    await page.getByRole('searchbox', { name: 'Name', exact: true }).fill('mehta')
    await page.keyboard.press('Enter')
    await expect(page.getByText('A view keeps no guest’s name.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save this view' })).toHaveCount(0)
    await expectSoundPage(page)
    await page.getByRole('link', { name: 'Empty rooms' }).click()
    await expect(page.getByRole('searchbox', { name: 'Name', exact: true })).toHaveValue('')
    await openByPalette(page, 'empty', /^Empty rooms ?Guests$/)
    await expectShown(page, 'Empty rooms')
    await removeView(page)
  },
)
