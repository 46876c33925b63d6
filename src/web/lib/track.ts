import type { ToldEvent, Sink } from './analytics/sink.ts'
import type { TrackedEvent } from '#domain/analytics/tracked-events.ts'
import { currentConsent } from './consent.ts'

let sinks: readonly Sink[] | undefined
const waiting: ToldEvent[] = []

/** Tells what happened to whoever counts (specification §7). Without the visitor's consent nothing is kept, not even here. */
export function track(event: TrackedEvent, page: string = location.pathname): void {
  if (currentConsent() !== 'given') return
  const told = { ...event, page }
  if (!sinks) waiting.push(told)
  else for (const sink of sinks) sink(told)
}

/** From now on these hear every event, and first those that waited for them to load. */
export function deliverTo(next: readonly Sink[]): void {
  sinks = next
  for (const event of waiting.splice(0)) for (const sink of sinks) sink(event)
}

/** Nobody hears anything until others are delivered to. */
export function deliverToNobody(): void {
  sinks = undefined
  waiting.length = 0
}
