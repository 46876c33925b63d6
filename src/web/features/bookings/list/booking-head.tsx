import type { Booking } from '#contract/bookings.ts'
import { addressOf, localityAndCity } from '#web/lib/names-in-language.ts'
import { HotelLine } from '#web/features/bookings/hotel-line.tsx'
import { stayLine, StayWhen, whole } from '#web/features/bookings/stay-when.tsx'
import { foreignLanguageOf } from '#web/ui/language-of.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import * as t from '#words/bookings/list.ts'

type Sign = { words: string; tone: 'coral' | 'warn' }

/** Returns the badge that distinguishes a card from others in its list, without repeating the list's name. */
function signOf({ status, listing, role, fastCheckInStatus }: Booking): Sign | undefined {
  if (status === 'pending') return { words: t.notPaid, tone: 'warn' }
  if (listing !== 'UPCOMING' || role !== 'partner' || fastCheckInStatus !== 'invited') return undefined
  return { words: t.invitation, tone: 'coral' }
}

type BookingHeadProps = {
  booking: Booking
  /** 'folded' shows the time in one line, and no address */
  variant?: 'open' | 'folded'
}

/** Shows a booking's hotel, number and time, including paid extra hours. */
export function BookingHead({ booking, variant = 'open' }: BookingHeadProps) {
  const { hotel, checkin_date, leaves_at } = booking
  const period = { start: new Date(checkin_date), end: new Date(leaves_at) }
  const isComing = booking.listing === 'UPCOMING'
  return (
    <>
      <HotelLine picture={hotel._pictures[0]}>
        <SignAndNumber booking={booking} />
        <h3 lang={foreignLanguageOf(hotel.name)}>{hotel.name}</h3>
        <p className="soft">
          {variant === 'folded' ? (
            <Sentence text={stayLine(period)} whole={whole} />
          ) : isComing ? (
            addressOf(hotel)
          ) : (
            localityAndCity(hotel)
          )}
        </p>
        {booking.role === 'partner' && booking.fastCheckInStatus === 'accepted' && (
          <p>{t.bookedBy(booking.user.name)}</p>
        )}
      </HotelLine>
      {variant === 'open' && <StayWhen period={period} />}
    </>
  )
}

function SignAndNumber({ booking }: { booking: Booking }) {
  const sign = signOf(booking)
  const { short_id } = booking
  if (!sign && !short_id) return null
  return (
    <p className="row flex-wrap gap-y-1">
      {sign && <Badge tone={sign.tone}>{sign.words}</Badge>}
      {short_id && (
        <span className="soft digits">
          <Sentence text={t.bookingNumber(short_id)} />
        </span>
      )}
    </p>
  )
}
