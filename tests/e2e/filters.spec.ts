import { expect } from '@playwright/test'
import { expectSoundPage, test } from './check-page.ts'

const PATH = '/hotels-in-pune?slot=3'

test('a guest filters by rating, breakfast and a station, and removes the distance', async ({ page }) => {
  await page.goto(PATH)
  const isSheet = (page.viewportSize()?.width ?? 0) < 992
  if (isSheet) await page.getByRole('link', { name: 'Filters' }).click()
  const filters = isSheet ? page.getByRole('dialog', { name: 'Filters' }) : page.getByRole('complementary')
  await filters.getByRole('radio', { name: /^4 or more/ }).press(' ')
  await expect(page).toHaveURL(/rated=4(&|$)/)
  await filters.getByRole('checkbox', { name: /^Breakfast/ }).press(' ')
  await filters.getByRole('combobox', { name: 'Place' }).selectOption({ label: 'Swargate metro' })
  await expect(page).toHaveURL(/near=metro%3ASwargate/)
  await filters.getByRole('combobox', { name: 'Within' }).selectOption({ label: '5 km' })
  await expect(page).toHaveURL(/within=5/)
  if (isSheet) {
    await expectSoundPage(page)
    await filters.getByRole('button', { name: /^Show \d+ hotels?$/ }).click()
  }
  const card = page.getByRole('article').first()
  await expect(card).toContainText(/from Swargate metro/)
  await page.getByRole('link', { name: /Within 5 km of Swargate metro/ }).click()
  await expect(page).not.toHaveURL(/near=/)
  await expect(page).toHaveURL(/breakfast=1/)
})

test.describe('filters without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the filters by rating, parking and distance are plain fields of a form',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(PATH)
      const filters = page.getByRole('complementary')
      await filters.getByRole('radio', { name: /^3.5 or more/ }).press(' ')
      await filters.getByRole('checkbox', { name: /^Parking/ }).press(' ')
      await filters.getByRole('combobox', { name: 'Place' }).selectOption({ label: 'Pune Junction station' })
      await filters.getByRole('button', { name: 'Show hotels' }).click()
      await expect(page).toHaveURL(/rated=3.5.*near=rail%3APune\+Junction/)
      for (const chip of ['Parking', 'Rated 3.5 or more', 'Within 2 km of Pune Junction station'])
        await expect(page.getByRole('link', { name: `Remove filter: ${chip}` })).toBeVisible()
      for (const card of await page.getByRole('article').all())
        await expect(card).toContainText('from Pune Junction station')
    },
  )
})
