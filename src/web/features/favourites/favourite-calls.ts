import { browserApi } from '#web/lib/api.ts'

/** As many as one call returns; further pages follow until all are known. */
const PAGE = 100

/** Ids of the guest's favourites from this place of the list on; undefined when the server does not answer. */
export async function favouritesFrom(skip: number): Promise<number[] | undefined> {
  const answer = await browserApi.get('/favourites/user-favourites', { filter: { limit: PAGE, skip } })
  if (!answer.ok) return undefined
  const ids = answer.value.map(({ hotelId }) => hotelId)
  const rest = ids.length < PAGE ? [] : await favouritesFrom(skip + PAGE)
  return rest && [...ids, ...rest]
}

/** True once the server has it. A guest who presses and leaves has pressed all the same. */
export async function announceFavourite(hotelId: number, mark: 'favourite' | 'unfavourite'): Promise<boolean> {
  const answer = await browserApi.post('/favourites/favourite-hotel', {
    body: { do: mark, hotelId },
    outlivesPage: true,
  })
  return answer.ok
}
