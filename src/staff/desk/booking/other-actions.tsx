import type { DeskBooking } from '#contract/desk.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { SITE } from '#domain/site.ts'
import { Icon } from '#web/ui/icon.tsx'
import { timeWords } from '../words/desk-time.ts'
import type { DeskWords } from '#english/desk/desk.ts'
import { useWords } from '../words/use-words.ts'
import { CallGuest } from './booking-parts.tsx'

/** The sheet or page that each button in the list opens. */
export type OpenForm = 'room' | 'hours' | 'take' | 'no-show' | 'take-back' | 'cannot-take' | 'leave'

/** Lists every action except the next step, above the bill and the history. */
export function OtherActions({ booking, onAsk }: { booking: DeskBooking; onAsk: (asking: OpenForm) => void }) {
  const words = useWords()
  const { actions, visit, status } = booking
  const isOpen = status === 'completed' && (visit === 'expected' || visit === 'here')
  const canTakeBack = actions.includes('take_arrival_back') || actions.includes('take_leaving_back')
  return (
    <ul className="box do-list">
      <li>
        <CallGuest booking={booking} />
      </li>
      {(visit === 'here' || visit === 'left') && status === 'completed' && booking.due > 0 && (
        <li>
          <button type="button" onClick={() => onAsk('take')}>
            <Icon name="indian-rupee" />
            {words.takeNow(formatRupees(booking.due))}
          </button>
        </li>
      )}
      {visit === 'here' && status === 'completed' && (
        <li>
          <button type="button" onClick={() => onAsk('hours')}>
            <Icon name="timer" />
            {words.addHours}
          </button>
        </li>
      )}
      {isOpen && (
        <li>
          <button type="button" onClick={() => onAsk('room')}>
            <Icon name="repeat" />
            {words.changeRoom}
          </button>
        </li>
      )}
      {isOpen && visit === 'expected' && <CouldNotCome booking={booking} words={words} onAsk={onAsk} />}
      {canTakeBack && (
        <li>
          <button type="button" onClick={() => onAsk('take-back')}>
            <Icon name="undo-2" />
            {words.takeBack}
          </button>
        </li>
      )}
      {isOpen && visit === 'expected' && (
        <li>
          <button type="button" onClick={() => onAsk('cannot-take')}>
            <Icon name="ban" />
            {words.cannotTake.title}
          </button>
        </li>
      )}
      <li>
        <a href={SITE.supportPhoneLink}>
          <Icon name="headset" />
          <span>
            {words.askUncle}
            <small>{SITE.supportPhone}</small>
          </span>
        </a>
      </li>
    </ul>
  )
}

type CouldNotComeProps = { booking: DeskBooking; words: DeskWords; onAsk: (asking: OpenForm) => void }

function CouldNotCome({ booking, words, onAsk }: CouldNotComeProps) {
  if (booking.actions.includes('no_show'))
    return (
      <li>
        <button type="button" onClick={() => onAsk('no-show')}>
          <Icon name="user-x" />
          {words.couldNotCome}
        </button>
      </li>
    )
  return (
    <li>
      <p className="not-now">
        <Icon name="user-x" />
        <span>
          {words.couldNotCome}
          <small>{words.couldNotComeFrom(timeWords(new Date(booking.no_show_from), words))}</small>
        </span>
      </p>
    </li>
  )
}
