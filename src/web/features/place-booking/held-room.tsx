import type { Bill } from '#contract/bills.ts'
import type { Booking } from '#contract/bookings.ts'

import { apiPeriod, type StayQuery } from '#web/features/stay/booking-query.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import * as t from '#words/place-booking.ts'
import { timeWords } from '#words/times.ts'

/** An unpaid booking for exactly the stay under review, with the agreed bill. */
export type HeldRoom = { until: Date; bill: Bill; paymentUrl: string }

/** Finds the guest's unpaid hold that matches this stay exactly, even if another tab made it. */
export function heldRoom(own: readonly Booking[], hotelId: number, query: StayQuery): HeldRoom | undefined {
  const held = own.find((booking) => booking.hotelId === hotelId && isHeldAsReviewed(booking, query))
  if (!held?.payment_url || !held.hold_expires_at || !held.bill) return undefined
  return { until: new Date(held.hold_expires_at), bill: held.bill, paymentUrl: held.payment_url }
}

function isHeldAsReviewed(booking: Booking, query: StayQuery): boolean {
  const { checkin, checkout } = apiPeriod(query)
  return (
    booking.status === 'pending' &&
    booking.checkin_date === checkin &&
    booking.checkout_date === checkout &&
    booking.roomCount === query.rooms &&
    booking.guestsCount === query.guests &&
    booking.has_bathtub === query.hasBathtub &&
    booking.payAtHotel === query.payAtHotel
  )
}

/** Tells guests who return from the payment page that their room is still held at the agreed price. */
export const HeldRoomNotice = ({ held: { until } }: { held: HeldRoom }) => (
  <Notice tone="trust" icon="clock">
    <Sentence text={t.roomIsHeld(timeWords(until))} />
  </Notice>
)
