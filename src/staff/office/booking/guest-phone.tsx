import { useState } from 'react'
import type { OfficeBooking } from '#contract/office-bookings.ts'
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
      {isAsking && <AskForPhone id={booking.id} onClose={() => setAsking(false)} onRead={show} />}
    </>
  )
}

type AskForPhoneProps = { id: string; onClose: () => void; onRead: (phone: string) => void }

/** Reads a guest's number for a reason, which the log keeps. */
export const AskForPhone = ({ id, onClose, onRead }: AskForPhoneProps) => (
  <ReasonDialog
    title={t.showPhoneNumber}
    button={t.showNumber}
    act={(reason, idempotencyKey) =>
      officeApi.post('/office/bookings/{id}/phone', { params: { id }, body: { reason }, idempotencyKey })
    }
    onClose={onClose}
    onDone={({ phone }) => onRead(phone)}
  >
    <p>{t.readingIsLogged}</p>
  </ReasonDialog>
)
