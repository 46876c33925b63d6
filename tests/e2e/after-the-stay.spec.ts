import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { FRESH_OTP_MINUTES } from '#domain/accounts/fresh-otp.ts'
import { bookThroughCalls, endStay, freeHotel, type Booker } from './book-through-calls.ts'
import { expectSoundPage, test } from './check-page.ts'
import { giveFingerprintReader } from './fingerprint-reader.ts'
import { newGuest, signedIn } from './guest.ts'

const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name })

/** The stay is tomorrow, so that the session lasts longer. */
const TOMORROW = { inDays: 1 }
/** In two days, because a stay tomorrow evening may be less than 24 hours away, which is too late to cancel. */
const IN_TWO_DAYS = { inDays: 2 }
const bookAhead = async (booker: Booker, when = TOMORROW) =>
  bookThroughCalls(booker, await freeHotel(booker, when, [3]), when)

test(
  'a cancelled booking shows when the refund arrived and the bank’s reference',
  { tag: '@long' },
  async ({ page }) => {
    const token = await signedIn(page)
    const booking = await bookAhead({ page, token }, IN_TWO_DAYS)
    const headers = { authorization: token }
    const cancelled = await page.request.post('/api/bookings/cancel-booking', { data: { id: booking.id }, headers })
    expect(cancelled.ok()).toBe(true)
    await page.goto('/my-bookings?list=cancelled')
    await page.getByRole('link', { name: 'What happened' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'What happened' })).toBeVisible()
    const told = section(page, `Booking ${booking.short_id}`)
    await expect(told.getByRole('listitem').filter({ hasText: /^Cancelled/ })).toBeVisible()
    await expect(async () => {
      await page.reload()
      await expect(told.getByText(/Your bank has the refund of ₹/)).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(told.getByText(/Bank reference/)).toBeVisible()
    const reference = page.getByRole('button', { name: /^Copy reference/ })
    expect((await reference.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await expect(told.getByText(/In your account by/).first()).toBeVisible()
    await expectSoundPage(page)
  },
)

test('a guest reads a stay’s invoice, saves it as a PDF and adds a name', { tag: '@long' }, async ({ page }) => {
  const token = await signedIn(page)
  const booking = await bookAhead({ page, token })
  await endStay({ page, token }, booking)
  await page.goto(`/booking/${booking.id}/timeline`)
  await page.getByRole('link', { name: 'Tax invoice' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tax invoice' })).toBeVisible()
  await expectSoundPage(page)
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Save PDF/ }).click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/^I\w+-\d{4}-\d{6}\.pdf$/)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await page.getByText('Put my name on it').click()
  await page.getByLabel('Name').fill('Asha Rao')
  await page.getByLabel('Address').fill('14 Lake Road, Pune 411001')
  await page.getByRole('button', { name: 'Put it there' }).click()
  await expect(page.getByText('14 Lake Road, Pune 411001')).toBeVisible()
  await expect(page.getByText('Put my name on it')).toBeHidden()
  await expectSoundPage(page)
})

test('a guest stops sharing a booking with one press', { tag: ['@once', '@long'] }, async ({ page }) => {
  const token = await signedIn(page)
  const booking = await bookAhead({ page, token })
  const invite = `/api/booking-partner/${booking.id}/invite-partner`
  const data = { partner: newGuest().phone }
  expect((await page.request.post(invite, { data, headers: { authorization: token } })).ok()).toBe(true)
  await page.goto('/my-data')
  const shared = section(page, 'What you agreed to').getByRole('switch', { name: new RegExp(booking.short_id) })
  await expect(shared).toBeChecked()
  await shared.click()
  await expect(page.getByText('No longer shared')).toBeVisible()
  await expect(shared).toBeHidden()
})

test.describe('guests with a passkey', () => {
  // The calls answer that the guest has to use a passkey first.
  test.use({ expectedFaults: [/status of 403/] })

  test(
    'a guest adds a passkey, and the data export then asks for it',
    { tag: ['@once', '@long'] },
    async ({ page }) => {
      await giveFingerprintReader(page)
      await signedIn(page)
      await page.goto('/my-data')
      const passkeys = section(page, 'Passkey')
      await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
      await expect(passkeys.getByRole('listitem')).toHaveCount(1)
      // Comes last, because axe's analysis removes the device with its passkey.
      await page.request.post('/api/dev/clock', { data: { advanceMinutes: FRESH_OTP_MINUTES + 1 } })
      await page.reload()
      const coming = page.waitForEvent('download')
      await section(page, 'A copy for you').getByRole('button', { name: 'Download my copy' }).click()
      const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
      await dialog.getByRole('button', { name: 'Use my passkey' }).click()
      expect((await coming).suggestedFilename()).toBe('my-data.json')
      await page.request.post('/api/dev/clock', { data: { advanceMinutes: FRESH_OTP_MINUTES + 1 } })
      await passkeys.getByRole('button', { name: /^Remove/ }).click()
      await expect(dialog).toBeVisible()
      await expectSoundPage(page)
    },
  )
})
