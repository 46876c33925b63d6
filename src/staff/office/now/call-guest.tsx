import { useState } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import { AskForPhone, readPhoneOf } from '../booking/guest-phone.tsx'
import { CallLink } from './call-link.tsx'
import * as t from '#words/office/now.ts'

type CallGuestProps = { bookingId: string; guest: string; onClose: () => void }

/** Asks for a reason, because reading a guest's number is logged, and then offers to call it. */
export function CallGuest({ bookingId, guest, onClose }: CallGuestProps) {
  const [phone, setPhone] = useState<string>()
  if (phone === undefined) return <AskForPhone read={readPhoneOf(bookingId)} onClose={onClose} onRead={setPhone} />
  return (
    <Dialog title={t.ringGuest(guest)} leaving={{ closable: true, onClose }}>
      <CallLink phone={phone} />
    </Dialog>
  )
}
