import { PAGES } from '#domain/page-configuration.ts'
import { observeCalls } from '../api.ts'
import { deliverTo, track, type Sink } from '../track.ts'
import { counterSink } from './counter-sink.ts'
import { eventsOfCalls } from './events-of-calls.ts'

let isStarted = false

/** Who counts, as the environment says; asked for only once the visitor has agreed. */
export async function startSinks(): Promise<void> {
  if (isStarted) return
  isStarted = true
  const sinks: Sink[] = [counterSink()]
  if (PAGES.gtmId) sinks.push((await import('./data-layer-sink.ts')).dataLayerSink(PAGES.gtmId))
  if (PAGES.metaPixelId) sinks.push((await import('./meta-pixel-sink.ts')).metaPixelSink(PAGES.metaPixelId))
  deliverTo(sinks)
  const countsAs = eventsOfCalls()
  observeCalls((call) => {
    for (const { event, page } of countsAs(call)) track(event, page)
  })
}
