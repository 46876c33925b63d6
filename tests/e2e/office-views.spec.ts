import { expect, type Page } from '@playwright/test'
import { addMonths, monthOf } from '#domain/ledger/month.ts'
import { serverNow } from './book-through-calls.ts'
import { expectSoundPage, test } from './check-page.ts'
import { rowsOf, signInAtOffice } from './office-steps.ts'

// Before the sign-in, the office requests the current user and gets 401.
test.use({ expectedFaults: [/401/] })

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768

async function save(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Save this view' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this view' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expectShown(page, name)
}

const expectShown = (page: Page, name: string) =>
  expect(page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name, exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )

async function openByPalette(page: Page, typed: string, option: RegExp): Promise<void> {
  await page.goto('/office')
  await expect(page.getByRole('heading', { name: 'Now', exact: true })).toBeVisible()
  await page.locator('body').press('Control+k')
  await page.getByRole('combobox', { name: 'An act or a place' }).fill(typed)
  await expect(page.getByRole('option', { name: option })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
}

async function remove(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change this view' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the view' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** Proposes the payouts of the demo's last months; `drop` withdraws the proposal. */
async function proposePayouts(page: Page) {
  await page.request.post('/api/dev/jobs/end-stays', { data: {} })
  await page.request.post('/api/dev/jobs/check-books', { data: {} })
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/office/${path}`, { data: { reason: 'A journey', ...data } })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()) as { run: { id: string } | null }
  }
  const runs: string[] = []
  const last = addMonths(monthOf(await serverNow(page)), -1)
  for (let month = addMonths(monthOf(new Date()), -1); month <= last; month = addMonths(month, 1)) {
    await post(`months/${month}/close`, {})
    const { run } = await post('payouts/propose', { month })
    if (run) runs.push(run.id)
  }
  expect(runs).not.toEqual([])
  return { drop: () => Promise.all(runs.map((run_id) => post('payouts/drop', { run_id }))) }
}

test(
  'an admin saves a view of hotels, of guests and of payouts, and opens each with Ctrl K',
  { tag: '@long' },
  async ({ page }) => {
    await signInAtOffice(page, 'admin')
    await page.goto('/office/hotels')
    await expect(rowsOf(page).first()).toBeVisible()
    await page.getByRole('button', { name: 'No bank details' }).click()
    await expect(page).toHaveURL(/lacks=bank/)
    await save(page, 'To be paid nowhere')
    await expectSoundPage(page)
    await openByPalette(page, 'nowhere', /^To be paid nowhere ?Hotels$/)
    await expectShown(page, 'To be paid nowhere')
    await expect(page.getByRole('button', { name: 'No bank details' })).toHaveAttribute('aria-pressed', 'true')
    await remove(page)

    await page.goto('/office/guests')
    await page.getByRole('button', { name: 'Did not come' }).click()
    await save(page, 'Empty rooms')
    await page.getByRole('searchbox', { name: 'Name', exact: true }).fill('mehta')
    await page.keyboard.press('Enter')
    await expect(page.getByText('A view keeps no guest’s name.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save this view' })).toHaveCount(0)
    await expectSoundPage(page)
    await page.getByRole('link', { name: 'Empty rooms' }).click()
    await expect(page.getByRole('searchbox', { name: 'Name', exact: true })).toHaveValue('')
    await openByPalette(page, 'empty', /^Empty rooms ?Guests$/)
    await expectShown(page, 'Empty rooms')
    await remove(page)

    const { drop } = await proposePayouts(page)
    await page.goto('/office/payouts')
    await expect(page.getByRole('button', { name: 'Take it back' }).first()).toBeVisible()
    if (isPhone(page)) await page.getByText('Filters', { exact: true }).click()
    await page.getByLabel('State').selectOption({ label: 'To confirm' })
    await expect(page).toHaveURL(/state=proposed/)
    const row = rowsOf(page).filter({ hasText: '₹' }).first()
    await expect(row).toBeVisible()
    await expect(page.getByText(/^\d+ payouts?$/)).toBeVisible()
    await save(page, 'Second look')
    await expectSoundPage(page)
    if (isPhone(page)) await row.locator('summary').click()
    await expect(row.getByText(/^Proposed /)).toBeVisible()
    await expectSoundPage(page)
    await page.getByRole('link', { name: 'With the bank' }).click()
    await expect(page.getByText('No payout fits.')).toBeVisible()
    await openByPalette(page, 'second', /^Second look ?Payouts$/)
    await expectShown(page, 'Second look')
    await drop()
    await page.reload()
    await expect(page.getByText('No payout fits.')).toBeVisible()
    await remove(page)
  },
)
