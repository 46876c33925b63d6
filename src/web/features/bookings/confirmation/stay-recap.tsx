import type { ReactNode } from 'react'
import { localityAndCity } from '#web/lib/names-in-language.ts'
import type { Booking } from '#contract/bookings.ts'
import type { HotelPicture } from '#contract/hotels.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import type { Period } from '#domain/kernel/period.ts'
import { HotelLine } from '#web/features/bookings/hotel-line.tsx'
import { BillBox } from '#web/ui/bill-box.tsx'
import { StayWhen } from '#web/features/bookings/stay-when.tsx'
import * as t from '#words/bookings/confirmation.ts'

/** What the guest was about to book, as far as it is known. */
export type Recap = {
  name: string
  place: string
  picture: HotelPicture | undefined
  period: Period | undefined
  /** the server's time if the server rendered this, else the browser's */
  now?: Date
}

/** Summarises a booking that is not confirmed, or not yet: hotel, time, price. */
export function BookingRecap({ booking, paid }: { booking: Booking; paid: string }) {
  const { hotel, bill, short_id } = booking
  return (
    <StayRecap
      recap={{
        name: hotel.name,
        place: localityAndCity(hotel),
        picture: hotel._pictures[0],
        period: { start: new Date(booking.checkin_date), end: new Date(booking.leaves_at) },
      }}
    >
      <div className="mt-3">
        <BillBox
          lines={[
            { label: t.booking, amount: short_id },
            ...(bill ? [{ label: paid, amount: formatRupees(bill.payable_now), kind: 'sum' as const }] : []),
          ]}
        />
      </div>
    </StayRecap>
  )
}

export function StayRecap({ recap, children }: { recap: Recap; children?: ReactNode }) {
  const { name, place, picture, period, now } = recap
  return (
    <section className="box" aria-label={t.yourStay}>
      <HotelLine picture={picture}>
        <h2 className="small-heading mb-0">{name}</h2>
        <p className="soft">{place}</p>
      </HotelLine>
      {period && <StayWhen period={period} className="mt-4" {...(now && { now })} />}
      {children}
    </section>
  )
}
