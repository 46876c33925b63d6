import { useState } from 'react'
import type { DeskMe } from '#contract/desk-staff.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { deskApi } from './desk-api.ts'
import { useWords } from './words/use-words.ts'

type Post = DeskMe['post']
type InvitationBoxProps = { post: Post; onAccepted: (me: DeskMe) => void; onDeclined: () => void }

/** An invitation to a hotel: the hotel, the role, who invited; accepted or declined with one press. */
export function InvitationBox({ post, onAccepted, onDeclined }: InvitationBoxProps) {
  const words = useWords()
  const { ofStaff } = words
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const params = { id: post.staff_id }
  const accept = async () => {
    if (isBusy) return
    setBusy(true)
    const answer = await deskApi.post('/desk/posts/{id}/accept', { params })
    setBusy(false)
    if (answer.ok) onAccepted(answer.value)
    else setFault(words.refusal(answer.refusal))
  }
  const decline = async () => {
    if (isBusy) return
    setBusy(true)
    const answer = await deskApi.post('/desk/posts/{id}/decline', { params })
    setBusy(false)
    if (answer.ok) onDeclined()
    else setFault(words.refusal(answer.refusal))
  }
  const role = post.role === 'manager' ? words.roleManager : words.roleDesk
  return (
    <section className="box flow">
      <h2 className="small-heading">{post.hotel.name}</h2>
      <p>{ofStaff.invitationOf(role)}</p>
      <p className="soft">{ofStaff.invitedBy(post.invited_by)}</p>
      <p>{ofStaff.invitationWords}</p>
      {fault && <Notice tone="danger">{fault}</Notice>}
      <Button look="primary" className="big w-full" aria-disabled={isBusy} onClick={() => void accept()}>
        {ofStaff.accept}
      </Button>
      <Button className="w-full" aria-disabled={isBusy} onClick={() => void decline()}>
        {ofStaff.decline}
      </Button>
    </section>
  )
}
