import { formatRupees } from '#domain/kernel/money.ts'
import { PRODUCT_NAME, SITE } from '#domain/site.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { HotelContactLinks } from '#web/features/bookings/hotel-contact-links.tsx'
import { IdRules } from '#web/features/bookings/id-rules.tsx'
import { bookedRooms, stayWords } from '#web/features/bookings/booked-stay.ts'
import { StayWhen } from '#web/features/bookings/stay-when.tsx'
import type { VoucherBooking } from '#web/features/bookings/voucher-booking.ts'

/** What the guest shows at the desk, with a code that can be read across it. Works offline once the page is open. */
export function Voucher({ booking, onClose }: { booking: VoucherBooking; onClose: () => void }) {
  const { hotel, short_id, checkin_date, leaves_at } = booking
  return (
    <Dialog title="Show this at the desk" leaving={{ closable: true, onClose }} className="voucher">
      <div className="flow">
        <p className="booking-number">
          <span className="visually-hidden">Booking </span>
          {short_id}
        </p>
        <div>
          <p className="soft">Booked for</p>
          <b>{guestWords(booking)}</b>
        </div>
        <div>
          <b>{hotel.name}</b>
          <p className="soft">{hotel.address}</p>
        </div>
        <StayWhen period={{ start: new Date(checkin_date), end: new Date(leaves_at) }} />
        <p>
          {stayWords(bookedRooms(booking))}
          <br />
          <b>{moneyWords(booking)}</b>
          {booking.has_love_kit && (
            <>
              <br />
              Love kit in the room
            </>
          )}
        </p>
        <div>
          <h3 className="mb-2">Bring with you</h3>
          <IdRules />
        </div>
        <div className="booking-actions">
          <HotelContactLinks booking={booking} />
        </div>
        <p className="voucher-questions">
          Questions at the desk? {PRODUCT_NAME} answers day and night: {SITE.supportPhone}
        </p>
      </div>
    </Dialog>
  )
}

/** The booking's main name comes first, each name once. */
const guestWords = ({ name, guests }: VoucherBooking) => [...new Set([name, ...guests])].join(', ')

function moneyWords({ bill }: VoucherBooking): string {
  if (!bill || bill.pay_at_hotel === 0) return 'Paid in full'
  return `${formatRupees(bill.pay_at_hotel)} to pay at the desk`
}
