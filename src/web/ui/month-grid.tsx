import { useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { addDays, type IstDate } from '#domain/kernel/ist.ts'
import { IconButton } from './button.tsx'
import './month-grid.css'
import * as t from '#words/kit.ts'
import { longWeekday, monthWords } from '#words/times.ts'

/** '2026-12' */
export const monthOf = (date: IstDate) => date.slice(0, 7)

function moveMonth(month: string, by: number): string {
  const [year = 0, index = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, index - 1 + by, 1)).toISOString().slice(0, 7)
}

/** The weeks of a month from Monday to Sunday; the first and last include days of the adjacent months. */
export function weeksOf(month: string): IstDate[][] {
  const first = `${month}-01`
  const daysBefore = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7
  const weeks: IstDate[][] = []
  for (let monday = addDays(first, -daysBefore); monday < `${moveMonth(month, 1)}-01`; monday = addDays(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(monday, day)))
  }
  return weeks
}

/** Every month is as high as the longest, so that nothing moves when a guest changes the month. */
const MOST_WEEKS = 6

const KEY_DAYS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
  PageUp: -28,
  PageDown: 28,
}

/** Monday is 0. */
const weekdayOf = (date: IstDate) => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7

/** Returns by how many days a key moves; undefined for a key that does nothing here. */
function daysOfKey(key: string, date: IstDate): number | undefined {
  if (key === 'Home') return -weekdayOf(date)
  return key === 'End' ? 6 - weekdayOf(date) : KEY_DAYS[key]
}

/** A note under a day (`short` where space is limited), and the text that is read out after the date. */
export type DayNote = { shown?: string; short?: string; said: string; variant?: 'good' | 'gone' }

type MonthGridProps = {
  label: string
  selected: IstDate | undefined
  today: IstDate
  min: IstDate
  max: IstDate
  /** why a day cannot be chosen, read out after the date */
  closedBecause?: (date: IstDate) => string | undefined
  /** a stay that ends on the chosen day, shaded from its first day to the day at which the guest points */
  range?: Range | undefined
  /** notes under the days; their space is reserved before they load, so that nothing moves */
  notes?: ReadonlyMap<IstDate, DayNote> | undefined
  /** called when a different month is shown */
  onMonth?: ((month: string) => void) | undefined
  onSelect: (date: IstDate) => void
}

type Range = {
  from: IstDate
  to: IstDate
  /** '2 nights', read out after each day on which the stay may end */
  lengthTo: (date: IstDate) => string
  onLook: (date: IstDate) => void
}

/** One month as a grid: arrows move by day and week, Home and End within the week, PageUp and PageDown by four weeks. */
export function MonthGrid(props: MonthGridProps) {
  const { label, selected, today, min, max, closedBecause, range, notes, onMonth, onSelect } = props
  const within = (date: IstDate) => (date < min ? min : date > max ? max : date)
  const [active, setActive] = useState(within(selected ?? today))
  const grid = useRef<HTMLTableElement>(null)
  const month = monthOf(active)
  const weeks = weeksOf(month)
  const className = notes ? 'month-grid with-notes' : 'month-grid'

  const moveTo = (date: IstDate) => {
    setActive(date)
    if (monthOf(date) !== month) onMonth?.(monthOf(date))
  }
  const showMonth = (by: number) => moveTo(within(`${moveMonth(month, by)}-01`))
  const moveByKey = (event: KeyboardEvent) => {
    const days = daysOfKey(event.key, active)
    if (days === undefined) return
    event.preventDefault()
    const next = within(addDays(active, days))
    // Renders synchronously: in a transition, a key pressed immediately afterwards would find no day.
    flushSync(() => moveTo(next))
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus()
  }

  return (
    <div>
      <div className="month-head">
        <IconButton
          icon="chevron-left"
          label={t.earlierMonth}
          {...monthPress(month > monthOf(min), () => showMonth(-1))}
        />
        <h3 aria-live="polite">{`${monthWords(month)} ${month.slice(0, 4)}`}</h3>
        <IconButton
          icon="chevron-right"
          label={t.laterMonth}
          {...monthPress(month < monthOf(max), () => showMonth(1))}
        />
      </div>
      {/* The role of a table with arrow-key navigation. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <table className={className} role="grid" aria-label={label} ref={grid} onKeyDown={moveByKey}>
        <thead>
          <tr>
            {t.WEEKDAYS.map(([short, long]) => (
              <th key={short} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) =>
                monthOf(date) === month ? (
                  <Day
                    key={date}
                    {...{ date, today, range }}
                    isClosed={date < min || date > max}
                    reason={closedBecause?.(date)}
                    note={notes?.get(date)}
                    isSelected={date === selected}
                    isActive={date === active}
                    onSelect={onSelect}
                  />
                ) : (
                  <td key={date}>{'\u{A0}'}</td>
                ),
              )}
            </tr>
          ))}
          {Array.from({ length: MOST_WEEKS - weeks.length }, (_week, index) => (
            <tr key={index} aria-hidden="true">
              <td colSpan={7}>{'\u{A0}'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Stays enabled, because a disabled button would drop the focus of a guest who has just pressed it. */
const monthPress = (isPossible: boolean, press: () => void) => ({
  'aria-disabled': !isPossible,
  onClick: () => isPossible && press(),
})

const placeInRange = (date: IstDate, range: Range | undefined) => {
  if (!range || date < range.from || date > range.to) return undefined
  if (date === range.from) return 'first'
  return date === range.to ? 'last' : 'between'
}

type DayProps = Pick<MonthGridProps, 'today' | 'onSelect' | 'range'> & {
  date: IstDate
  isClosed: boolean
  reason: string | undefined
  note: DayNote | undefined
  isSelected: boolean
  isActive: boolean
}

function Day({ date, isClosed, reason, note, today, isSelected, isActive, range, onSelect }: DayProps) {
  const said = isClosed ? [reason] : [range?.lengthTo(date), note?.said]
  const look = range && !isClosed ? () => range.onLook(date) : undefined
  return (
    <td aria-selected={isSelected} data-range={placeInRange(date, range)}>
      <button
        type="button"
        data-day={date}
        tabIndex={isActive ? 0 : -1}
        aria-current={date === today ? 'date' : undefined}
        disabled={isClosed}
        onPointerEnter={look}
        onFocus={look}
        onClick={() => onSelect(date)}
      >
        {/* Read out in full and without a visible label, so that voice-control users can say what they see. */}
        <span>
          <span className="visually-hidden">{`${longWeekday(date)}, `}</span>
          {Number(date.slice(8))}
          <span className="visually-hidden">{[` ${monthWords(date)}`, ...said].filter(Boolean).join(', ')}</span>
        </span>
        {note?.shown && !isClosed && (
          <small className="day-note" data-look={note.variant} aria-hidden="true">
            <span className="day-note-whole">{note.shown}</span>
            <span className="day-note-short">{note.short ?? note.shown}</span>
          </small>
        )}
      </button>
    </td>
  )
}
