import { expect, type Page } from '@playwright/test'
import { addId } from './add-id.ts'
import { expectSoundPage, test } from './check-page.ts'
import { newGuest, signedIn, signUpInDialog } from './guest.ts'
import { asFile, sampleCard, sampleFace } from './sample-pictures.ts'

// The test causes a refusal by sending a file that is no image.
test.use({ expectedFaults: [/status of 415/] })

const NO_IMAGE = { name: 'id.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 not an image at all') }

/** Opens the profile, which a phone folds above the list and a desktop shows next to it. */
async function openProfile(page: Page): Promise<void> {
  await expect(page.getByText('Credit:').filter({ visible: true })).toBeVisible()
  const folded = page.getByText('IDs', { exact: true }).filter({ visible: true })
  if (await folded.isVisible()) await folded.click()
  await expect(page.getByRole('heading', { name: 'Your IDs' })).toBeVisible()
}

test('a new guest adds a photo and an ID, and is welcomed', { tag: ['@once', '@long'] }, async ({ page }) => {
  await page.goto('/my-bookings')
  const login = page.getByRole('dialog', { name: 'Login' })
  await expect(login.getByRole('button', { name: 'Close' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(login).toBeVisible()
  await login.getByRole('button', { name: 'Sign up and get ₹100 credit' }).click()
  await signUpInDialog(page, newGuest())

  const dialog = page.getByRole('dialog', { name: 'Add your photo and ID' })
  const signUp = dialog.getByRole('button', { name: 'Sign Up' })
  await expect(signUp).toHaveAttribute('aria-disabled', 'true')
  await expect(signUp).toHaveAccessibleDescription('Please add a photo and an ID.')
  await expect(dialog.getByRole('button', { name: 'Skip' })).toBeVisible()
  await expect(dialog).toContainText('PAN is not accepted')
  await expect(dialog.getByLabel('Upload your photo')).toBeFocused()

  await dialog.getByLabel('Upload your photo').setInputFiles(asFile('face.jpg', await sampleFace()))
  await expect(dialog.getByLabel('Upload your photo')).toBeDisabled()
  await expect(dialog.getByText(/^\d+ kB$/)).toBeVisible()
  await addId(page, dialog.getByRole('button', { name: 'Browse for an ID' }), NO_IMAGE)
  await expect(dialog.getByRole('alert')).toHaveText('Please choose a photo: JPEG, PNG, WebP or AVIF.')
  await expect(signUp).toHaveAccessibleDescription('Please add at least one ID.')
  await addId(page, dialog.getByRole('button', { name: 'Browse for an ID' }), asFile('card.jpg', await sampleCard()))
  await expect(dialog.getByText(/^ID added, \d+ kB$/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Skip' })).toHaveCount(0)
  await expect(signUp).toBeFocused()
  await expectSoundPage(page)

  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Welcome to Uncle. ₹100 credit is yours.')).toBeVisible()
  await openProfile(page)
  await expect(page.getByRole('img', { name: 'Your ID 1' })).toBeVisible()
})

test(
  'the sidebar shows two IDs and the number of further ones, asks before it removes one, and shows the credit',
  { tag: '@long' },
  async ({ page }) => {
    await signedIn(page)
    await page.goto('/my-bookings')
    await openProfile(page)
    await expect(page.getByText('Please upload your ID for superfast Checkin.').filter({ visible: true })).toBeVisible()
    await expect(page.getByRole('link', { name: '(How it works?)' })).toHaveAttribute(
      'href',
      '/how-superfast-checkin-works',
    )
    await expect(page.getByRole('link', { name: /^Refer and Earn/ })).toHaveAttribute('href', '/refer-and-earn')
    await expectSoundPage(page)

    const input = (label: string) => page.getByLabel(label).filter({ visible: true })
    const button = (name: string) => page.getByRole('button', { name }).filter({ visible: true })
    await input('Upload your photo').setInputFiles(asFile('face.jpg', await sampleFace()))
    await expect(input('Change your photo')).toBeEnabled()
    await addId(page, button('Browse for an ID'), NO_IMAGE)
    await expect(page.getByRole('alert').filter({ visible: true })).toContainText('Please choose a photo')
    const cards = [await sampleCard(), await sampleCard('#8c2f45'), await sampleCard('#5a4a8a')]
    await addId(
      page,
      button('Browse for an ID'),
      cards.map((card, index) => asFile(`card-${index}.jpg`, card)),
    )
    const more = page.getByRole('button', { name: '+ 1 more: see all your IDs' })
    await expect(more).toBeVisible()
    await expect(page.getByRole('img', { name: /^Your ID/ })).toHaveCount(2)
    await expectSoundPage(page)

    await test.step('the guest removes an ID with the keyboard only', async () => {
      await more.focus()
      await page.keyboard.press('Enter')
      const all = page.getByRole('dialog', { name: 'Your IDs' })
      await expect(all.getByRole('img')).toHaveCount(3)
      await expect(all.getByText('You added these 3 IDs for superfast check-in, the oldest first.')).toBeVisible()
      await expect(all.getByRole('listitem').nth(2)).toContainText('ID 3')
      await expect(all.getByRole('button', { name: 'Remove ID 3' })).toBeVisible()
      await expectSoundPage(page)
      await page.keyboard.press('Escape')
      const remove = page.getByRole('button', { name: 'Remove ID 1' })
      await remove.focus()
      await page.keyboard.press('Enter')
      const asks = page.getByRole('dialog', { name: 'Remove this ID?' })
      await expect(asks).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(asks).toBeHidden()
      await remove.focus()
      await page.keyboard.press('Enter')
      await asks.getByRole('button', { name: 'Remove' }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByText('ID removed')).toBeVisible()
      await expect(more).toBeHidden()
      await expect(page.getByRole('heading', { name: 'Your IDs' })).toBeFocused()
    })

    await page.getByRole('button', { name: /^Credit/ }).click()
    const credit = page.getByRole('dialog', { name: 'Your credit' })
    await expect(credit.getByText('For signing up')).toBeVisible()
    await expect(credit.getByText('+ ₹100')).toBeVisible()
    await expectSoundPage(page)
  },
)

test('the dashboard has tabs only at 1200 pixels and less', { tag: ['@once', '@long'] }, async ({ page }) => {
  await signedIn(page)
  await page.goto('/my-bookings')
  const tabs = page.getByRole('navigation', { name: 'Dashboard' })
  await page.setViewportSize({ width: 1200, height: 800 })
  await expect(tabs.getByRole('link')).toHaveText(['My Bookings', 'My Favourites'])
  await page.setViewportSize({ width: 1201, height: 800 })
  await expect(tabs).toBeHidden()
  await expect(page.getByRole('complementary', { name: 'Profile' })).toBeVisible()
})

test.describe('a site in two tabs', () => {
  // the other tab sends one more request before it learns of the sign-out
  test.use({ expectedFaults: [/401/] })

  test('two tabs sign out together', { tag: ['@once', '@long'] }, async ({ page }) => {
    await signedIn(page)
    const other = await page.context().newPage()
    await other.goto('/my-bookings')
    await expect(other.getByRole('heading', { name: 'No stays planned yet' })).toBeVisible()
    await page.goto('/logout')
    await expect(page).toHaveURL('/')
    await expect(other.getByRole('dialog', { name: 'Login' })).toBeVisible()
    await expect(other.getByText('Asha Rao')).toHaveCount(0)
  })
})
