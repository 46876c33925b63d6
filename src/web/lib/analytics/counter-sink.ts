import type { Sink } from './sink.ts'
import { MAX_EVENTS_AT_ONCE, type CountedEvent } from '#domain/analytics/tracked-events.ts'

/** Batches events, because a page view and a press often come together. */
const WAIT_MILLISECONDS = 2000

type Send = (body: string) => void

/** Sends the events even while the page unloads. A lost event is not worth a retry. */
const post: Send = (body) => {
  void fetch('/api/events', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
    credentials: 'omit',
  }).catch(() => undefined)
}

/** Our own counter (specification §7): first party, without cookies, ids or IP addresses. */
export function counterSink(send: Send = post): Sink {
  let waiting: CountedEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const leave = () => {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length > 0) send(JSON.stringify({ events: waiting }))
    waiting = []
  }
  globalThis.addEventListener?.('pagehide', leave)
  return ({ name, page, ...detail }) => {
    waiting.push({ name, page, detail })
    if (waiting.length === MAX_EVENTS_AT_ONCE) leave()
    else timer ??= setTimeout(leave, WAIT_MILLISECONDS)
  }
}
