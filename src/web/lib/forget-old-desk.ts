import { serverNow } from './server-clock.ts'

/** The storage key of the data that a desk caches for use offline. */
export const DESK_CACHE_KEY = 'desk'

/** The parts of the stored data that this file reads: the session, its expiry, and unsent entries. */
type Kept = {
  me?: { expires_at: string; name: string; post?: { staff_id: string; hotel: { id: number } } }
  marks?: { name: string; by?: Maker | undefined }[]
}
type Maker = { staffId: string; name: string; hotelId: number }

/** Whether the session of this data is over or unknown. */
const isOver = ({ me }: Kept): boolean => !me || Date.parse(me.expires_at) <= serverNow().getTime()

/** Keeps only unsent entries, with their author but without the guest's name. */
const NO_NAME = '–'
function nameless({ marks, me }: Kept): Kept {
  if (!marks) return {}
  const maker = me?.post && { staffId: me.post.staff_id, name: me.name, hotelId: me.post.hotel.id }
  return { marks: marks.map(({ by = maker, ...mark }) => ({ ...mark, name: NO_NAME, ...(by && { by }) })) }
}

/**
 * Deletes the stored desk data if its session has ended, and returns the rest. Desk pages call this when they open,
 * guest pages after they have loaded.
 */
export function dropExpiredDesk(): object {
  return forgetDeskIf(isOver)
}

/** Deletes all stored desk data, for a sign-out. */
export const dropDesk = (): object => forgetDeskIf(() => true)

function forgetDeskIf(isToGo: (kept: Kept) => boolean): object {
  try {
    const kept = JSON.parse(localStorage.getItem(DESK_CACHE_KEY) ?? '{}') as Kept
    if (!isToGo(kept)) return kept
    const left = nameless(kept)
    if (left.marks && left.marks.length > 0) localStorage.setItem(DESK_CACHE_KEY, JSON.stringify(left))
    else localStorage.removeItem(DESK_CACHE_KEY)
    return left
  } catch {
    return {} // storage is switched off, or holds another version's data
  }
}
