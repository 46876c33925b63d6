/** Several processes on one database. Some cache pages, and one renders every page again for comparison. */
import type { BuiltPages } from '#server/http/built-pages.ts'
import { pageCache } from '#server/http/page-cache.ts'
import { servePages, type MountPages } from '#server/http/pages.ts'
import type { Services } from '#server/services.ts'
import { loadHotelPage, shownHotel } from '#web/features/hotel-page/load-hotel-page.ts'
import { PageMissing, PageMoved } from '#web/lib/page-answer.ts'

const MEBIBYTE = 1024 * 1024

/** Counts the pages that were loaded. */
export type PageLoads = { count: number }

/** Renders hotel pages with their real data as JSON instead of a document. */
function builtPages(loads: PageLoads): BuiltPages {
  const built: Partial<BuiltPages> = {
    movedTo: () => undefined,
    securityHeaders: () => ({}),
    failedData: (status) => `failed with ${status}`,
    renderPage: async (_url, page, served) => Buffer.from(`${page} ${served}`),
    loadPage: async ({ params }, { url, context }) => {
      loads.count += 1
      try {
        const data = await loadHotelPage({ url, context, slugOrId: params['slugOrId'] ?? '' })
        return { served: JSON.stringify(data), of: shownHotel(data, url) }
      } catch (thrown) {
        if (thrown instanceof PageMoved) return { movedTo: thrown.to, status: thrown.status }
        if (thrown instanceof PageMissing) return { failed: 'missing', status: thrown.status }
        throw thrown
      }
    },
  }
  return built as BuiltPages
}

/** Makes a page cache with this many bytes. With 0 bytes it keeps nothing. */
export const keptPages = (
  { catalogue, clock }: Pick<Services, 'catalogue' | 'clock'>,
  memory: number,
): Services['pages'] => pageCache({ catalogue, clock, maxBytes: memory * MEBIBYTE, isCompressing: true })

export const mountHotelPages =
  (loads: PageLoads): MountPages =>
  (app, services) => {
    const built = builtPages(loads)
    return servePages(app, services, { built: () => built, isCached: true })
  }
