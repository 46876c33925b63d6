import type { Hotel } from '#contract/hotels.ts'
import type { HotelStayChoice } from './hotel-stay-choice.ts'
import { FULL_DAY, SLOTS, type Slot } from '#domain/slots/slots.ts'
import { slotTimesInFull } from '#words/times.ts'
import { totalToday, usualTotal } from '#web/lib/total-today.ts'
import { ribbonPlace } from '#web/lib/ribbon-place.ts'
import { Price } from '#web/ui/price.tsx'
import { Ribbon } from '#web/ui/ribbon.tsx'
import type { HotelOffer, SlotState } from './load-offer.ts'
import * as common from '#words/common.ts'
import * as t from '#words/stay.ts'
import { slotName } from '#words/slots.ts'

/** Explains why a slot of the chosen day cannot be booked. */
export const REASONS: Record<Exclude<SlotState, 'free'>, string> = {
  sold: t.soldOut,
  closed: t.closedOnThisDay,
  paused: common.noNewBookings,
  'not-offered': t.notOfferedHere,
  over: t.tooLateToBook,
}

/** Only the data that the slots need, so that the page for changing a booking can show them too. */
type SlotChipsProps = {
  page: {
    hotel: Pick<Hotel, 'prices' | 'rack_prices'>
    offer: Pick<HotelOffer, 'slots'> & { totals: readonly ({ total: number } | undefined)[] }
  }
  choice: Pick<HotelStayChoice, 'query' | 'change'>
}

/** The chosen day's five slots with their prices including tax. An unavailable slot is disabled and says why. */
export function SlotChips({ page, choice }: SlotChipsProps) {
  return (
    <>
      <div className="flex items-baseline justify-between mt-6 mb-3">
        <h3 id="stay-slot">{common.slot}</h3>
        <span className="soft">{t.totalsWithTax}</span>
      </div>
      <div className="slot-chips two" role="radiogroup" aria-labelledby="stay-slot">
        {SLOTS.map((slot) => (
          <SlotChip key={slot.key} slot={slot} page={page} choice={choice} />
        ))}
      </div>
    </>
  )
}

function SlotChip({ slot, page: { hotel, offer }, choice: { query, change } }: SlotChipsProps & { slot: Slot }) {
  const state = offer.slots[slot.index] ?? 'not-offered'
  const stay = { rooms: query.rooms, days: slot.index === FULL_DAY ? query.days : 1 }
  const usual = hotel.prices[slot.key]
  const total = offer.totals[slot.index]?.total ?? (usual === undefined ? undefined : totalToday(usual, stay).total)
  const isChosen = slot.index === query.slot
  return (
    <label className="slot-chip">
      <input
        type="radio"
        name="slot"
        value={slot.index}
        checked={isChosen}
        disabled={state !== 'free' && !isChosen}
        onChange={() => change({ slot: slot.index })}
      />
      <span className="slot-line">
        <span className="slot-name">{slotName(slot)}</span>
        <span className="slot-price">
          {state === 'free' && total !== undefined ? (
            <Price amount={total} usual={usualTotal(hotel.rack_prices[slot.key], stay)} order="usual-first" />
          ) : (
            REASONS[state === 'free' ? 'not-offered' : state]
          )}
        </span>
      </span>
      <span className="slot-line">
        <span className="slot-hours">{slotTimesInFull(slot)}</span>
        <Ribbon {...ribbonPlace(slot)} className="slot-ribbon" />
      </span>
    </label>
  )
}
