import type { Sink } from './sink.ts'
import { ANALYTICS_FRAME } from '#domain/public-addresses.ts'
import type { EventName } from '#domain/analytics/tracked-events.ts'
import { FRAME_ACKNOWLEDGED, FRAME_READY, readFrameEvent } from '#web/counting-frame/frame-messages.ts'
import { removeFromTab, storeInTab, readFromTab } from '../tab-memory.ts'
import * as t from '#words/shared.ts'

export type FrameSink = { sink: Sink; close: () => void }

function openFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.src = ANALYTICS_FRAME
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.referrerPolicy = 'no-referrer'
  frame.title = t.countsVisits
  frame.hidden = true
  frame.setAttribute('aria-hidden', 'true')
  document.body.append(frame)
  return frame
}

/** Names of events that the previous page had no time to send. */
function unheardBefore(): EventName[] {
  const kept = readFromTab('unheard')
  removeFromTab('unheard')
  return Array.isArray(kept) ? kept.map(readFrameEvent).filter((name) => name !== undefined) : []
}

/**
 * Runs the scripts of Google Tag Manager and the Meta pixel, if the environment names them, in a frame that cannot see
 * the page and receives only the name of each event (decision 0008). A press that opens another document may be faster
 * than the frame, so the next page resends what the frame did not confirm.
 */
export function frameSink(): FrameSink {
  const frame = openFrame()
  const unheard: EventName[] = unheardBefore()
  let isReady = false
  const tell = (name: EventName) => frame.contentWindow?.postMessage(name, '*')
  const hear = ({ data, source }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow) return
    if (data === FRAME_ACKNOWLEDGED) unheard.shift()
    if (data !== FRAME_READY) return
    isReady = true
    for (const name of unheard) tell(name)
  }
  const leave = () => {
    if (unheard.length > 0) storeInTab('unheard', unheard.splice(0))
  }
  addEventListener('message', hear)
  addEventListener('pagehide', leave)
  const sink: Sink = ({ name }) => {
    unheard.push(name)
    if (isReady) tell(name)
  }
  const close = () => {
    removeEventListener('message', hear)
    removeEventListener('pagehide', leave)
    frame.remove()
  }
  return { sink, close }
}
