import type { Booking } from '#contract/bookings.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { bookedStay, stayWords } from '#web/features/bookings/booked-stay.ts'
import { HotelLine } from '#web/features/bookings/hotel-line.tsx'
import { RefundSteps } from '#web/features/bookings/refund-steps.tsx'
import { StayWhen } from '#web/features/bookings/stay-when.tsx'
import { billLines } from '#web/features/hotel-page/stay-bill.ts'
import { mapPath, myBookingsPath } from '#web/lib/paths.ts'
import { momentWords } from '#web/lib/slot-words.ts'
import { BillBox } from '#web/ui/bill-box.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { calendarAddress } from './calendar-file.ts'
import { ConfirmHead } from './confirm-frame.tsx'

/** A booking that stands: where, when, what was paid, what to bring, and until when it can be cancelled. */
export function ConfirmedBooking({ booking }: { booking: Booking }) {
  return (
    <main id="main" className="wrap rv">
      <div className="rv-l">
        <ConfirmHead
          title="Your room is booked"
          icon="check"
          lead={`Booking ${booking.short_id}. We sent the details to your phone and email.`}
        />
        <WhereAndWhen booking={booking} />
        {booking.refunds.map((refund) => (
          <RefundSteps key={refund.id} refund={refund} heading="h2" because="A second payment reached us" />
        ))}
      </div>
      <div className="rv-r">
        <Paid booking={booking} />
        <BringAlong booking={booking} />
      </div>
    </main>
  )
}

function WhereAndWhen({ booking }: { booking: Booking }) {
  const { hotel } = booking
  const stay = bookedStay(booking)
  const period = { start: new Date(booking.checkin_date), end: new Date(booking.checkout_date) }
  return (
    <section className="box" aria-label="Where and when">
      <HotelLine picture={hotel._pictures[0]}>
        <h2 className="h-s">{hotel.name}</h2>
        <p className="soft">{hotel.address}</p>
      </HotelLine>
      <StayWhen period={period} />
      <p className="my-3">
        {stayWords(stay)}
        {booking.has_love_kit && (
          <>
            <br />
            <span className="soft">Love kit in the room</span>
          </>
        )}
      </p>
      <div className="acts">
        {hotel.location && (
          <a className="btn quiet" href={mapPath(hotel.location)} target="_blank" rel="noreferrer">
            <Icon name="navigation" />
            Directions<span className="vh"> (a new tab)</span>
          </a>
        )}
        <a className="btn quiet" href={calendarAddress(booking)} download={`${booking.short_id}.ics`}>
          <Icon name="calendar-days" />
          Calendar<span className="vh"> file</span>
        </a>
      </div>
    </section>
  )
}

function Paid({ booking }: { booking: Booking }) {
  const { bill } = booking
  if (!bill) return null
  const deadline = new Date(booking.change_deadline)
  return (
    <section className="box" aria-labelledby="paid">
      <h2 className="h-s" id="paid">
        {bill.pay_at_hotel > 0 ? 'Your bill' : 'Paid'}
      </h2>
      <BillBox lines={billLines(bill, bookedStay(booking))} />
      <p className="hint">
        {bill.pay_at_hotel > 0 && `${formatRupees(bill.payable_now)} is paid. Pay the rest at the hotel. `}
        {booking.actions.includes('cancel')
          ? `You can cancel free until ${momentWords(deadline)}.`
          : 'This booking can no longer be cancelled.'}
      </p>
    </section>
  )
}

function BringAlong({ booking }: { booking: Booking }) {
  return (
    <section className="box" aria-labelledby="bring">
      <h2 className="h-s" id="bring">
        Bring with you
      </h2>
      <ul className="dotted">
        <li>Two original IDs, one for each guest. PAN is not accepted.</li>
        <li>
          The booking number {booking.short_id}, booked for {booking.name}
        </li>
      </ul>
      <LinkButton className="w-full mt-4" to={myBookingsPath()}>
        My Bookings
      </LinkButton>
    </section>
  )
}
