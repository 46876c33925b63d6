import type { HotelStayChoice } from './hotel-stay-choice.ts'
import { useState } from 'react'
import type { Hotel } from '#contract/hotels.ts'
import { addDays, istDateOf, type IstDate } from '#domain/kernel/ist.ts'
import { openDays } from '#domain/slots/openings.ts'
import type { SlotIndex } from '#domain/slots/slots.ts'
import { dateWords, monthWords, shortWeekday } from '#words/times.ts'
import { closedDayWords, tonightWords } from '#words/closed-days.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useDialogPart } from '#web/ui/load-part.ts'
import * as t from '#words/stay.ts'

const loadDateDialog = () => import('./date-dialog.tsx')

const DAYS_SHOWN = 10
/** The first day of the strip. The chosen day comes third, so that the two days before it are visible. */
const DAYS_BEFORE = 2

const stripStart = (chosen: IstDate, today: IstDate): IstDate => {
  const start = addDays(chosen, -DAYS_BEFORE)
  return start < today ? today : start
}

/** Only the data that a day needs, so that the page for changing a booking can show it too. */
type DateStripProps = {
  page: { now: string; hotel?: Pick<Hotel, 'id'> }
  choice: Pick<HotelStayChoice, 'query' | 'change'>
  /** the hotel's slots; a day is closed if none of them can begin on it */
  offered: readonly SlotIndex[] | undefined
  /** 'filling': on a desktop the days fill the whole width */
  width?: 'scrolling' | 'filling'
}

/** Shows the days around the chosen day. The month's name opens a calendar for all other days. */
export function DateStrip({ page, choice: { query, change }, offered, width = 'scrolling' }: DateStripProps) {
  const now = new Date(page.now)
  const { first: firstOpen, last } = openDays(now, offered)
  const today = istDateOf(now)
  const firstShown = firstOpen < today ? firstOpen : today
  const [start, setStart] = useState(stripStart(query.date, firstShown))
  const calendar = useDialogPart(loadDateDialog, t.theCalendar)
  const isInStrip = query.date >= start && query.date < addDays(start, DAYS_SHOWN)
  const first = isInStrip ? start : stripStart(query.date, firstShown)
  const days = Array.from({ length: DAYS_SHOWN }, (_, index) => addDays(first, index)).filter((day) => day <= last)
  const choose = (date: IstDate) => {
    setStart(first)
    change({ date })
  }
  return (
    <>
      <div className="flex items-center justify-between">
        <h3 id="stay-date">{t.date}</h3>
        <Button variant="bare" className="link" aria-haspopup="dialog" onClick={calendar.open}>
          <Icon name="calendar-days" />
          {monthWords(query.date)}
        </Button>
      </div>
      <div
        className={width === 'filling' ? 'date-strip filling' : 'date-strip'}
        role="radiogroup"
        aria-labelledby="stay-date"
      >
        {days.map((day) => (
          <Day
            key={day}
            day={day}
            isChosen={day === query.date}
            reason={closedDayWords(day, now, offered)}
            onChoose={() => choose(day)}
          />
        ))}
      </div>
      {first < firstOpen && <p className="field-hint">{t.tooLateToStartHere}</p>}
      {firstOpen < today && <p className="field-hint">{tonightWords(firstOpen)}</p>}
      {calendar.Shown && (
        <calendar.Shown
          query={query}
          now={now}
          offered={offered}
          hotelId={page.hotel?.id}
          onChoose={(dates) => {
            calendar.close()
            change(dates)
          }}
          onClose={calendar.close}
        />
      )}
    </>
  )
}

type DayProps = { day: IstDate; isChosen: boolean; reason: string | undefined; onChoose: () => void }

/** One day in the strip. A closed day is disabled and says why. */
function Day({ day, isChosen, reason, onChoose }: DayProps) {
  const words = dateWords(day)
  return (
    <label className="date-chip">
      <input
        type="radio"
        name="checkin"
        value={day}
        aria-label={reason ? `${words}, ${reason}` : words}
        checked={isChosen}
        disabled={reason !== undefined}
        onChange={onChoose}
      />
      <span aria-hidden="true">{shortWeekday(day)}</span>
      <b aria-hidden="true">{Number(day.slice(8))}</b>
    </label>
  )
}
