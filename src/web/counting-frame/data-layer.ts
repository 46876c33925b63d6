import type { EventName } from '#domain/analytics/tracked-events.ts'
import { loadScript } from './load-script.ts'

type WithDataLayer = { dataLayer?: unknown[] }

/** Sends events to Google Tag Manager. Only the name of an event goes into its dataLayer. */
export function startDataLayer(containerId: string): (name: EventName) => void {
  const layer = ((globalThis as WithDataLayer).dataLayer ??= [])
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  loadScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(containerId)}`)
  return (name) => void layer.push({ event: name })
}
