import { PLAIN_BOOKINGS } from '#domain/plain-paths.ts'
import type { ReactNode } from 'react'
import { formatRupees } from '#domain/kernel/money.ts'
import { unreachable } from '#domain/kernel/result.ts'
import { SITE } from '#domain/site.ts'
import { bookedRooms, bookedStay, stayWords } from '#web/features/bookings/booked-stay.ts'
import { beforeCancelling, moneyBack } from '#web/features/bookings/changes/money-back.ts'
import { confirmationOf } from '#web/features/bookings/confirmation/confirmation.ts'
import { CallLink, DirectionsLink } from '#web/features/bookings/hotel-contact-links.tsx'
import { HotelLine } from '#web/features/bookings/hotel-line.tsx'
import { movedWords, movedPath } from '#web/features/bookings/hotel-word.tsx'
import { IdRules } from '#web/features/bookings/id-rules.tsx'
import { nothingToRefund } from '#web/features/bookings/nothing-to-refund.ts'
import { RefundSteps } from '#web/features/bookings/refund-steps.tsx'
import { momentLine, StayWhen, whole } from '#web/features/bookings/stay-when.tsx'
import { VoucherCode } from '#web/features/bookings/voucher/voucher-code.tsx'
import { bookerWords, moneyWords } from '#web/features/bookings/voucher/voucher.tsx'
import { writeStayQuery } from '#web/features/stay/booking-query.ts'
import { billLines } from '#web/features/stay/stay-bill.ts'
import { addressOf } from '#web/lib/names-in-language.ts'
import { inOurLanguage, plainReviewPath } from '#web/lib/paths.ts'
import { BillBox } from '#web/ui/bill-box.tsx'
import { Button } from '#web/ui/button.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import { supportLink } from '#web/ui/support-link.tsx'
import * as changes from '#words/bookings/changes.ts'
import * as confirmation from '#words/bookings/confirmation.ts'
import * as voucher from '#words/bookings/voucher.ts'
import * as common from '#words/common.ts'
import * as t from '#words/plain.ts'
import { FormOfPage, Problem } from './form-of-page.tsx'
import type { ViewProps } from './plain-data.ts'

type BookingProps = ViewProps<'booking'>

/** Shows one booking: what to pay, the voucher or the refund, and how to cancel it. */
export function BookingView(props: BookingProps) {
  const { booking } = props.view
  return (
    <>
      <Head {...props} />
      <Stay {...props} />
      {booking.bill && (
        <section className="box" aria-labelledby="bill">
          <h2 className="small-heading" id="bill">
            {common.yourBill}
          </h2>
          <BillBox lines={billLines(booking.bill, bookedStay(booking))} />
        </section>
      )}
      {booking.listing === 'UPCOMING' && booking.status === 'completed' && (
        <section className="box" aria-labelledby="bring">
          <h2 className="small-heading" id="bring">
            {voucher.bringWithYou}
          </h2>
          <IdRules />
        </section>
      )}
      {booking.actions.includes('cancel') && <CancelForm {...props} />}
      {booking.actions.includes('extend') && (
        <p>
          <Sentence text={t.changesNeedScripts(SITE.supportPhone)} link={supportLink} />
        </p>
      )}
      <a className="button quiet" href={inOurLanguage(PLAIN_BOOKINGS)}>
        {common.myBookings}
      </a>
    </>
  )
}

/** Reports the payment as late from the start. A page with scripts waits a minute for it, but this one cannot. */
const WAITED = Number.POSITIVE_INFINITY

function Head(props: BookingProps) {
  const { booking } = props.view
  const outcome = confirmationOf(booking, WAITED)
  switch (outcome) {
    case 'waiting':
    case 'slow':
      return <Held {...props} />
    case 'changing':
    case 'confirmed':
      return <Confirmed {...props} />
    case 'refunded':
      return <Over {...props} title={confirmation.paymentCameTooLate} words={confirmation.roomNoLongerHeld} />
    case 'not-paid':
      return booking.status === 'failed' ? (
        <Over {...props} title={confirmation.bookingFailed} words={confirmation.paymentFailed} />
      ) : (
        <Over {...props} title={confirmation.timeToPayIsOver} words={confirmation.noPaymentInTime} />
      )
    case 'cancelled':
      return <Over {...props} title={confirmation.bookingIsCancelled} words={confirmation.oweNothingMore} />
    default:
      return unreachable(outcome)
  }
}

/** Shows a held booking with a link to the gateway, because the policy of our pages lets no form leave this site. */
function Held({ view: { booking }, form, now }: BookingProps) {
  const { bill, payment_url, hold_expires_at } = booking
  return (
    <>
      <h1>{t.roomIsHeld}</h1>
      <Problem form={form} />
      {hold_expires_at && (
        <p className="lead">
          <Sentence text={t.payBefore(momentLine(new Date(hold_expires_at), now))} whole={whole} />
        </p>
      )}
      {payment_url && bill && (
        <a className="button primary big" href={payment_url}>
          {t.payAmount(formatRupees(bill.payable_now))}
        </a>
      )}
      <p>
        <Sentence text={t.alreadyPaid} link={hereAgain(form.action)} />
      </p>
    </>
  )
}

const hereAgain = (address: string) => (words: string) => (
  <a className="link in-text" href={address}>
    {words}
  </a>
)

function Confirmed({ view: { booking }, form, now }: BookingProps) {
  const { short_id, voucher: token, bill, checkin_date, listing } = booking
  return (
    <>
      <h1>{listing === 'UPCOMING' ? confirmation.roomIsBooked : confirmation.yourBooking}</h1>
      <Problem form={form} />
      {listing === 'UPCOMING' && <p className="lead">{confirmation.detailsSent(short_id)}</p>}
      {token && (
        <section className="voucher-code" aria-label={voucher.voucher}>
          <p>{voucher.showThisAtDesk}</p>
          <VoucherCode token={token} />
          <p className="booking-number">
            <Sentence text={voucher.bookingNumber(short_id)} />
          </p>
          <p>
            <Sentence text={bookerWords(booking)} />
          </p>
          <p>
            <b>
              <Sentence text={momentLine(new Date(checkin_date), now)} whole={whole} />
            </b>
          </p>
          {bill && <p>{moneyWords(bill)}</p>}
        </section>
      )}
      <RefundSteps refunds={booking.refunds} heading="h2" />
    </>
  )
}

function Over({ view: { booking }, form, title, words }: BookingProps & { title: string; words: ReactNode }) {
  const { bill, refunds, status } = booking
  const isMoved = movedPath(booking) !== undefined
  return (
    <>
      <h1>{title}</h1>
      <Problem form={form} />
      <p className="lead">{isMoved ? movedWords(booking) : words}</p>
      {status === 'cancelled' && bill && refunds.length === 0 && <p>{nothingToRefund(bill.credits)}</p>}
      <RefundSteps refunds={refunds} heading="h2" />
      <a className="button primary big" href={plainReviewPath(writeStayQuery(bookedStay(booking)))}>
        {confirmation.bookStayAgain}
      </a>
    </>
  )
}

function Stay({ view: { booking }, now }: BookingProps) {
  const { hotel, checkin_date, leaves_at, has_love_kit, invoice_company: company } = booking
  return (
    <section className="box" aria-label={confirmation.whereAndWhen}>
      <HotelLine picture={hotel._pictures[0]}>
        <h2 className="small-heading mb-0">{hotel.name}</h2>
        <p className="soft">{addressOf(hotel)}</p>
      </HotelLine>
      <StayWhen period={{ start: new Date(checkin_date), end: new Date(leaves_at) }} now={now} className="mt-4" />
      <p className="my-3">
        {stayWords(bookedRooms(booking))}
        {has_love_kit && <span className="soft block">{common.loveKitInRoom}</span>}
      </p>
      {company && <p className="mb-3">{t.invoiceTo(company.name, company.gstin)}</p>}
      <div className="booking-actions">
        <DirectionsLink booking={booking} />
        <CallLink booking={booking} />
      </div>
    </section>
  )
}

/** Folded, so that nobody cancels by accident. The refund is stated before the button. */
function CancelForm({ view: { booking }, form }: BookingProps) {
  const isHold = booking.status === 'pending'
  const lines = moneyBack(booking)
  return (
    <section className="box">
      <details open={form.refusal !== undefined}>
        <summary className="py-3">
          <b>{isHold ? t.releaseTitle : t.cancelTitle}</b>
        </summary>
        <FormOfPage form={form} className="flow mt-3">
          {lines.length > 0 && <BillBox lines={lines} />}
          <p>{beforeCancelling(booking)}</p>
          <Button type="submit" variant="danger" className="big w-full">
            {isHold ? changes.releaseRoom : changes.cancelBooking}
          </Button>
        </FormOfPage>
      </details>
    </section>
  )
}
