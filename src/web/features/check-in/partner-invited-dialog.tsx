import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/check-in.ts'

type PartnerInvitedDialogProps = { partner: string; isReady: boolean; onClose: () => void }

/** Says what was sent to which number, and what happens next. */
export default function PartnerInvitedDialog({ partner, isReady, onClose }: PartnerInvitedDialogProps) {
  return (
    <Dialog title={t.partnerInvited} leaving={{ closable: true, onClose }}>
      <div className="flow">
        <p>{isReady ? t.partnerInvitedAndRequested(partner) : t.partnerInvitedOnly(partner)}</p>
        <Button variant="primary" className="big w-full" onClick={onClose}>
          {common.done}
        </Button>
      </div>
    </Dialog>
  )
}
