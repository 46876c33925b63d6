import type { EventOnPage, Sink } from './analytics/sink.ts'
import type { TrackedEvent } from '#domain/analytics/tracked-events.ts'
import { currentConsent } from './consent.ts'
import { removeFromTab, storeInTab, readFromTab } from './tab-memory.ts'

let sinks: readonly Sink[] | undefined
const waiting: EventOnPage[] = []

/**
 * Reports events to the analytics sinks (specification §7). Without the visitor's consent it stores nothing, not even
 * locally.
 */
export function track(event: TrackedEvent, page: string = location.pathname): void {
  if (currentConsent() !== 'given') return
  const told = { ...event, page }
  if (!sinks) waiting.push(told)
  else for (const sink of sinks) sink(told)
}

/** Stores events for the next page if a press opens a new document before the sinks have loaded. */
export function storeUnsentEvents(): void {
  if (waiting.length > 0) storeInTab('untold', waiting.splice(0))
}

function untoldBefore(): EventOnPage[] {
  const kept = readFromTab('untold')
  removeFromTab('untold')
  return Array.isArray(kept) ? (kept as EventOnPage[]) : []
}

/** Sends every event to these sinks from now on, starting with the events that waited for them. */
export function deliverTo(next: readonly Sink[]): void {
  sinks = next
  for (const event of [...untoldBefore(), ...waiting.splice(0)]) for (const sink of sinks) sink(event)
}

/** Sends no events until new sinks are set. */
export function deliverToNobody(): void {
  sinks = undefined
  waiting.length = 0
  removeFromTab('untold', 'unheard')
}
