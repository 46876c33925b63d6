import { expect, type Page } from '@playwright/test'
import { SLOTS } from '#domain/slots/slots.ts'
import { expectSoundPage, test } from './check-page.ts'
import { atDesk } from './desk-steps.ts'

// The server refuses a price that is far off, in order to ask for a confirmation.
test.use({ expectedFaults: [/409/] })

const EVENING = SLOTS[3].listingName
const WEEKS_AHEAD = 3

/** Opens the evenings of a week in which no other test books. */
async function openWeek(page: Page) {
  await page.goto('/desk/prices')
  for (let week = 0; week < WEEKS_AHEAD; week++) await page.getByRole('button', { name: 'Seven days later' }).click()
  return page.getByRole('button', { name: new RegExp(`, ${EVENING}, ₹`) })
}

const rupeesIn = (name: string | null): number => Number((/₹([\d,]+)$/.exec(name ?? '')?.[1] ?? '').replaceAll(',', ''))

test('a manager changes several day prices together and is asked about a typo', { tag: '@long' }, async ({ page }) => {
  await atDesk(page.request, 'manager')
  const evenings = await openWeek(page)
  const before = rupeesIn(await evenings.nth(1).getAttribute('aria-label'))
  await expectSoundPage(page)
  await evenings.nth(1).click()
  await evenings.nth(2).click()
  await expect(page.getByRole('heading', { name: '2 prices chosen' })).toBeVisible()
  await expectSoundPage(page)
  await page.getByRole('button', { name: 'Add 10%' }).click()
  const dearer = Math.round(before * 1.1)
  await expect(evenings.nth(1)).toHaveAttribute('aria-label', new RegExp(`₹${dearer.toLocaleString('en-IN')}$`))
  await page.getByRole('button', { name: 'Choose none' }).click()

  await evenings.nth(1).click()
  await page.getByLabel('Price, ₹').fill('17')
  await page.getByRole('button', { name: 'Set', exact: true }).click()
  await expect(page.getByText('A price is ₹199 to ₹1,00,000')).toBeVisible()
  await page.getByLabel('Price, ₹').fill('217')
  await expect(page.getByText(/Guests would pay ₹2\d\d with tax/)).toBeVisible()
  await page.getByRole('button', { name: 'Set', exact: true }).click()
  const really = page.getByRole('alert').filter({ hasText: 'Really ₹217?' })
  await expect(really).toContainText('% less')
  await expectSoundPage(page)
  await expect(page.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')
  await really.getByRole('button', { name: /^Keep ₹/ }).click()
  await expect(really).toBeHidden()

  await evenings.nth(1).click()
  await page.getByRole('button', { name: 'Add 10%' }).click()
  await page.getByRole('button', { name: 'Choose none' }).click()
  await expect(page.getByText('2 changes not saved:')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('2 changes not saved:')).toBeHidden()

  const saved = await openWeek(page)
  await expect(saved.nth(1)).toHaveAttribute('aria-label', new RegExp(`₹${dearer.toLocaleString('en-IN')}$`))
  await saved.nth(1).click()
  await saved.nth(2).click()
  await page.getByLabel('Price, ₹').fill(String(before))
  await page.getByRole('button', { name: 'Set', exact: true }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/not saved/)).toBeHidden()
})

test(
  'a manager is asked about a much lower base price and keeps the old price',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await atDesk(page.request, 'manager')
    await page.goto('/desk/prices')
    await page.getByRole('button', { name: 'Usual prices' }).click()
    await page.getByRole('button', { name: EVENING, exact: true }).click()
    const base = page.getByLabel('Base price')
    const before = await base.inputValue()
    await base.fill('250')
    await expect(page.getByText(/Guests would pay ₹2\d\d with tax/)).toBeVisible()
    await page.getByRole('button', { name: /^Save.*Base price/ }).click()
    const really = page.getByRole('alert').filter({ hasText: 'Really ₹250?' })
    await expectSoundPage(page)
    await really.getByRole('button', { name: /^Keep ₹/ }).click()
    await expect(base).toHaveValue(before)
    await page.reload()
    await page.getByRole('button', { name: 'Usual prices' }).click()
    await page.getByRole('button', { name: EVENING, exact: true }).click()
    await expect(base).toHaveValue(before)
  },
)
