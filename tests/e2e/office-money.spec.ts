import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { addMonths, monthOf } from '#domain/ledger/month.ts'
import { freeHotel, holdThroughCalls, payThroughCalls, serverNow } from './book-through-calls.ts'
import { expectSoundPage, test } from './check-page.ts'
import { demoDeskHotel } from './desk-steps.ts'
import { signedIn } from './guest.ts'
import { monthWords } from '#words/office/months.ts'
import { rowsOf, signInAtOffice } from './office-steps.ts'
import { expectShown, isPhone, openByPalette, removeView, saveView } from './view-steps.ts'

// Before the sign-in, the office requests the current user and gets 401.
test.use({ expectedFaults: [/401/] })

const sure = async (page: Page, button: string | RegExp, reason: string) => {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/for the log/).fill(reason)
  await dialog.getByRole('button', { name: button }).click()
  await expect(dialog).toBeHidden()
}

test(
  'one admin proposes a rate, and another sees its effect and confirms it',
  { tag: '@long' },
  async ({ page, browser }) => {
    await signInAtOffice(page, 'admin')
    await page.goto('/office/rates')
    const tcs = page.getByRole('region', { name: 'TCS', exact: true })
    await expect(tcs).toContainText('TCS: 0.5%')
    await page.getByRole('button', { name: 'Propose a rate' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Rate', { exact: true }).selectOption('tcs')
    await dialog.getByLabel('New rate').fill('101')
    await dialog.getByRole('button', { name: 'Propose it' }).click()
    await expect(dialog).toContainText('Write the rate')
    await dialog.getByLabel('New rate').fill('0.25')
    await dialog.getByLabel('From').fill('2030-04-01')
    await expectSoundPage(page)
    await sure(page, 'Propose it', 'Notification 15/2029')
    await expect(tcs).toContainText('0.25% from Mon, 1 Apr 2030')
    await expect(tcs.getByRole('button', { name: 'Confirm' })).toHaveCount(0)
    await expectSoundPage(page)

    const context = await browser.newContext()
    const other = await context.newPage()
    await signInAtOffice(other, 'admin', 'second')
    await other.goto('/office/rates')
    const theirs = other.getByRole('region', { name: 'TCS', exact: true })
    await theirs.getByRole('button', { name: 'Confirm' }).click()
    await expect(other.getByRole('dialog')).toContainText('for every stay that ends on Mon, 1 Apr 2030 or later')
    await sure(other, 'Confirm', 'Compared with the notification')
    await expect(theirs).toContainText('Ahead')
    await expect(theirs).toContainText('confirmed by Arif Khan')
    await context.close()
  },
)

/** Saves a view of the payouts that wait for a second admin, and opens it with Ctrl K. */
async function savePayoutView(page: Page): Promise<void> {
  await page.goto('/office/payouts')
  if (isPhone(page)) await page.getByText('Filters', { exact: true }).click()
  await page.getByLabel('State').selectOption({ label: 'To confirm' })
  await expect(page).toHaveURL(/state=proposed/)
  const row = rowsOf(page).filter({ hasText: '₹' }).first()
  await expect(row).toBeVisible()
  await expect(page.getByText(/^\d+ payouts?$/)).toBeVisible()
  await saveView(page, 'Second look')
  await expectSoundPage(page)
  if (isPhone(page)) await row.locator('summary').click()
  await expect(row.getByText(/^Proposed /)).toBeVisible()
  await expectSoundPage(page)
  await page.getByRole('link', { name: 'With the bank' }).click()
  await expect(page.getByText('No payout fits.')).toBeVisible()
  await openByPalette(page, 'second', /^Second look ?Payouts$/)
  await expectShown(page, 'Second look')
}

test(
  'an admin closes and pays a month with one bank file, and records the tax with its challan',
  // Runs on one screen size only, because a month can be closed only once.
  { tag: ['@once', '@long'] },
  async ({ page, browser }) => {
    const hotel = await demoDeskHotel(page)
    await page.request.post('/api/dev/jobs/end-stays', { data: {} })
    await page.request.post('/api/dev/jobs/check-books', { data: {} })
    await signInAtOffice(page, 'admin')
    // Goes from the demo's month to the last month by the site's clock, which other tests may have moved.
    const last = addMonths(monthOf(await serverNow(page)), -1)
    for (let month = addMonths(monthOf(new Date()), -1); month <= last; month = addMonths(month, 1)) {
      await page.goto(`/office/statements?month=${month}`)
      const close = page.getByRole('button', { name: /^Close \d+ hotels?$/ })
      await expect(page.getByRole('heading', { name: monthWords(month) })).toBeVisible()
      if ((await close.count()) === 0) continue
      await expectSoundPage(page)
      await close.click()
      await page
        .getByRole('dialog')
        .getByLabel(/for the log/)
        .fill('The end of the month')
      await page.getByRole('dialog').getByRole('button', { name: 'Close it for good' }).click()
      await expect(page.getByRole('dialog')).toContainText(/\d+ hotels? closed\./)
      await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
      await expect(close).toBeHidden()
    }
    await page.goto(`/office/statements?month=${last}`)
    await expect(page.getByRole('region', { name: 'Statements' })).toContainText(hotel.name)
    await page.getByRole('button', { name: /^Propose ₹/ }).click()
    await sure(page, 'Propose it', 'The last month')
    await savePayoutView(page)

    const context = await browser.newContext()
    const other = await context.newPage()
    await signInAtOffice(other, 'admin', 'second')
    await other.goto('/office/payouts')
    await other.getByRole('button', { name: 'Confirm' }).first().click()
    await sure(other, /^Let .+ go$/, 'Compared with the statement')
    await context.close()

    await page.reload()
    await expect(page.getByText('No payout fits.')).toBeVisible()
    await removeView(page)
    await page.goto('/office/payouts')
    const taken = async (button: string, press: string | RegExp, warning?: string) => {
      await page.getByRole('button', { name: button }).first().click()
      if (warning !== undefined) await expect(page.getByRole('dialog')).toContainText(warning)
      await expectSoundPage(page)
      const download = page.waitForEvent('download')
      await sure(page, press, 'For the upload')
      const file = await download
      return { name: file.suggestedFilename(), path: await file.path() }
    }
    const { name: first, path: firstFile } = await taken('File for the bank', 'Make the file')
    const number = /^payouts-(\d+)-/.exec(first)?.[1] ?? ''
    const again = await taken(`File ${number} again`, `Take file ${number} again`, 'others pay it a second time')
    expect(again.name).toBe(first)
    const { name: another } = await taken('Send again', 'Make another file', 'it pays these hotels twice')
    expect(another).not.toBe(first)
    await expectSoundPage(page)

    await page.getByRole('button', { name: 'Read the bank’s answer' }).first().click()
    const answer = page.getByRole('dialog', { name: 'Read the bank’s answer' })
    const orders = (await readFile(firstFile, 'utf8')).trim().split('\r\n').slice(1)
    const lines = orders.map((order, index) => {
      const [, , amount, , reference] = order.split(',')
      return `${reference},Success,${amount},UTR${Date.now()}${index}`
    })
    const table = ['reference,status,amount,UTR', ...lines, 'UNKNOWN,Success,1.00,UTR0000001'].join('\n')
    await answer
      .locator('input[type=file]')
      .setInputFiles({ name: 'answer.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })
    await expect(answer).toContainText('Line')
    await expectSoundPage(page)
    await sure(page, /^Record \d+ payouts?$/, 'The bank’s table of today')
    await expect(page.getByText(/^.*Paid .+UTR/).first()).toBeVisible()

    await page.goto('/office/taxes')
    await page.getByRole('button', { name: 'Record a payment' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Tax', { exact: true }).selectOption('gst_commission')
    await dialog.getByLabel('Amount').fill('99999999')
    await dialog.getByRole('button', { name: 'Record it' }).click()
    await expect(dialog).toContainText('is held.')
    await dialog.getByLabel('Amount').fill('1.50')
    const challan = `CPIN-${Date.now()}`
    await dialog.getByLabel('Challan').fill(challan)
    await expectSoundPage(page)
    await sure(page, 'Record it', 'GST of the month')
    const paid = page.getByRole('region', { name: 'Paid to the state' })
    await expect(paid).toContainText(challan)
    await expectSoundPage(page)
    await page.goto('/office/log?act=tax_paid')
    await expect(rowsOf(page).filter({ hasText: 'GST of the month' }).first()).toBeVisible()
  },
)

test(
  'one admin reads the gateway’s report, and another posts the settlement',
  { tag: ['@once', '@long'] },
  async ({ page, browser }) => {
    const booker = { page, token: await signedIn(page) }
    const held = await holdThroughCalls(booker, await freeHotel(booker, { slot: 3 }, [3]), { slot: 3 })
    await payThroughCalls(booker, held.payment_url)
    const payment = await page.request.get(`/api/dev/test-gateway/${held.payment_url?.split('/').at(-1) ?? ''}`)
    const { id, amount } = (await payment.json()) as { id: string; amount: number }
    const reference = `setl_${Date.now()}`
    const today = (await serverNow(page)).toISOString().slice(0, 10)
    const end = `${reference},${today},HDFCN${Date.now()}`
    const head =
      'transaction_entity,entity_id,amount,fee (exclusive tax),tax,debit,credit,settlement_id,settled_at,settlement_utr'
    const lines = [
      `payment,tpid_${id.slice(5)},${amount}.00,0,0,0,${amount}.00,${end}`,
      `payment,pay_unknown1,10.00,0,0,0,10.00,${end}`,
    ]
    await signInAtOffice(page, 'admin')
    await page.goto('/office/settlements')
    await page.getByRole('button', { name: 'Read a report' }).click()
    const dialog = page.getByRole('dialog', { name: 'Read a report' })
    const give = (rows: string[]) =>
      dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'monday.csv', mimeType: 'text/csv', buffer: Buffer.from([head, ...rows].join('\n')) })
    await give([...lines, lines[0] ?? ''])
    await expect(dialog).toContainText('Line 4: the report has this line twice')
    await expectSoundPage(page)
    await give(lines)
    await expect(dialog).toContainText('Payment pay_unknown1, ₹10: Not in our books')
    await expectSoundPage(page)
    await sure(page, 'Propose 1 settlement', 'Report of Monday')
    await expectSoundPage(page)

    const context = await browser.newContext()
    const other = await context.newPage()
    await signInAtOffice(other, 'admin', 'second')
    await other.goto(`/office/settlements/${reference}`)
    await expect(other.getByText('Find the payment at the gateway.')).toBeVisible()
    await other.getByRole('button', { name: 'Confirm' }).click()
    await expect(other.getByRole('dialog')).toContainText('1 line differs from our books')
    await sure(other, /^Post ₹/, 'The bank has it')
    await expect(other.getByText('In the books').first()).toBeVisible()
    await expectSoundPage(other)
    await context.close()
    await page.goto('/office/log?act=settlement_confirmed')
    await expect(rowsOf(page).filter({ hasText: 'The bank has it' }).first()).toBeVisible()
  },
)
