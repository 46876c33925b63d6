import { PAGES } from '#domain/page-configuration.ts'
import { startDataLayer } from './data-layer.ts'
import { FRAME_ACKNOWLEDGED, FRAME_READY, readFrameEvent } from './frame-messages.ts'
import { startMetaPixel } from './meta-pixel.ts'

/**
 * Runs in the counting frame: a document with its own address, an opaque origin and no access to the page around it.
 * Its scripts learn the names of events, but not on which page, or for which guest or stay, they happened (decision
 * 0008).
 */
const counters = [
  ...(PAGES.gtmId ? [startDataLayer(PAGES.gtmId)] : []),
  ...(PAGES.metaPixelId ? [startMetaPixel(PAGES.metaPixelId)] : []),
]

addEventListener('message', ({ data, source }: MessageEvent<unknown>) => {
  const name = source === parent ? readFrameEvent(data) : undefined
  if (name === undefined) return
  for (const count of counters) count(name)
  parent.postMessage(FRAME_ACKNOWLEDGED, '*')
})
parent.postMessage(FRAME_READY, '*')
