import { expect } from '@playwright/test'
import { expectSoundPage, test } from './check-page.ts'
import { newGuest, signUpFromLogin } from './guest.ts'
import { untilStarted } from './until-started.ts'

test(
  'a visitor adds a favourite, signs up, finds it among the favourites and removes it',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/hotels-in-jaipur')
    const card = page.getByRole('article').first()
    const name = await card.getByRole('heading').innerText()
    const heart = page.getByRole('button', { name: `Add to favourites: ${name}` })
    await untilStarted(heart)
    await heart.click()
    await signUpFromLogin(page, newGuest())
    await expect(page.getByText('Added to My Favourites')).toBeVisible()
    await expect(page.getByRole('button', { name: `Remove from favourites: ${name}` })).toBeVisible()

    await page.goto('/my-favourites')
    await expect(page.getByRole('heading', { level: 1, name: 'My Favourites' })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('article').getByRole('link', { name })).toBeVisible()
    await expectSoundPage(page)

    await test.step('the visitor removes the favourite and undoes that by keyboard', async () => {
      const remove = page.getByRole('button', { name: `Remove from favourites: ${name}` })
      await untilStarted(remove)
      await remove.press('Enter')
      await expect(page.getByText('Oops, you seem to have no favourite hotels at the moment.')).toBeVisible()
      const kept = page.waitForResponse(/favourite-hotel/)
      await page.getByRole('button', { name: 'Undo' }).press('Enter')
      await expect(page.getByRole('article')).toHaveCount(1)
      await kept
    })

    await page.reload()
    await expect(page.getByRole('article')).toHaveCount(1)
    await test.step('the visitor removes the favourite for good', async () => {
      const remove = page.getByRole('button', { name: `Remove from favourites: ${name}` })
      await untilStarted(remove)
      await remove.press('Enter')
      await expect(page.getByText('Oops, you seem to have no favourite hotels at the moment.')).toBeVisible()
      await expectSoundPage(page)
    })
  },
)
