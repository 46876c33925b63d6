import { onBehalfOf } from '../request-id.ts'
import type { Log, Services } from '../services.ts'
import { inSpan } from '../tracing.ts'
import {
  finishEntry,
  putOffEntry,
  takeEntries,
  type OutboxKind,
  type OutboxRow,
  type PayloadOf,
} from '../features/messages/outbox.ts'
import { tellHotel } from '../features/hotel-messages/tell-hotel.ts'
import { paymentFailed, paymentSettled } from '../features/bookings/payment-outcome.ts'
import { cancelCheckout } from '../features/payments/cancel-checkout.ts'
import { sendRefund } from '../features/payments/refunds.ts'
import { workOnReports } from '../features/payments/webhooks.ts'

type Handlers = {
  [Kind in OutboxKind]: (payload: PayloadOf<Kind>, services: Services, entryId: number) => Promise<void>
}

/** The handlers of the outbox: the one place where features that must not know each other meet. */
const HANDLERS: Handlers = {
  message: (message, services) => services.messages.send(message),
  'payment.settled': ({ paymentId }, services) => paymentSettled(services, paymentId),
  'payment.failed': ({ paymentId }, services) => paymentFailed(services, paymentId),
  'checkout.cancel': ({ paymentId }, services) => cancelCheckout(services, paymentId),
  'refund.requested': ({ refundId }, services) => sendRefund(services, refundId),
  'hotel.told': (told, services, entryId) => tellHotel(services, told, entryId),
}

const BATCH_SIZE = 50

/** How entries of each kind went in this process, such as "message done". */
export type OutboxCounts = ReadonlyMap<string, number>
type Outcome = 'done' | 'put_off' | 'given_up'
type Note = (kind: OutboxKind, outcome: Outcome) => void

async function workOnEntry(services: Services, entry: OutboxRow, log: Log, note: Note): Promise<void> {
  const handler = HANDLERS[entry.kind] as (payload: unknown, services: Services, entryId: number) => Promise<void>
  try {
    await handler(entry.payload, services, entry.id)
    await finishEntry(services.db, entry, services.clock.now())
    note(entry.kind, 'done')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const isGivenUp = await putOffEntry(services.db, entry, reason, services.clock.now())
    note(entry.kind, isGivenUp ? 'given_up' : 'put_off')
    const what = { err: error, outbox: entry.id, kind: entry.kind, attempts: entry.attempts }
    log.error(what, isGivenUp ? 'outbox entry given up' : 'outbox entry put off')
  }
}

/** Works on signed reports and the outbox until nothing is due. Returns how many entries were processed. */
export async function drainOutbox(services: Services, log: Log, note: Note = () => undefined): Promise<number> {
  let done = 0
  for (;;) {
    const reports = await workOnReports(services)
    const entries = await takeEntries(services.db, services.clock.now(), BATCH_SIZE)
    const workOn = (entry: OutboxRow) =>
      onBehalfOf(entry.request ?? `outbox-${entry.id}`, () =>
        inSpan({ name: `outbox ${entry.kind}` }, () => workOnEntry(services, entry, log, note)),
      )
    await Promise.all(entries.map(workOn))
    done += entries.length + reports
    if (entries.length === 0 && reports === 0) return done
  }
}

export type OutboxWorker = {
  nudge: () => void
  stop: () => Promise<void>
  drain: () => Promise<number>
  counts: () => OutboxCounts
}

/**
 * One drain at a time in a process; a nudge during one starts another after it. Callers that write to the outbox nudge
 * it at once, and a timer does for postponed entries and those of processes that died.
 */
export function startOutboxWorker(services: () => Services, log: Log, everyMilliseconds: number): OutboxWorker {
  let running: Promise<number> | undefined
  let isWanted = false
  const life = { isStopped: false }
  const counts = new Map<string, number>()
  const note: Note = (kind, outcome) => {
    const key = `${kind} ${outcome}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }

  const run = async (): Promise<number> => {
    let done = 0
    try {
      do {
        isWanted = false
        done += await drainOutbox(services(), log, note)
      } while (isWanted && !life.isStopped)
      return done
    } finally {
      // In the same step as the last check of `isWanted`: a nudge after it starts its own run.
      running = undefined
    }
  }

  const drain = (): Promise<number> => {
    if (life.isStopped) return Promise.resolve(0)
    isWanted = true
    running ??= run()
    return running
  }

  const nudge = () => {
    drain().catch((error: unknown) => log.error({ err: error }, 'the outbox could not be drained'))
  }
  const timer = setInterval(nudge, everyMilliseconds)
  timer.unref()

  return {
    nudge,
    drain,
    counts: () => counts,
    stop: async () => {
      life.isStopped = true
      clearInterval(timer)
      await running?.catch(() => undefined)
    },
  }
}

/** In an app without a worker: whatever asks for the outbox to be worked on nudges the workers elsewhere. */
export function workerElsewhere(nudge: () => void): OutboxWorker {
  const drain = async () => {
    nudge()
    return 0
  }
  return { nudge, drain, counts: () => new Map(), stop: async () => undefined }
}
