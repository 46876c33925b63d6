import { addMonths, monthOf } from '#domain/ledger/month.ts'
import { expect } from '@playwright/test'
import { serverNow } from './book-through-calls.ts'
import { expectSoundPage, test } from './check-page.ts'
import { rowsOf, signInAtOffice } from './office-steps.ts'

// Before the sign-in, the office requests the current user and gets 401.
test.use({ expectedFaults: [/401/] })

test(
  'an admin reads a month’s returns next to the books, chooses another month and downloads files',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await signInAtOffice(page, 'admin')
    await page.goto('/office/money')
    await page.getByRole('link', { name: 'Returns' }).click()
    for (const name of ['GSTR-8', 'GSTR-1', 'GSTR-3B', /^26Q, /]) {
      const shown = page.getByRole('region', { name, exact: true })
      await expect(shown).toContainText('In the books')
      await expect(shown).toContainText('Agrees with the books')
    }
    await expectSoundPage(page)
    const fileOf = async (press: () => Promise<void>) => {
      const download = page.waitForEvent('download')
      await press()
      return (await download).suggestedFilename()
    }
    const last = addMonths(monthOf(await serverNow(page)), -1)
    const gstr8 = page.getByRole('region', { name: 'GSTR-8' }).getByRole('link', { name: 'CSV' })
    expect(await fileOf(() => gstr8.click())).toBe(`uncle-${last}-gstr-8.csv`)
    const journal = page.getByRole('link', { name: 'Journal for Tally' })
    expect(await fileOf(() => journal.click())).toBe(`uncle-${last}-journal.csv`)

    await page.getByLabel('Month', { exact: true }).fill(addMonths(last, 1))
    await expect(page).toHaveURL(/month=20\d{2}-\d{2}$/)
    await expect(page.getByText('This month is not over.')).toBeVisible()
    await page.goto('/office/returns?month=2026-01')
    await expect(page.getByRole('heading', { level: 1, name: 'Returns, January 2026' })).toBeVisible()
    await expect(page.getByText('Agrees with the books')).toHaveCount(4)
    await expectSoundPage(page)
    await page.setViewportSize({ width: 1280, height: 900 })
    await expectSoundPage(page)

    await page.goto('/office/log?act=return_exported')
    await expect(rowsOf(page).filter({ hasText: 'Downloaded a return' }).first()).toBeVisible()
  },
)
