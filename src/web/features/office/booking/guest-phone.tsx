import { useState, type SubmitEvent } from 'react'
import type { OfficeBooking } from '#contract/office-bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { officeApi } from '../office-api.ts'
import { ReasonInput, useReason } from '../reason-input.tsx'
import { WORDS } from '../words/words.ts'

/** All but four digits are hidden until somebody says why they need the others. */
export function GuestPhone({ booking }: { booking: OfficeBooking }) {
  const [phone, setPhone] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  if (phone !== undefined) return <a href={`tel:${phone}`}>{phone}</a>
  const show = (read: string) => {
    setPhone(read)
    setAsking(false)
  }
  return (
    <>
      <span className="digits">{booking.guest.phone}</span>{' '}
      <button type="button" className="link in-text" onClick={() => setAsking(true)}>
        Show
      </button>
      {isAsking && <AskForPhone id={booking.id} onClose={() => setAsking(false)} onRead={show} />}
    </>
  )
}

type AskForPhoneProps = { id: string; onClose: () => void; onRead: (phone: string) => void }

function AskForPhone({ id, onClose, onRead }: AskForPhoneProps) {
  const reason = useReason()
  const [fault, setFault] = useState<string>()
  const read = async (event: SubmitEvent) => {
    event.preventDefault()
    const why = reason.read()
    if (!why) return undefined
    const answer = await officeApi.post('/office/bookings/{id}/phone', { params: { id }, body: { reason: why } })
    return answer.ok ? onRead(answer.value.phone) : setFault(answer.refusal.message || WORDS.failed)
  }
  return (
    <Dialog title="Show the phone number" leaving={{ closable: true, onClose }}>
      <form className="flow" noValidate onSubmit={(event) => void read(event)}>
        <p>Reading it is written to the log with your name.</p>
        <ReasonInput reason={reason} />
        {fault && <Notice tone="danger">{fault}</Notice>}
        <Button type="submit" look="primary" className="big w-full">
          Show the number
        </Button>
      </form>
    </Dialog>
  )
}
