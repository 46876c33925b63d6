import { useState } from 'react'
import { addDays, daysBetween, istDateOf, type IstDate } from '#domain/kernel/ist.ts'
import { dayClosure, openDays } from '#domain/slots/openings.ts'
import { MAX_DAYS_AHEAD } from '#domain/slots/period.ts'
import { MAX_DAYS, type SlotIndex } from '#domain/slots/slots.ts'
import { dateWords, dayWords } from '#words/times.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import { MonthGrid, monthOf } from '#web/ui/month-grid.tsx'
import { dayNotes, lowestPriceWords } from './day-notes.ts'
import { closedDayWords, tonightWords } from '#words/closed-days.ts'
import { useDayOffers, type PricedBy } from './use-day-offers.ts'
import * as common from '#words/common.ts'
import * as t from '#words/stay.ts'

type CheckinCalendarProps = {
  selected: IstDate
  now: Date
  /** the slots that decide whether a day is open: one hotel's slots, or all */
  offered?: readonly SlotIndex[] | undefined
  /** whose prices appear under the days */
  pricedBy?: PricedBy | undefined
  /** formats a price; by default only the amount */
  priceWords?: ((rupees: string) => string) | undefined
  onSelect: (date: IstDate) => void
}

/** The days on which a stay can begin, with a hotel's prices or a city's lowest prices. */
export function CheckinCalendar({
  selected,
  now,
  offered,
  pricedBy,
  priceWords = String,
  onSelect,
}: CheckinCalendarProps) {
  const today = istDateOf(now)
  const { first, last } = openDays(now, offered)
  const [month, setMonth] = useState(monthOf(selected < first ? first : selected))
  const offers = useDayOffers(pricedBy, month)
  return (
    <>
      <MonthGrid
        label={common.checkIn}
        selected={selected}
        today={today}
        min={first}
        max={last}
        closedBecause={(date) => closedDayWords(date, now, offered)}
        notes={pricedBy && dayNotes(offers, pricedBy.slot, priceWords)}
        onMonth={setMonth}
        onSelect={onSelect}
      />
      {pricedBy && <p className="lowest-price">{lowestPriceWords(offers, pricedBy.slot, priceWords)}</p>}
      <p className="field-hint">
        {dayClosure(today, now, offered) && `${t.tooLateToStart} `}
        {first < today && `${tonightWords(first)} `}
        {t.daysAhead(MAX_DAYS_AHEAD, dayWords(now))}
      </p>
    </>
  )
}

type CheckoutCalendarProps = { checkin: IstDate; selected: IstDate; now: Date; onSelect: (date: IstDate) => void }

/** The days on which a Full Day stay can end. Shades and counts the nights up to the day at which the guest points. */
export function CheckoutCalendar({ checkin, selected, now, onSelect }: CheckoutCalendarProps) {
  const [looked, setLooked] = useState(selected)
  const nightsTo = (date: IstDate) => daysBetween(checkin, date)
  return (
    <>
      <MonthGrid
        label={common.checkOut}
        selected={selected}
        today={istDateOf(now)}
        min={addDays(checkin, 1)}
        max={addDays(checkin, MAX_DAYS)}
        closedBecause={(date) => (date === checkin ? t.yourCheckIn : undefined)}
        range={{ from: checkin, to: looked, lengthTo: (date) => t.nights(nightsTo(date)), onLook: setLooked }}
        onSelect={onSelect}
      />
      <p className="field-hint">
        <Sentence
          text={t.fullDays({
            count: nightsTo(looked),
            from: dateWords(checkin),
            to: dateWords(looked),
            most: MAX_DAYS,
          })}
        />
      </p>
    </>
  )
}
