import type { Sink } from './sink.ts'
import { FRAME_READY } from '#web/counting-frame/frame-messages.ts'
import { PATHS } from '../paths.ts'

export type FrameSink = { sink: Sink; close: () => void }

function openFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.src = PATHS.countingFrame
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.referrerPolicy = 'no-referrer'
  frame.title = 'Counts visits'
  frame.hidden = true
  frame.setAttribute('aria-hidden', 'true')
  document.body.append(frame)
  return frame
}

/**
 * Google Tag Manager and the Meta pixel, when the environment names them: their scripts run in a frame that cannot see
 * the page, and receive the name of each event without its page and details (decision 0008).
 */
export function frameSink(): FrameSink {
  const frame = openFrame()
  let waiting: string[] | undefined = []
  const tell = (name: string) => frame.contentWindow?.postMessage(name, '*')
  const hear = ({ data, source }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || data !== FRAME_READY) return
    for (const name of waiting ?? []) tell(name)
    waiting = undefined
  }
  addEventListener('message', hear)
  const sink: Sink = ({ name }) => {
    if (waiting) waiting.push(name)
    else tell(name)
  }
  const close = () => {
    removeEventListener('message', hear)
    frame.remove()
  }
  return { sink, close }
}
