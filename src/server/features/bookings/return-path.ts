/**
 * Adds the booking's id, which the return page needs: the guest may come back in another tab or browser (specification
 * §2).
 */
export function withBooking(path: string, { bookingId, hotelId }: { bookingId: string; hotelId: number }): string {
  const url = new URL(path, 'http://own.invalid')
  if (!url.searchParams.has('bookingid')) url.searchParams.set('bookingid', bookingId)
  if (!url.searchParams.has('hotelId')) url.searchParams.set('hotelId', String(hotelId))
  return url.pathname + url.search + url.hash
}
