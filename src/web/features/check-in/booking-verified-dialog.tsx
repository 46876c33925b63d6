import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** Shown when the partner has verified the booking (specification §4 "Verification"). */
export default function BookingVerifiedDialog({ inviter, onClose }: { inviter: string; onClose: () => void }) {
  return (
    <Dialog title="Booking verified" leaving={{ closable: true, onClose }}>
      <div className="flow">
        <p className="wrap-anywhere">
          You are now on {inviter}’s booking. Both of you need to show your original ID at the desk.
        </p>
        <Button variant="primary" className="big w-full" onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  )
}
