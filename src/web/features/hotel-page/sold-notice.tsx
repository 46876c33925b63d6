import type { BookProps } from './book-props.ts'
import { Link } from 'react-router'
import { slotAt, SLOTS } from '#domain/slots/slots.ts'
import { dateWords } from '#web/lib/slot-words.ts'
import { Notice } from '#web/ui/notice.tsx'

const SUGGESTED_SLOTS = 2

const WHY = {
  sold: 'is sold out',
  'not-offered': 'is not offered here',
  over: 'can no longer be booked',
  free: '',
} as const

/** Never a dead end: the free slots of the same day, and the next day on which this slot is free. */
export function SoldNotice({ page: { offer }, choice: { query, state, searchWith } }: BookProps) {
  const free = SLOTS.filter(({ index }) => offer.slots[index] === 'free').slice(0, SUGGESTED_SLOTS)
  const day = offer.nextFreeDay
  const hasNone = free.length === 0 && !day
  return (
    <>
      <Notice tone="warn">
        <b>
          {slotAt(query.slot).listingName} on {dateWords(query.date)} {WHY[state]}.
        </b>
        <br />
        {hasNone ? 'Please try another date.' : 'These are free:'}
      </Notice>
      <div className="chips mt-3">
        {free.map((slot) => (
          <Link key={slot.key} className="chip" to={searchWith({ slot: slot.index })} replace preventScrollReset>
            {slot.listingName}
          </Link>
        ))}
        {day && (
          <Link className="chip" to={searchWith({ date: day })} replace preventScrollReset>
            {dateWords(day)}
          </Link>
        )}
      </div>
    </>
  )
}
