import { expect, type Page } from '@playwright/test'
import { serverNow } from './book-through-calls.ts'
import { expectSoundPage, test } from './check-page.ts'
import { rowsOf, signInAtOffice } from './office-steps.ts'

// Before the sign-in, the office requests the current user and gets 401.
test.use({ expectedFaults: [/401/] })

const sure = async (page: Page, button: string | RegExp, reason: string) => {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/for the log/).fill(reason)
  await dialog.getByRole('button', { name: button }).click()
  await expect(dialog).toBeHidden()
}

test(
  'one admin reads the bank’s statement, explains a line, and another confirms it',
  { tag: '@long' },
  async ({ page, browser }) => {
    await signInAtOffice(page, 'admin')
    const now = await serverNow(page)
    const today = now.toISOString().slice(0, 10)
    const mark = `CHG${now.getTime()}${Math.floor(Math.random() * 1000)}`
    const account = String(1000 + Math.floor(Math.random() * 9000))
    const lines = [
      'Uncle Stays Pvt Ltd',
      'Date,Narration,Chq/Ref No,Withdrawal Amt.,Deposit Amt.,Closing Balance',
      `${today},NEFT CHARGES FOR THE MONTH,${mark},5.90,,"1,00,000.00"`,
      `${today},RENT OF THE OFFICE,RENT${mark},"50,000.00",,"50,000.00"`,
    ]
    await page.goto('/office/bank')
    await page.getByRole('button', { name: 'Read a statement' }).click()
    const dialog = page.getByRole('dialog', { name: 'Read a statement' })
    const give = (rows: string[]) =>
      dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'december.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) })
    await dialog.getByLabel('Last four digits').fill('12')
    await give(lines)
    await dialog.getByLabel(/for the log/).fill('December')
    await dialog.getByRole('button', { name: /^Keep/ }).click()
    await expect(dialog).toContainText('Write the last four digits of the account.')
    await dialog.getByLabel('Last four digits').fill(account)
    await expect(dialog).toContainText(`Nothing was read of account ··${account} before`)
    await give([...lines.slice(0, 3), lines[3] ?? '', `${today},NEFT,X1,1.00,,7.00`])
    await expect(dialog).toContainText('Line 5: the balance before and this amount make another balance (₹49,999')
    await expectSoundPage(page)
    await give(lines)
    await expect(dialog).toContainText('2 new lines differ:')
    await expectSoundPage(page)
    await sure(page, 'Keep 2 lines', 'December')

    await page.getByLabel('UTR or words of the bank').fill(mark)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    const charge = rowsOf(page).filter({ hasText: 'NEFT CHARGES' })
    await expect(charge).toContainText('Not in our books')
    await expectSoundPage(page)
    await charge.getByRole('button', { name: 'Explain' }).click()
    await page.getByRole('dialog').getByLabel('Explanation').selectOption('interest')
    await page
      .getByRole('dialog')
      .getByLabel(/for the log/)
      .fill('The tariff')
    await page.getByRole('dialog').getByRole('button', { name: 'Propose it' }).click()
    await expect(page.getByRole('dialog')).toContainText('Interest comes in.')
    await page.getByRole('dialog').getByLabel('Explanation').selectOption('charges')
    await expectSoundPage(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Propose it' }).click()
    await expect(charge).toContainText('Waits')

    const context = await browser.newContext()
    const other = await context.newPage()
    await signInAtOffice(other, 'admin', 'second')
    await other.goto(`/office/bank?state=waiting&text=${mark}`)
    await rowsOf(other).getByRole('button', { name: 'Decide' }).click()
    await expect(other.getByRole('dialog')).toContainText('The tariff')
    await expectSoundPage(other)
    await other.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
    await sure(other, 'Post ₹5.90', 'The bank says so')
    await expect(other.getByText('No line fits.')).toBeVisible()
    await other.goto('/office/trial-balance')
    await expect(rowsOf(other).filter({ hasText: 'Bank charges' })).toBeVisible()
    await expect(other.getByText('Debit and credit are equal.')).toBeVisible()
    await expectSoundPage(other)
    await context.close()
  },
)
