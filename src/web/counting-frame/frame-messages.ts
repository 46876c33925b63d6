import { EVENT_NAMES, type EventName } from '#domain/analytics/tracked-events.ts'

/** The frame's only messages to its page: that it is ready, and that it has counted the oldest event. */
export const FRAME_READY = 'counting-frame-ready'
export const FRAME_ACKNOWLEDGED = 'counting-frame-heard'

const KNOWN: ReadonlySet<unknown> = new Set(EVENT_NAMES)

/**
 * Reads the only message that a page may send to the frame: the mere name of an event in the closed list. The frame
 * ignores anything else.
 */
export const readFrameEvent = (told: unknown): EventName | undefined =>
  KNOWN.has(told) ? (told as EventName) : undefined
