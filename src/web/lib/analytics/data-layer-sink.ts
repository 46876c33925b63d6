import type { Sink } from '../track.ts'
import { loadScript } from './load-script.ts'

type WithDataLayer = { dataLayer?: unknown[] }

/** Google Tag Manager: events go into its dataLayer, by the names of our list. */
export function dataLayerSink(containerId: string): Sink {
  const layer = ((globalThis as WithDataLayer).dataLayer ??= [])
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  loadScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(containerId)}`)
  return ({ name, page, ...detail }) => void layer.push({ event: name, page_path: page, ...detail })
}
