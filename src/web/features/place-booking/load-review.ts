import { readHotelStay } from '#web/features/stay/hotel-stay.ts'
import { valueOrThrow } from '#web/lib/api.ts'
import { apiFor } from '#web/lib/api-for.ts'
import { minuteOf, type LoadContext } from '#web/lib/load-context.ts'
import { PageMoved } from '#web/lib/page-answer.ts'
import { PATHS } from '#web/lib/paths.ts'
import { loadQuote, type ReviewPageData } from './review-data.ts'

type ReviewCall = { url: URL; context: LoadContext }

/**
 * Loads the review without anything personal, as every visitor gets it. Without a hotel, redirects to the start page.
 */
export async function loadReview({ url, context }: ReviewCall): Promise<ReviewPageData> {
  const api = apiFor(context)
  const now = minuteOf(context)
  const params = url.searchParams
  const hotelKey = params.get('hotel')
  if (!hotelKey) throw new PageMoved(PATHS.home)
  const hotel = valueOrThrow(
    await api.get('/hotels/{id}', { params: { id: hotelKey }, filter: { include: ['city', 'locality'] } }),
  )
  const quote = await loadQuote({ api, hotel, query: readHotelStay(params, hotel, now), now, isSigningUp: true })
  return { hotel, quote, now: now.toISOString() }
}
