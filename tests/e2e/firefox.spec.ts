import { expect, test } from '@playwright/test'
import { bookInFirefox } from './book-in-firefox.ts'
import { FIREFOX, openFirefox } from './firefox.ts'
import { neededBrowser } from './needed-browser.ts'

const neededFirefox = () => neededBrowser({ browser: FIREFOX, name: 'Firefox', toGetIt: 'apt-get install firefox-esr' })

/**
 * Firefox requests an icon for the test gateway's page, whose policy allows no picture. It also reports a file that was
 * still loading when the guest left the page.
 */
const EXPECTED = /\/favicon\.ico|A ServiceWorker intercepted the request and encountered an unexpected error/

test(
  'a couple searches, signs up, books, pays and opens the voucher in Firefox',
  { tag: ['@once', '@long'] },
  async ({ baseURL, request }) => {
    test.setTimeout(180_000)
    const firefox = await openFirefox(neededFirefox())
    try {
      await bookInFirefox(firefox, `${baseURL}/`, request)
      expect(firefox.errors.filter((error) => !EXPECTED.test(error))).toEqual([])
    } finally {
      firefox.close()
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
      // The scripts run, because the filtered list appears in the same document.
      await expect
        .poll(async () => {
          if ((await look('location.search')) === '') await look(`${filter}?.click()`)
          return look('location.search')
        })
        .toContain('bathtub')
      expect(await look('globalThis.isMarked')).toBe(true)
      expect(await look('document.getElementById("start").nonce')).toBe('')
      // The policy refuses foreign scripts, and markup made from text.
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
