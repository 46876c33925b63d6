import type { Sink } from './sink.ts'
import { PAGES } from '#domain/page-configuration.ts'
import { currentConsent } from '../consent.ts'
import { observeCalls } from '../api.ts'
import { deliverTo, deliverToNobody, track } from '../track.ts'
import { counterSink } from './counter-sink.ts'
import { eventsOfCalls } from './events-of-calls.ts'
import type { FrameSink } from './frame-sink.ts'

let isStarted = false
let counter: Sink | undefined
let frame: FrameSink | undefined

const hasCountingFrame = () => PAGES.gtmId !== undefined || PAGES.metaPixelId !== undefined

/** The visitor may have changed their answer while the sink was loading. */
async function openFrame(): Promise<void> {
  const { frameSink } = await import('./frame-sink.ts')
  if (isStarted && currentConsent() === 'given') frame ??= frameSink()
}

/** Loads the configured counters, only once the visitor has agreed. */
export async function startSinks(): Promise<void> {
  if (isStarted) return
  isStarted = true
  if (hasCountingFrame()) await openFrame()
  counter ??= counterSink()
  deliverTo(frame ? [counter, frame.sink] : [counter])
  const countsAs = eventsOfCalls()
  observeCalls((call) => {
    for (const { event, page } of countsAs(call)) track(event, page)
  })
}

/** Removes the third-party scripts with their frame, because the visitor withdrew their consent. */
export function stopSinks(): void {
  isStarted = false
  frame?.close()
  frame = undefined
  deliverToNobody()
}
