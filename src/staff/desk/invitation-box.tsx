import type { DeskMe } from '#contract/desk-staff.ts'
import { Button } from '#web/ui/button.tsx'
import { usePost } from './desk-calls.ts'
import { PressNotice } from './press-notice.tsx'
import { useWords } from './words/use-words.ts'

type Post = DeskMe['post']
type InvitationBoxProps = { post: Post; onAccepted: (me: DeskMe) => void; onDeclined: () => void }

/** Shows an invitation with the hotel, the role and the person who sent it, and lets staff accept or decline it. */
export function InvitationBox({ post, onAccepted, onDeclined }: InvitationBoxProps) {
  const words = useWords()
  const { ofStaff } = words
  const params = { id: post.staff_id }
  const accepting = usePost('POST /desk/posts/{id}/accept', { params })
  const declining = usePost('POST /desk/posts/{id}/decline', { params })
  const isBusy = accepting.isBusy || declining.isBusy
  const accept = async () => {
    const answer = isBusy ? undefined : await accepting.send()
    if (answer?.ok) onAccepted(answer.value)
  }
  const decline = async () => {
    const answer = isBusy ? undefined : await declining.send()
    if (answer?.ok) onDeclined()
  }
  const role = post.role === 'manager' ? words.roleManager : words.roleDesk
  return (
    <section className="box flow">
      <h2 className="small-heading">{post.hotel.name}</h2>
      <p>{ofStaff.invitationOf(role)}</p>
      <p className="soft">{ofStaff.invitedBy(post.invited_by)}</p>
      <p>{ofStaff.invitationWords}</p>
      <PressNotice sending={accepting} />
      <PressNotice sending={declining} />
      <Button variant="primary" className="big w-full" aria-disabled={isBusy} onClick={() => void accept()}>
        {ofStaff.accept}
      </Button>
      <Button className="w-full" aria-disabled={isBusy} onClick={() => void decline()}>
        {ofStaff.decline}
      </Button>
    </section>
  )
}
