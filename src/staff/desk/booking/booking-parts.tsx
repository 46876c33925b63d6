import type { DeskBooking, DeskRow } from '#contract/desk.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { Fact } from '#web/ui/fact.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { serverNow } from '#web/lib/server-clock.ts'
import { dateWords, momentWords, nearWords, timeWords } from '../words/desk-time.ts'
import type { DeskWords } from '#english/desk/desk.ts'
import { useWords } from '../words/use-words.ts'
import { istDateOf } from '#domain/kernel/ist.ts'

export function StayTimes({ booking }: { booking: DeskRow }) {
  const words = useWords()
  const sides = [
    { label: words.checkin, at: new Date(booking.checkin_date) },
    { label: words.checkout, at: new Date(booking.leaves_at) },
  ]
  return (
    <dl className="box stay-times">
      {sides.map(({ label, at }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{dateWords(istDateOf(at), words)}</b>
            <br />
            {timeWords(at, words)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function DueBox({ due }: { due: number }) {
  const words = useWords()
  return (
    <p className={due === 0 ? 'due-box nothing-due' : 'due-box'}>
      <span>{due === 0 ? words.nothingDue : words.dueAtDesk}</span>
      <b>{formatRupees(due)}</b>
    </p>
  )
}

const needsOf = (booking: DeskBooking, words: DeskWords): string =>
  [
    ...(booking.bathtub ? [words.bathtub] : []),
    ...(booking.love_kit ? [words.loveKit] : []),
    ...(booking.extra_hours > 0 ? [words.hoursAdded(booking.extra_hours)] : []),
  ].join(', ') || words.noNeeds

export function Facts({ booking }: { booking: DeskBooking }) {
  const words = useWords()
  const names = booking.guest_names.length > 0 ? `: ${booking.guest_names.join(', ')}` : ''
  return (
    <dl className="box facts-list">
      <Fact label={words.guestsLabel}>
        {words.guests(booking.guests)}
        {names}
      </Fact>
      <Fact label={words.room}>
        {booking.rooms.length > 0 ? words.kept(booking.rooms.join(', ')) : words.noRoomYet}
      </Fact>
      <Fact label={words.needs}>{needsOf(booking, words)}</Fact>
      <Fact label={words.checkinLabel}>{booking.is_superfast ? words.superfastIn : words.originalsNeeded}</Fact>
    </dl>
  )
}

/** Shows a link that calls the guest from this phone, while the desk may see the number. */
export function CallGuest({ booking }: { booking: DeskBooking }) {
  const words = useWords()
  const { phone, phone_until: until, names_from: from } = booking
  const now = serverNow()
  if (phone && until)
    return (
      <a href={`tel:${phone}`}>
        <Icon name="phone" />
        <span>
          {words.callGuest}
          <small>{words.phoneUntil(phone, nearWords(new Date(until), now, words))}</small>
        </span>
      </a>
    )
  const isAhead = now < new Date(from)
  return (
    <p className="not-now">
      <Icon name="phone" />
      <span>
        {words.callGuest}
        <small>{isAhead ? words.phoneFrom(momentWords(new Date(from), words)) : words.phoneOver}</small>
      </span>
    </p>
  )
}
