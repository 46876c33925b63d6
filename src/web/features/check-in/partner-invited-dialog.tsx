import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type PartnerInvitedDialogProps = { partner: string; isReady: boolean; onClose: () => void }

/** Says what was sent to which number, and what comes next. */
export default function PartnerInvitedDialog({ partner, isReady, onClose }: PartnerInvitedDialogProps) {
  return (
    <Dialog title="Partner invited" leaving={{ closable: true, onClose }}>
      <div className="flow">
        <p>
          We sent a short, neutral text to {partner}. It names no hotel.{' '}
          {isReady
            ? 'Superfast check-in is requested, and confirmed once they accept.'
            : 'Once they accept and you have added your photo and ID, you can request superfast check-in.'}
        </p>
        <Button variant="primary" className="big w-full" onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  )
}
