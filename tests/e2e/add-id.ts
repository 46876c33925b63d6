import type { Locator, Page } from '@playwright/test'

type Files = Parameters<Locator['setInputFiles']>[0]

/** Presses a button that adds an ID, and chooses pictures of a driving licence. */
export async function addId(page: Page, button: Locator, files: Files): Promise<void> {
  await button.click()
  await page
    .getByRole('dialog', { name: 'Which ID?' })
    .getByLabel(/^Driving Licence/)
    .setInputFiles(files)
}
