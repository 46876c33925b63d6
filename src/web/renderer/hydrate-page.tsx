import { startPage } from './start-page.tsx'
import { SiteDocument } from './document.tsx'
import type { Page } from '#web/lib/page/page.ts'
import { pageRouter } from './page-router.ts'
import { readServedData } from '#web/lib/page/served-data.ts'

let hasStarted = false

/**
 * The browser's side of a page: the same document, rendered from the data that came with it. Another page may load this
 * script too, for the page's parts, and starts nothing.
 */
export function hydratePage<Data>(page: Page<Data>): void {
  const served = readServedData<Data>()
  if (!served || hasStarted) return
  hasStarted = true
  const moves = page.moves?.(served) ?? pageRouter(page, served)
  startPage(() => <SiteDocument page={page} moves={moves} />)
}
