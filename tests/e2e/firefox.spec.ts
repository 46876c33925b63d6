import { expect, test } from '@playwright/test'
import { ENTER, FIREFOX, openFirefox, type Firefox } from './firefox.ts'
import { newGuest, otpFor } from './guest.ts'
import { neededBrowser } from './needed-browser.ts'

const neededFirefox = () => neededBrowser({ browser: FIREFOX, name: 'Firefox', toGetIt: 'apt-get install firefox-esr' })

const expectShown = ({ look }: Firefox, selector: string, words: string | RegExp) =>
  expect
    .poll(() => look(`[...document.querySelectorAll('${selector}')].map((one) => one.textContent).join()`))
    .toMatch(words)

test(
  'a couple searches, signs up, books, pays and opens the voucher in Firefox',
  { tag: ['@once', '@long'] },
  async ({ baseURL, request }) => {
    test.setTimeout(180_000)
    const guest = newGuest()
    const firefox = await openFirefox(neededFirefox())
    const { open, look, press, type, errors, close } = firefox
    const fill = async (name: string, text: string) => {
      await press(`input[name="${name}"]`)
      await type(text)
    }
    try {
      await test.step('the couple searches', async () => {
        await open(`${baseURL}/`)
        await press('button', 'City')
        await press('input[type="search"]')
        await type(`pun${ENTER}`)
        await press('[role="grid"] [data-day][tabindex="0"]')
        await press('button', 'Full Day')
        await press('[role="grid"] [data-day][tabindex="0"]')
        await expectShown(firefox, 'h1', /hotels for couples in Pune/)
      })
      await test.step('the couple opens a hotel and books', async () => {
        await press('article h2 a')
        await expect.poll(() => look('location.pathname')).toMatch(/^\/hotel\//)
        await press('a, button', 'Book Now')
        await expect.poll(() => look('location.pathname')).toBe('/booking')
        await press('button', 'Book Now')
      })
      await test.step('the couple signs up', async () => {
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
        await type(await otpFor(request, guest.phone))
      })
      await test.step('the couple pays and opens the voucher', async () => {
        await press('button', 'Pay ₹')
        await expectShown(firefox, 'h1', 'Your room is booked')
        const code = /[A-Z0-9]{8}/.exec(String(await look('document.querySelector("main").innerText')))?.[0]
        await press('button', 'Voucher')
        await expectShown(firefox, 'dialog[open]', String(code))
      })
      expect(errors).toEqual([])
    } finally {
      close()
    }
  },
)

test(
  'Firefox runs the scripts of a cached page under its Content-Security-Policy',
  { tag: ['@once', '@long'] },
  async ({ baseURL }) => {
    const { open, look, errors, close } = await openFirefox(neededFirefox())
    try {
      await open(`${baseURL}/hotels-in-pune`)
      await look('globalThis.isMarked = true')
      const filter = `[...document.querySelectorAll('a')].find((link) => link.textContent.trim() === 'Bathtub' && link.checkVisibility() && Object.keys(link).some((key) => key.startsWith('__react')))`
      // The same document shows the filtered list, so its scripts run. Before hydration, the link would load another
      // document.
      await expect
        .poll(async () => {
          if ((await look('location.search')) === '') await look(`${filter}?.click()`)
          return look('location.search')
        })
        .toContain('bathtub')
      expect(await look('globalThis.isMarked')).toBe(true)
      expect(await look('document.getElementById("start").nonce')).toBe('')
      // The policy refuses markup from text and foreign scripts.
      const tried = `(() => {
      const script = document.createElement('script')
      script.textContent = 'globalThis.isBroken = true'
      document.body.insertAdjacentHTML('beforeend', '<script>globalThis.isBroken = true</' + 'script>')
    })()`
      await look(tried)
      expect(await look('globalThis.isBroken')).toBeUndefined()
      expect(errors.filter((error) => !/injection sink|TrustedHTML/.test(error))).toEqual([])
    } finally {
      close()
    }
  },
)
