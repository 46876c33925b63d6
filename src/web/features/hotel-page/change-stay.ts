import { areEqual } from '#domain/bookings/booking-query.ts'
import { browserApi } from '#web/lib/api.ts'
import { recall } from '#web/lib/browser-memory.ts'
import { debounce } from '#web/lib/debounce.ts'
import { bookingQueryOf } from '#web/features/stay/booking-query.ts'
import { readHotelStay } from '#web/features/stay/hotel-stay.ts'
import { loadOffer } from '#web/features/stay/load-offer.ts'
import type { HotelPageData } from './hotel-page-data.ts'

/** The same stay, chosen again by a second click or a step back, needs no new bill (specification §5). */
export function isSameStay(page: HotelPageData, one: URL, other: URL): boolean {
  const read = (url: URL) => bookingQueryOf(readHotelStay(url.searchParams, page.hotel, new Date(page.now)))
  return areEqual(read(one), read(other))
}

type Change = { url: URL; signal: AbortSignal }

/**
 * Loads the bill and availability of another stay. Waits for a pause, so that several presses send only one request.
 */
export async function withOffer(
  page: HotelPageData,
  { url, signal }: Change,
  begin: 'at once' | 'after a pause',
): Promise<HotelPageData> {
  if (begin === 'after a pause') await debounce(signal)
  const { hotel, now, offer } = page
  const at = new Date(now)
  const query = readHotelStay(url.searchParams, hotel, at)
  const referral = recall('referral')
  return {
    ...page,
    offer: await loadOffer({ api: browserApi, hotel, query, now: at, referral, previous: offer, signal }),
  }
}
