import { expect } from '@playwright/test'
import { bookThroughCalls, endStay, freeHotel } from './book-through-calls.ts'
import { expectSoundPage, test } from './check-page.ts'
import { signedIn } from './guest.ts'

/** The stay is tomorrow, so that the session lasts longer. */
const TOMORROW = { inDays: 1 }

test(
  'a guest adds a company to the invoice, corrects it, and reads it on the invoice',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    const token = await signedIn(page)
    const booking = await bookThroughCalls({ page, token }, await freeHotel({ page, token }, TOMORROW, [3]), TOMORROW)
    await page.goto('/my-bookings')
    const card = page.getByRole('article', { name: `Booking ${booking.short_id}` })
    const dialog = page.getByRole('dialog', { name: 'Invoice for a company' })
    const press = (name: string) => dialog.getByRole('button', { name }).click()
    await card.getByText(/^More/).click()
    await card.getByRole('button', { name: 'Invoice for a company' }).click()
    await dialog.getByLabel('GSTIN').fill('27AAPFU0939F1ZW')
    await press('Put it on the invoice')
    await expect(dialog.getByText(/its last character does not fit the others/)).toBeVisible()
    await expect(dialog.getByLabel('GSTIN')).toBeFocused()
    await expectSoundPage(page)
    await dialog.getByLabel('GSTIN').fill('27 aapfu0939f1zv')
    await dialog.getByLabel('Legal name').fill('Asha Textiles LLP')
    await dialog.getByLabel('Registered address').fill('14 Lake Road, Pune')
    await press('Put it on the invoice')
    await expect(dialog.getByText('Please end with the PIN code of six digits')).toBeVisible()
    await dialog.getByLabel('Registered address').fill('14 Lake Road, Pune 411001')
    await press('Put it on the invoice')
    await expect(page.getByText('The invoice will be for Asha Textiles LLP')).toBeVisible()
    await expect(dialog).toBeHidden()

    await card.getByRole('button', { name: 'Invoice for Asha Textiles LLP' }).click()
    await expect(dialog.getByLabel('GSTIN')).toHaveValue('27AAPFU0939F1ZV')
    await press('Remove the company')
    await expect(page.getByText('The invoice will name no company')).toBeVisible()
    await card.getByRole('button', { name: 'Invoice for a company' }).click()
    await dialog.getByLabel('GSTIN').fill('29AAPFU0939F1ZR')
    await dialog.getByLabel('Legal name').fill('Asha Textiles')
    await dialog.getByLabel('Registered address').fill('3 MG Road, Bengaluru 560001')
    await press('Put it on the invoice')
    await expect(card.getByRole('button', { name: 'Invoice for Asha Textiles' })).toBeVisible()

    await page.goto(`/plain/booking?bookingid=${booking.id}`)
    await expect(page.getByText('Invoice to: Asha Textiles, GSTIN 29AAPFU0939F1ZR')).toBeVisible()

    await endStay({ page, token }, booking)
    await page.goto(`/booking/${booking.id}/invoice`)
    await expect(page.getByText('Asha Textiles, 3 MG Road, Bengaluru 560001, GSTIN 29AAPFU0939F1ZR')).toBeVisible()
    await expect(page.getByText('Put my name on it')).toBeHidden()
    await expectSoundPage(page)
  },
)

test('a guest adds a company to the invoice right after booking', { tag: ['@both', '@long'] }, async ({ page }) => {
  const token = await signedIn(page)
  const booking = await bookThroughCalls({ page, token }, await freeHotel({ page, token }, TOMORROW, [3]), TOMORROW)
  await page.goto(`/confirm-booking?bookingid=${booking.id}`)
  const dialog = page.getByRole('dialog', { name: 'Invoice for a company' })
  await page.getByRole('button', { name: 'Invoice for a company' }).click()
  await dialog.getByLabel('GSTIN').fill('27AAPFU0939F1ZV')
  await dialog.getByLabel('Legal name').fill('Asha Textiles LLP')
  await dialog.getByLabel('Registered address').fill('14 Lake Road, Pune 411001')
  await dialog.getByRole('button', { name: 'Put it on the invoice' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Invoice for Asha Textiles LLP' })).toBeVisible()
  await expectSoundPage(page)
})
