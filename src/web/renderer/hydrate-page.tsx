import { startPage } from './start-page.tsx'
import { SiteDocument } from './document.tsx'
import type { Page } from '#web/lib/page/page.ts'
import { pageRouter } from './page-router.ts'
import { readServedData } from '#web/lib/page/served-data.ts'

let hasStarted = false

/**
 * Hydrates a page: the same document, rendered from the data that came with it. A different page may load this script
 * too, for this page's parts, without starting anything.
 */
export function hydratePage<Data>(page: Page<Data>): void {
  const served = readServedData<Data>()
  if (!served || hasStarted) return
  hasStarted = true
  const moves = page.moves?.(served) ?? pageRouter(page, served)
  startPage(() => <SiteDocument page={page} moves={moves} />)
}
