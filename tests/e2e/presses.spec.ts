import { expect, type Locator } from '@playwright/test'
import { test } from './check-page.ts'
import { newGuest, otpFor } from './guest.ts'

/**
 * The maximum number of presses that a newcomer may need from the start page to a paid room for tonight. Typing does
 * not count.
 */
const MAX_PRESSES = 14

test(
  'a newcomer books a room for tonight with few presses, from the start page to the code for the desk',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    const guest = newGuest()
    const presses: string[] = []
    const press = async (what: string, control: Locator) => {
      presses.push(what)
      await control.click()
    }
    const fill = async (what: string, field: Locator, text: string) => {
      await press(what, field)
      await field.pressSequentially(text)
    }
    const began = performance.now()
    await page.goto('/')
    await press('Search hotels', page.getByRole('button', { name: 'Search hotels' }))
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('link') })
      .first()
    await press('a hotel', card.getByRole('link').first())
    await press('Book Now', page.getByRole('link', { name: 'Book Now' }).filter({ visible: true }))
    await fill('name', page.getByLabel('Name'), guest.name)
    await fill('email', page.getByLabel('Email'), guest.email)
    await press('Book Now, with the sum', page.getByRole('button', { name: 'Book Now' }).filter({ visible: true }))
    const signUp = page.getByRole('dialog', { name: 'Sign-Up' })
    await press('gender', signUp.getByText('Female', { exact: true }))
    presses.push('city')
    await signUp.getByLabel('City').selectOption(guest.city)
    await fill('phone', signUp.getByLabel('Phone'), guest.phone)
    await press('GET OTP', signUp.getByRole('button', { name: 'GET OTP' }))
    const otp = signUp.getByRole('textbox', { name: /OTP|password/i })
    await expect(signUp).toContainText('please enter the same here')
    await otp.pressSequentially(await otpFor(page.request, guest.phone))
    await press('Proceed', signUp.getByRole('button', { name: 'Proceed' }))
    await press('Pay', page.getByRole('button', { name: /^Pay ₹/ }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your room is booked')
    await expect(page.getByText(/^Booking [A-Z0-9]{8}/)).toBeVisible()
    console.log(
      `${presses.length} presses, ${((performance.now() - began) / 1000).toFixed(1)} s: ${presses.join(', ')}`,
    )
    expect(presses.length).toBeLessThanOrEqual(MAX_PRESSES)
  },
)
