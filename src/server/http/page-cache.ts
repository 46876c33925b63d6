import type { Catalogue } from '../ports/catalogue.ts'
import type { Clock } from '../ports/clock.ts'
import { isStillValid } from '../ports/outage.ts'
import type { CachedPage, LoadedPageData, PageCache, PageOfHotel, PageSource } from '../ports/page-cache.ts'
import { boundedMap } from './bounded-map.ts'
import { bodyPacker, plainBody, tagOf } from './compressed-body.ts'

/** How many milliseconds a page counts as fresh. Together with the catalogue's lag, this stays below a second. */
export const FRESH_FOR = 250
/**
 * Milliseconds since the last reading of the feed after which every page is checked again: twice the interval between
 * readings.
 */
export const MAX_UNHEARD = 500
/** Milliseconds after which a page loads its data again even if its hotel has not changed. */
export const KEPT_FOR = 5 * 60_000
/** JavaScript's memory overhead for a page, in bytes. */
const BYTES_OF_ENTRY = 700
/** The share of the memory for plain and gzip bodies, which few clients need. */
const RARE_FORMS = 1 / 16

type Entry = {
  /** identifies the data from which the page was rendered */
  digest: string
  page: CachedPage
  bytes: number
  of: PageOfHotel | undefined
  /** when the page was last checked, in milliseconds since 1970 */
  checkedAt: number
  /** when the loading of its data began, by `performance.now()` */
  loadedAt: number
}

export type PageCacheWiring = {
  clock: Clock
  maxBytes: number
  /** follows the change feed */
  catalogue: Pick<Catalogue, 'unchangedAt' | 'changesAt'>
  /** false if a proxy compresses, so that pages are kept uncompressed */
  isCompressing: boolean
  /** when the database last answered, by `performance.now()`; undefined while it is available */
  goneSince?: () => number | undefined
}

/**
 * Caches this process's public pages (decision 0022). A page depends only on its data and stays valid as long as they
 * do. A page of one hotel is valid until the change feed names the hotel, or until a time of its own. Any other page
 * reloads its data at most every quarter of a second, and is rendered again only if they changed. Concurrent visitors
 * wait for the same load and the same rendering.
 */
export function pageCache({
  clock,
  maxBytes,
  catalogue,
  isCompressing,
  goneSince = () => undefined,
}: PageCacheWiring): PageCache {
  const packer = bodyPacker(maxBytes * RARE_FORMS)
  const entries = boundedMap<Entry>(
    maxBytes * (1 - RARE_FORMS),
    (key, { bytes }) => key.length + bytes + BYTES_OF_ENTRY,
  )
  const underWay = new Map<string, Promise<CachedPage | undefined>>()
  let hits = 0
  let misses = 0

  async function drawn({ served, searched }: LoadedPageData, source: PageSource) {
    misses++
    const document = await source.render(served)
    const body = isCompressing ? await packer.pack(document) : plainBody(document)
    return { page: { body, searched }, bytes: body.bytes }
  }

  /** Whether `at` lies between the loading of the page and the time at which its content changes without a write. */
  const isBeforeItsMoment = ({ of, checkedAt }: Entry, at: number): boolean =>
    of !== undefined && checkedAt <= at && at < Math.min(of.until.getTime(), checkedAt + KEPT_FOR)

  /** Returns how many milliseconds ago the feed last showed that the page is unchanged; undefined if it may have changed. */
  function unheardFor(entry: Entry, at: number): number | undefined {
    if (!entry.of || !isBeforeItsMoment(entry, at)) return undefined
    const heardAt = catalogue.unchangedAt(entry.of.hotelId, entry.loadedAt)
    return heardAt === undefined ? undefined : performance.now() - heardAt
  }

  function mayBeSentAllTheSame(entry: Entry, now: number): boolean {
    const gone = goneSince()
    if (gone === undefined) return false
    const outage = performance.now() - gone
    const age = Math.min(Math.abs(now - entry.checkedAt), unheardFor(entry, now - outage) ?? Number.POSITIVE_INFINITY)
    return isStillValid({ age, outage })
  }

  /**
   * Adds the times at which a page changes: the end of a pause, and when the reception starts to count as unstaffed.
   */
  function momentOf({ of }: LoadedPageData, now: Date): PageOfHotel | undefined {
    const until = of && catalogue.changesAt(of.hotelId, now)
    return of && until && { hotelId: of.hotelId, until: until < of.until ? until : of.until }
  }

  async function check(key: string, source: PageSource): Promise<CachedPage | undefined> {
    const [now, loadedAt] = [clock.now(), performance.now()]
    const loaded = await source.load()
    const known = entries.get(key)
    // Sends the cached page only after its data was loaded again, so that nobody gets a page whose load failed. While
    // the database is gone, sends it without loading.
    if (loaded === undefined) return known && mayBeSentAllTheSame(known, now.getTime()) ? known.page : undefined
    const digest = tagOf(loaded.served)
    const isSame = known?.digest === digest
    const { page, bytes } = isSame ? known : await drawn(loaded, source)
    if (isSame) hits++
    entries.set(key, { digest, page, bytes, of: momentOf(loaded, now), checkedAt: now.getTime(), loadedAt })
    return page
  }

  function isFresh(entry: Entry): boolean {
    const now = clock.now().getTime()
    if (Math.abs(now - entry.checkedAt) < FRESH_FOR) return true
    return (unheardFor(entry, now) ?? Number.POSITIVE_INFINITY) < MAX_UNHEARD
  }

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
    figures: () => ({
      pagesKept: entries.size(),
      pagesBytes: entries.bytes() + packer.bytes(),
      pageHits: hits,
      pageMisses: misses,
    }),
  }
}
