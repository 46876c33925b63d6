import type { AnsweredSearch } from '#domain/figures/demand.ts'
import type { PageMatch } from '#domain/site-pages.ts'
import type { LoadContext } from '#web/lib/load-context.ts'
import { PageMissing, PageMoved } from '#web/lib/page-answer.ts'
import scriptsOf from 'virtual:page-scripts'
import type { HeadTag } from '#web/lib/page-head/page-meta.ts'
import { FAILED, pageFile } from './page-files.ts'

/**
 * A page's serialised data, its new address, or the serialised reason for its failure. `searched`: the search that a
 * page of results answers, to be counted. `of`: the hotel whose changes outdate the cached page.
 */
export type LoadedPage =
  | { served: string; searched?: AnsweredSearch | undefined; of?: { hotelId: number; until: Date } | undefined }
  | { movedTo: string; status: 301 | 302 }
  | { failed: string; status: number }

/** The page's style sheets that are not part of every document. */
const stylesOf = (page: string): HeadTag[] =>
  (scriptsOf[page]?.styles ?? []).map((href) => ({ tagName: 'link', rel: 'stylesheet', href }))

/** The serialised data for the page that explains a failure. */
export function failedData(status: number, data: unknown = null): string {
  return JSON.stringify({ data: { status, data }, head: pageFile(FAILED).head({}), params: {} })
}

/**
 * Loads a page's data on the server. The loader throws to answer with a redirect or an error status; any other error is
 * rethrown.
 */
export async function loadPage(
  { page, params }: Pick<PageMatch, 'page' | 'params'>,
  { url, context }: { url: URL; context: LoadContext },
): Promise<LoadedPage> {
  const { load, head, searched, ofHotel } = pageFile(page)
  try {
    const data = load ? await load({ url, params, context }) : null
    const served = JSON.stringify({ data, head: [...head(data), ...stylesOf(page)], params })
    return { served, searched: searched?.(data), of: ofHotel?.(data, url) }
  } catch (thrown) {
    if (thrown instanceof PageMoved) return { movedTo: thrown.to, status: thrown.status }
    if (thrown instanceof PageMissing) return { failed: failedData(thrown.status, thrown.data), status: thrown.status }
    throw thrown
  }
}
