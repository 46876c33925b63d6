import { expect } from '@playwright/test'
import { test } from './check-page.ts'

test.describe('former and translated city names', { tag: '@once' }, () => {
  for (const [older, slug] of [
    ['bangalore', 'bengaluru'],
    ['bombay', 'mumbai'],
    ['gurgaon', 'gurugram'],
    ['calcutta', 'kolkata'],
    ['madras', 'chennai'],
    ['cochin', 'kochi'],
    ['mysore', 'mysuru'],
    ['poona', 'pune'],
    ['पुणे', 'pune'],
    ['நொய்டா', 'noida'],
    ['बंबई', 'mumbai'],
  ] as const) {
    test(`the address of ${older} redirects to ${slug} permanently`, async ({ request }) => {
      const here = '?checkin=2027-01-05&slot=3'
      for (const address of [
        `/hotels-in-${encodeURIComponent(older)}${here}`,
        `/hotels-for-couples-${encodeURIComponent(older)}${here}`,
        `/search-results${here}&city=${encodeURIComponent(older)}`,
      ]) {
        const answer = await request.get(address, { maxRedirects: 0 })
        expect([answer.status(), answer.headers()['location']]).toEqual([301, `/hotels-in-${slug}${here}`])
      }
    })
  }

  test('a name that no city has ever had is not found', async ({ request }) => {
    expect((await request.get('/hotels-in-atlantis')).status()).toBe(404)
  })

  test('the search form finds a city by its older name', { tag: '@long' }, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('form', { name: 'Find a hotel' }).getByRole('button', { name: /^City/ }).click()
    await page.getByRole('searchbox', { name: 'City' }).fill('calc')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Kolkata \(Calcutta\)/ })
      .click()
    await expect(page.getByRole('grid', { name: 'Check-in' })).toBeVisible()
    await expect(page.getByRole('form', { name: 'Find a hotel' }).getByRole('button', { name: /^City/ })).toContainText(
      'Kolkata',
    )
  })
})
