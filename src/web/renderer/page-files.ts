import type { PageName } from '#domain/site-pages.ts'
import type { PageFile } from '#web/lib/page/page.ts'

/** The page that is drawn instead of a missing or failed page. */
export const FAILED = 'failed'

const FILES = import.meta.glob<PageFile<unknown>>('../pages/*.page.tsx', { eager: true })

/** Finds a page's file, `src/web/pages/<name>.page.tsx`. The server loads all of them; a browser loads only its own. */
export function pageFile(name: PageName | typeof FAILED): PageFile<unknown> {
  const file = FILES[`../pages/${name}.page.tsx`]
  if (!file) throw new Error(`src/web/pages/${name}.page.tsx is missing`)
  return file
}
