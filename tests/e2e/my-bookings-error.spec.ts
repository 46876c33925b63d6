import { expect } from '@playwright/test'
import { expectSoundPage, test } from './check-page.ts'
import { signedIn } from './guest.ts'

// Browsers log the list that was refused.
test.use({ expectedFaults: [/Failed to load resource/] })

test('My Bookings shows one large Try again button when it fails to load', { tag: '@once' }, async ({ page }) => {
  await signedIn(page)
  const lists = '**/api/bookings/user-bookings/**'
  const error = { code: 'DATABASE_AWAY', message: 'We cannot reach our data right now.' }
  await page.route(lists, (route) => route.fulfill({ status: 503, json: { error } }))
  await page.goto('/my-bookings')
  await expect(page.getByRole('alert').filter({ visible: true })).toContainText(error.message)
  const again = page.getByRole('link', { name: 'Try again' })
  const box = await again.boundingBox()
  expect([(box?.height ?? 0) >= 48, (box?.width ?? 0) >= 300]).toEqual([true, true])
  await expectSoundPage(page)
  await page.unroute(lists)
  await again.click()
  await expect(page.getByRole('heading', { name: 'No stays planned yet' })).toBeVisible()
})
