import type { TrackedEvent } from '#domain/analytics/tracked-events.ts'

/** An event with the path it happened on; the path of a step that has no page of its own is given by name. */
export type ToldEvent = TrackedEvent & { page: string }

export type Sink = (event: ToldEvent) => void
