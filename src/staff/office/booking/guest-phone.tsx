import { useState } from 'react'
import type { OfficeBooking } from '#contract/office-bookings.ts'
import type { ApiAnswer } from '#web/lib/api.ts'
import { officeApi } from '../office-api.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import * as t from '#words/office/booking.ts'

/** Hides all but four digits of a phone number until the operator says why they need the rest. */
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
        {t.show}
      </button>
      {isAsking && <AskForPhone read={readPhoneOf(booking.id)} onClose={() => setAsking(false)} onRead={show} />}
    </>
  )
}

type AskForPhoneProps = {
  read: (reason: string, idempotencyKey: string) => Promise<ApiAnswer<{ phone: string }>>
  onClose: () => void
  onRead: (phone: string) => void
}

/** Reads a number for a reason, which is logged. */
export const AskForPhone = ({ read, onClose, onRead }: AskForPhoneProps) => (
  <ReasonDialog
    title={t.showPhoneNumber}
    button={t.showNumber}
    act={read}
    onClose={onClose}
    onDone={({ phone }) => onRead(phone)}
  >
    <p>{t.readingIsLogged}</p>
  </ReasonDialog>
)

/** Reads the phone number of a booking's guest. */
export const readPhoneOf = (id: string) => (reason: string, idempotencyKey: string) =>
  officeApi.post('/office/bookings/{id}/phone', { params: { id }, body: { reason }, idempotencyKey })
