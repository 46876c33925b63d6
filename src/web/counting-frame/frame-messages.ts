import { EVENT_NAMES, type EventName } from '#domain/analytics/tracked-events.ts'

/** The frame's only message to the page around it. */
export const FRAME_READY = 'counting-frame-ready'

const KNOWN: ReadonlySet<unknown> = new Set(EVENT_NAMES)

/** The only message a page may send to the frame: a bare name of the closed list. The frame ignores anything else. */
export const readFrameEvent = (told: unknown): EventName | undefined =>
  KNOWN.has(told) ? (told as EventName) : undefined
