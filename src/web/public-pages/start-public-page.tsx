import { startPage } from '../start-page.tsx'
import { ownRouter } from './own-router.ts'
import { PublicDocument } from './public-document.tsx'
import type { PublicPage } from './public-page.ts'
import { hasServedData, readServedData } from './served-data.tsx'

/**
 * The browser's side of a public page: the same document, drawn from the data that came with it. A document without
 * them is React Router's, which may load this script for the page's parts.
 */
export function startPublicPage<Data>(page: PublicPage<Data>): void {
  if (!hasServedData()) return
  startPage(() => <PublicDocument page={page} moves={ownRouter(page, readServedData<Data>())} />)
}
