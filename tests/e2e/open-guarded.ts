import { expect, type Page } from '@playwright/test'

/** Opens a page under the control of the service worker, which caches the pages that it opens. */
export async function openGuarded(page: Page, address: string): Promise<void> {
  await page.goto(address)
  const workerState = async () => (await navigator.serviceWorker.getRegistration())?.active?.state
  await waitUntilSettled(page, async () => (await page.evaluate(workerState)) === 'activated')
  // The worker does not control the page that registers it, only later pages.
  await page.reload()
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
}

/** Presses a key until `isSo` is true. The worker registers once a page has settled, which a press triggers. */
export async function waitUntilSettled(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Shift')
    expect(await isSo()).toBe(true)
  }).toPass()
}
