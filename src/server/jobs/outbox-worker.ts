import { runWithRequestId } from '../request-id.ts'
import type { Log, Services } from '../services.ts'
import { inSpan } from '../tracing.ts'
import { dueWork } from './due-work.ts'
import { oneAtATime, type OneAtATime } from './one-at-a-time.ts'
import {
  finishEntry,
  rescheduleEntry,
  leaseEntries,
  type OutboxKind,
  type OutboxRow,
  type PayloadOf,
} from '../features/messages/outbox.ts'
import { notifyPaused } from '../features/hotel-messages/notify-paused.ts'
import { callAboutRooms, notifyHotel } from '../features/hotel-messages/notify-hotel.ts'
import { pushToGuest } from '../features/push/queue-push.ts'
import { sendPush } from '../features/push/send-push.ts'
import type { GatewayEvent } from '../ports/payment-gateway.ts'
import { PushRefusal } from '../ports/push-message.ts'
import type { WhatsAppEvent } from '../ports/whatsapp.ts'
import { paymentFailed, paymentSettled } from '../features/bookings/payment-outcome.ts'
import { cancelCheckout } from '../features/payments/cancel-checkout.ts'
import { sendRefund } from '../features/payments/refunds.ts'
import { CallNotTaken, sendCall } from '../features/webhooks/send-call.ts'
import { recordGatewayEvent } from '../features/payments/webhooks.ts'
import { recordWhatsAppEvent } from '../features/whatsapp/record-event.ts'
import { sendWhatsApp } from '../features/whatsapp/send-whatsapp.ts'
import { WHATSAPP } from '../features/whatsapp/receive-report.ts'
import { workOnReports, type RecordReport } from './work-on-reports.ts'

type Handlers = {
  [Kind in OutboxKind]: (payload: PayloadOf<Kind>, services: Services, entryId: number) => Promise<void>
}

/** The handlers of the outbox, the only place that connects features which must not import each other. */
const HANDLERS: Handlers = {
  message: (message, services) => services.messages.send(message),
  whatsapp: (message, services, entryId) => sendWhatsApp(services, message, entryId),
  'whatsapp.answer': async ({ to, body }, { whatsApp }) => whatsApp?.answer(to, body),
  'payment.settled': ({ paymentId }, services) => paymentSettled(services, paymentId),
  'payment.failed': ({ paymentId }, services) => paymentFailed(services, paymentId),
  'checkout.cancel': ({ paymentId }, services) => cancelCheckout(services, paymentId),
  'refund.requested': ({ refundId }, services) => sendRefund(services, refundId),
  'hotel.paused': (paused, services, entryId) => notifyPaused(services, paused, entryId),
  'desk.told': ({ hotelId }, { desks, db }) => desks.tell(db, hotelId),
  'hotel.told': (told, services, entryId) => notifyHotel(services, told, entryId),
  'rooms.changed': (changed, services, entryId) => callAboutRooms(services, changed, entryId),
  'webhook.call': ({ callId }, services) => sendCall(services, callId),
  'guest.told': (told, services, entryId) => pushToGuest(services, told, entryId),
  push: (push, services) => sendPush(services, push),
}

/** Records what a provider reported: WhatsApp about messages, the gateway about money. */
const recordReport: RecordReport = (trx, { provider, body }, services) =>
  provider === WHATSAPP
    ? recordWhatsAppEvent(trx, body as WhatsAppEvent, services)
    : recordGatewayEvent(trx, { provider, event: body as GatewayEvent }, services.clock.now())

const BATCH_SIZE = 50
/** Limits a drain, so that it ends even if new work keeps arriving. The next drain continues. */
const MAX_TURNS = 20

/**
 * The lane of each kind of work, by the provider that it needs. Each lane runs separately, so that a carrier that does
 * not answer delays no confirmation, and a gateway that does not answer delays no OTP. Hotels' programs have their own
 * lane.
 */
const LANE_OF: Readonly<Record<OutboxKind, Lane>> = {
  'payment.settled': 'ourselves',
  'payment.failed': 'ourselves',
  'hotel.paused': 'ourselves',
  'desk.told': 'ourselves',
  'hotel.told': 'ourselves',
  'rooms.changed': 'ourselves',
  'guest.told': 'ourselves',
  'checkout.cancel': 'gateway',
  'refund.requested': 'gateway',
  message: 'carrier',
  whatsapp: 'whatsapp',
  'whatsapp.answer': 'whatsapp',
  'webhook.call': 'hotels',
  push: 'push',
}
type Lane = 'ourselves' | 'gateway' | 'carrier' | 'whatsapp' | 'hotels' | 'push'
const LANE_NAMES: readonly Lane[] = ['ourselves', 'gateway', 'carrier', 'whatsapp', 'hotels', 'push']
/** The lane that also records what providers reported. */
const REPORTS_LANE: Lane = 'ourselves'

const kindsIn = (lane: Lane): OutboxKind[] => {
  const kinds = Object.keys(LANE_OF) as OutboxKind[]
  return kinds.filter((kind) => LANE_OF[kind] === lane)
}

/** Counts the entries that this process worked on, by kind and outcome, such as "message done". */
type OutboxCounts = ReadonlyMap<string, number>
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
    const waitSeconds = error instanceof PushRefusal ? error.retryAfterSeconds : 0
    const isGivenUp = await rescheduleEntry(services.db, entry, { reason, waitSeconds }, services.clock.now())
    note(entry.kind, isGivenUp ? 'given_up' : 'put_off')
    // Not logged as an error, because the hotel sees failed webhooks at its desk and repairs its program.
    if (error instanceof CallNotTaken) return
    const what = { err: error, outbox: entry.id, kind: entry.kind, attempts: entry.attempts }
    log.error(what, isGivenUp ? 'outbox entry given up' : 'outbox entry put off')
  }
}

/** Works on everything that is due in a lane, including stored reports. Returns how many were processed. */
async function drainLane(services: Services, lane: Lane, log: Log, note: Note): Promise<number> {
  const kinds = kindsIn(lane)
  let done = lane === REPORTS_LANE ? await workOnReports(services, recordReport) : 0
  for (;;) {
    const entries = await leaseEntries(services.db, services.clock.now(), { kinds, most: BATCH_SIZE })
    const workOn = (entry: OutboxRow) =>
      runWithRequestId(entry.request ?? `outbox-${entry.id}`, () =>
        inSpan({ name: `outbox ${entry.kind}` }, () => workOnEntry(services, entry, log, note)),
      )
    await Promise.all(entries.map(workOn))
    done += entries.length
    if (entries.length < BATCH_SIZE) return done
  }
}

/** Finds the lanes in which work is due. */
async function dueLanes(services: Services): Promise<Lane[]> {
  const { kinds, hasReports } = await dueWork(services)
  const due = new Set(kinds.map((kind) => LANE_OF[kind]))
  if (hasReports) due.add(REPORTS_LANE)
  return LANE_NAMES.filter((lane) => due.has(lane))
}

/** Works on all lanes, one after another, until nothing is due. Returns how many entries and reports were processed. */
export async function drainOutbox(services: Services, log: Log, note: Note = () => undefined): Promise<number> {
  let done = 0
  for (;;) {
    let turn = 0
    for (const lane of await dueLanes(services)) turn += await drainLane(services, lane, log, note)
    if (turn === 0) return done
    done += turn
  }
}

export type OutboxWorker = {
  nudge: () => void
  stop: () => Promise<void>
  drain: () => Promise<number>
  counts: () => OutboxCounts
}

/**
 * Runs only one drain of a lane at a time per process. A nudge during a drain starts another one after it. Callers that
 * write to the outbox nudge it immediately. A timer covers postponed entries and those of processes that died. Work in
 * one lane may create work for the others.
 */
export function startOutboxWorker(services: () => Services, log: Log, everyMilliseconds: number): OutboxWorker {
  const counts = new Map<string, number>()
  const note: Note = (kind, outcome) => {
    const key = `${kind} ${outcome}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const work = async (lane: Lane): Promise<number> => {
    const done = await drainLane(services(), lane, log, note)
    if (done > 0) nudge()
    return done
  }
  const oneOf = (lane: Lane) => oneAtATime(() => work(lane))
  const lanes: Readonly<Record<Lane, OneAtATime>> = {
    ourselves: oneOf('ourselves'),
    gateway: oneOf('gateway'),
    carrier: oneOf('carrier'),
    whatsapp: oneOf('whatsapp'),
    hotels: oneOf('hotels'),
    push: oneOf('push'),
  }
  const complain = (error: unknown) => log.error({ err: error }, 'the outbox could not be drained')

  const looking = oneAtATime(async () => {
    for (const lane of await dueLanes(services())) lanes[lane].trigger().catch(complain)
    return 0
  })
  const nudge = () => void looking.trigger().catch(complain)
  /** Runs the lanes that have due work, and waits for those that are already running. */
  const turn = async (): Promise<number> => {
    const due = await dueLanes(services())
    const counts = await Promise.all(
      LANE_NAMES.map((lane) => (due.includes(lane) ? lanes[lane].trigger() : lanes[lane].current())),
    )
    return counts.reduce((sum, count) => sum + count, 0)
  }
  const drain = async (): Promise<number> => {
    let done = 0
    for (let turns = 0; turns < MAX_TURNS; turns++) {
      const processed = await turn()
      if (processed === 0) break
      done += processed
    }
    return done
  }
  const timer = setInterval(nudge, everyMilliseconds)
  timer.unref()

  return {
    nudge,
    drain,
    counts: () => counts,
    stop: async () => {
      clearInterval(timer)
      await looking.stop()
      await Promise.all(LANE_NAMES.map((lane) => lanes[lane].stop()))
    },
  }
}

/**
 * Stands in for the worker in an app that has none: requests to work on the outbox nudge the workers in other
 * processes.
 */
export function remoteOutboxWorker(nudge: () => void): OutboxWorker {
  const drain = async () => {
    nudge()
    return 0
  }
  return { nudge, drain, counts: () => new Map(), stop: async () => undefined }
}
