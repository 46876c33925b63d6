import { useSyncExternalStore } from 'react'
import type { DeskBooking } from '#contract/desk.ts'
import type { DeskMe } from '#contract/desk-staff.ts'
import type { ApiAnswer, ApiRefusal } from '#web/lib/api.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { isServerTimeHeard } from '#web/lib/staff-api.ts'
import { deskApi } from './desk-api.ts'
import { forgetDesk, keep, readKept } from './kept-desk.ts'
import { adopt, dateMark, isQueued, NOBODY, sortByMaker, type Clock, type Mark, type Maker } from './mark.ts'

export type NotTaken = { name: string; why: ApiRefusal }

/** `waiting`: marks of the person who is signed in; `others`: of somebody else, which are never sent in this session. */
type State = { waiting: readonly Mark[]; others: readonly Mark[]; notTaken: readonly NotTaken[] }

const NOTHING: State = { waiting: [], others: [], notTaken: [] }
let state: State | undefined
const listeners = new Set<() => void>()

/** Names this document: the time that it counts goes on only while it is open. */
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

/** In the order in which they were made. */
const all = (): Mark[] => [...current().others, ...current().waiting]

/** Marks that wait for the network, and those that were not taken when they were sent at last. */
export const useMarks = (): State => useSyncExternalStore(subscribe, current, () => NOTHING)

/** Keeps who is signed in. What an older release queued before belongs to the session before, or to nobody. */
export function enterDesk(me: DeskMe): void {
  const marks = adopt(readKept().marks ?? [], signedIn() ?? NOBODY)
  keep({ me, marks })
  show(sorted(marks, current().notTaken))
}

/** All that this device keeps of the desk goes, but the marks that wait for the person who made them. */
export function leaveDesk(): void {
  forgetDesk()
  show(sorted(readKept().marks ?? [], []))
}

/** Somebody read that this mark was not sent. */
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

/** Presses whose answer has not come: a second tap gets the first one's. */
const underWay = new Map<string, Promise<Marked>>()

/** Sends a mark immediately; without network it waits, and counts from this moment all the same. */
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
  // Behind others of the same booking: 'left' never overtakes 'arrived'. And before the server's time was heard in this
  // document nobody knows when this is.
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

/** Sends what this person marked, in that order; one that is refused is told and the rest goes on. */
export function sendWaiting(): Promise<void> {
  return (sending ??= sendAll().finally(() => {
    sending = undefined
  }))
}

async function sendAll(): Promise<void> {
  if (current().waiting.length === 0) return
  // Who is signed in here, which another tab may have changed; and what time it is at the server.
  const me = await deskApi.get('/desk/me')
  if (!me.ok) return
  enterDesk(me.value)
  for (let [mark] = current().waiting; mark; [mark] = current().waiting) {
    const dated = dateMark(mark, clockNow())
    const { key, name } = dated
    // Its time stays with its key: a retry sends the same.
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

/** When it was marked, as far as this device knows. */
export const madeAt = ({ body, made }: Mark): Date =>
  new Date(typeof body['at'] === 'string' ? body['at'] : (made?.phone ?? serverNow()))
