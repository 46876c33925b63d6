import type { TrackedEvent } from '#domain/analytics/tracked-events.ts'

/** An event with the path it happened on; a step without its own page passes a path explicitly. */
export type EventOnPage = TrackedEvent & { page: string }

export type Sink = (event: EventOnPage) => void
