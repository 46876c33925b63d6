import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { FRESH_OTP_MINUTES } from '#domain/accounts/fresh-otp.ts'
import { addId } from './add-id.ts'
import { bookThroughCalls, freeHotel } from './book-through-calls.ts'
import { expectSoundPage, test } from './check-page.ts'
import { newGuest, otpFor, signedIn, type NewGuest } from './guest.ts'
import { asFile, sampleCard } from './sample-pictures.ts'

const advance = (page: Page, advanceMinutes: number) =>
  page.request.post('/api/dev/clock', { data: { advanceMinutes } })

const staleOtp = (page: Page) => advance(page, FRESH_OTP_MINUTES + 1)

const section = (page: Page, name: string) => page.getByRole('region', { name })

/** Opens the profile, which a phone folds above the list and a desktop shows next to it. */
async function openProfile(page: Page): Promise<void> {
  await page.goto('/my-bookings')
  await expect(page.getByText('Credit:').filter({ visible: true })).toBeVisible()
  const folded = page.getByText('IDs', { exact: true }).filter({ visible: true })
  if (await folded.isVisible()) await folded.click()
}

/** Types the OTP that was just sent, in the step that protects private data. */
async function proveItIsMe(page: Page, { phone }: NewGuest): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await expect(dialog).toContainText(`******${phone.slice(-4)}`)
  await expectSoundPage(page)
  await dialog.getByRole('textbox').fill(await otpFor(page.request, phone))
  await expect(dialog).toBeHidden()
}

/** Signs the same guest in on a second device, which does not have this page's cookies. */
async function signInElsewhere(page: Page, { phone }: NewGuest): Promise<void> {
  await advance(page, 1)
  const headers = {
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0',
    cookie: '',
  }
  await page.request.post('/api/users/generate-otp', { headers, data: { phone } })
  const token = await otpFor(page.request, phone)
  expect((await page.request.post('/api/users/verify-otp', { headers, data: { phone, token } })).ok()).toBe(true)
}

test(
  'a guest sees where they are signed in, signs out elsewhere, corrects details and withdraws a consent',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    const guest = newGuest()
    await signedIn(page, guest)
    const cookies = await page.context().cookies()
    await signInElsewhere(page, guest)
    await page.context().clearCookies()
    await page.context().addCookies(cookies)

    await openProfile(page)
    await page.getByRole('link', { name: 'My data' }).filter({ visible: true }).click()
    await expect(page).toHaveURL('/my-data')
    const sessions = section(page, 'Where you are signed in')
    await expect(sessions.getByRole('listitem')).toHaveCount(2)
    await expect(sessions.getByText('Edge on Windows', { exact: true })).toBeVisible()
    await expectSoundPage(page)
    await sessions.getByRole('button', { name: 'Log out everywhere else' }).click()
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    await expect(sessions.getByText('This device')).toBeVisible()

    const details = section(page, 'Your details')
    await details.getByLabel('Name').fill('')
    await expect(details.getByRole('alert')).toBeVisible()
    await details.getByLabel('Name').fill('Asha Kulkarni')
    await details.getByLabel('Email').fill(`new-${guest.email}`)
    await details.getByLabel('City').fill('Mumbai')
    await details.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved. Look into your new email for our link')).toBeVisible()

    const agreed = section(page, 'What you agreed to')
    const contact = agreed.getByRole('switch', { name: /SMS or call/ })
    await expect(contact).not.toBeChecked()
    await contact.click()
    await expect(contact).toBeChecked()
    await contact.click()
    await expect(contact).not.toBeChecked()

    await page.reload()
    await expect(details.getByLabel('Name')).toHaveValue('Asha Kulkarni')
    await expect(details.getByLabel('City')).toHaveValue('Mumbai')
    await expect(contact).not.toBeChecked()
  },
)

test('a guest names, changes and removes a nominee', { tag: ['@once', '@long'] }, async ({ page }) => {
  const guest = newGuest()
  await signedIn(page, guest)
  await page.goto('/my-data')
  const box = section(page, 'Your nominee')
  await box.getByRole('button', { name: 'Name a person' }).click()
  const phone = box.getByLabel('Nominee’s phone')
  await box.getByLabel('Nominee’s name').fill('Meera Joshi')
  await phone.fill(guest.phone)
  await box.getByRole('button', { name: 'Save the nominee' }).click()
  await expect(box.getByText('Please name another person: this is your own number')).toBeVisible()
  await expectSoundPage(page)
  await phone.fill('9876501234')
  await box.getByRole('button', { name: 'Save the nominee' }).click()
  await expect(box.getByText('Meera Joshi')).toBeVisible()
  await page.reload()
  await expect(box.getByText('9876501234')).toBeVisible()
  await box.getByRole('button', { name: 'Name another person' }).click()
  await box.getByLabel('Nominee’s name').fill('Ravi Joshi')
  await box.getByRole('button', { name: 'Save the nominee' }).click()
  await expect(box.getByText('Ravi Joshi')).toBeVisible()
  await box.getByRole('button', { name: /^Remove/ }).click()
  await expect(box.getByRole('button', { name: 'Name a person' })).toBeVisible()
  await expect(box.getByText('Ravi Joshi')).toBeHidden()
})

test('turning analytics off keeps the page’s input', { tag: ['@once', '@long'] }, async ({ page }) => {
  await signedIn(page)
  await page.goto('/my-data')
  const analytics = section(page, 'What you agreed to').getByRole('switch', { name: /analytics/i })
  await analytics.click()
  await expect(analytics).toBeChecked()
  const name = section(page, 'Your details').getByLabel('Name')
  await name.fill('Asha Kulk')
  await analytics.click()
  await expect(analytics).not.toBeChecked()
  await expect(name).toHaveValue('Asha Kulk')
})

test.describe('guests with a fresh OTP', () => {
  // The API refuses calls and pictures until the guest has typed an OTP.
  test.use({ expectedFaults: [/status of 4(?:03|09)/] })

  test(
    'a guest’s data export asks for an OTP and contains the guest, the booking and no password',
    { tag: ['@once', '@long'] },
    async ({ page }) => {
      const guest = newGuest()
      const token = await signedIn(page, guest)
      const booking = await bookThroughCalls({ page, token }, await freeHotel({ page, token }, {}, [3]))
      await staleOtp(page)
      await page.goto('/my-data')
      const coming = page.waitForEvent('download')
      await section(page, 'A copy for you').getByRole('button', { name: 'Download my copy' }).click()
      await proveItIsMe(page, guest)
      const file = await coming
      expect(file.suggestedFilename()).toBe('my-data.json')
      const copy = JSON.parse(await readFile(await file.path(), 'utf8')) as { data: { account: { phone: string }[] } }
      expect(copy.data.account[0]?.phone).toBe(`+91${guest.phone}`)
      expect(JSON.stringify(copy)).toContain(booking.id)
      expect(JSON.stringify(copy)).not.toMatch(/\d{6} is your/)
    },
  )

  test(
    'a guest sees an ID right after uploading it, and later only with an OTP',
    { tag: ['@once', '@long'] },
    async ({ page }) => {
      const guest = newGuest()
      await signedIn(page, guest)
      await staleOtp(page)
      await openProfile(page)
      const image = page.getByRole('img', { name: 'Your ID 1' }).filter({ visible: true })
      const cover = page.getByRole('button', { name: 'Show ID 1' }).filter({ visible: true })
      const add = page.getByRole('button', { name: 'Browse for an ID' }).filter({ visible: true })
      await addId(page, add, asFile('card.jpg', await sampleCard()))
      await expect(image).toBeVisible()

      await openProfile(page)
      await expect(cover).toBeVisible()
      await expectSoundPage(page)
      await cover.click()
      await proveItIsMe(page, guest)
      await expect(image).toBeVisible()
      await expect
        .poll(() => image.evaluate((drawn: HTMLImageElement) => (drawn.complete ? drawn.naturalWidth : 0)))
        .toBeGreaterThan(0)
      await page.goto('/my-data')
      await expect(section(page, 'Who looked at your IDs').getByText('You').first()).toBeVisible()
    },
  )

  test(
    'a guest cannot erase the account before an upcoming booking, confirms once, and has no account afterwards',
    { tag: ['@once', '@long'] },
    async ({ page }) => {
      const guest = newGuest()
      const token = await signedIn(page, guest)
      const booking = await bookThroughCalls({ page, token }, await freeHotel({ page, token }, {}, [3]))
      await page.goto('/my-data')
      const open = section(page, 'Erase everything').getByRole('button', { name: 'Erase my account' })
      await open.click()
      const dialog = page.getByRole('dialog', { name: 'Erase your account?' })
      await expectSoundPage(page)
      await dialog.getByRole('button', { name: 'Erase it' }).click()
      await expect(dialog.getByText(/You have a booking that is not over yet/)).toBeVisible()
      await dialog.getByRole('button', { name: 'Keep it' }).click()

      const cancelled = await page.request.post('/api/bookings/cancel-booking', {
        headers: { authorization: token },
        data: { id: booking.id },
      })
      expect(cancelled.ok(), await cancelled.text()).toBe(true)
      await staleOtp(page)
      await open.click()
      await dialog.getByRole('button', { name: 'Erase it' }).click()
      await proveItIsMe(page, guest)
      await expect(page).toHaveURL('/')
      const asked = await page.request.get('/api/users/is-registered', { params: { phone: guest.phone } })
      expect(await asked.json()).toEqual({ registered: false })
      const after = await page.request.get(`/api/users/${booking.userId}`, { headers: { authorization: token } })
      expect(after.status()).toBe(401)
    },
  )
})
