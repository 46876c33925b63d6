import { serverNow } from './server-clock.ts'

/** Where a device keeps what its desk needs without network. */
export const KEPT_DESK = 'desk'

/** The parts of the stored data that matter here: whose session it is, when it ends, and marks not sent yet. */
type Kept = {
  me?: { expires_at: string; name: string; post?: { staff_id: string; hotel: { id: number } } }
  marks?: { name: string; by?: Maker | undefined }[]
}
type Maker = { staffId: string; name: string; hotelId: number }

/** Is the session of this data over or unknown? */
const isOver = ({ me }: Kept): boolean => !me || Date.parse(me.expires_at) <= serverNow().getTime()

/** A mark that waits for the network goes on waiting for the one who made it, without the name of its guest. */
const NO_NAME = '–'
function nameless({ marks, me }: Kept): Kept {
  if (!marks) return {}
  const maker = me?.post && { staffId: me.post.staff_id, name: me.name, hotelId: me.post.hotel.id }
  return { marks: marks.map(({ by = maker, ...mark }) => ({ ...mark, name: NO_NAME, ...(by && { by }) })) }
}

/**
 * What is kept of a desk whose session has ended leaves the device: each page of the desk looks when it opens,
 * a guests' page once it has settled. Returns what is left.
 */
export function forgetOldDesk(): object {
  return forgetDeskIf(isOver)
}

/** The same when somebody signs out. */
export const forgetDeskNow = (): object => forgetDeskIf(() => true)

function forgetDeskIf(isToGo: (kept: Kept) => boolean): object {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT_DESK) ?? '{}') as Kept
    if (!isToGo(kept)) return kept
    const left = nameless(kept)
    if (left.marks && left.marks.length > 0) localStorage.setItem(KEPT_DESK, JSON.stringify(left))
    else localStorage.removeItem(KEPT_DESK)
    return left
  } catch {
    return {} // storage is switched off, or holds what another version wrote
  }
}
