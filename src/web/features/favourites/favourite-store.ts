import { useSyncExternalStore } from 'react'
import { browserApi } from '#web/lib/api.ts'
import { followSession } from '#web/lib/follow-session.ts'
import { currentSession } from '#web/lib/session.ts'

/** As many as one call gives; further pages are asked for until all are known. */
const PAGE = 100

let known: ReadonlySet<number> = new Set()
/** what `known` is about: nothing yet, or the favourites of this guest */
let isLoaded = false
let askedFor: string | undefined
const listeners = new Set<() => void>()

function show(next: ReadonlySet<number>): void {
  known = next
  for (const listener of listeners) listener()
}

type Mark = 'favourite' | 'unfavourite'

/** Marked while the list was on its way: the answer may not know of it yet. */
const markedMeanwhile = new Map<number, Mark>()

function marked(ids: ReadonlySet<number>, hotelId: number, mark: Mark): ReadonlySet<number> {
  const next = new Set(ids)
  if (mark === 'favourite') next.add(hotelId)
  else next.delete(hotelId)
  return next
}

function change(hotelId: number, mark: Mark): void {
  if (!isLoaded) markedMeanwhile.set(hotelId, mark)
  show(marked(known, hotelId, mark))
}

/** Asked once for each guest, by the first heart that is shown to them. Offline, the next heart asks again. */
async function loadOnce(): Promise<void> {
  const session = currentSession()
  const userId = session.state === 'signed-in' ? session.userId : undefined
  if (askedFor === userId) return
  askedFor = userId
  isLoaded = false
  const ids = userId === undefined ? [] : await favouritesFrom(0)
  if (ids === undefined) askedFor = undefined
  else if (askedFor === userId) {
    isLoaded = userId !== undefined
    const withMarks = [...markedMeanwhile].reduce(
      (set, [id, mark]) => marked(set, id, mark),
      new Set(ids) as typeof known,
    )
    markedMeanwhile.clear()
    show(withMarks)
  }
}

/** Ids of the guest's favourites from this place of the list on; undefined when the server does not answer. */
async function favouritesFrom(skip: number): Promise<number[] | undefined> {
  const answer = await browserApi.get('/favourites/user-favourites', { filter: { limit: PAGE, skip } })
  if (!answer.ok) return undefined
  const ids = answer.value.map(({ hotelId }) => hotelId)
  const rest = ids.length < PAGE ? [] : await favouritesFrom(skip + PAGE)
  return rest && [...ids, ...rest]
}

/** Hearts follow whoever signs in or out while they are on the page. */
const subscribe = followSession(listeners, loadOnce)

export const useIsFavourite = (hotelId: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => known.has(hotelId),
    () => false,
  )

/** Every favourite of the guest; undefined until they are known. */
export const useFavourites = (): ReadonlySet<number> | undefined =>
  useSyncExternalStore(
    subscribe,
    () => (isLoaded ? known : undefined),
    () => undefined,
  )

/** Shows the new state at once and takes it back when the server refuses. True when it was kept. */
export async function markFavourite(hotelId: number, mark: 'favourite' | 'unfavourite'): Promise<boolean> {
  change(hotelId, mark)
  const answer = await browserApi.post('/favourites/favourite-hotel', { body: { do: mark, hotelId } })
  if (!answer.ok) change(hotelId, mark === 'favourite' ? 'unfavourite' : 'favourite')
  return answer.ok
}
