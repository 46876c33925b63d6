import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { CheckIn } from './use-check-in.ts'
import * as common from '#words/common.ts'
import * as t from '#words/check-in.ts'

type Asked = { title: string; words: string; yes: string; no: string }

/** Explains what ending an invitation does, before the guest confirms. */
const ASKED = {
  owner: () => ({
    title: t.removeYourPartner,
    words: t.partnerNoLongerSees,
    yes: t.removePartner,
    no: t.keepPartner,
  }),
  invited: (inviter: string) => ({
    title: t.declineInvite,
    words: t.inviterSeesDecline(inviter),
    yes: t.decline,
    no: t.keepInvite,
  }),
  accepted: (inviter: string) => ({
    title: t.leaveThisBooking,
    words: t.inviterLosesCheckIn(inviter),
    yes: t.leave,
    no: t.stay,
  }),
} as const satisfies Record<string, (inviter: string) => Asked>

type EndInviteDialogProps = {
  who: keyof typeof ASKED
  inviter?: string
  checkIn: CheckIn
  onEnd: () => void
  onClose: () => void
}

export default function EndInviteDialog({ who, inviter = '', checkIn, onEnd, onClose }: EndInviteDialogProps) {
  const { isEndingInvite, problem } = checkIn.state
  const { title, words, yes, no } = ASKED[who](inviter)
  return (
    <Dialog title={title} leaving={{ closable: true, onClose }}>
      <div className="flow">
        <p>{words}</p>
        {problem?.about === 'answer' && <Notice tone="danger">{problem.message}</Notice>}
        <Button variant="primary" className="big w-full" aria-disabled={isEndingInvite} onClick={onEnd}>
          {isEndingInvite ? common.oneMoment : yes}
        </Button>
        <Button className="w-full" onClick={onClose}>
          {no}
        </Button>
      </div>
    </Dialog>
  )
}
