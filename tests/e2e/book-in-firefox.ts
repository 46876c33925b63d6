import { expect, type APIRequestContext } from '@playwright/test'
import { ENTER, type Firefox } from './firefox.ts'
import { newGuest, otpFor } from './guest.ts'

const textsOf = ({ look }: Firefox, selector: string) =>
  look(`[...document.querySelectorAll('${selector}')].map((one) => one.textContent).join()`)

const expectShown = (firefox: Firefox, selector: string, words: string | RegExp) =>
  expect.poll(() => textsOf(firefox, selector), { timeout: 30_000 }).toMatch(words)

const expectAt = ({ look }: Firefox, path: RegExp) =>
  expect.poll(() => look('location.pathname'), { timeout: 30_000 }).toMatch(path)

async function search({ open, press, type }: Firefox, base: string): Promise<void> {
  await open(base)
  await press('button', 'City')
  await press('input[type="search"]')
  await type(`pun${ENTER}`)
  await press('[role="grid"] [data-day][tabindex="0"]')
  await press('button', 'Full Day')
  await press('[role="grid"] [data-day][tabindex="0"]')
}

async function signUp(firefox: Firefox, request: APIRequestContext): Promise<void> {
  const { look, press, type } = firefox
  const guest = newGuest()
  const fill = async (name: string, text: string) => {
    await press(`input[name="${name}"]`)
    await type(text)
  }
  await expectShown(firefox, 'dialog[open]', 'GET OTP')
  await fill('name', guest.name)
  await fill('email', guest.email)
  await press('label', 'Female')
  await look(`(() => {
    const cities = document.querySelector('dialog[open] select[name="city"]')
    cities.value = [...cities.options].find(({ text }) => text === '${guest.city}').value
    cities.dispatchEvent(new Event('change', { bubbles: true }))
  })()`)
  await fill('phone', guest.phone)
  await press('button', 'GET OTP')
  await press('input[name="token"]')
  await type(`${await otpFor(request, guest.phone)}${ENTER}`)
}

/**
 * Does the guest's main job in Firefox: a newcomer searches, signs up, books, pays and opens the voucher. `request`
 * reads the OTP.
 */
export async function bookInFirefox(firefox: Firefox, base: string, request: APIRequestContext): Promise<void> {
  const { look, press } = firefox
  await search(firefox, base)
  await expectShown(firefox, 'h1', /hotels for couples in Pune/)
  await press('article h2 a')
  await expectAt(firefox, /^\/hotel\//)
  await press('a, button', 'Book Now')
  await expectAt(firefox, /^\/booking$/)
  await press('button', 'Book Now')
  await signUp(firefox, request)
  await press('button', 'Pay ₹')
  await expectShown(firefox, 'h1', 'Your room is booked')
  const code = /Booking ([A-Z0-9]{8})/.exec(String(await textsOf(firefox, 'main')))?.[1]
  await press('button', 'Voucher')
  await expectShown(firefox, 'dialog[open]', String(code))
  expect(await look('location.pathname')).toBe('/confirm-booking')
}
