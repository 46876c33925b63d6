import type { Booking } from '#contract/bookings.ts'
import { HotelLine } from '#web/features/bookings/hotel-line.tsx'
import { StayWhen } from '#web/features/bookings/stay-when.tsx'
import { Badge } from '#web/ui/badge.tsx'

type Sign = { words: string; tone: 'trust' | 'coral' | 'warn' | 'dull' }

/** The card's kind in one word. */
function signOf({ listing, status, role, fastCheckInStatus }: Booking): Sign {
  if (status === 'pending') return { words: 'NOT PAID', tone: 'warn' }
  if (listing !== 'UPCOMING') return { words: listing ?? 'BOOKING', tone: 'dull' }
  return role === 'partner' && fastCheckInStatus === 'invited'
    ? { words: 'INVITATION', tone: 'coral' }
    : { words: 'UPCOMING', tone: 'trust' }
}

/** The hotel, the number and the time of a booking. Paid extra hours are part of the time. */
export function BookingHead({ booking }: { booking: Booking }) {
  const { hotel, short_id, checkin_date, leaves_at } = booking
  const { words, tone } = signOf(booking)
  const isComing = booking.listing === 'UPCOMING'
  return (
    <>
      <HotelLine picture={hotel._pictures[0]}>
        <p className="row flex-wrap gap-y-1">
          <Badge tone={tone}>{words}</Badge>
          {short_id && (
            <span className="soft digits">
              <span className="visually-hidden">Booking </span>
              {short_id}
            </span>
          )}
        </p>
        <h3>{hotel.name}</h3>
        <p className="soft">{isComing ? hotel.address : `${hotel.locality}, ${hotel.city}`}</p>
        {booking.role === 'partner' && booking.fastCheckInStatus === 'accepted' && <p>Booked by {booking.user.name}</p>}
      </HotelLine>
      <StayWhen period={{ start: new Date(checkin_date), end: new Date(leaves_at) }} />
    </>
  )
}
