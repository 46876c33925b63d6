import { expect, type Page } from '@playwright/test'
import { bookThroughCalls, freeHotel } from './book-through-calls.ts'
import { expectSoundPage, test as base } from './check-page.ts'
import { moveClockTo } from './desk-steps.ts'
import { newGuest, signedIn } from './guest.ts'
import { openFound, rowsOf, signInAtOffice } from './office-steps.ts'

/** Adds two operators next to the guest, each on a separate device. */
const test = base.extend<{ admin: Page; support: Page }>({
  admin: async ({ browser, baseURL, viewport }, provide) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport, reducedMotion: 'reduce' })
    await provide(await context.newPage())
    await context.close()
  },
  support: async ({ browser, baseURL, viewport }, provide) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport, reducedMotion: 'reduce' })
    await provide(await context.newPage())
    await context.close()
  },
})

// Before the sign-in, the office requests the current user and gets 401.
test.use({ expectedFaults: [/401/] })

/** Books at a hotel other than the demo desk's, whose sales unseen bookings would stop. */
async function bookTonight(page: Page, phone: string) {
  const booker = { page, token: await signedIn(page, { ...newGuest(), phone }) }
  const wish = { slot: 3, inDays: 0 } as const
  return bookThroughCalls(booker, await freeHotel(booker, wish, [3]), wish)
}

const freshPhone = () => newGuest().phone

test('support finds a booking by phone and cancels it for the hotel with a full refund, within 24 hours of check-in', async ({
  page,
  support,
}) => {
  await moveClockTo(page, '19:00')
  const phone = freshPhone()
  const booking = await bookTonight(page, phone)
  await signInAtOffice(support, 'support')
  await expectSoundPage(support)
  await openFound(support, phone)
  await expect(support.getByText('Too late to cancel')).toBeVisible()
  await expect(support.getByText(phone)).toBeHidden()
  await expectSoundPage(support)

  await support.getByRole('button', { name: 'Cancel', exact: true }).click()
  const dialog = support.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'The hotel' }).check()
  const press = dialog.getByRole('button', { name: /^Cancel and refund/ })
  await expect(dialog.getByText('Back to how the guest paid, within 7 days')).toBeVisible()
  await expectSoundPage(support)
  await press.click()
  await expect(dialog.getByText('Write why, in a few words.')).toBeVisible()
  await dialog.getByLabel('Reason, for the log').fill('Water damage, the manager rang')
  await press.click()

  await expect(dialog).toBeHidden()
  await expect(support.getByText('Cancelled by the office')).toBeVisible()
  await expect(support.getByText('Refund on its way')).toBeVisible()
  const books = support.getByRole('region', { name: 'In the books' })
  await expect(books).toContainText('The guest paid')
  await expect(books).toContainText(/refund/i)
  await page.goto('/my-bookings?list=cancelled')
  const card = page.getByRole('article', { name: `Booking ${booking.short_id}` })
  await expect(card).toContainText(/refund/i)
  const told = await page.request.get('/api/dev/outbox', { params: { to: `+91${phone}` } })
  expect(JSON.stringify(await told.json())).toContain(booking.short_id)

  await support.goto(`/office/log?text=${booking.short_id}`)
  const row = rowsOf(support).filter({ hasText: 'Cancelled a booking' })
  await expect(row).toContainText('Water damage, the manager rang')
  await expect(row).toContainText('Meenal Joshi')
  await expectSoundPage(support)
})

test(
  'an action above the limit waits for an admin other than its proposer',
  { tag: ['@once', '@long'] },
  async ({ page, support, admin }) => {
    await moveClockTo(page, '19:00')
    const phone = freshPhone()
    const booking = await bookTonight(page, phone)
    await signInAtOffice(support, 'support')
    const books = Promise.withResolvers<void>()
    await support.route(/\/(?:ledger|tax-documents)$/, async (route) => {
      await books.promise
      await route.continue()
    })
    await openFound(support, booking.short_id)
    const give = support.getByRole('button', { name: 'Give credit' })
    const before = await give.boundingBox()
    books.resolve()
    await expect(support.getByRole('region', { name: 'In the books' })).toContainText('The guest paid')
    expect(await give.boundingBox(), 'what comes later moves no act').toEqual(before)
    await give.click()
    const dialog = support.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Credit' }).fill('9000')
    await dialog.getByLabel('Reason, for the log').fill('Two nights without water')
    await dialog.getByRole('button', { name: 'Ask an admin to confirm' }).click()
    await expect(support.getByText('An admin decides')).toBeVisible()

    await signInAtOffice(admin, 'admin')
    await admin
      .getByRole('listitem')
      .filter({ hasText: booking.short_id })
      .getByRole('button', { name: 'Decide' })
      .click()
    const deciding = admin.getByRole('dialog')
    await expect(deciding.getByText('Credit for the guest’s next booking')).toBeVisible()
    await deciding.getByLabel('Reason, for the log').fill('Photos seen')
    await deciding.getByRole('button', { name: 'Confirm and do it' }).click()
    await expect(deciding).toBeHidden()
    await openFound(admin, booking.short_id)
    await expect(admin.getByText('Credit given', { exact: true })).toBeVisible()
    await expectSoundPage(admin)
  },
)

test(
  'an admin finds a guest and corrects the name with the keyboard only',
  { tag: '@desktop' },
  async ({ page, admin }) => {
    await moveClockTo(page, '19:00')
    const booking = await bookTonight(page, freshPhone())
    await signInAtOffice(admin, 'admin')
    const { keyboard } = admin
    await admin.locator('body').press('/')
    // The first keys are pressed before Find's script has loaded.
    await keyboard.type(booking.short_id, { delay: 20 })
    await expect(admin.getByRole('searchbox')).toBeFocused()
    await expect(admin.getByRole('searchbox')).toHaveValue(booking.short_id)
    await keyboard.press('Enter')
    // An exact booking code opens the booking.
    await expect(admin).toHaveURL(new RegExp(`/office/booking/${booking.id}`))
    const act = admin.getByRole('button', { name: 'Correct the name' })
    await expect(act).toBeVisible()
    await act.focus()
    await keyboard.press('Enter')
    const name = admin.getByRole('dialog').getByLabel('The right name, as on the ID')
    await name.focus()
    await keyboard.press('Control+A')
    await keyboard.type('Asha Rao Iyer')
    await keyboard.press('Tab')
    await keyboard.type('Letters were swapped')
    await expect(admin.getByText('The desk sees the right name, on the list and on the voucher')).toBeVisible()
    await keyboard.press('Enter')
    await expect(admin.getByRole('heading', { name: 'Asha Rao Iyer' })).toBeVisible()
    await expect(act).toBeFocused()
  },
)
