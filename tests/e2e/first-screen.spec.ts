import { expect } from '@playwright/test'
import { test } from './check-page.ts'

test.describe('the first screen of a phone', { tag: ['@once', '@long'] }, () => {
  test('the first screen of a phone shows until when a booking can be cancelled at a hotel', async ({ page }) => {
    await page.goto('/hotels-in-pune')
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page.getByText(/^Free to change or cancel until 24 hours before check-in/)).toBeInViewport({
      ratio: 1,
    })
  })

  test('the first screen of a phone shows a two-line search bar and a complete card of results', async ({ page }) => {
    await page.goto('/hotels-in-pune')
    const search = page.getByRole('link', { name: /^Change your search/ })
    expect((await search.boundingBox())?.height).toBeLessThanOrEqual(56)
    const card = await page.getByRole('article').first().boundingBox()
    expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(740)
  })

  test('the first screen of a phone shows the GET OTP button of the sign-up dialog', async ({ page }) => {
    await page.goto('/sign-up')
    await expect(page.getByRole('button', { name: 'GET OTP' })).toBeInViewport({ ratio: 1 })
    await page.getByLabel('Phone').focus()
    await expect(page.getByLabel('Phone'), 'and the button hides no field').toBeInViewport({ ratio: 1 })
  })
})
