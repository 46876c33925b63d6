import type { Page } from '@playwright/test'
import { bookThroughCalls, freeHotel, type Booker } from '../../tests/e2e/book-through-calls.ts'
import { newGuest, signUpInDialog, signUpThroughCalls, type NewGuest } from '../../tests/e2e/guest.ts'
import { asFile, sampleCard, sampleFace } from '../../tests/e2e/sample-pictures.ts'
import { switchTo } from '../../tests/e2e/switch-guest.ts'
import { openLogin, type Take } from './steps.ts'

const PARTNER_NAME = 'Ravindranath Chandrashekharan Venkataraghavan'

/** Shows the third screen of the sign-in dialog (empty, with a photo, with photo and ID), then the dashboard. */
async function joinWithPictures(page: Page, take: Take, guest: NewGuest): Promise<void> {
  await page.goto('/')
  const login = await openLogin(page)
  await login.getByRole('button', { name: 'Sign up and get ₹100 credit' }).click()
  await signUpInDialog(page, guest)
  const dialog = page.getByRole('dialog', { name: 'Add your photo and ID' })
  await dialog.waitFor()
  await take('upload-screen')
  await dialog.getByLabel('Upload your photo').setInputFiles(asFile('face.jpg', await sampleFace()))
  await dialog.getByText('Added', { exact: true }).waitFor()
  await take('upload-screen-photo')
  await dialog
    .getByLabel('Browse for an ID')
    .setInputFiles({ name: 'id.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 no image') })
  await dialog.getByRole('alert').waitFor()
  await take('upload-screen-refused')
  await dialog.getByLabel('Browse for an ID').setInputFiles(asFile('id.jpg', await sampleCard()))
  await dialog.getByRole('listitem').first().waitFor()
  await take('upload-screen-ready')
  await dialog.getByRole('button', { name: 'Sign Up' }).click()
  await page.getByText('Welcome to Uncle.').waitFor()
  await take('welcome')
}

async function openProfile(page: Page): Promise<void> {
  await page.getByText('Credit:').filter({ visible: true }).waitFor()
  const folded = page.locator('summary', { hasText: 'Credit:' })
  if (await folded.isVisible()) await folded.click()
}

/** Shows the sidebar with three IDs, its dialogs, and the history of the credit. */
async function profilePages(page: Page, take: Take): Promise<void> {
  await page.goto('/my-bookings')
  await openProfile(page)
  const cards = [asFile('back.jpg', await sampleCard('#8c2f45')), asFile('voter.jpg', await sampleCard('#5a4a8a'))]
  await page.getByLabel('Add another ID').filter({ visible: true }).setInputFiles(cards)
  await page.getByRole('button', { name: '+ 1' }).waitFor()
  await page.getByText('2 IDs added, 3 in all').waitFor()
  await take('profile')
  await page.getByRole('button', { name: '+ 1' }).click()
  await page.getByRole('dialog', { name: 'Your IDs' }).waitFor()
  await take('profile-all-ids')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Remove ID 1' }).click()
  await page.getByRole('dialog', { name: 'Remove this ID?' }).waitFor()
  await take('profile-remove-id')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Credit/ }).click()
  await page.getByRole('dialog').getByText('For signing up').waitFor()
  await take('profile-credit')
  await page.keyboard.press('Escape')
}

/** Shows every state of superfast check-in on a booking, as the owner and the invited partner see it. */
async function checkInStates(page: Page, take: Take): Promise<void> {
  await page.context().clearCookies()
  const owner = { ...newGuest(), name: 'Meenakshi Sundareswaran Ramachandran' }
  const partner = { ...newGuest(), name: PARTNER_NAME }
  const booker: Booker = { page, token: await signUpThroughCalls(page.request, owner) }
  const booking = await bookThroughCalls(booker, await freeHotel(booker, {}, [3]))
  await page.goto('/my-bookings')
  await page.getByRole('heading', { name: 'Superfast check-in' }).waitFor()
  await take('check-in-start')
  await page.getByText('Then your ID, your partner and the key').click()
  await take('check-in-unfolded')
  await page
    .getByLabel('Add your photo')
    .last()
    .setInputFiles(asFile('face.jpg', await sampleFace()))
  await page.getByText('1 of 4 done').waitFor()
  await page
    .getByLabel('Add your ID')
    .last()
    .setInputFiles(asFile('id.jpg', await sampleCard()))
  await page.getByText('2 of 4 done').waitFor()
  await page.getByLabel('Partner’s phone').fill(owner.phone)
  await page.getByRole('button', { name: 'Invite to booking' }).click()
  await page.getByRole('alert').waitFor()
  await take('check-in-own-number')
  await page.getByLabel('Partner’s phone').fill(partner.phone)
  await page.getByRole('button', { name: 'Invite to booking' }).click()
  await page.getByRole('dialog', { name: 'Partner invited' }).waitFor()
  await take('partner-invited')
  await page.getByRole('button', { name: 'Done' }).click()
  await take('check-in-invited')
  await page.context().clearCookies()
  await signUpThroughCalls(page.request, partner)
  await page.goto('/my-bookings')
  await page.getByRole('button', { name: /^Accept/ }).waitFor()
  await take('partner-asked')
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.getByRole('dialog').waitFor()
  await take('partner-declines')
  await page.getByRole('button', { name: 'Keep invite' }).click()
  await page.getByRole('button', { name: /^Accept/ }).click()
  await page.getByRole('dialog', { name: 'Booking verified' }).waitFor()
  await take('booking-verified')
  await page.getByRole('button', { name: 'Done' }).click()
  await take('partner-accepted')
  await showConfirmed(page, take, { token: booker.token, userId: booking.userId })
}

/** Shows the owner's view once everybody is verified. */
async function showConfirmed(page: Page, take: Take, owner: { token: string; userId: string }): Promise<void> {
  await switchTo(page, owner)
  await page.goto('/my-bookings')
  await page.getByRole('heading', { name: 'Superfast check-in is confirmed' }).waitFor()
  await take('check-in-confirmed')
}

export async function checkInAlbum(page: Page, take: Take): Promise<void> {
  await joinWithPictures(page, take, newGuest())
  await profilePages(page, take)
  await checkInStates(page, take)
}
