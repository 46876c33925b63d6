import { useState } from 'react'
import { addDays, daysBetween, formatIstDate, istDateOf, type IstDate } from '#domain/kernel/ist.ts'
import { dayClosure, openDays } from '#domain/slots/openings.ts'
import { MAX_DAYS_AHEAD } from '#domain/slots/period.ts'
import { MAX_DAYS, type SlotIndex } from '#domain/slots/slots.ts'
import { dateWords } from '#words/times.ts'
import { MonthGrid, monthOf } from '#web/ui/month-grid.tsx'
import { dayNotes, lowestPriceWords } from './day-notes.ts'
import { closedDayWords, tonightWords } from '../../../words/en/closed-days.ts'
import { useDayOffers, type PricedBy } from './use-day-offers.ts'
import * as common from '#words/common.ts'
import * as t from '#words/stay.ts'

type CheckinCalendarProps = {
  selected: IstDate
  now: Date
  /** the slots that decide whether a day is open: one hotel's, or all */
  offered?: readonly SlotIndex[] | undefined
  /** the hotel whose prices appear under the days */
  pricedBy?: PricedBy | undefined
  onSelect: (date: IstDate) => void
}

/** The days on which a stay can begin, for the search form and the hotel's page; only the latter shows prices. */
export function CheckinCalendar({ selected, now, offered, pricedBy, onSelect }: CheckinCalendarProps) {
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
        notes={pricedBy && dayNotes(offers, pricedBy.slot)}
        onMonth={setMonth}
        onSelect={onSelect}
      />
      {pricedBy && <p className="lowest-price">{lowestPriceWords(offers, pricedBy.slot)}</p>}
      <p className="field-hint">
        {dayClosure(today, now, offered) && t.itIsTooLateToStart}
        {first < today && `${tonightWords(first)} `}
        Up to {MAX_DAYS_AHEAD} days ahead. Today is {formatIstDate(now)}.
      </p>
    </>
  )
}

const nights = (count: number) => `${count} ${count === 1 ? 'night' : 'nights'}`

type CheckoutCalendarProps = { checkin: IstDate; selected: IstDate; now: Date; onSelect: (date: IstDate) => void }

/** The days on which a Full Day stay can end: shades and counts its nights while the guest points at a day. */
export function CheckoutCalendar({ checkin, selected, now, onSelect }: CheckoutCalendarProps) {
  const [looked, setLooked] = useState(selected)
  const lengthTo = (date: IstDate) => nights(daysBetween(checkin, date))
  return (
    <>
      <MonthGrid
        label={common.checkOut}
        selected={selected}
        today={istDateOf(now)}
        min={addDays(checkin, 1)}
        max={addDays(checkin, MAX_DAYS)}
        closedBecause={(date) => (date === checkin ? 'your check-in' : undefined)}
        range={{ from: checkin, to: looked, lengthTo, onLook: setLooked }}
        onSelect={onSelect}
      />
      <p className="field-hint">
        <b>{lengthTo(looked)}</b>: {dateWords(checkin)}, 12 noon, to {dateWords(looked)}, 11 AM. Up to {MAX_DAYS}{' '}
        nights.
      </p>
    </>
  )
}
