import { expect, test } from '@playwright/test'
import { openFullBrowser, FULL_CHROMIUM_PATH } from './full-browser.ts'
import { neededBrowser } from './needed-browser.ts'

test('‘back’ and ‘forward’ show the page as the visitor left it', { tag: ['@once', '@long'] }, async ({ baseURL }) => {
  const chromium = neededBrowser({
    browser: FULL_CHROMIUM_PATH,
    name: 'A full Chromium',
    toGetIt: 'apt-get install chromium',
  })
  const { look, close } = await openFullBrowser(chromium, `${baseURL}/hotels-in-pune`)
  /** Waits until the page's script has loaded, and marks the document, so that the test can recognise it later. */
  const openOn = async (path: RegExp) => {
    await expect.poll(() => look('location.pathname'), { timeout: 15_000 }).toMatch(path)
    await expect.poll(() => look('Boolean(document.querySelector("script[type=module]"))')).toBe(true)
    await look('globalThis.isMarked = true')
  }
  const press = (link: string) => look(`document.querySelector('${link}').click()`)
  const expectKept = async (path: RegExp) => {
    await expect.poll(() => look('location.pathname')).toMatch(path)
    expect(await look('globalThis.isMarked')).toBe(true)
  }
  try {
    await openOn(/^\/hotels-in-pune$/)
    await look('scrollTo(0, 900)')
    // Waits for the fonts, because late fonts move the page by some pixels.
    await expect.poll(() => look('document.fonts.status')).toBe('loaded')
    const leftAt = await look('scrollY')
    expect(leftAt).toBeGreaterThan(800)
    await press('article a[href^="/hotel/"]')
    await openOn(/^\/hotel\//)
    await press('a[href="/"]')
    await openOn(/^\/$/)
    await look('history.back()')
    await expectKept(/^\/hotel\//)
    await look('history.back()')
    await expectKept(/^\/hotels-in-pune$/)
    expect(await look('scrollY')).toBe(leftAt)
    await look('history.forward()')
    await expectKept(/^\/hotel\//)
  } finally {
    close()
  }
})
