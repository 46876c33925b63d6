import type { Clock } from '../ports/clock.ts'
import { isStillValid } from '../ports/outage.ts'
import type { CompressedBody, CachedPage, PageCache, PageSource } from '../ports/page-cache.ts'
import { boundedMap } from './bounded-map.ts'
import { cachedSize, compressedBody } from './compressed-body.ts'

/** Milliseconds for which a page counts as fresh. Together with the catalogue's lag it stays under a second. */
export const FRESH_FOR = 250

type Loaded = NonNullable<Awaited<ReturnType<PageSource['load']>>>
type Entry = { served: string; page: CachedPage; checkedAt: number }

/** Stores a page. Most pages are only opened: their document contains the data, which nobody requests separately. */
function keptPage(document: Buffer, { served, searched }: Loaded): CachedPage {
  let data: CompressedBody | undefined
  return {
    document: compressedBody(document),
    searched,
    get data() {
      return (data ??= compressedBody(served))
    },
  }
}

/**
 * Caches this process's public pages (decision 0022). A page is a function of its data and stays valid as long as they
 * do: it reloads the data at most every quarter of a second, and renders only if they changed. Concurrent visitors wait
 * for the same load and the same rendering.
 */
export function pageCache({
  clock,
  maxBytes,
  goneSince = () => undefined,
}: {
  clock: Clock
  maxBytes: number
  /** while the database does not answer: when it last answered, by `performance.now()` */
  goneSince?: () => number | undefined
}): PageCache {
  // Budget four times the data's length: they may be stored as text, bytes and compressed.
  const entries = boundedMap<Entry>(
    maxBytes,
    (key, { served, page }) => key.length + 4 * served.length + cachedSize(page.document),
  )
  const underWay = new Map<string, Promise<CachedPage | undefined>>()
  let hits = 0
  let misses = 0

  async function drawn(loaded: Loaded, source: PageSource): Promise<CachedPage> {
    misses++
    return keptPage(await source.render(loaded.served), loaded)
  }

  const mayBeSentAllTheSame = ({ checkedAt }: Entry, now: number): boolean => {
    const gone = goneSince()
    return isStillValid({
      age: Math.abs(now - checkedAt),
      outage: gone === undefined ? gone : performance.now() - gone,
    })
  }

  async function check(key: string, source: PageSource): Promise<CachedPage | undefined> {
    const checkedAt = clock.now().getTime()
    const loaded = await source.load()
    const known = entries.get(key)
    // Send the cached page only after its data was loaded again, so that nobody gets a page whose load failed. While
    // the database is gone, send it without loading.
    if (loaded === undefined) return known && mayBeSentAllTheSame(known, checkedAt) ? known.page : undefined
    const { served } = loaded
    const isSame = known?.served === served
    const page = isSame ? known.page : await drawn(loaded, source)
    if (isSame) hits++
    entries.set(key, { served, page, checkedAt })
    return page
  }

  /** Compares absolute times, because a test may have moved the clock back. */
  const isFresh = ({ checkedAt }: Entry): boolean => Math.abs(clock.now().getTime() - checkedAt) < FRESH_FOR

  return {
    async find(key, source) {
      const known = entries.get(key)
      if (known && isFresh(known)) {
        hits++
        return known.page
      }
      const asked = underWay.get(key)
      if (asked) return asked
      const checking = check(key, source).finally(() => underWay.delete(key))
      underWay.set(key, checking)
      return checking
    },
    figures: () => ({ pagesKept: entries.size(), pagesBytes: entries.bytes(), pageHits: hits, pageMisses: misses }),
  }
}
