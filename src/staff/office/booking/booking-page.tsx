import { useState } from 'react'
import type { OfficeBooking } from '#contract/office-bookings.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import type { ActionName } from '#domain/office/actions.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { OFFICE } from '#web/lib/office-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { Fact } from '../fact.tsx'
import { useCall } from '../office-calls.ts'
import { useOffice } from '../office-context.ts'
import { OfficePage } from '../office-frame.tsx'
import { slotName } from '../slot-name.ts'
import { statusBadge } from '../status-badge.ts'
import { ACTION_ICONS, isDanger, requestWords } from './action-lines.ts'
import { ActionDialog } from './action-dialog.tsx'
import { BookingPapers } from './booking-papers.tsx'
import { Decide } from './decide.tsx'
import { GuestIds } from './guest-ids.tsx'
import { GuestPhone } from './guest-phone.tsx'
import { RefundsToSettle } from './refunds-to-settle.tsx'
import { BookingTimeline } from './timeline.tsx'
import * as common from '#words/common.ts'
import { actions } from '#words/office/actions.ts'
import * as t from '#words/office/booking.ts'
import * as frame from '#words/office/frame.ts'

/** Shows one booking: who, when and where, its history, its payments, and the possible actions. */
export function BookingPage({ id }: { id: string }) {
  const asked = useCall('GET /office/bookings/{id}', { params: { id } })
  const booking = asked.value
  const back = { to: OFFICE.find, name: frame.find }
  return (
    <OfficePage
      title={booking?.guest.name ?? t.booking}
      line={booking && `${booking.code}, ${booking.hotel.name}, ${booking.hotel.city}`}
      tools={booking && <Badges booking={booking} />}
      back={back}
    >
      <QueryBoundary query={asked}>
        {(value) => <BookingParts booking={value} onChange={asked.show} onStale={() => void asked.retry()} />}
      </QueryBoundary>
    </OfficePage>
  )
}

function Badges({ booking }: { booking: OfficeBooking }) {
  const status = statusBadge({ status: booking.status, is_over: new Date(booking.checkout) <= serverNow() })
  return (
    <>
      <Badge tone={status.tone}>{status.words}</Badge>
      {booking.visit === 'here' && <Badge tone="trust">{t.inRoom}</Badge>}
      {booking.is_no_show && <Badge tone="warn">{t.noShow}</Badge>}
      {booking.is_objected && <Badge tone="warn">{t.guestObjects}</Badge>}
      {booking.status === 'completed' && (
        <Badge tone={booking.is_seen ? 'trust' : 'warn'}>
          <Icon name="eye" />
          {booking.is_seen ? t.seenByHotel : t.notSeenByHotel}
        </Badge>
      )}
      {booking.is_past_deadline && <Badge tone="dull">{t.pastDeadline}</Badge>}
    </>
  )
}

type PartsProps = { booking: OfficeBooking; onChange: (booking: OfficeBooking) => void; onStale: () => void }

function BookingParts({ booking, onChange, onStale }: PartsProps) {
  const { askMeAgain } = useOffice()
  const [act, setAct] = useState<ActionName>()
  const done = (next: OfficeBooking) => {
    setAct(undefined)
    onChange(next)
    void askMeAgain() // refreshes the rest of today's limit
  }
  return (
    <div className="office-columns booking-parts">
      <div>
        <Facts booking={booking} />
        <Proposals booking={booking} onDone={onStale} />
        {booking.money.refunded > 0 && <RefundsToSettle bookingId={booking.id} onChange={onStale} />}
      </div>
      <div>
        <Acts acts={booking.acts} onChoose={setAct} />
        <Money booking={booking} />
        <Limit limit={booking.limit} />
        {booking.status === 'completed' && <GuestIds booking={booking} onRead={onStale} />}
      </div>
      <div>
        <BookingTimeline entries={booking.timeline} />
        <BookingPapers key={booking.timeline.length} id={booking.id} />
      </div>
      {act && <ActionDialog act={act} booking={booking} onClose={() => setAct(undefined)} onDone={done} />}
    </div>
  )
}

function Facts({ booking }: { booking: OfficeBooking }) {
  const { checkin, checkout, slot, room_numbers: numbers, guests, rooms, days, moved } = booking
  const now = serverNow()
  const stay = [
    slotName(slot),
    ...(days > 1 ? [t.days(days)] : []),
    ...(rooms > 1 ? [t.rooms(rooms)] : []),
    ...(numbers.length > 0 ? [t.roomNumbers(numbers.join(', '))] : []),
  ]
  return (
    <section className="panel" aria-label={t.theStay}>
      <dl className="fact-grid panel-inside">
        <Fact name={common.checkIn}>{formatIstMoment(new Date(checkin), now)}</Fact>
        <Fact name={common.checkOut}>{formatIstMoment(new Date(checkout), now)}</Fact>
        <Fact name={t.stay}>{stay.join(', ')}</Fact>
        <Fact name={t.guests}>
          {guests}, <Link to={OFFICE.guest(booking.guest.id)}>{t.theirAccount}</Link>
        </Fact>
        <Fact name={common.phone}>
          <GuestPhone booking={booking} />
        </Fact>
        <Fact name={t.booked}>{formatIstMoment(new Date(booking.booked_at), now)}</Fact>
        <Fact name={common.bathtub}>{booking.has_bathtub ? t.yes : t.no}</Fact>
        <Fact name={t.hotel}>
          <a href={`/hotel/${booking.hotel.slug}`}>{booking.hotel.name}</a>
        </Fact>
        {moved.from !== null && (
          <Fact name={t.movedFrom}>
            <Link to={OFFICE.booking(moved.from)}>{t.firstBooking}</Link>
          </Fact>
        )}
        {moved.to !== null && (
          <Fact name={t.movedTo}>
            <Link to={OFFICE.booking(moved.to)}>{t.newBooking}</Link>
          </Fact>
        )}
      </dl>
    </section>
  )
}

function Proposals({ booking, onDone }: { booking: OfficeBooking; onDone: () => void }) {
  const { me } = useOffice()
  const [deciding, setDeciding] = useState<string>()
  if (booking.proposals.length === 0) return null
  return (
    <section className="panel proposals" aria-labelledby="proposals">
      <header>
        <h2 id="proposals">{t.waitsForSecondPerson}</h2>
      </header>
      <ul>
        {booking.proposals.map(({ id, wish, reason, proposed_by: by, is_own: isOwn, at }) => (
          <li key={id} className="side-row">
            <p>
              <b>{requestWords(wish)}</b>
              <span className="soft block">
                {by}, {formatIstMoment(new Date(at), serverNow())}: {reason}
              </span>
            </p>
            {me.role === 'admin' ? (
              <Button onClick={() => setDeciding(id)}>{isOwn ? common.takeBack : common.decide}</Button>
            ) : (
              <span className="soft block">{t.adminDecides}</span>
            )}
          </li>
        ))}
      </ul>
      {deciding && (
        <Decide
          proposalId={deciding}
          isOwn={booking.proposals.some(({ id, is_own }) => id === deciding && is_own)}
          onClose={() => setDeciding(undefined)}
          onDone={() => {
            setDeciding(undefined)
            onDone()
          }}
        />
      )}
    </section>
  )
}

function Acts({ acts, onChoose }: { acts: readonly ActionName[]; onChoose: (act: ActionName) => void }) {
  const listed = (Object.keys(ACTION_ICONS) as ActionName[]).filter((act) => acts.includes(act))
  return (
    <section className="panel" aria-labelledby="acts">
      <header>
        <h2 id="acts">{t.acts}</h2>
      </header>
      {listed.length === 0 && <p className="panel-inside soft">{t.nothingCanBeDone}</p>}
      <ul className="act-list">
        {listed.map((act) => (
          <li key={act}>
            <button type="button" className={isDanger(act) ? 'risky' : ''} onClick={() => onChoose(act)}>
              <Icon name={ACTION_ICONS[act]} />
              {actions[act]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Money({ booking: { money } }: { booking: OfficeBooking }) {
  const lines: readonly (readonly [string, number])[] = [
    [t.room, money.room],
    ...(money.discounts > 0 ? [[t.discountsAndCredits, -money.discounts] as const] : []),
    [t.taxGst, money.tax],
    ...(money.extra_hours > 0 ? [[t.extraHours, money.extra_hours] as const] : []),
    [t.paidOnline, money.paid],
    [t.refunded, money.refunded],
    [t.dueAtDesk, money.due_at_desk],
    [t.takenAtDesk, money.taken_at_desk],
    [t.rulesWouldGiveBackNow, money.by_rules],
  ]
  return (
    <section className="panel" aria-labelledby="money">
      <header>
        <h2 id="money">{t.money}</h2>
      </header>
      <dl className="money-lines panel-inside">
        {lines.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatRupees(amount)}</dd>
          </div>
        ))}
        <div className="money-total">
          <dt>{common.total}</dt>
          <dd>{formatRupees(money.total)}</dd>
        </div>
      </dl>
    </section>
  )
}

function Limit({ limit }: { limit: OfficeBooking['limit'] }) {
  const { me } = useOffice()
  const most = me.limits.per_booking
  return (
    <section className="panel" aria-labelledby="limit">
      <header>
        <h2 id="limit">{t.yourLimitOnThisBooking}</h2>
      </header>
      <div className="panel-inside limit-meter">
        <meter min={0} max={Math.max(1, most)} value={limit.used_here} aria-labelledby="limit" />
        <span className="soft block">
          {t.limitUsed(formatRupees(limit.used_here), formatRupees(most), formatRupees(limit.left))}
        </span>
      </div>
    </section>
  )
}
