import type { BookProps } from './book-props.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { slotAt } from '#domain/slots/slots.ts'
import { stayPeriod } from '#web/features/stay/booking-query.ts'
import { momentWords } from '#words/times.ts'
import { totalToday, usualTotal } from '#web/lib/total-today.ts'
import { Price } from '#web/ui/price.tsx'
import { BookNow } from './book-bar.tsx'
import { CancelWords, StayBill } from './stay-bill-box.tsx'
import { isBlocked } from './stay-refusal.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/hotel-page.ts'
import { slotName } from '#words/slots.ts'

/** Keeps the stay, the button and the bill in view while the page scrolls, from a width of 992 px on. */
export function SideBox({ page, choice }: BookProps) {
  const { hotel, offer } = page
  const { query, state } = choice
  const slot = slotAt(query.slot)
  const period = stayPeriod(query)
  const usual = hotel.prices[slot.key]
  const known = offer.totals[query.slot] ?? (usual === undefined ? undefined : totalToday(usual, query))
  const stay = state === 'closed' ? undefined : known
  const cells: [string, string][] = [
    [common.checkIn, momentWords(period.start)],
    [common.checkOut, momentWords(period.end)],
    [common.slot, slotName(slot)],
    [t.party, t.guestsAndRooms(query.guests, query.rooms)],
  ]
  return (
    <aside className="hotel-side max-lg:hidden" aria-label={t.yourStay}>
      <div className="box">
        {stay && (
          <p className="price-row">
            <Price amount={stay.total} usual={usualTotal(hotel.rack_prices[slot.key], query)} />
            <span className="soft">{t.madeOf(formatRupees(stay.total - stay.tax), formatRupees(stay.tax))}</span>
          </p>
        )}
        <dl className="stay-cells">
          {cells.map(([term, words]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        <BookNow page={page} choice={choice} className="big w-full" />
        {!isBlocked({ page, choice }) && (
          <>
            <CancelWords page={page} choice={choice} className="mb-4 text-center" />
            <StayBill page={page} choice={choice} />
          </>
        )}
      </div>
    </aside>
  )
}
