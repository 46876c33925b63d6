import { createGuestStore } from '#web/lib/guest-store.ts'
import { currentSession } from '#web/lib/session.ts'
import { useStore } from '#web/lib/store.ts'

/** Loads only when a heart needs it, because most visitors only browse. Undefined when offline. */
const loadCalls = () => import('./favourite-calls.ts').catch(() => undefined)

type Known = { ids: ReadonlySet<number>; isLoaded: boolean }

/** Reloads hearts when a guest signs in or out on the page. */
const favourites = createGuestStore<Known>({ ids: new Set(), isLoaded: false }, loadOnce)
/** the guest whose favourites were requested last */
let askedFor: string | undefined

type Mark = 'favourite' | 'unfavourite'

/** Keeps marks that were made while the list was loading, because the answer may lack them. */
const markedMeanwhile = new Map<number, Mark>()

function marked(ids: ReadonlySet<number>, hotelId: number, mark: Mark): ReadonlySet<number> {
  const next = new Set(ids)
  if (mark === 'favourite') next.add(hotelId)
  else next.delete(hotelId)
  return next
}

function change(hotelId: number, mark: Mark): void {
  const { ids, isLoaded } = favourites.get()
  if (!isLoaded) markedMeanwhile.set(hotelId, mark)
  favourites.set({ ids: marked(ids, hotelId, mark), isLoaded })
}

/** Fetches once per guest, for the first heart on the page. When offline, the next heart retries. */
async function loadOnce(): Promise<void> {
  const session = currentSession()
  const userId = session.state === 'signed-in' ? session.userId : undefined
  if (askedFor === userId) return
  askedFor = userId
  favourites.set({ ...favourites.get(), isLoaded: false })
  const ids = userId === undefined ? [] : await (await loadCalls())?.favouritesFrom(0)
  if (ids === undefined) askedFor = undefined
  else if (askedFor === userId) {
    const withMarks = [...markedMeanwhile].reduce(
      (set, [id, mark]) => marked(set, id, mark),
      new Set(ids) as Known['ids'],
    )
    markedMeanwhile.clear()
    favourites.set({ ids: withMarks, isLoaded: userId !== undefined })
  }
}

export const useIsFavourite = (hotelId: number): boolean => useStore(favourites, ({ ids }) => ids.has(hotelId))

/** Returns every favourite of the guest; undefined until loaded. */
export const useFavourites = (): ReadonlySet<number> | undefined =>
  useStore(favourites, ({ ids, isLoaded }) => (isLoaded ? ids : undefined))

/** Shows the new state immediately, and reverts it if the server refuses. Returns true on success. */
export async function markFavourite(hotelId: number, mark: 'favourite' | 'unfavourite'): Promise<boolean> {
  change(hotelId, mark)
  const isKept = (await (await loadCalls())?.announceFavourite(hotelId, mark)) === true
  if (!isKept) change(hotelId, mark === 'favourite' ? 'unfavourite' : 'favourite')
  return isKept
}
