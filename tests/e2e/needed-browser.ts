import { test } from '@playwright/test'

type Wanted<Browser> = { browser: Browser | undefined; name: string; toGetIt: string }

/**
 * Returns a browser that not every machine has. Without it, the test is skipped, or fails if `E2E_BROWSERS=all` says
 * that every browser is installed, as in CI.
 */
export function neededBrowser<Browser>({ browser, name, toGetIt }: Wanted<Browser>): Browser {
  if (browser !== undefined) return browser
  const missing = `${name} is not there: ${toGetIt}`
  if (process.env['E2E_BROWSERS'] !== 'all') test.skip(true, missing)
  throw new Error(missing)
}
