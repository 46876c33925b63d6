import { PageMoved } from '#web/lib/page-answer.ts'
import { syncClock } from '#web/lib/server-clock.ts'
import { addressOf, type Place } from '#web/lib/navigation/navigation.ts'
import type { ServedPage } from '#web/lib/page/page.ts'

/** The address that serves only a page's data: '/page-data/hotels-in-pune?slot=3' for '/hotels-in-pune?slot=3'. */
const PAGE_DATA = '/page-data'

/** Fetches a page's data. A page that fails has to be opened as a document, which then explains the error. */
export async function fetchPage<Data>(place: Place, signal: AbortSignal): Promise<ServedPage<Data>> {
  const address = addressOf({ ...place, hash: '' })
  const answer = await fetch(PAGE_DATA + address, { signal })
  syncClock(answer.headers)
  if (!answer.ok) throw new PageMoved(address)
  const page = (await answer.json()) as ServedPage<Data> | { movedTo: string }
  if ('movedTo' in page) throw new PageMoved(page.movedTo)
  return page
}
