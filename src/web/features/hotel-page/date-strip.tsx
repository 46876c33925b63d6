import { lazy, Suspense, useState } from 'react'
import { addDays, istDateOf, type IstDate } from '#domain/kernel/ist.ts'
import { firstBookableDate, MAX_DAYS_AHEAD } from '#domain/slots/period.ts'
import { dateWords } from '#web/lib/slot-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { BookProps } from './book-panel.tsx'

const DateDialog = lazy(() => import('./date-dialog.tsx'))

const DAYS_SHOWN = 10
/** The chosen day stands third, so that the days before it can be seen. */
const DAYS_BEFORE = 2

const monthName = (date: IstDate) =>
  new Intl.DateTimeFormat('en-IN', { month: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))

const stripStart = (chosen: IstDate, today: IstDate): IstDate => {
  const start = addDays(chosen, -DAYS_BEFORE)
  return start < today ? today : start
}

/** As much of a page and a choice as a day needs: a booking that is to be moved has it too. */
type DateStripProps = { page: Pick<BookProps['page'], 'now'>; choice: Pick<BookProps['choice'], 'query' | 'change'> }

/** The days around the chosen one; any other day is in the calendar behind the month's name. */
export function DateStrip({ page, choice: { query, change } }: DateStripProps) {
  const now = new Date(page.now)
  const today = istDateOf(now)
  const [start, setStart] = useState(stripStart(query.date, today))
  const [isCalendarOpen, setCalendarOpen] = useState(false)
  const isInStrip = query.date >= start && query.date < addDays(start, DAYS_SHOWN)
  const first = isInStrip ? start : stripStart(query.date, today)
  const last = addDays(today, MAX_DAYS_AHEAD)
  const days = Array.from({ length: DAYS_SHOWN }, (_, index) => addDays(first, index)).filter((day) => day <= last)
  const choose = (date: IstDate) => {
    setStart(first)
    change({ date })
  }
  return (
    <>
      <div className="flex items-center justify-between">
        <h3 id="stay-date">Date</h3>
        <Button look="bare" className="link" aria-haspopup="dialog" onClick={() => setCalendarOpen(true)}>
          <Icon name="calendar-days" />
          {monthName(query.date)}
        </Button>
      </div>
      <div className="days" role="radiogroup" aria-labelledby="stay-date">
        {days.map((day) => (
          <label key={day} className="day">
            <input
              type="radio"
              name="checkin"
              value={day}
              aria-label={dateWords(day)}
              checked={day === query.date}
              disabled={day < firstBookableDate(query.slot, now)}
              onChange={() => choose(day)}
            />
            <span aria-hidden="true">{dateWords(day).slice(0, 3)}</span>
            <b aria-hidden="true">{Number(day.slice(8))}</b>
          </label>
        ))}
      </div>
      {isCalendarOpen && (
        <Suspense>
          <DateDialog
            query={query}
            now={now}
            onChoose={(dates) => {
              setCalendarOpen(false)
              change(dates)
            }}
            onClose={() => setCalendarOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
