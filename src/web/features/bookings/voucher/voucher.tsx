import { formatRupees } from '#domain/kernel/money.ts'
import { PRODUCT_NAME, SITE } from '#domain/site.ts'
import { foreignLanguageOf } from '#web/ui/language-of.ts'
import { addressOf } from '#web/lib/names-in-language.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { CalendarLink, CallLink, DirectionsLink } from '#web/features/bookings/hotel-contact-links.tsx'
import { IdRules } from '#web/features/bookings/id-rules.tsx'
import { bookedRooms, stayWords } from '#web/features/bookings/booked-stay.ts'
import { momentLine, StayWhen, whole } from '#web/features/bookings/stay-when.tsx'
import type { VoucherBooking } from '#web/features/bookings/voucher-booking.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useCachedVouchers } from './use-cached-vouchers.ts'
import { VoucherCode } from './voucher-code.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/bookings/voucher.ts'

/** Shows the guest's voucher for the desk: a QR code for its camera, and a code to read out. Works offline. */
export default function Voucher({ booking, onClose }: { booking: VoucherBooking; onClose: () => void }) {
  const { id, hotel, short_id, checkin_date, leaves_at, voucher: token } = booking
  const isKept = useCachedVouchers().some((kept) => kept.id === id)
  return (
    <Dialog title={t.showThisAtDesk} leaving={{ closable: true, onClose }} className="voucher">
      <div className="flow">
        <div className="voucher-code">
          {token && <VoucherCode token={token} />}
          <p className="booking-number">
            <Sentence text={t.bookingNumber(short_id)} />
          </p>
          <p>
            <Sentence text={bookerWords(booking)} />
          </p>
          <p>
            <b>
              <Sentence text={momentLine(new Date(checkin_date))} whole={whole} />
            </b>
          </p>
          {booking.bill && <p>{moneyWords(booking.bill)}</p>}
        </div>
        <div>
          <b lang={foreignLanguageOf(hotel.name)}>{hotel.name}</b>
          <p className="soft">{addressOf(hotel)}</p>
        </div>
        <StayWhen period={{ start: new Date(checkin_date), end: new Date(leaves_at) }} />
        <p>
          {stayWords(bookedRooms(booking))}
          {booking.has_love_kit && (
            <>
              <br />
              {common.loveKitInRoom}
            </>
          )}
        </p>
        <div>
          <p>{t.validForOneStay}</p>
          {isKept && <p className="voucher-saved">{t.savedOnThisPhone}</p>}
        </div>
        <div>
          <h3 className="mb-2">{t.bringWithYou}</h3>
          <IdRules />
        </div>
        <div className="booking-actions">
          <CallLink booking={booking} />
          <CalendarLink booking={booking} />
        </div>
        <p className="voucher-questions">{t.questionsAtDesk(PRODUCT_NAME, SITE.supportPhone)}</p>
        <div className="voucher-foot booking-actions">
          <DirectionsLink booking={booking} />
          <Button onClick={() => print()}>
            <Icon name="printer" />
            {t.print}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** Lists the main name of the booking first, and each name only once. */
export function bookerWords({ name, guests, role }: VoucherBooking): string {
  const names = [...new Set([name, ...guests])].join(', ')
  return role === 'owner' ? t.bookedFor(names) : t.bookedBy(names)
}

export function moneyWords(bill: NonNullable<VoucherBooking['bill']>): string {
  if (bill.pay_at_hotel === 0) return t.paidInFull
  return t.toPayAtDesk(formatRupees(bill.pay_at_hotel))
}
