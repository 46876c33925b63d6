import { expect, type Page } from '@playwright/test'
import { addId } from './add-id.ts'
import { bookThroughCalls, freeHotel } from './book-through-calls.ts'
import { expectSoundPage, test as base } from './check-page.ts'
import { giveFingerprintReader } from './fingerprint-reader.ts'
import { newGuest, signedIn, type NewGuest } from './guest.ts'
import { openFound, signInAtOffice } from './office-steps.ts'
import { asFile, sampleCard } from './sample-pictures.ts'

/** Adds support to the guest, on a separate device. */
const test = base.extend<{ support: Page }>({
  support: async ({ browser, baseURL, viewport }, provide) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport, reducedMotion: 'reduce' })
    await provide(await context.newPage())
    await context.close()
  },
})

// Before the sign-in the current user gets 401. A passkey used too long ago gets 403.
test.use({ expectedFaults: [/40[13]/] })

/** Books a stay as a guest who has an ID. */
async function bookWithId(page: Page): Promise<NewGuest> {
  const guest = { ...newGuest(), name: 'Asha Rao' }
  const booker = { page, token: await signedIn(page, guest) }
  await bookThroughCalls(booker, await freeHotel(booker, {}, [3]))
  await page.goto('/my-bookings')
  await page
    .getByText(/^Then your ID/)
    .first()
    .click()
  await addId(page, page.getByRole('button', { name: 'Add your ID' }).first(), asFile('card.jpg', await sampleCard()))
  await expect(page.getByText('1 of 4 done').first()).toBeVisible()
  return guest
}

const DRAFT_REASON = 'The hotel says it is another person'

test(
  'support opens a guest’s ID with a reason, and the guest sees who opened it and why',
  { tag: '@long' },
  async ({ page, support }) => {
    const guest = await bookWithId(page)
    await signInAtOffice(support, 'support')
    await openFound(support, guest.phone)
    const ids = support.getByRole('region', { name: 'IDs' })
    await ids.getByRole('button', { name: 'Read Asha’s ID' }).click()
    const dialog = support.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Read the ID' }).click()
    await expect(dialog.getByText('Write why, in a few words.')).toBeVisible()
    await dialog.getByLabel('Reason, for the log and the guest').fill(DRAFT_REASON)
    await expectSoundPage(support)
    await dialog.getByRole('button', { name: 'Read the ID' }).click()
    const opened = support.getByRole('dialog', { name: 'Asha’s ID' })
    await expect(opened.getByRole('img', { name: 'Asha’s ID' })).toBeVisible()
    await expectSoundPage(support)
    await opened.getByRole('button', { name: 'Close' }).click()
    await expect(opened).toBeHidden()
    await expect(support.getByText('ID read')).toBeVisible()

    await page.goto('/my-data')
    const looks = page.getByRole('region', { name: 'Who looked at your IDs' })
    await expect(looks.getByText(/^Seen by .+ of Uncle’s office/)).toBeVisible()
    await expect(looks.getByText(`Why: ${DRAFT_REASON}`)).toBeVisible()
    await expectSoundPage(page)
  },
)

test(
  'support confirms the passkey again before an ID opens if it was last used too long ago',
  { tag: ['@once', '@long'] },
  async ({ page, support }) => {
    const guest = await bookWithId(page)
    await giveFingerprintReader(support)
    await signInAtOffice(support, 'admin', 'second')
    await support.goto('/office/team')
    await support.getByRole('button', { name: 'Make a passkey' }).click()
    await expect(support.getByText(/^Shown on this device/)).toBeVisible()
    await page.request.post('/api/dev/clock', { data: { advanceMinutes: 16 } })
    await openFound(support, guest.phone)
    await support.getByRole('button', { name: 'Read Asha’s ID' }).click()
    const refused = support.waitForResponse(
      (answer) => answer.url().endsWith('/identities/3') && answer.status() === 403,
    )
    const dialog = support.getByRole('dialog')
    await dialog.getByLabel('Reason, for the log and the guest').fill(DRAFT_REASON)
    await dialog.getByRole('button', { name: 'Read the ID' }).click()
    await refused
    await expect(support.getByRole('img', { name: 'Asha’s ID' })).toBeVisible()
  },
)
