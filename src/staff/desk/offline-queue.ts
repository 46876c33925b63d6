import type { DeskBooking } from '#contract/desk.ts'
import type { DeskMe } from '#contract/desk-staff.ts'
import type { ApiAnswer, ApiRefusal } from '#web/lib/api.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { isClockSynced } from '#web/lib/staff-api.ts'
import { createStore, useStore } from '#web/lib/store.ts'
import { deskApi } from './desk-api.ts'
import { clearDeskCache, updateDeskCache, readDeskCache } from './desk-cache.ts'
import {
  withAuthor,
  dateEntry,
  isQueued,
  NOBODY,
  splitByAuthor,
  type Clock,
  type OfflineEntry,
  type EntryAuthor,
} from './offline-entry.ts'

type RefusedEntry = { name: string; why: ApiRefusal }

/**
 * `waiting`: unsent entries of the signed-in person. `others`: unsent entries of other people, never sent in this
 * session.
 */
type State = { waiting: readonly OfflineEntry[]; others: readonly OfflineEntry[]; notTaken: readonly RefusedEntry[] }

const NOTHING: State = { waiting: [], others: [], notTaken: [] }

/** Identifies this document, because `performance.now()` values are comparable only within one document. */
const PAGE = crypto.randomUUID()

const readClocks = (): Clock => ({ server: serverNow(), phone: Date.now(), page: PAGE, since: performance.now() })

const authorOf = ({ name, post }: Pick<DeskMe, 'name' | 'post'>): EntryAuthor => ({
  staffId: post.staff_id,
  name,
  hotelId: post.hotel.id,
})

function signedIn(): EntryAuthor | undefined {
  const { me } = readDeskCache()
  return me && authorOf(me)
}

function sorted(marks: readonly OfflineEntry[], notTaken: readonly RefusedEntry[]): State {
  const maker = signedIn()
  const { own, others } = splitByAuthor(marks, maker)
  return { waiting: own, others, notTaken }
}

const queued = createStore(NOTHING, {
  read: (last) => (last === NOTHING ? sorted(withAuthor(readDeskCache().marks ?? [], signedIn()), []) : last),
})

function change(marks: readonly OfflineEntry[], notTaken = queued.get().notTaken): void {
  updateDeskCache({ marks: [...marks] })
  queued.set(sorted(marks, notTaken))
}

/** Lists all unsent entries, other people's first; each group is in the order of entry. */
const all = (): OfflineEntry[] => [...queued.get().others, ...queued.get().waiting]

/** Entries that wait for the network, and queued entries that the server refused. */
export const useOfflineQueue = (): State => useStore(queued)

/** Stores who is signed in. Assigns entries without an author to the person of the stored session, or to nobody. */
export function enterDesk(me: DeskMe): void {
  const marks = withAuthor(readDeskCache().marks ?? [], signedIn() ?? NOBODY)
  updateDeskCache({ me, marks })
  queued.set(sorted(marks, queued.get().notTaken))
}

/** Clears the desk's cached data except unsent entries, which wait for the person who made them. */
export function leaveDesk(): void {
  clearDeskCache()
  queued.set(sorted(readDeskCache().marks ?? [], []))
}

/** Deletes an unsent entry at the request of a user, who has read that it was not sent. */
export const dropEntry = (key: string): void => change(all().filter((mark) => mark.key !== key))

const send = ({ act, bookingId, body, key, by }: OfflineEntry): Promise<ApiAnswer<DeskBooking>> =>
  deskApi.post(`/desk/bookings/{id}/${act}` as '/desk/bookings/{id}/seen', {
    params: { id: bookingId },
    body: { ...body, ...(by && { by: by.staffId }) },
    idempotencyKey: key,
  })

export type EntryOutcome =
  | { state: 'done'; booking: DeskBooking }
  | { state: 'waiting' }
  | { state: 'refused'; why: ApiRefusal }

type Press = Pick<OfflineEntry, 'bookingId' | 'name' | 'act' | 'body'>

/** Requests in progress, by booking and action. A second tap shares the answer to the first. */
const underWay = new Map<string, Promise<EntryOutcome>>()

const BUZZ_MILLISECONDS = 20

/** Vibrates on phones that can, because a receptionist looks at the guests and not at the screen. */
function buzz(): void {
  if ('vibrate' in navigator) navigator.vibrate(BUZZ_MILLISECONDS)
}

/** Sends an entry immediately, or queues it while offline. In both cases the entry has the time of this press. */
export function submitEntry(press: Press): Promise<EntryOutcome> {
  const name = `${press.bookingId} ${press.act}`
  const first = underWay.get(name)
  if (first) return first
  const marked = sendOrQueue(press).finally(() => underWay.delete(name))
  underWay.set(name, marked)
  return marked
}

async function sendOrQueue(press: Press): Promise<EntryOutcome> {
  const { server: _, ...made } = readClocks()
  const mark: OfflineEntry = { ...press, key: crypto.randomUUID(), by: signedIn(), made }
  if (isQueued(queued.get().waiting, mark)) return { state: 'waiting' }
  // Queue behind unsent entries of the same booking, so that a check-out never overtakes its check-in. Queue as well
  // until this document has received the server's time, because the entry cannot be dated without it.
  const isBehind = queued.get().waiting.some(({ bookingId }) => bookingId === mark.bookingId)
  if (isBehind || !isClockSynced()) return queue(mark)
  const dated = dateEntry(mark, readClocks())
  const answer = await send(dated)
  if (answer.ok) {
    buzz()
    return { state: 'done', booking: answer.value }
  }
  if (answer.refusal.code === 'UNREACHABLE') return queue(dated)
  return { state: 'refused', why: answer.refusal }
}

function queue(mark: OfflineEntry): EntryOutcome {
  change([...all(), mark])
  buzz()
  return { state: 'waiting' }
}

let sending: Promise<void> | undefined

/** Sends the signed-in person's entries in order. A refused one is reported to the user, and the rest continue. */
export function sendQueue(): Promise<void> {
  return (sending ??= sendAll().finally(() => {
    sending = undefined
  }))
}

async function sendAll(): Promise<void> {
  if (queued.get().waiting.length === 0) return
  // Another tab may have changed the session. The answer also contains the server's time.
  const me = await deskApi.get('/desk/me')
  if (!me.ok) return
  enterDesk(me.value)
  for (let [mark] = queued.get().waiting; mark; [mark] = queued.get().waiting) {
    const dated = dateEntry(mark, readClocks())
    const { key, name } = dated
    // Stores the time with the idempotency key, so that a retry sends the same body.
    if (dated !== mark) change(all().map((one) => (one.key === key ? dated : one)))
    const answer = await send(dated)
    if (!answer.ok && (answer.refusal.code === 'UNREACHABLE' || answer.refusal.status === 401)) return
    const { notTaken } = queued.get()
    change(
      all().filter((other) => other.key !== key),
      answer.ok ? notTaken : [...notTaken, { name, why: answer.refusal }],
    )
  }
}

/** When the entry was made: by the server's clock if known, otherwise by the phone's. */
export const enteredAt = ({ body, made }: OfflineEntry): Date =>
  new Date(typeof body['at'] === 'string' ? body['at'] : (made?.phone ?? serverNow()))
