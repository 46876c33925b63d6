import { useEffect, useRef, useState } from 'react'
import type { DeskRow } from '#contract/desk.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { minutesBetween } from '#domain/kernel/ist.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { submitEntry, useOfflineQueue } from '../offline-queue.ts'
import { nearWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'
import { rowWords, nameOfRow } from './day-row.tsx'
import { playNewBooking } from './sound.ts'
import './new-bookings.css'

type NewBookingsProps = { rows: readonly DeskRow[]; now: Date; onSeen: (id: string) => void }

/** Lists bookings that nobody at the hotel has marked as seen. A sound announces each new one once. */
export function NewBookings({ rows, now, onSeen }: NewBookingsProps) {
  const { waiting } = useOfflineQueue()
  const known = useRef<Set<string>>(undefined)
  useEffect(() => {
    const ids = rows.map(({ id }) => id)
    if (known.current && ids.some((id) => !known.current?.has(id))) playNewBooking()
    known.current = new Set(ids)
  }, [rows])
  const open = rows.filter(({ id }) => !waiting.some(({ bookingId, act }) => bookingId === id && act === 'seen'))
  return open.map((row) => <NewBooking key={row.id} row={row} now={now} onSeen={onSeen} />)
}

function NewBooking({ row, now, onSeen }: { row: DeskRow; now: Date; onSeen: (id: string) => void }) {
  const words = useWords()
  const [fault, setFault] = useState<string>()
  const see = async () => {
    setFault(undefined)
    const marked = await submitEntry({ bookingId: row.id, name, act: 'seen', body: {} })
    if (marked.state === 'refused') setFault(words.refusal(marked.why))
    else onSeen(row.id)
  }
  const name = nameOfRow(row)
  const age = minutesBetween(new Date(row.booked_at), now)
  return (
    <section className="new-booking" aria-live="polite" aria-label={`${words.newBooking}: ${name}, ${row.code}`}>
      <p className="new-booking-top">
        <Badge tone="coral">
          <Icon name="bell" />
          {words.newBooking}
        </Badge>
        <span className="soft">{words.minutesAgo(Math.max(0, Math.floor(age)))}</span>
      </p>
      <div className="new-booking-what">
        <h2>
          <Link to={DESK.booking(row.id)}>{name}</Link>
        </h2>
        {row.due > 0 && <b className="price">{words.due(formatRupees(row.due))}</b>}
        <p className="soft">
          {name !== row.code && <span className="digits">{row.code}, </span>}
          {nearWords(new Date(row.checkin_date), now, words)}, {rowWords(row, words)}
        </p>
        {fault && <p className="field-error">{fault}</p>}
      </div>
      <div className="new-booking-acts">
        <Button variant="primary" onClick={() => void see()}>
          <Icon name="check" />
          {words.seen}
        </Button>
      </div>
    </section>
  )
}
