import { useState } from 'react'
import type { DeskBooking } from '#contract/desk.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { DeskPage } from '../desk-frame.tsx'
import { GuestsAsk } from '../guests-ask.tsx'
import type { EntryAction } from '../offline-entry.ts'
import { submitEntry, useOfflineQueue } from '../offline-queue.ts'
import { missingFormLines } from '../register/form-line.ts'
import { RegisterBox } from '../register/register-box.tsx'
import { papersWords } from '../papers/papers-words.ts'
import { BillLink } from './bill-link.tsx'
import { nameOfRow, slotWords } from '../today/day-row.tsx'
import { momentWords, nearWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'
import { BookingNotes } from '../house/notes.tsx'
import { Facts, StayTimes } from './booking-parts.tsx'
import { AddedHoursNote, AddHours } from './add-hours.tsx'
import { StayedOn } from './stayed-on.tsx'
import { CannotTake } from './cannot-take.tsx'
import { ChangeRoom } from './change-room.tsx'
import { CachedBooking } from './cached-booking.tsx'
import { InvoiceTo } from './invoice-to.tsx'
import { LeaveDue } from './leave-due.tsx'
import { OtherActions, type OpenForm } from './other-actions.tsx'
import { TakeBack } from './take-back.tsx'
import { TakeMoney } from './take-money.tsx'
import { Timeline } from './timeline.tsx'
import { TurnedAway } from './turned-away.tsx'
import { useBooking } from './use-booking.ts'

/** Shows everything that the desk may see of a booking, with one big button for the next step. */
export function BookingPage({ id }: { id: string }) {
  const words = useWords()
  const [state, show, again] = useBooking(id)
  if (state.state === 'here') return <ShownBooking booking={state.booking} onChange={show} onAgain={again} />
  if (state.state === 'offline' && state.row) return <CachedBooking row={state.row} />
  return (
    <DeskPage title={words.booking} backTo={DESK.today}>
      {state.state === 'loading' ? (
        <output className="block">{words.loading}</output>
      ) : (
        <Notice tone="danger">{state.state === 'missing' ? words.pageMissing : words.unreachable}</Notice>
      )}
    </DeskPage>
  )
}

const totalOf = ({ bill }: DeskBooking): number =>
  bill.room + bill.bathtub - bill.off + bill.tax + bill.extra_hours + bill.extras

type ShownProps = { booking: DeskBooking; onChange: (booking: DeskBooking) => void; onAgain: () => void }

function ShownBooking({ booking, onChange, onAgain }: ShownProps) {
  const words = useWords()
  const [asking, setAsking] = useState<OpenForm>()
  const [fault, setFault] = useState<string>()
  const { waiting } = useOfflineQueue()
  const isWaiting = waiting.some(({ bookingId }) => bookingId === booking.id)
  const mark = async (act: EntryAction, body: Record<string, unknown> = {}) => {
    setFault(undefined)
    const marked = await submitEntry({ bookingId: booking.id, name: nameOfRow(booking), act, body })
    if (marked.state === 'refused') setFault(words.refusal(marked.why))
    if (marked.state === 'done') onChange(marked.booking)
    setAsking(undefined)
  }
  const title = nameOfRow(booking)
  return (
    <DeskPage
      title={words.booking}
      backTo={DESK.today}
      isWide
      tools={
        booking.phone && (
          <a className="icon-button" href={`tel:${booking.phone}`} aria-label={words.callGuest}>
            <Icon name="phone" />
          </a>
        )
      }
      bar={
        <NextStep
          booking={booking}
          isWaiting={isWaiting}
          onMark={(act) => void (act === 'leave' && booking.due > 0 ? setAsking('leave') : mark(act))}
        />
      }
    >
      <header className="guest-head">
        <p className="row flex-wrap">
          <StateBadge booking={booking} />
          <span className="digits">{booking.code}</span>
        </p>
        <h1>{title}</h1>
        <p className="soft">{slotWords(booking, words)}</p>
        <InvoiceTo company={booking.invoice_company} />
      </header>
      {fault && <Notice tone="danger">{fault}</Notice>}
      {isWaiting && <Notice tone="warn">{words.waitsForNetwork}</Notice>}
      <TurnedAway booking={booking} onSaid={onChange} />
      <GuestsAsk rows={booking.help} now={serverNow()} onChange={onChange} />
      <StateNotes booking={booking} />
      <AddedHoursNote booking={booking} />
      <div className="guest-columns">
        <StayTimes booking={booking} />
        <div className="guest-acts">
          <OtherActions booking={booking} onAsk={setAsking} />
          <BillLink to={DESK.billOfBooking(booking.id)} total={totalOf(booking)} due={booking.due} />
          <StayedOn booking={booking} onAdd={() => setAsking('hours')} />
        </div>
        <div className="guest-rest">
          <Facts booking={booking} />
          <BookingNotes bookingId={booking.id} />
          <RegisterBox
            written={booking.register}
            missing={{
              of: 'booking',
              id: booking.id,
              title: nameOfRow(booking),
              lines:
                booking.unregistered > 0
                  ? missingFormLines({ guests: booking.guests, names: booking.guest_names }, booking.register)
                  : [],
            }}
            onWritten={onAgain}
          />
          <section className="box">
            <h2 className="small-heading">{words.whatHappened}</h2>
            <Timeline entries={booking.timeline} />
          </section>
        </div>
      </div>
      {asking === 'room' && <ChangeRoom booking={booking} onChanged={onChange} onClose={() => setAsking(undefined)} />}
      {asking === 'hours' && <AddHours booking={booking} onAdded={onChange} onClose={() => setAsking(undefined)} />}
      {asking === 'take' && <TakeMoney booking={booking} onTaken={onChange} onClose={() => setAsking(undefined)} />}
      {asking === 'leave' && (
        <LeaveDue
          booking={booking}
          onTaken={onChange}
          onLeave={(body) => void mark('leave', body)}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'cannot-take' && (
        <CannotTake booking={booking} onSaid={onChange} onClose={() => setAsking(undefined)} />
      )}
      {asking === 'no-show' && (
        <Dialog title={words.couldNotCome} leaving={{ closable: true, onClose: () => setAsking(undefined) }}>
          <div className="flow">
            <p>{words.couldNotComeWords}</p>
            <Button variant="danger" className="big w-full" onClick={() => void mark('no-show')}>
              {words.markNoShow}
            </Button>
            <Button className="w-full" onClick={() => setAsking(undefined)}>
              {words.cancel}
            </Button>
          </div>
        </Dialog>
      )}
      {asking === 'take-back' && (
        <TakeBack booking={booking} onChange={onChange} onClose={() => setAsking(undefined)} />
      )}
    </DeskPage>
  )
}

function StateBadge({ booking }: { booking: DeskBooking }) {
  const { visit, status, word, is_superfast, rooms } = booking
  const words = useWords()
  if (status === 'cancelled') return <Badge tone="warn">{words.timeline.cancelled}</Badge>
  if (word === 'cannot_take' || word === 'turned_away') return <Badge tone="warn">{words.word[word]}</Badge>
  if (visit === 'here')
    return (
      <Badge tone="trust">
        {words.here}, {rooms.join(', ')}
      </Badge>
    )
  if (visit === 'left') return <Badge tone="dull">{words.word.left}</Badge>
  if (visit === 'no_show') return <Badge tone="warn">{words.word.no_show}</Badge>
  return is_superfast ? (
    <Badge tone="trust">
      <Icon name="zap" />
      {papersWords(booking, words)}
    </Badge>
  ) : (
    <Badge tone="dull">{words.word.expected}</Badge>
  )
}

function StateNotes({ booking }: { booking: DeskBooking }) {
  const words = useWords()
  const now = serverNow()
  if (booking.status === 'cancelled') return <Notice tone="warn">{words.cancelledWords}</Notice>
  if (booking.word === 'objected') return <Notice tone="warn">{words.objectedWords}</Notice>
  if (booking.visit === 'no_show') return <Notice tone="warn">{words.noShowWords}</Notice>
  if (booking.visit === 'here' && booking.arrived_at)
    return (
      <Notice tone="trust">
        <b>{words.keyIsWithThem(booking.rooms.join(', '))}</b>{' '}
        {words.hereSince(nearWords(new Date(booking.arrived_at), now, words))}
      </Notice>
    )
  if (booking.visit === 'left' && booking.left_at)
    return <Notice tone="trust">{words.leftAt(nearWords(new Date(booking.left_at), now, words))}</Notice>
  return null
}

type NextStepProps = { booking: DeskBooking; isWaiting: boolean; onMark: (act: EntryAction) => void }

/** Shows the next step, or explains why there is none. */
function NextStep({ booking, isWaiting, onMark }: NextStepProps) {
  const words = useWords()
  if (isWaiting) return <p className="soft">{words.waitsForNetwork}</p>
  if (booking.actions.includes('leave'))
    return (
      <Button variant="primary" className="big" onClick={() => onMark('leave')}>
        <Icon name="log-out" />
        {words.theyHaveLeft}
      </Button>
    )
  if (booking.actions.includes('arrive'))
    return (
      <LinkButton variant="primary" className="big" to={DESK.greet(booking.id)}>
        <Icon name="door-open" />
        {words.theyAreHere}
      </LinkButton>
    )
  if (booking.seen_at === null && booking.status === 'completed' && booking.visit === 'expected')
    return (
      <Button variant="primary" className="big" onClick={() => onMark('seen')}>
        <Icon name="check" />
        {words.seen}
      </Button>
    )
  if (booking.visit === 'expected' && booking.status === 'completed')
    return <p className="soft">{words.notYet(momentWords(new Date(booking.names_from), words))}</p>
  return null
}
