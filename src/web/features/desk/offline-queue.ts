import { useSyncExternalStore } from 'react'
import type { DeskBooking } from '#contract/desk.ts'
import type { DeskMe } from '#contract/desk-staff.ts'
import type { ApiAnswer, ApiRefusal } from '#web/lib/api.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { isServerTimeHeard } from '#web/lib/staff-api.ts'
import { deskApi } from './desk-api.ts'
import { forgetDesk, keep, readKept } from './desk-cache.ts'
import { adopt, dateMark, isQueued, NOBODY, sortByMaker, type Clock, type Mark, type Maker } from './offline-entry.ts'

export type NotTaken = { name: string; why: ApiRefusal }

/** `waiting`: unsent entries of the signed-in person; `others`: of other people, never sent in this session. */
type State = { waiting: readonly Mark[]; others: readonly Mark[]; notTaken: readonly NotTaken[] }

const NOTHING: State = { waiting: [], others: [], notTaken: [] }
let state: State | undefined
const listeners = new Set<() => void>()

/** Identifies this document, because `performance.now()` values are comparable only within one document. */
const PAGE = crypto.randomUUID()

const clockNow = (): Clock => ({ server: serverNow(), phone: Date.now(), page: PAGE, since: performance.now() })

const makerOf = ({ name, post }: Pick<DeskMe, 'name' | 'post'>): Maker => ({
  staffId: post.staff_id,
  name,
  hotelId: post.hotel.id,
})

function signedIn(): Maker | undefined {
  const { me } = readKept()
  return me && makerOf(me)
}

function sorted(marks: readonly Mark[], notTaken: readonly NotTaken[]): State {
  const maker = signedIn()
  const { own, others } = sortByMaker(marks, maker)
  return { waiting: own, others, notTaken }
}

const current = (): State => (state ??= sorted(adopt(readKept().marks ?? [], signedIn()), []))

function show(next: State): void {
  state = next
  for (const listener of listeners) listener()
}

function change(marks: readonly Mark[], notTaken = current().notTaken): void {
  keep({ marks: [...marks] })
  show(sorted(marks, notTaken))
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** All unsent entries, with other people's first; each group is in the order of entry. */
const all = (): Mark[] => [...current().others, ...current().waiting]

/** Entries that wait for the network, and queued entries that the server refused. */
export const useMarks = (): State => useSyncExternalStore(subscribe, current, () => NOTHING)

/** Stores who is signed in. Entries without an author go to the person of the stored session, or to nobody. */
export function enterDesk(me: DeskMe): void {
  const marks = adopt(readKept().marks ?? [], signedIn() ?? NOBODY)
  keep({ me, marks })
  show(sorted(marks, current().notTaken))
}

/** Clears the desk's cached data except unsent entries, which wait for the person who made them. */
export function leaveDesk(): void {
  forgetDesk()
  show(sorted(readKept().marks ?? [], []))
}

/** Deletes an unsent entry at the request of a user, who has read that it was not sent. */
export const dropMark = (key: string): void => change(all().filter((mark) => mark.key !== key))

const send = ({ act, bookingId, body, key, by }: Mark): Promise<ApiAnswer<DeskBooking>> =>
  deskApi.post(`/desk/bookings/{id}/${act}` as '/desk/bookings/{id}/seen', {
    params: { id: bookingId },
    body: { ...body, ...(by && { by: by.staffId }) },
    idempotencyKey: key,
  })

export type Marked =
  | { state: 'done'; booking: DeskBooking }
  | { state: 'waiting' }
  | { state: 'refused'; why: ApiRefusal }

type Press = Pick<Mark, 'bookingId' | 'name' | 'act' | 'body'>

/** Requests in progress, by booking and action: a second tap shares the answer to the first. */
const underWay = new Map<string, Promise<Marked>>()

/** Sends an entry immediately, or queues it while offline. Either way it carries the time of this press. */
export function markNow(press: Press): Promise<Marked> {
  const name = `${press.bookingId} ${press.act}`
  const first = underWay.get(name)
  if (first) return first
  const marked = sendOrQueue(press).finally(() => underWay.delete(name))
  underWay.set(name, marked)
  return marked
}

async function sendOrQueue(press: Press): Promise<Marked> {
  const { server: _, ...made } = clockNow()
  const mark: Mark = { ...press, key: crypto.randomUUID(), by: signedIn(), made }
  if (isQueued(current().waiting, mark)) return { state: 'waiting' }
  // Queue behind unsent entries of the same booking, so that a check-out never overtakes its check-in. Queue as well
  // until this document has received the server's time, because the entry cannot be dated without it.
  const isBehind = current().waiting.some(({ bookingId }) => bookingId === mark.bookingId)
  if (isBehind || !isServerTimeHeard()) return queue(mark)
  const dated = dateMark(mark, clockNow())
  const answer = await send(dated)
  if (answer.ok) return { state: 'done', booking: answer.value }
  if (answer.refusal.code === 'UNREACHABLE') return queue(dated)
  return { state: 'refused', why: answer.refusal }
}

function queue(mark: Mark): Marked {
  change([...all(), mark])
  return { state: 'waiting' }
}

let sending: Promise<void> | undefined

/** Sends the signed-in person's entries in order. A refused one is reported to the user, and the rest continue. */
export function sendWaiting(): Promise<void> {
  return (sending ??= sendAll().finally(() => {
    sending = undefined
  }))
}

async function sendAll(): Promise<void> {
  if (current().waiting.length === 0) return
  // Another tab may have changed the session. The answer also brings the server's time.
  const me = await deskApi.get('/desk/me')
  if (!me.ok) return
  enterDesk(me.value)
  for (let [mark] = current().waiting; mark; [mark] = current().waiting) {
    const dated = dateMark(mark, clockNow())
    const { key, name } = dated
    // Store the time with the idempotency key, so that a retry sends the same body.
    if (dated !== mark) change(all().map((one) => (one.key === key ? dated : one)))
    const answer = await send(dated)
    if (!answer.ok && (answer.refusal.code === 'UNREACHABLE' || answer.refusal.status === 401)) return
    const { notTaken } = current()
    change(
      all().filter((other) => other.key !== key),
      answer.ok ? notTaken : [...notTaken, { name, why: answer.refusal }],
    )
  }
}

/** When the entry was made: by the server's clock if known, otherwise by the phone's. */
export const madeAt = ({ body, made }: Mark): Date =>
  new Date(typeof body['at'] === 'string' ? body['at'] : (made?.phone ?? serverNow()))
