import { useSyncExternalStore } from 'react'
import { followSession } from '#web/lib/follow-session.ts'
import { currentSession } from '#web/lib/session.ts'

/** Loads only when a heart needs it, because most visitors only look. Undefined when offline. */
const loadCalls = () => import('./favourite-calls.ts').catch(() => undefined)

let known: ReadonlySet<number> = new Set()
/** the owner of `known`; undefined before the first guest */
let isLoaded = false
let askedFor: string | undefined
const listeners = new Set<() => void>()

function show(next: ReadonlySet<number>): void {
  known = next
  for (const listener of listeners) listener()
}

type Mark = 'favourite' | 'unfavourite'

/** Keeps marks made while the list was loading, because the answer may lack them. */
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

/** Fetches once per guest, for the first heart on the page. Offline, the next heart retries. */
async function loadOnce(): Promise<void> {
  const session = currentSession()
  const userId = session.state === 'signed-in' ? session.userId : undefined
  if (askedFor === userId) return
  askedFor = userId
  isLoaded = false
  const ids = userId === undefined ? [] : await (await loadCalls())?.favouritesFrom(0)
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

/** Reloads hearts when a guest signs in or out on the page. */
const subscribe = followSession(listeners, loadOnce)

export const useIsFavourite = (hotelId: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => known.has(hotelId),
    () => false,
  )

/** Every favourite of the guest; undefined until loaded. */
export const useFavourites = (): ReadonlySet<number> | undefined =>
  useSyncExternalStore(
    subscribe,
    () => (isLoaded ? known : undefined),
    () => undefined,
  )

/** Shows the new state immediately and reverts it if the server refuses. True on success. */
export async function markFavourite(hotelId: number, mark: 'favourite' | 'unfavourite'): Promise<boolean> {
  change(hotelId, mark)
  const isKept = (await (await loadCalls())?.announceFavourite(hotelId, mark)) === true
  if (!isKept) change(hotelId, mark === 'favourite' ? 'unfavourite' : 'favourite')
  return isKept
}
