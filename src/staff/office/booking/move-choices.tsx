import type { MoveOffer } from '#contract/office-offers.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { Tick } from '#web/ui/tick.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { useCall } from '../office-calls.ts'
import * as t from '#words/office/booking.ts'

type MoveChoicesProps = { bookingId: string; chosen: number | undefined; onChoose: (hotelId: number) => void }

/** Lists hotels of the same class or better that are free for the same time, nearest first. */
export function MoveChoices({ bookingId, chosen, onChoose }: MoveChoicesProps) {
  return (
    <fieldset className="move-choices">
      <legend className="field-label">{t.whereTo}</legend>
      <QueryBoundary query={useCall('GET /office/bookings/{id}/other-hotels', { params: { id: bookingId } })}>
        {(offers) =>
          offers.length === 0 ? (
            <p>{t.noHotelOfSameClass}</p>
          ) : (
            offers.map((offer) => (
              <Tick
                key={offer.id}
                type="radio"
                name="hotel"
                checked={chosen === offer.id}
                onChange={() => onChoose(offer.id)}
              >
                <Offer offer={offer} />
              </Tick>
            ))
          )
        }
      </QueryBoundary>
    </fieldset>
  )
}

function Offer({ offer: { name, locality, kilometres, rating, price, difference } }: { offer: MoveOffer }) {
  const facts = [
    locality,
    kilometres === null ? undefined : t.kilometresAway(kilometres),
    rating === null ? undefined : t.ratingOf5(rating),
    formatRupees(price),
    difference > 0 ? t.dearer(formatRupees(difference)) : t.noDifferenceToPay,
  ]
  return (
    <span>
      <b>{name}</b>
      <span className="soft block">{facts.filter((fact) => fact !== undefined).join(', ')}</span>
    </span>
  )
}
