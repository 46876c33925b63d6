/** Tests how a guest gets booking messages by WhatsApp (decision 0113). */
import { expect, type Page } from '@playwright/test'
import { addDays, istDateOf } from '#domain/kernel/ist.ts'
import { freeHotel, serverNow } from './book-through-calls.ts'
import { expectSoundPage, test } from './check-page.ts'
import { newGuest, otpFor, signUpInDialog, signUpThroughCalls } from './guest.ts'

// The browser logs the connection that the second test cuts.
test.use({ expectedFaults: [/ERR_FAILED/] })

const newsChoice = (page: Page) => page.getByRole('group', { name: 'How you hear of your bookings' })

const passMinute = (page: Page) => page.request.post('/api/dev/clock', { data: { advanceMinutes: 1 } })

test(
  'a guest signs in with WhatsApp, gets and opens a booking message there, and goes back to SMS',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    const guest = newGuest()
    const token = await signUpThroughCalls(page.request, guest)
    await page.context().clearCookies()
    await passMinute(page)
    await page.clock.install()

    await test.step('the OTP arrives by WhatsApp after the wait', async () => {
      await page.goto('/my-bookings')
      const login = page.getByRole('dialog', { name: 'Login' })
      await login.getByLabel('Phone').fill(guest.phone)
      await login.getByRole('button', { name: 'Get OTP' }).click()
      const tryWhatsApp = login.getByRole('button', { name: 'Try WhatsApp' })
      await expect(tryWhatsApp).toBeDisabled()
      await expectSoundPage(page)
      const bySms = await otpFor(page.request, guest.phone)
      await passMinute(page)
      await page.clock.runFor(31_000)
      await expect(tryWhatsApp).toBeEnabled()
      await tryWhatsApp.click()
      await expect(tryWhatsApp).toBeDisabled()
      await expect.poll(() => otpFor(page.request, guest.phone)).not.toBe(bySms)
      await login.getByLabel('OTP').fill(await otpFor(page.request, guest.phone))
      await expect(page.getByRole('heading', { level: 1, name: 'My Bookings' })).toBeVisible()
    })

    await test.step('the guest chooses WhatsApp before paying, and the button to pay stays in place', async () => {
      const { slug } = await freeHotel({ page, token }, { inDays: 12 }, [3])
      const date = addDays(istDateOf(await serverNow(page)), 12)
      await page.goto(`/booking?hotel=${slug}&slot=3&checkin=${date}`)
      const pay = page.getByRole('button', { name: /^Book Now/ }).filter({ visible: true })
      const before = await pay.boundingBox()
      await page.getByText('Updates by SMS').click()
      await newsChoice(page).getByLabel('WhatsApp').check()
      await expect(newsChoice(page).getByText('Saved.')).toBeVisible()
      await expect(page.getByText('Updates by WhatsApp')).toBeVisible()
      expect(await pay.boundingBox()).toEqual(before)
      await expectSoundPage(page)
      await pay.click()
      await page.waitForURL(/\/dev\/test-gateway\//)
      await page.getByRole('button', { name: /^Pay / }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your room is booked')
    })

    await test.step('the message is on the phone, and its button opens the booking', async () => {
      await page.goto('/dev/outbox')
      await page
        .getByRole('link', { name: `+91${guest.phone}` })
        .first()
        .click()
      const message = page.getByRole('listitem').filter({ hasText: 'is confirmed' })
      await expect(message).toHaveCount(1)
      await expect(message).toContainText('WhatsApp')
      await expectSoundPage(page)
      await message.getByRole('link', { name: 'Open your booking' }).click()
      await expect(page).toHaveURL(/\/booking\/[\w-]+\/timeline$/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })

    await test.step('the guest goes back to SMS just as easily', async () => {
      await page.goto('/my-data')
      const agreed = page.getByRole('region', { name: 'What you agreed to' })
      const choice = newsChoice(page)
      await expect(agreed.getByRole('group', { name: 'How you hear of your bookings' })).toBeVisible()
      await expect(choice.getByLabel('WhatsApp')).toBeChecked()
      await expectSoundPage(page)
      await choice.getByLabel('SMS').check()
      await expect(choice.getByText('Saved.')).toBeVisible()
      await page.reload()
      await expect(choice.getByLabel('SMS')).toBeChecked()
    })
  },
)

test('a guest signs up with an OTP by WhatsApp', { tag: ['@once', '@long'] }, async ({ page }) => {
  const guest = newGuest()
  await page.clock.install()
  await page.goto('/sign-up')
  await signUpInDialog(page, guest, async () => {
    await passMinute(page)
    await page.clock.runFor(31_000)
    await page.getByRole('button', { name: 'Try WhatsApp' }).click()
    const newest = async () => {
      const answer = await page.request.get('/api/dev/outbox', { params: { to: `+91${guest.phone}` } })
      return ((await answer.json()) as { channel: string }[])[0]?.channel
    }
    await expect.poll(newest).toBe('whatsapp')
  })
  await page.goto('/my-data')
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(guest.name)
})

test(
  'a choice of channel that could not be saved shows the old channel again, with the reason',
  { tag: '@once' },
  async ({ page }) => {
    await signUpThroughCalls(page.request, newGuest())
    await page.goto('/my-data')
    const choice = newsChoice(page)
    await expect(choice.getByLabel('SMS')).toBeChecked()
    await page.route('**/news-channel', (route) => route.abort())
    await choice.getByLabel('Neither').click()
    await expect(choice.getByRole('alert')).toBeVisible()
    await expect(choice.getByLabel('SMS')).toBeChecked()
    await page.unroute('**/news-channel')
    await choice.getByLabel('Neither').click()
    await expect(choice.getByText('Saved.')).toBeVisible()
    await expect(choice.getByLabel('Neither')).toBeChecked()
  },
)
