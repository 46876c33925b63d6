import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { SITE_PAGES } from '#domain/site-pages.ts'

/** Drawn instead of a missing or failed page. */
const FAILED = 'failed'

test('every listed page has a file, and every page file is listed', () => {
  const files = globSync(join(import.meta.dirname, '*.page.tsx')).map((file) => basename(file, '.page.tsx'))
  const listed = new Set([FAILED, ...Object.values(SITE_PAGES).map(({ page }) => page)])
  expect(files.toSorted()).toEqual([...listed].toSorted())
})
