import { expect, type Page } from '@playwright/test'
import { expectSoundPage, test } from './check-page.ts'

/** A position near Pune Junction. */
const HERE = { latitude: 18.5301, longitude: 73.8712 }

const openCities = async (page: Page) => {
  await page.goto('/hotels-in-pune?slot=3')
  await page.getByRole('link', { name: /^Change your search/ }).click()
  return page.getByRole('dialog')
}

test(
  'a guest finds a place while typing, and gets the hotels near it with walking times',
  { tag: '@long' },
  async ({ page }) => {
    const finder = await openCities(page)
    await finder.getByRole('searchbox', { name: 'City or place' }).fill('swarg')
    await expectSoundPage(page)
    await finder.getByRole('button', { name: /^Swargate/ }).click()
    await finder.locator('[data-day]:not([disabled])').last().click()
    await finder.getByRole('button', { name: /^Evening/ }).click()
    await expect(page).toHaveURL(/\/hotels-in-pune-near-swargate\?/)
    await expect(page).toHaveTitle(/Hotels for couples near Swargate metro station, Pune/)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/hotels-in-pune-near-swargate$/)
    await expect(page.getByRole('article').first()).toContainText(/\d+ min walk from Swargate metro/)
    await expectSoundPage(page)
  },
)

test(
  'hotels near a guest are listed after a press, and no address contains the position',
  { tag: '@long' },
  async ({ page, context }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(HERE)
    const finder = await openCities(page)
    expect(asked.join()).not.toContain('near-me')
    await finder.getByRole('button', { name: /^Near me/ }).click()
    const near = finder.getByRole('region', { name: 'Hotels near you' })
    await expect(near.getByRole('link').first()).toContainText(/About \d+ min walk/)
    await expectSoundPage(page)
    const sent = asked.filter((request) => request.includes('near-me'))
    expect(sent).toHaveLength(1)
    expect(sent[0]).toContain('"position":{"lat":4118,"lng":13431}')
    expect(asked.join()).not.toMatch(/18\.53|73\.87/)
  },
)

test('a guest whose phone gives no position is told so, and chooses a city', async ({ page, context }) => {
  await context.clearPermissions()
  const finder = await openCities(page)
  await finder.getByRole('button', { name: /^Near me/ }).click()
  await expect(finder.getByRole('alert')).toContainText('We could not find your location. Please choose a city below.')
  await finder.getByRole('button', { name: /^Kochi/ }).click()
})
