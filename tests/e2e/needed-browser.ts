import { test } from '@playwright/test'

type Browser = { path: string | undefined; name: string; debianPackage: string }

/**
 * Returns the path of a browser that not every machine has. Without it the journey is skipped, or fails where
 * `E2E_BROWSERS=all` says that every browser is installed, as in CI.
 */
export function neededBrowser({ path, name, debianPackage }: Browser): string {
  const missing = `${name} is not installed: apt-get install ${debianPackage}`
  if (path === undefined && process.env['E2E_BROWSERS'] === 'all') throw new Error(missing)
  test.skip(path === undefined, missing)
  return path ?? ''
}
