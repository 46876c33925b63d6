import { Link } from '#web/lib/navigation/link.tsx'
import type { FreeTime } from '#web/features/stay/free-times.ts'
import { dateWords, slotTimesInFull } from '#words/times.ts'
import { focusWhenLost } from '#web/ui/focus-when-lost.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Price } from '#web/ui/price.tsx'
import type { BookProps } from './book-props.ts'
import { WaitForHotel } from './wait-for-hotel.tsx'
import * as t from '#words/hotel-page.ts'
import { slotName } from '#words/slots.ts'

/** Lists links to what is free instead of the chosen stay, followed by the waiting list. */
export default function FreeTimesList({ times, ...props }: BookProps & { times: readonly FreeTime[] }) {
  return (
    <>
      <ul className="free-times mt-2">
        {times.map((time) => (
          <li key={`${time.slot.key}${time.date}`}>
            <FreeTimeLink time={time} {...props} />
          </li>
        ))}
      </ul>
      <WaitForHotel {...props} variant="quiet" />
    </>
  )
}

/** Focuses the chosen slot, because the pressed link disappears with its list. */
const focusChosenSlot = () =>
  focusWhenLost(() => document.querySelector<HTMLInputElement>('.book-panel [name="slot"]:checked'))

function FreeTimeLink({ time: { slot, date, total }, choice }: BookProps & { time: FreeTime }) {
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
        <b>{isOtherDay ? t.slotOn(slotName(slot), dateWords(date)) : slotName(slot)}</b>{' '}
        <span className="soft block">{slotTimesInFull(slot)}</span>
      </span>
      {total !== undefined && (
        <span>
          <Price amount={total} />
        </span>
      )}
      <Icon name="chevron-right" />
    </Link>
  )
}
