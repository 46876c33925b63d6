import { useState } from 'react'
import { useQuery } from '#web/lib/navigation/navigation.ts'
import { laterPart } from '#web/ui/load-part.ts'
import type { Booking } from '#contract/bookings.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { WaitingChange } from '#web/features/bookings/waiting-change.tsx'
import { bookedStay, stayWords } from '#web/features/bookings/booked-stay.ts'
import { WrongBooking } from '#web/features/bookings/wrong-booking.tsx'
import { HotelLine } from '#web/features/bookings/hotel-line.tsx'
import { HotelReport } from '#web/features/bookings/hotel-word.tsx'
import { HotelContactLinks } from '#web/features/bookings/hotel-contact-links.tsx'
import { RefundSteps } from '#web/features/bookings/refund-steps.tsx'
import { momentLine, StayWhen, whole } from '#web/features/bookings/stay-when.tsx'
import { DeskViews } from '#web/features/bookings/desk-views.tsx'
import { Voucher, VoucherButton } from '#web/features/bookings/voucher/voucher-button.tsx'
import { CheckInBox } from '#web/features/check-in/check-in-box.tsx'
import { billLines } from '#web/features/stay/stay-bill.ts'
import { myBookingsPath } from '#web/lib/paths.ts'
import { useSession } from '#web/lib/session.ts'
import { foreignLanguageOf } from '#web/ui/language-of.ts'
import { addressOf } from '#web/lib/names-in-language.ts'
import { BillBox } from '#web/ui/bill-box.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ConfirmHead } from './confirm-frame.tsx'
import { changeOutcome, type ChangeOutcome } from './confirmation.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/bookings/confirmation.ts'

const CompanyDialog = laterPart(() => import('#web/features/bookings/changes/company-dialog.tsx'))
const NewsBox = laterPart(() => import('#web/features/bookings/news-box.tsx'))

type ConfirmedBookingProps = {
  booking: Booking
  /** 'checking' means that the guest chose a new time, whose payment may be pending */
  payment: 'open' | 'checking'
  reload: () => void
}

/** Shows a confirmed booking: place, time, payment, what to bring, and the cancellation deadline. */
export function ConfirmedBooking({ booking, payment, reload }: ConfirmedBookingProps) {
  const changed = useQuery().get('changed')
  const outcome = changeOutcome(booking, changed)
  const { modification } = booking
  return (
    <main id="main" className="wrap booking-columns">
      <div className="booking-main">
        <ConfirmHead key={outcome} {...headOf(booking, outcome)} icon="check" />
        {outcome === 'not-made' && <Notice icon="info">{NOT_CHANGED}</Notice>}
        {modification && <WaitingChange booking={booking} modification={modification} payment={payment} heading="h2" />}
        <WhereAndWhen booking={booking} />
        <CheckInBox booking={booking} heading="h2" variant={modification ? 'quiet' : 'primary'} />
        <DeskViews booking={booking} />
        <RefundSteps refunds={booking.refunds} heading="h2" />
      </div>
      <div className="booking-aside">
        <Paid booking={booking} reload={reload} />
        <BringAlong booking={booking} />
        <OwnNews />
      </div>
    </main>
  )
}

/** Offers notifications to the signed-in user, who may be the booking's partner. */
function OwnNews() {
  const session = useSession()
  return session.state === 'signed-in' ? <NewsBox userId={session.userId} /> : null
}

const NOT_CHANGED = t.timeNotChanged

function headOf({ role, user, short_id }: Booking, outcome: ChangeOutcome): { title: string; lead: string } {
  if (role === 'partner') return { title: t.roomBookedForTwo, lead: t.bookedByGuest(user.name, short_id) }
  if (outcome === 'made')
    return {
      title: t.bookingHasChanged,
      lead: t.newTimeSent(short_id),
    }
  return {
    title: t.roomIsBooked,
    lead: t.detailsSent(short_id),
  }
}

function WhereAndWhen({ booking }: { booking: Booking }) {
  const { hotel } = booking
  const stay = bookedStay(booking)
  const period = { start: new Date(booking.checkin_date), end: new Date(booking.leaves_at) }
  return (
    <section className="box" aria-label={t.whereAndWhen}>
      <HotelLine picture={hotel._pictures[0]}>
        <h2 className="small-heading mb-0" lang={foreignLanguageOf(hotel.name)}>
          {hotel.name}
        </h2>
        <p className="soft">{addressOf(hotel)}</p>
      </HotelLine>
      <StayWhen period={period} className="mt-4" />
      <p className="my-3">
        {stayWords(stay)}
        {booking.has_love_kit && (
          <>
            <br />
            <span className="soft">{common.loveKitInRoom}</span>
          </>
        )}
      </p>
      <div className="booking-actions">
        <HotelContactLinks booking={booking} />
      </div>
      <div className="hotel-word">
        <HotelReport booking={booking} />
      </div>
    </section>
  )
}

function Paid({ booking, reload }: Pick<ConfirmedBookingProps, 'booking' | 'reload'>) {
  const { bill } = booking
  if (!bill) return null
  const deadline = new Date(booking.change_deadline)
  return (
    <section className="box" aria-labelledby="paid">
      <h2 className="small-heading" id="paid">
        {bill.pay_at_hotel > 0 ? common.yourBill : common.paid}
      </h2>
      <BillBox lines={billLines(bill, bookedStay(booking))} />
      <p className="field-hint">
        {bill.pay_at_hotel > 0 && `${t.payRestAtHotel(formatRupees(bill.payable_now))} `}
        {booking.actions.includes('cancel') ? (
          <Sentence text={t.freeToCancelUntil(momentLine(deadline))} whole={whole} />
        ) : (
          <>
            {t.noLongerCancelled} <WrongBooking />
          </>
        )}
      </p>
      {booking.role === 'owner' && !booking.has_invoice && <OnInvoice booking={booking} reload={reload} />}
    </section>
  )
}

/** Shows the button that puts a company on the invoice, or that company if there is one. */
function OnInvoice({ booking, reload }: Pick<ConfirmedBookingProps, 'booking' | 'reload'>) {
  const [isOpen, setOpen] = useState(false)
  const { invoice_company: company } = booking
  return (
    <>
      <button type="button" className="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {company ? t.invoiceFor(company.name) : t.invoiceForCompany}
      </button>
      {isOpen && <CompanyDialog booking={booking} reload={reload} onClose={() => setOpen(false)} />}
    </>
  )
}

function BringAlong({ booking }: { booking: Booking }) {
  const { short_id, name } = booking
  const [isShown, setShown] = useState(false)
  return (
    <section className="box" aria-labelledby="bring">
      <h2 className="small-heading" id="bring">
        {t.bringWithYou}
      </h2>
      <ul className="dotted-list">
        <li>{t.bringTwoOriginalIds}</li>
        <li>{(booking.role === 'owner' ? t.bringNumberBookedFor : t.bringNumberBookedBy)(short_id, name)}</li>
      </ul>
      {booking.voucher !== null && <VoucherButton className="w-full mt-4" onPress={() => setShown(true)} />}
      {isShown && <Voucher booking={booking} onClose={() => setShown(false)} />}
      <LinkButton className="w-full mt-4" to={myBookingsPath()}>
        {common.myBookings}
      </LinkButton>
    </section>
  )
}
