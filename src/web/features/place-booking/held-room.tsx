import type { Booking } from '#contract/bookings.ts'
import { formatIstTime } from '#domain/kernel/ist.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { payingBooking } from '#web/features/bookings/paying-booking.ts'
import { browserApi } from '#web/lib/api.ts'
import { apiPeriod, type StayQuery } from '#web/features/stay/booking-query.ts'
import { Notice } from '#web/ui/notice.tsx'

/** An unpaid booking for exactly the stay under review. */
export type HeldRoom = { until: Date; payableNow: number; paymentUrl: string }

/** The room for which this tab left to the payment page, while held. */
export async function heldRoom(hotelId: number, query: StayQuery, signal?: AbortSignal): Promise<HeldRoom | undefined> {
  const paying = payingBooking()
  if (paying?.hotelId !== hotelId) return undefined
  const answer = await browserApi.get('/bookings/{id}', { params: { id: paying.id }, ...(signal ? { signal } : {}) })
  return answer.ok ? heldBy(answer.value, query) : undefined
}

function heldBy(booking: Booking, query: StayQuery): HeldRoom | undefined {
  const { status, payment_url: paymentUrl, hold_expires_at: until, bill, checkin_date, checkout_date } = booking
  const { checkin, checkout } = apiPeriod(query)
  const isThisStay = checkin_date === checkin && checkout_date === checkout
  if (status !== 'pending' || !paymentUrl || !until || !bill || !isThisStay) return undefined
  return { until: new Date(until), payableNow: bill.payable_now, paymentUrl }
}

/** Back from the payment page: nobody else has the room, the bill is as agreed, and here is the way to pay it. */
export const HeldRoomNotice = ({ held: { until, payableNow, paymentUrl } }: { held: HeldRoom }) => (
  <Notice tone="trust" icon="clock">
    <b>The room is held for you until {formatIstTime(until)}.</b> You have not been charged yet.{' '}
    <a className="link in-text" href={paymentUrl}>
      Pay {formatRupees(payableNow)}
    </a>
  </Notice>
)
