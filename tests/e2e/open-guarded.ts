import { expect, type Page } from '@playwright/test'

/** Opens a page that the service worker controls, and which therefore caches what is opened. */
export async function openGuarded(page: Page, address: string): Promise<void> {
  await page.goto(address)
  const workerState = async () => (await navigator.serviceWorker.getRegistration())?.active?.state
  await waitUntilSettled(page, async () => (await page.evaluate(workerState)) === 'activated')
  // The page that registers the worker is not controlled by it yet, but the next one is.
  await page.reload()
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
}

/** The worker registers once a page has settled, which a press triggers. */
export async function waitUntilSettled(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Shift')
    expect(await isSo()).toBe(true)
  }).toPass()
}
