import { join } from 'node:path'
import { openDb } from '../../src/db/open-db.ts'
import { REVIEW_PAGE_SIZE, REVIEW_TYPES } from '../../src/domain/reviews/review-types.ts'
import { addGuests } from './booking-cast.ts'
import { withChildren } from './child.ts'
import type { Bench, Figure } from './figures.ts'
import { fillCity, FILL_TIMEOUT_MILLISECONDS } from './full-city.ts'
import { overBare } from './over-bare.ts'
import { asked, type Asked } from './record-answers.ts'
import { addReviews, REVIEWS_OF_HOTEL } from './reviewed-hotels.ts'
import { site } from './site.ts'

const HOTELS = 100
const PAGE_SIZE = 10
/** The pages to request: the first pages, beyond which few people go, one in the middle, and the last. */
const SKIPS = [0, 10, 20, 100, REVIEWS_OF_HOTEL - PAGE_SIZE]

const reviewQuery = (path: string, filter: object): Asked =>
  asked(`${path}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`)

/**
 * Lists every hotel's first page, then every hotel's second, and so on, so that consecutive requests ask for different
 * hotels.
 */
const pages = (hotelIds: readonly number[]): Asked[] =>
  SKIPS.flatMap((skip) =>
    hotelIds.map((id) =>
      reviewQuery(`/api/hotels/${id}/reviews`, { where: { published: true }, limit: PAGE_SIZE, skip }),
    ),
  )

/** Uses the five types of specification §7 in turn, a different one for each hotel. */
const types = (hotelIds: readonly number[]): Asked[] =>
  hotelIds.flatMap((_id, place) =>
    REVIEW_TYPES.map((type, turn) => {
      const id = hotelIds[(place + turn * 17) % hotelIds.length]
      return reviewQuery(`/api/hotels/hotel-reviews/${id}`, { type, limit: REVIEW_PAGE_SIZE, skip: 0 })
    }),
  )

async function fill(bench: Bench, databaseUrl: string): Promise<number[]> {
  const { db, close } = await openDb({
    databaseUrl,
    dataDir: '',
    statementTimeoutMilliseconds: FILL_TIMEOUT_MILLISECONDS,
  })
  try {
    await fillCity(db, 'Bigtown', { hotels: HOTELS, roomsOfHotel: 1, staysInHundred: 0, days: 1 }, bench.now)
    await addGuests(db, 1, bench.now)
    await addReviews(db, bench.now)
    const hotels = await db.selectFrom('hotels').select('id').orderBy('id').execute()
    return hotels.map(({ id }) => id)
  } finally {
    await close()
  }
}

/** Compares the reviews on a hotel's page with a server that sends the same bytes from memory. */
export async function reviewPage(bench: Bench): Promise<Figure[]> {
  const databaseUrl = await bench.postgres.createDatabase('bench_reviews')
  const hotelIds = await fill(bench, databaseUrl)
  const hotels = `${HOTELS} hotels with ${REVIEWS_OF_HOTEL} reviews each, PostgreSQL`
  return withChildren(async (start) => {
    const { base } = await start(
      site({ databaseUrl, dataDir: join(bench.folder, 'review-files') }, { DEMO_CATALOGUE: 'false' }),
    )
    return overBare(bench, start, base, [
      { what: `reviews, pages of ${PAGE_SIZE}, ${hotels}`, requests: pages(hotelIds) },
      { what: `hotel-reviews, the five types in turn, ${hotels}`, requests: types(hotelIds) },
    ])
  })
}
