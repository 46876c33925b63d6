import { useState, type SubmitEvent } from 'react'
import type { WaitingWork } from '#contract/office-now.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { officeApi } from '../office-api.ts'
import { ReasonInput, useReason } from '../reason-input.tsx'
import { WORDS } from '../words/words.ts'

type RingHotelProps = { work: WaitingWork; onClose: () => void; onDone: () => void }

/** The reception's number to call, and what to press once somebody answered. */
export function RingHotel({ work: { hotel, phone, booking }, onClose, onDone }: RingHotelProps) {
  const reason = useReason()
  const [fault, setFault] = useState<string>()
  const say = async (event: SubmitEvent) => {
    event.preventDefault()
    const body = reason.read()
    if (!body || !booking) return undefined
    const answer = await officeApi.post('/office/hotels-to-ring/rung', { body: { code: booking.code, reason: body } })
    return answer.ok ? onDone() : setFault(answer.refusal.message || WORDS.failed)
  }
  return (
    <Dialog title={`Ring ${hotel ?? 'the hotel'}`} leaving={{ closable: true, onClose }}>
      <form className="flow" noValidate onSubmit={(event) => void say(event)}>
        {phone === null ? (
          <p>No number of its reception is known. Its applicant’s number stands in the application.</p>
        ) : (
          <a className="button quiet big w-full" href={`tel:${phone}`}>
            <Icon name="phone-call" />
            <span className="digits">{phone}</span>
          </a>
        )}
        <p>When somebody answered: everything of this hotel leaves the list, and the hotel sells again.</p>
        <ReasonInput reason={reason} label="What they said, for the log" />
        {fault && <Notice tone="danger">{fault}</Notice>}
        <Button type="submit" look="primary" className="big w-full">
          They answered
        </Button>
      </form>
    </Dialog>
  )
}
