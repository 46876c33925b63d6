import { expect } from '@playwright/test'
import { expectSoundPage, test } from './check-page.ts'
import { rowsOf, signInAtOffice } from './office-steps.ts'

// Before the sign-in, the office requests the current user and gets 401.
test.use({ expectedFaults: [/401/] })

test(
  'an admin reads a city’s figures as of last night, and downloads them',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    await signInAtOffice(page, 'admin')
    expect((await page.request.post('/api/dev/jobs/count-figures')).ok()).toBe(true)
    await page.goto('/office/figures')
    await expect(page.getByText(/^All cities, .* As of last night: counted until /)).toBeVisible()
    await page.getByLabel('City', { exact: true }).selectOption('Pune')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page).toHaveURL(/\/office\/figures\?city=\d+$/)
    await expect(page.getByText(/^Pune, /)).toBeVisible()
    await page.getByRole('link', { name: '13 weeks' }).click()
    await expect(page).toHaveURL(/city=\d+/)
    await expect(page.getByRole('link', { name: '13 weeks' })).toHaveAttribute('aria-current', 'true')
    await expectSoundPage(page)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: /^Export/ }).click()
    expect((await download).suggestedFilename()).toMatch(/^uncle-results-20\d{2}-\d{2}-\d{2}\.csv$/)
    for (const name of ['Demand', 'Guests who return']) {
      await page.getByRole('link', { name, exact: true }).click()
      await expect(page.getByText(/^Pune, /)).toBeVisible()
      await expectSoundPage(page)
    }
    await page.setViewportSize({ width: 1280, height: 900 })
    await expectSoundPage(page)
    await page.goto('/office/log?act=figures_exported')
    await expect(rowsOf(page).filter({ hasText: 'Downloaded figures' }).first()).toBeVisible()
  },
)
