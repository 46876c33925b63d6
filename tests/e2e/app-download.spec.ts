import { expect, type Page } from '@playwright/test'
import { expectSoundPage, test } from './check-page.ts'
import { openFooter } from './open-footer.ts'

const OFFER = 'Get the best of Uncle, on the go. It won’t itch.'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 992

/** Tests specification §1: a footer banner and a dialog offer the apps. */
test(
  'the footer and a dialog offer the apps until the visitor closes the offer',
  { tag: '@long' },
  async ({ page }) => {
    // Until its script has loaded, the menu is a link to the footer.
    await page.goto('/team', { waitUntil: 'networkidle' })
    const banner = page.getByRole('contentinfo').getByRole('region', { name: OFFER })
    await expect(banner.getByRole('link', { name: 'Android' })).toHaveAttribute('href', /^https:/)

    await test.step('header and drawer open the dialog', async () => {
      const opener = isPhone(page) ? page.getByRole('button', { name: 'Menu' }) : page.getByRole('banner')
      if (isPhone(page)) await opener.press('Enter')
      const link = page.getByRole('link', { name: 'Download App' }).filter({ visible: true })
      await link.press('Enter')
      const dialog = page.getByRole('dialog', { name: OFFER })
      await expect(dialog.getByRole('link', { name: 'Android' })).toBeVisible()
      await expect(dialog.getByRole('link', { name: 'iOS' })).toHaveAttribute('href', /^https:/)
      await expectSoundPage(page)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(isPhone(page) ? opener : link).toBeFocused()
      expect(page.url()).not.toContain('#app')
    })

    await test.step('the site remembers that the offer was closed', async () => {
      await page.reload()
      await expect(banner).toBeHidden()
      await page.evaluate(() => localStorage.clear())
      await page.reload()
      await banner.getByRole('button', { name: 'Close the app offer' }).click()
      await expect(banner).toBeHidden()
      await page.goto('/lovekit')
      await expect((await openFooter(page)).getByRole('link', { name: 'Blog' })).toBeVisible()
      await expect(banner).toBeHidden()
    })
  },
)

// Uses a window of its own, wide enough for the bar with the link, because the project's size does not matter here.
test('the link ‘Download App’ leads to the banner without scripts', { tag: '@once' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto(`${baseURL}/team`)
  await page.getByRole('link', { name: 'Download App' }).click()
  await expect(page).toHaveURL(/#app$/)
  await expect(page.getByRole('region', { name: OFFER })).toBeInViewport()
  await context.close()
})
