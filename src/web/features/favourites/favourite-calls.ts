import { browserApi } from '#web/lib/api.ts'

/** The size of one page of the list. Further pages are fetched until all favourites are known. */
const PAGE = 100

/** Fetches the ids of the guest's favourites from this offset on; undefined if the server does not answer. */
export async function favouritesFrom(skip: number): Promise<number[] | undefined> {
  const answer = await browserApi.get('/favourites/user-favourites', { filter: { limit: PAGE, skip } })
  if (!answer.ok) return undefined
  const ids = answer.value.map(({ hotelId }) => hotelId)
  const rest = ids.length < PAGE ? [] : await favouritesFrom(skip + PAGE)
  return rest && [...ids, ...rest]
}

/**
 * Returns true once the server has saved the mark. The request is sent even if the guest leaves the page right after
 * the press.
 */
export async function announceFavourite(hotelId: number, mark: 'favourite' | 'unfavourite'): Promise<boolean> {
  const answer = await browserApi.post('/favourites/favourite-hotel', {
    body: { do: mark, hotelId },
    outlivesPage: true,
  })
  return answer.ok
}
