import type { Booking } from '#contract/bookings.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { bookedStay, stayWords } from '#web/features/bookings/booked-stay.ts'
import { HotelLine } from '#web/features/bookings/hotel-line.tsx'
import { RefundSteps } from '#web/features/bookings/refund-steps.tsx'
import { StayWhen } from '#web/features/bookings/stay-when.tsx'
import { billLines } from '#web/features/hotel-page/stay-bill.ts'
import { hotelPath, mapPath } from '#web/lib/paths.ts'
import { momentWords } from '#web/lib/slot-words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { BillBox } from '#web/ui/bill-box.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

const TONES = { UPCOMING: 'trust', PAST: 'dull', CANCELLED: 'dull' } as const

/** A booking in its list: what it is, when, what was paid, and what can be done with it. */
export function BookingCard({ booking }: { booking: Booking }) {
  const { listing } = booking
  return (
    <article className="box bk">
      <BookingHead booking={booking} badge={listing ?? 'BOOKING'} tone={listing ? TONES[listing] : 'dull'} />
      {booking.refunds.map((refund) => (
        <RefundSteps
          key={refund.id}
          refund={refund}
          because={listing === 'CANCELLED' ? 'Booking cancelled' : 'A second payment reached us'}
        />
      ))}
      <Money booking={booking} />
      <Actions booking={booking} />
      {booking.actions.includes('cancel') && (
        <p className="soft">Free to cancel until {momentWords(new Date(booking.change_deadline))}</p>
      )}
    </article>
  )
}

type BookingHeadProps = { booking: Booking; badge: string; tone: 'trust' | 'dull' | 'warn' }

export function BookingHead({ booking, badge, tone }: BookingHeadProps) {
  const { hotel } = booking
  const isOver = booking.listing !== 'UPCOMING'
  return (
    <>
      <HotelLine picture={hotel._pictures[0]}>
        <p className="row flex-wrap gap-y-1!">
          <Badge tone={tone}>{badge}</Badge>
          <span className="soft num">
            <span className="vh">Booking </span>
            {booking.short_id}
          </span>
        </p>
        <h3>{hotel.name}</h3>
        <p className="soft">{isOver ? `${hotel.locality}, ${hotel.city}` : hotel.address}</p>
      </HotelLine>
      <StayWhen period={{ start: new Date(booking.checkin_date), end: new Date(booking.checkout_date) }} />
    </>
  )
}

/** What was paid; the whole bill opens below. */
function Money({ booking }: { booking: Booking }) {
  const { bill } = booking
  const stay = bookedStay(booking)
  if (!bill) return <p>{stayWords(stay)}</p>
  return (
    <details className="bk-bill">
      <summary>
        <span>
          {stayWords(stay)}
          {booking.has_love_kit && (
            <>
              <br />
              <span className="soft">Love kit in the room</span>
            </>
          )}
        </span>
        <span className="row">
          <span className="text-right">
            <b className="price">{formatRupees(bill.total)}</b>
            <br />
            <span className="soft">{paidWords(booking)}</span>
          </span>
          <Icon name="chevron-down" />
          <span className="vh">, show the bill</span>
        </span>
      </summary>
      <BillBox lines={billLines(bill, stay)} />
    </details>
  )
}

function paidWords({ listing, bill }: Booking): string {
  if (listing === 'CANCELLED') return 'Cancelled'
  return bill && bill.pay_at_hotel > 0 && listing === 'UPCOMING' ? `${formatRupees(bill.pay_at_hotel)} at hotel` : 'Paid'
}

function Actions({ booking: { listing, hotel, short_id } }: { booking: Booking }) {
  if (listing !== 'UPCOMING') {
    return (
      <div>
        <LinkButton look="tint" to={hotelPath(hotel.slug)}>
          Book again<span className="vh">: {hotel.name}</span>
        </LinkButton>
      </div>
    )
  }
  return (
    <div className="acts">
      {hotel.location && (
        <a className="btn quiet" href={mapPath(hotel.location)} target="_blank" rel="noreferrer">
          <Icon name="navigation" />
          Directions<span className="vh"> for booking {short_id} (a new tab)</span>
        </a>
      )}
      <a className="btn quiet" href={`tel:${hotel.phone.replace(/[^\d+]/g, '')}`}>
        <Icon name="phone" />
        Call us<span className="vh"> about booking {short_id}</span>
      </a>
    </div>
  )
}
