import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Opens the footer's links, which a phone folds. Presses until they stay open, because a press before hydration may be
 * undone.
 */
export async function openFooter(page: Page): Promise<Locator> {
  const footer = page.getByRole('contentinfo')
  const last = footer.getByRole('link', { name: 'YouTube' })
  await expect(async () => {
    if (!(await last.isVisible())) await footer.getByRole('link', { name: 'All pages and contact' }).click()
    await expect(last).toBeVisible({ timeout: 500 })
  }).toPass()
  return footer
}

/** Opens the question about analytics, which is folded on every screen. */
export async function openCounting(page: Page): Promise<Locator> {
  const footer = page.getByRole('contentinfo')
  const question = footer.getByRole('group').filter({ hasText: /analytics/i })
  if (!(await question.getByRole('button').first().isVisible())) await question.getByRole('heading').click()
  await expect(question.getByRole('button').first()).toBeVisible()
  return question
}
