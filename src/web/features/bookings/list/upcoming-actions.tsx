import { useId } from 'react'
import type { Booking } from '#contract/bookings.ts'
import { calendarAddress } from '#web/features/bookings/calendar-file.ts'
import { changeBlocks } from '#web/features/bookings/changes/change-blocks.ts'
import {
  callAddress,
  callWords,
  DirectionsLink,
  HotelContactLinks,
} from '#web/features/bookings/hotel-contact-links.tsx'
import { VoucherButton } from '#web/features/bookings/voucher/voucher-button.tsx'
import { SITE } from '#domain/site.ts'
import { momentLine, whole } from '#web/features/bookings/stay-when.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import { TimeLeft } from './time-left.tsx'
import * as t from '#words/bookings/list.ts'

/** The dialogs that a card can open. */
export type CardAction = 'cancel' | 'modify' | 'extend' | 'voucher' | 'company'

type ActionsProps = { booking: Booking; onAction: (action: CardAction, booking: Booking) => void }

/** Shows the actions that a guest needs most: the voucher and directions. The rest is under 'More'. */
export function UpcomingActions({ booking, onAction }: ActionsProps) {
  if (booking.role === 'partner') {
    return (
      <div className="booking-actions">
        {booking.voucher !== null && <ShowVoucher booking={booking} onAction={onAction} />}
        <HotelContactLinks booking={booking} />
      </div>
    )
  }
  return (
    <>
      <div className="booking-actions">
        <ShowVoucher booking={booking} onAction={onAction} />
        <DirectionsLink booking={booking} />
      </div>
      <MoreActions booking={booking} onAction={onAction} />
    </>
  )
}

const ShowVoucher = ({ booking, onAction }: ActionsProps) => (
  <VoucherButton of={booking.short_id} onPress={() => onAction('voucher', booking)} />
)

function MoreActions({ booking, onAction }: ActionsProps) {
  const { short_id } = booking
  const canCancel = changeBlocks(booking).cancel === undefined
  return (
    <details className="more-actions">
      <summary>
        <span className="soft grow">
          {canCancel && (
            <Sentence text={t.freeToCancelUntil(momentLine(new Date(booking.change_deadline)))} whole={whole} />
          )}
        </span>
        <b>
          <Sentence text={t.more(short_id)} />
          <Icon name="chevron-down" />
        </b>
      </summary>
      <ul>
        <li>
          <a className="more-action" href={callAddress(booking)}>
            <Icon name="phone" />
            <Sentence text={callWords(booking)} />
          </a>
        </li>
        <li>
          <a className="more-action" href={calendarAddress(booking)} download={`${short_id}.ics`}>
            <Icon name="calendar-days" />
            <Sentence text={t.addToCalendar(short_id)} />
          </a>
        </li>
        <Changes booking={booking} onAction={onAction} />
        {!booking.has_invoice && <CompanyAction booking={booking} onAction={onAction} />}
        {canCancel && (
          <li>
            <TimeLeft booking={booking} />
          </li>
        )}
        {canCancel && (
          <li>
            <button
              type="button"
              className="more-action danger"
              aria-haspopup="dialog"
              onClick={() => onAction('cancel', booking)}
            >
              <Icon name="x" />
              <Sentence text={t.cancelBooking(short_id)} />
            </button>
          </li>
        )}
      </ul>
    </details>
  )
}

const CompanyAction = ({ booking, onAction }: ActionsProps) => (
  <li>
    <button type="button" className="more-action" aria-haspopup="dialog" onClick={() => onAction('company', booking)}>
      <Icon name="building-complex" />
      <Sentence
        text={
          booking.invoice_company
            ? t.invoiceFor(booking.short_id, booking.invoice_company.name)
            : t.invoiceForCompany(booking.short_id)
        }
      />
    </button>
  </li>
)

const CHANGES = [
  { action: 'modify', words: t.modify, icon: 'pencil' },
  { action: 'extend', words: t.extend, icon: 'timer' },
] as const satisfies { action: CardAction; words: (shortId: string) => string; icon: IconName }[]

/** Shows an unavailable action in its usual place, disabled, with the reason below. */
function Changes({ booking, onAction }: ActionsProps) {
  const id = useId()
  const blocks = changeBlocks(booking)
  const reasons = [...new Set([blocks.modify, blocks.extend])].filter((reason) => reason !== undefined)
  return (
    <>
      {CHANGES.map(({ action, words, icon }) => (
        <li key={action}>
          <button
            type="button"
            className="more-action"
            disabled={blocks[action] !== undefined}
            aria-describedby={blocks[action] && id}
            aria-haspopup="dialog"
            onClick={() => onAction(action, booking)}
          >
            <Icon name={icon} />
            <Sentence text={words(booking.short_id)} />
          </button>
        </li>
      ))}
      {reasons.length > 0 && (
        <li className="soft py-3" id={id}>
          {reasons.join(' ')}
          {blocks.cancel && ` ${t.wrongDayOrHotel(SITE.supportPhone)}`}
        </li>
      )}
    </>
  )
}
