import { EVENT_NAMES, type EventName } from '#domain/analytics/tracked-events.ts'

/** The frame's only word to the page around it. */
export const FRAME_READY = 'counting-frame-ready'

const KNOWN: ReadonlySet<unknown> = new Set(EVENT_NAMES)

/** What a page may tell the frame: a bare name of the closed list. Anything else is not heard. */
export const readFrameEvent = (told: unknown): EventName | undefined =>
  KNOWN.has(told) ? (told as EventName) : undefined
