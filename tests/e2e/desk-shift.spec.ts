import { expect, test } from '@playwright/test'
import { signInAtDesk } from './desk-steps.ts'

test('a shift’s payments have their amounts in one column at the right edge', { tag: '@once' }, async ({ page }) => {
  await signInAtDesk(page)
  await page.goto('/desk/shift')
  const payments = page.locator('section', { hasText: 'Taken, all ways' }).locator('li')
  await expect(payments.first()).toBeVisible()
  const gaps = await payments.evaluateAll((rows) =>
    rows.map((row) => row.getBoundingClientRect().right - (row.lastElementChild?.getBoundingClientRect().right ?? 0)),
  )
  expect(gaps.length).toBeGreaterThan(1)
  for (const gap of gaps) expect(Math.abs(gap)).toBeLessThan(1)
})
