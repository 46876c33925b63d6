import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/check-in.ts'

/** Shown when the partner has verified the booking (specification §4 "Verification"). */
export default function BookingVerifiedDialog({ inviter, onClose }: { inviter: string; onClose: () => void }) {
  return (
    <Dialog title={t.bookingVerified} leaving={{ closable: true, onClose }}>
      <div className="flow">
        <p className="wrap-anywhere">{t.youAreOnBooking(inviter)}</p>
        <Button variant="primary" className="big w-full" onClick={onClose}>
          {common.done}
        </Button>
      </div>
    </Dialog>
  )
}
