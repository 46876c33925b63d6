import type { TrackedEvent } from '#domain/analytics/tracked-events.ts'

/** An event and the path on which it happened. A step without its own page passes its path explicitly. */
export type EventOnPage = TrackedEvent & { page: string }

export type Sink = (event: EventOnPage) => void
