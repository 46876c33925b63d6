import { syncClock } from '#web/lib/server-clock.ts'
import { addressOf, type Place } from '#web/lib/navigation/navigation.ts'
import type { ServedPage } from './page.ts'

/**
 * The address of a page's data without its document: '/page-data/hotels-in-pune?slot=3' for '/hotels-in-pune?slot=3'.
 */
const PAGE_DATA = '/page-data'

/** The address belongs to another page, or none, so the browser loads its document. */
export class NeedsDocument extends Error {
  override name = 'NeedsDocument'
  readonly address: string

  constructor(address: string) {
    super(`${address} needs a document`)
    this.address = address
  }
}

/** A failed request or page throws, and the document then explains the error. */
export async function fetchPage<Data>(place: Place, signal: AbortSignal): Promise<ServedPage<Data>> {
  const address = addressOf({ ...place, hash: '' })
  const answer = await fetch(PAGE_DATA + address, { signal })
  syncClock(answer.headers)
  if (!answer.ok) throw new NeedsDocument(address)
  const page = (await answer.json()) as ServedPage<Data> | { movedTo: string }
  if ('movedTo' in page) throw new NeedsDocument(page.movedTo)
  return page
}
