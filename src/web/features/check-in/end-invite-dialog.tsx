import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { CheckIn } from './use-check-in.ts'

type Asked = { title: string; words: string; yes: string; no: string }

/** Explains what ending an invitation does, before the guest confirms. */
const ASKED = {
  owner: () => ({
    title: 'Remove your partner?',
    words: 'They will no longer see this booking. Superfast check-in is confirmed again once a partner accepts.',
    yes: 'Remove partner',
    no: 'Keep partner',
  }),
  invited: (inviter: string) => ({
    title: 'Decline the invite?',
    words: `You will no longer see this stay. ${inviter} will see that you declined, and can invite you again.`,
    yes: 'Decline',
    no: 'Keep invite',
  }),
  accepted: (inviter: string) => ({
    title: 'Leave this booking?',
    words: `You will no longer see this stay, and ${inviter}’s superfast check-in is no longer confirmed. The room stays booked.`,
    yes: 'Leave',
    no: 'Stay',
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
          {isEndingInvite ? 'One moment...' : yes}
        </Button>
        <Button className="w-full" onClick={onClose}>
          {no}
        </Button>
      </div>
    </Dialog>
  )
}
