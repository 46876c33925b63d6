import type { Bill } from '#contract/bills.ts'
import type { Booking } from '#contract/bookings.ts'
import { formatIstTime } from '#domain/kernel/ist.ts'
import { payingBooking } from '#web/features/bookings/paying-booking.ts'
import { browserApi } from '#web/lib/api.ts'
import { apiPeriod, type StayQuery } from '#web/features/stay/booking-query.ts'
import { Notice } from '#web/ui/notice.tsx'

/** An unpaid booking for exactly the stay under review, with the bill as it was agreed. */
export type HeldRoom = { until: Date; bill: Bill; paymentUrl: string }

/** The room for which this tab left to the payment page, while held. */
export async function heldRoom(hotelId: number, query: StayQuery, signal?: AbortSignal): Promise<HeldRoom | undefined> {
  const paying = payingBooking()
  if (paying?.hotelId !== hotelId) return undefined
  const answer = await browserApi.get('/bookings/{id}', { params: { id: paying.id }, ...(signal ? { signal } : {}) })
  return answer.ok ? heldBy(answer.value, query) : undefined
}

function heldBy(booking: Booking, query: StayQuery): HeldRoom | undefined {
  const { status, payment_url: paymentUrl, hold_expires_at: until, bill } = booking
  if (status !== 'pending' || !paymentUrl || !until || !bill || !isSameStay(booking, query)) return undefined
  return { until: new Date(until), bill, paymentUrl }
}

function isSameStay(booking: Booking, query: StayQuery): boolean {
  const { checkin, checkout } = apiPeriod(query)
  return (
    booking.checkin_date === checkin &&
    booking.checkout_date === checkout &&
    booking.roomCount === query.rooms &&
    booking.guestsCount === query.guests &&
    booking.has_bathtub === query.hasBathtub &&
    booking.payAtHotel === query.payAtHotel
  )
}

/** Back from the payment page: nobody else has the room, and the bill is as agreed. */
export const HeldRoomNotice = ({ held: { until } }: { held: HeldRoom }) => (
  <Notice tone="trust" icon="clock">
    <b>The room is held for you until {formatIstTime(until)}.</b> You have not been charged yet. Pay to keep it, or
    change the stay to book something else.
  </Notice>
)
