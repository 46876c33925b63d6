import { expect } from '@playwright/test'
import { expectSoundPage, test } from './check-page.ts'

// Before the sign-in, the desk and the office request the current user.
test.use({ expectedFaults: [/401/] })

test(
  'an unknown page at the desk or office leads back to the desk or the office',
  { tag: '@once' },
  async ({ page }) => {
    for (const [path, words] of [
      ['/desk/no-such-page', 'Back to the desk'],
      ['/office/no-such-page', 'Back to the office'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'We could not find this page' })).toBeVisible()
      await expectSoundPage(page)
      await page.getByRole('link', { name: words }).click()
      await expect(page).toHaveURL(/\/sign-in/)
    }
  },
)
