import type { Album } from './steps.ts'

/** Shows the pages that every visitor can open by address. */
export const visitorAlbum: Album = async (page, take) => {
  const addresses = {
    home: '/',
    'not-found': '/no-such-page',
    'unknown-city': '/hotels-in-atlantis',
    'unknown-hotel': '/hotel/no-such-hotel',
    'booking-failed-sold': '/booking-failed?reason=SOLD_OUT',
    'booking-failed-payment-service': '/booking-failed?reason=PAYMENT_UNAVAILABLE',
    'booking-failed-ours': '/booking-failed?reason=INTERNAL',
    'booking-failed-plain': '/booking-failed',
  }
  for (const [name, address] of Object.entries(addresses)) {
    await page.goto(address)
    await take(name)
  }
}
