import { startPage } from '../start-page.tsx'
import { ownRouter } from './page-router.ts'
import { PublicDocument } from './document.tsx'
import type { PublicPage } from './page.ts'
import { readServedData } from './served-data.ts'

let hasStarted = false

/**
 * The browser's side of a public page: the same document, rendered from the data that came with it. A document without
 * data is React Router's, which may load this script for the page's parts, as may another public page.
 */
export function startPublicPage<Data>(page: PublicPage<Data>): void {
  const served = readServedData<Data>()
  if (!served || hasStarted) return
  hasStarted = true
  startPage(() => <PublicDocument page={page} moves={ownRouter(page, served)} />)
}
