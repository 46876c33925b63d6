import { useSyncExternalStore } from 'react'
import { currentSession } from '#web/lib/session.ts'

/** Specification §7: the toggle and the list. The list says which hearts are filled. */
const TOGGLE = '/api/favourites/favourite-hotel'
const LIST = `/api/favourites/user-favourites?filter=${encodeURIComponent('{"limit":100}')}`

type Favourite = { hotelId?: number; hotel?: { id: number } }

let known: ReadonlySet<number> = new Set()
let askedFor: string | undefined
const listeners = new Set<() => void>()

function change(hotelId: number, mark: 'favourite' | 'unfavourite'): void {
  const next = new Set(known)
  if (mark === 'favourite') next.add(hotelId)
  else next.delete(hotelId)
  known = next
  for (const listener of listeners) listener()
}

/** Asked once for each guest, by the first heart that is shown to them. */
async function loadOnce(): Promise<void> {
  const session = currentSession()
  if (session.state !== 'signed-in' || askedFor === session.userId) return
  askedFor = session.userId
  const response = await fetch(LIST, { headers: { accept: 'application/json' } })
  if (!response.ok) return
  const favourites = (await response.json()) as Favourite[]
  known = new Set(favourites.flatMap(({ hotelId, hotel }) => hotelId ?? hotel?.id ?? []))
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  void loadOnce().catch(() => (askedFor = undefined)) // offline: the next heart asks again
  return () => void listeners.delete(listener)
}

export const useIsFavourite = (hotelId: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => known.has(hotelId),
    () => false,
  )

/** Shows the new state at once and takes it back when the server refuses. True when it was kept. */
export async function markFavourite(hotelId: number, mark: 'favourite' | 'unfavourite'): Promise<boolean> {
  change(hotelId, mark)
  const response = await fetch(TOGGLE, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ do: mark, hotelId }),
  }).catch(() => undefined) // no connection counts as a refusal
  if (response?.ok) return true
  change(hotelId, mark === 'favourite' ? 'unfavourite' : 'favourite')
  return false
}
