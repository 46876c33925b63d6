import { Link } from '#web/lib/navigation/link.tsx'
import { myBookingsPath } from '#web/lib/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useFocusOnMount } from '#web/ui/use-focus-on-mount.ts'
import type { CancelReceipt } from './cancel-machine.ts'
import { moneyBackWords } from './money-back.ts'
import * as t from '#words/bookings/changes.ts'

/** Announces the outcome and takes the focus, because the card that had the focus is gone. */
export function CancelledNotice({ receipt }: { receipt: CancelReceipt }) {
  const notice = useFocusOnMount<HTMLDivElement>()
  const { booking, refunds } = receipt
  const isHold = booking.status === 'pending'
  return (
    <div className="notice trust mb-4" tabIndex={-1} ref={notice}>
      <Icon name="circle-check" />
      <div>
        <b>{isHold ? t.roomReleased(booking.short_id) : t.yourBookingIsCancelled(booking.short_id)}</b>{' '}
        {moneyBackWords(receipt)}{' '}
        {refunds.length > 0 && (
          <Link className="link in-text" to={myBookingsPath('list=cancelled')} preventScrollReset>
            {t.trackRefund}
          </Link>
        )}
      </div>
    </div>
  )
}
