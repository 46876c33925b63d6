import { serverNow } from './server-clock.ts'

/** Where a device keeps what its desk needs without network. */
export const KEPT_DESK = 'desk'

/** The parts of the stored data that matter here: when the session ends, and marks not sent yet. */
type Kept = { me?: { expires_at: string }; marks?: { name: string }[] }

/** Is the session of this data over or unknown? */
const isOver = ({ me }: Kept): boolean => !me || Date.parse(me.expires_at) <= serverNow().getTime()

/** A mark that waits for the network goes on waiting, without the name of its guest. */
const NO_NAME = '–'
const nameless = ({ marks }: Kept): Kept => (marks ? { marks: marks.map((mark) => ({ ...mark, name: NO_NAME })) } : {})

/**
 * What is kept of a desk whose session has ended leaves the device: each page of the desk looks when it opens,
 * a guests' page once it has settled. Returns what is left.
 */
export function forgetOldDesk(): object {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT_DESK) ?? '{}') as Kept
    if (!isOver(kept)) return kept
    const left = nameless(kept)
    if (left.marks && left.marks.length > 0) localStorage.setItem(KEPT_DESK, JSON.stringify(left))
    else localStorage.removeItem(KEPT_DESK)
    return left
  } catch {
    return {} // storage is switched off, or holds what another version wrote
  }
}
