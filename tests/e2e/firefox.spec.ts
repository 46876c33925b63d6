import { expect, test } from '@playwright/test'
import { FIREFOX, openFirefox } from './firefox.ts'
import { neededBrowser } from './needed-browser.ts'

test(
  'Firefox runs the scripts of a cached page under its Content-Security-Policy',
  { tag: ['@once', '@long'] },
  async ({ baseURL }) => {
    const firefox = neededBrowser({ browser: FIREFOX, name: 'Firefox', toGetIt: 'apt-get install firefox-esr' })
    const { open, look, errors, close } = await openFirefox(firefox)
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
