import { useSyncExternalStore } from 'react'
import type { DeskBooking } from '#contract/desk.ts'
import type { ApiAnswer, ApiRefusal } from '#web/lib/api.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { deskApi } from './desk-api.ts'
import { keep, readKept } from './kept-desk.ts'
import type { Mark } from './mark.ts'

export type NotTaken = { name: string; why: ApiRefusal }

type State = { waiting: readonly Mark[]; notTaken: readonly NotTaken[] }

const NOTHING: State = { waiting: [], notTaken: [] }
let state: State | undefined
const listeners = new Set<() => void>()

const current = (): State => (state ??= { waiting: readKept().marks ?? [], notTaken: [] })

function change(next: State): void {
  state = next
  keep({ marks: [...next.waiting] })
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Marks that wait for the network, and those that were not taken when they were sent at last. */
export const useMarks = (): State => useSyncExternalStore(subscribe, current, () => NOTHING)

export const forgetMarks = (): void => change(NOTHING)
export const forgetNotTaken = (): void => change({ ...current(), notTaken: [] })

const send = ({ act, bookingId, body, key }: Mark): Promise<ApiAnswer<DeskBooking>> =>
  deskApi.post(`/desk/bookings/{id}/${act}` as '/desk/bookings/{id}/seen', {
    params: { id: bookingId },
    body,
    idempotencyKey: key,
  })

export type Marked =
  | { state: 'done'; booking: DeskBooking }
  | { state: 'waiting' }
  | { state: 'refused'; why: ApiRefusal }

/** Sends a mark at once; without network it waits, and counts from this moment all the same. */
export async function markNow(mark: Omit<Mark, 'key'>): Promise<Marked> {
  const dated: Mark = { ...mark, key: crypto.randomUUID(), body: { ...mark.body, at: toIstIso(serverNow()) } }
  // Behind others of the same booking: 'left' never overtakes 'arrived'.
  if (current().waiting.some(({ bookingId }) => bookingId === mark.bookingId)) return wait(dated)
  const answer = await send(dated)
  if (answer.ok) return { state: 'done', booking: answer.value }
  if (answer.refusal.code === 'UNREACHABLE') return wait(dated)
  return { state: 'refused', why: answer.refusal }
}

function wait(mark: Mark): Marked {
  change({ ...current(), waiting: [...current().waiting, mark] })
  return { state: 'waiting' }
}

let sending: Promise<void> | undefined

/** Sends what waits, in the order it was marked; one that is refused is told and the rest goes on. */
export function sendWaiting(): Promise<void> {
  return (sending ??= sendAll().finally(() => {
    sending = undefined
  }))
}

async function sendAll(): Promise<void> {
  for (let [mark] = current().waiting; mark; [mark] = current().waiting) {
    const answer = await send(mark)
    if (!answer.ok && (answer.refusal.code === 'UNREACHABLE' || answer.refusal.status === 401)) return
    const { key, name } = mark
    const { waiting, notTaken } = current()
    change({
      waiting: waiting.filter((other) => other.key !== key),
      notTaken: answer.ok ? notTaken : [...notTaken, { name, why: answer.refusal }],
    })
  }
}
