import { useState } from 'react'
import type { DeskRow } from '#contract/desk.ts'
import { TAKING_METHODS, type TakingMethod } from '#domain/desk/takings.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { DeskPage } from '../desk-frame.tsx'
import type { EntryAction } from '../offline-entry.ts'
import { submitEntry, useOfflineQueue } from '../offline-queue.ts'
import { nameOfRow, rowWords } from '../today/day-row.tsx'
import { useWords } from '../words/use-words.ts'
import { DueBox, StayTimes } from './booking-parts.tsx'

/** Shows the cached data of a booking, and its queued entries, while the desk is offline. */
export function CachedBooking({ row }: { row: DeskRow }) {
  const words = useWords()
  const { waiting } = useOfflineQueue()
  const own = waiting.filter(({ bookingId }) => bookingId === row.id)
  const isMarked = (act: EntryAction) => own.some((mark) => mark.act === act)
  const mark = (act: EntryAction, body: Record<string, unknown> = {}) =>
    submitEntry({ bookingId: row.id, name: nameOfRow(row), act, body })
  const isHere = row.visit === 'here' || isMarked('arrive')
  const isGone = row.visit === 'left' || isMarked('leave')
  const due = isMarked('take') ? 0 : row.due
  return (
    <DeskPage
      title={words.booking}
      backTo={DESK.today}
      bar={
        isGone ? null : isHere ? (
          <Button variant="primary" className="big" onClick={() => void mark('leave')}>
            <Icon name="log-out" />
            {words.theyHaveLeft}
          </Button>
        ) : (
          <Button variant="primary" className="big" onClick={() => void mark('arrive', { ids: 'originals' })}>
            <Icon name="key-round" />
            {words.originalsSeen}, {words.handOver}
          </Button>
        )
      }
    >
      <header className="guest-head">
        <p className="digits">{row.code}</p>
        <h1>{nameOfRow(row)}</h1>
        <p className="soft">{rowWords(row, words)}</p>
      </header>
      <Notice tone="warn" icon="wifi-off">
        {words.offlineWords} {own.length > 0 && words.waiting(own.length)}
      </Notice>
      <StayTimes booking={row} />
      <DueBox due={due} />
      {due > 0 && <KeptTaking due={due} onTake={(method) => void mark('take', { amount: due, method })} />}
    </DeskPage>
  )
}

function KeptTaking({ due, onTake }: { due: number; onTake: (method: TakingMethod) => void }) {
  const words = useWords()
  const [method, setMethod] = useState<TakingMethod>('cash')
  return (
    <section className="box flow">
      <h2 className="small-heading">{words.takeWords}</h2>
      <div className="button-row">
        {TAKING_METHODS.map((each) => (
          <button
            key={each}
            type="button"
            className="chip"
            aria-pressed={each === method}
            onClick={() => setMethod(each)}
          >
            {words.methods[each]}
          </button>
        ))}
      </div>
      <Button variant="trust" onClick={() => onTake(method)}>
        {words.taken(formatRupees(due))}
      </Button>
    </section>
  )
}
