import type { BookProps } from './book-props.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { slotAt } from '#domain/slots/slots.ts'
import { freeTimes, type FreeTime } from '#web/features/stay/free-times.ts'
import { dateWords, slotTimesInFull } from '#web/lib/slot-words.ts'
import { focusWhenLost } from '#web/ui/focus-when-lost.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Price } from '#web/ui/price.tsx'

/** Where 'See free times' leads. */
export const FREE_TIMES = 'free-times'

const WHY = {
  sold: 'is sold out',
  closed: 'is closed at this hotel',
  'not-offered': 'is not offered here',
  over: 'can no longer be booked',
  free: '',
} as const

/** The stay cannot be booked as chosen, and no other one is on its way. */
export const isBlocked = ({ page: { offer }, choice: { state, isUpdating } }: BookProps): boolean =>
  !isUpdating && (state !== 'free' || offer.problem !== undefined)

/** Directly under the slots: why this stay cannot be booked, and what is free instead. */
export function StayObstacle(props: BookProps) {
  const { page, choice } = props
  const isShown = isBlocked(props)
  const times = isShown && choice.state !== 'free' ? freeTimes(page.offer, choice.query) : []
  return (
    <section id={FREE_TIMES} tabIndex={-1} aria-label="Is this time free?" className={isShown ? 'mt-4' : ''}>
      <output className="block">{isShown && <Reason {...props} hasTimes={times.length > 0} />}</output>
      {times.length > 0 && (
        <ul className="free-times mt-2">
          {times.map((time) => (
            <li key={`${time.slot.key}${time.date}`}>
              <FreeTimeLink time={time} {...props} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Reason({ page: { offer }, choice: { query, state }, hasTimes }: BookProps & { hasTimes: boolean }) {
  if (state === 'free') return <Notice tone="danger">{offer.problem}</Notice>
  return (
    <Notice tone="warn">
      <b>
        {slotAt(query.slot).listingName} on {dateWords(query.date)} {WHY[state]}.
      </b>
      <br />
      {hasTimes ? 'These are free:' : 'Please try another date.'}
    </Notice>
  )
}

/** The pressed link goes with its list: the slot it chose gets the focus. */
const focusChosenSlot = () =>
  focusWhenLost(() => document.querySelector<HTMLInputElement>('.book-panel [name="slot"]:checked'))

function FreeTimeLink({ time: { slot, date, price }, choice }: BookProps & { time: FreeTime }) {
  const isOtherDay = date !== choice.query.date
  return (
    <Link
      className="free-time"
      to={choice.searchWith({ slot: slot.index, date })}
      replace
      preventScrollReset
      onClick={focusChosenSlot}
    >
      <span className="grow min-w-0">
        <b>
          {slot.listingName}
          {isOtherDay && ` on ${dateWords(date)}`}
        </b>{' '}
        <span className="soft block">{slotTimesInFull(slot)}</span>
      </span>
      {price !== undefined && (
        <span>
          <Price amount={price} />
        </span>
      )}
      <Icon name="chevron-right" />
    </Link>
  )
}
