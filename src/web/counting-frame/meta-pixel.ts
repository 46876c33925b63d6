import type { EventName } from '#domain/analytics/tracked-events.ts'
import { loadScript } from './load-script.ts'

/** The pixel's names for our events. Events without such a name become custom events. */
const STANDARD: Partial<Record<EventName, string>> = {
  page_view: 'PageView',
  search: 'Search',
  favourite: 'AddToWishlist',
  begin_booking: 'InitiateCheckout',
  booking_confirmed: 'Purchase',
  sign_up: 'CompleteRegistration',
  feedback_sent: 'Contact',
}

type Pixel = ((...call: unknown[]) => void) & { queue: unknown[][]; callMethod?: (...call: unknown[]) => void }
type WithPixel = { fbq?: Pixel; _fbq?: Pixel }

/** Queues calls until the pixel's own script arrives and takes them over. */
function pixelStub(): Pixel {
  const pixel: Pixel = Object.assign(
    (...call: unknown[]) => void (pixel.callMethod ? pixel.callMethod(...call) : pixel.queue.push(call)),
    { queue: [] as unknown[][], push: undefined, loaded: true, version: '2.0' },
  )
  return pixel
}

/**
 * Loads the ad pixel. Sends it only the name of an event, without page, hotel, amount or person (specification §7:
 * production only).
 */
export function startMetaPixel(pixelId: string): (name: EventName) => void {
  const window = globalThis as WithPixel
  const pixel = (window.fbq ??= pixelStub())
  window._fbq ??= pixel
  // Prevents the pixel from reading the page on its own.
  pixel('set', 'autoConfig', false, pixelId)
  pixel('init', pixelId)
  loadScript('https://connect.facebook.net/en_US/fbevents.js')
  return (name) => {
    const standard = STANDARD[name]
    pixel(standard ? 'track' : 'trackCustom', standard ?? name)
  }
}
