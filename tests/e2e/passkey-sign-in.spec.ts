import { expect } from '@playwright/test'
import { expectSoundPage, test } from './check-page.ts'
import { giveFingerprintReader } from './fingerprint-reader.ts'
import { newGuest, signedIn } from './guest.ts'

// The device has no passkey at first, and an ended session gets 401.
test.use({ expectedFaults: [/status of 40[0134]/] })

test(
  'a guest adds a passkey, signs in with it, and removes it through the link in the text',
  { tag: '@once' },
  async ({ page }) => {
    const guest = newGuest()
    await giveFingerprintReader(page)
    await signedIn(page, guest)
    await page.goto('/my-data')
    const passkeys = page.getByRole('region', { name: 'Passkey' })
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(passkeys.getByRole('listitem')).toHaveCount(1)

    await page.context().clearCookies()
    await page.goto('/my-data')
    const login = page.getByRole('dialog', { name: 'Login' })
    await login.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(login).toBeHidden()
    await expect(passkeys.getByRole('listitem')).toHaveCount(1)

    const sent = await page.request.get('/api/dev/outbox', { params: { to: `+91${guest.phone}` } })
    const bodies = ((await sent.json()) as { body: string }[]).map(({ body }) => body)
    const link = bodies.map((body) => /\/not-me\S+$/.exec(body)?.[0]).find((one) => one !== undefined) ?? ''
    await page.goto(link)
    await expect(page).toHaveURL(/\/not-me\?of=account$/)
    await expect(page.getByRole('heading', { name: 'Was this not you?' })).toBeVisible()
    await page.getByRole('button', { name: 'Not me, end it' }).click()
    await expect(page.getByText(/This passkey no longer counts/)).toBeVisible()
    await page.goto('/my-data')
    await expect(login).toBeVisible()
    await login.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(login.getByText('This passkey does not sign in here. Please sign in with an OTP.')).toBeVisible()
    // Comes last, because axe's analysis removes the device's fingerprint reader.
    await expectSoundPage(page)
  },
)

test('a device without a passkey leads to the OTP', { tag: ['@once', '@long'] }, async ({ page }) => {
  await giveFingerprintReader(page)
  await page.goto('/my-bookings')
  const login = page.getByRole('dialog', { name: 'Login' })
  await login.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(login.getByText('No passkey was shown. Try again, or sign in with an OTP.')).toBeVisible()
  await expect(login.getByRole('button', { name: 'Get OTP' })).toBeVisible()
})
