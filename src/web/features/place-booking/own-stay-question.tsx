import { useState } from 'react'
import type { Booking } from '#contract/bookings.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { isTonight } from '#domain/slots/openings.ts'
import { isSlotIndex } from '#domain/slots/slots.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { stayLine, whole } from '#web/features/bookings/stay-when.tsx'
import { browserApi, type ApiRefusal } from '#web/lib/api.ts'
import { confirmBookingPath } from '#web/lib/booking-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import { dateWords, timeWords } from '#words/times.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/place-booking.ts'

export type OwnStayQuestionProps = {
  /** the stay at the same time that the guest already holds or has paid for */
  own: Booking
  /** the hotel that the guest is about to book */
  hotelId: number
  /** books this stay as well ('another'), or replaces the hold that was just released ('one-only') */
  onBook: (said: 'another' | 'one-only') => void
  onClose: () => void
}

/** Asks before a guest books a stay for a time when they already have a room (decision 0070). */
export default function OwnStayQuestion({ own, hotelId, onBook, onClose }: OwnStayQuestionProps) {
  const isHere = own.hotelId === hotelId
  return (
    <Dialog title={isHere ? t.bookAnotherRoomTitle : t.bookThisTooTitle} leaving={{ closable: true, onClose }}>
      <div className="flow">
        <p>
          <b>{haveWords(own, isHere)}</b>
          <br />
          <Sentence text={stayText(own)} whole={whole} />
        </p>
        {own.status === 'pending' ? (
          <HeldChoices own={own} onRelease={() => onBook('one-only')} />
        ) : (
          <LinkButton variant="primary" className="big w-full" to={confirmBookingPath(own)}>
            {common.seeYourBooking}
          </LinkButton>
        )}
        <Button className="w-full" onClick={() => onBook('another')}>
          {isHere ? t.bookAnotherRoom : t.bookThisToo}
        </Button>
        <Button variant="bare" className="w-full" onClick={onClose}>
          {t.doNotBook}
        </Button>
      </div>
    </Dialog>
  )
}

/** Says for example 'You have a room here for tonight.' */
function haveWords({ hotel, checkin_date, slot }: Booking, isHere: boolean): string {
  const day = istDateOf(new Date(checkin_date))
  const now = serverNow()
  if (!isHere) return t.youHaveStayAt(hotel.name)
  return isSlotIndex(slot) && isTonight(day, slot, now) ? t.youHaveRoomTonight : t.youHaveRoomOn(dateWords(day, now))
}

/** Says when the other stay is, followed by the hold's expiry or the code of the paid booking. */
function stayText({ status, checkin_date, leaves_at, hold_expires_at, short_id }: Booking): string {
  const stay = stayLine({ start: new Date(checkin_date), end: new Date(leaves_at) })
  if (status !== 'pending' || !hold_expires_at) return t.stayIsBooked(stay, short_id)
  return t.stayIsHeld(stay, timeWords(new Date(hold_expires_at)))
}

/** Lets the guest pay for the held room, or release it and book the new stay instead. */
function HeldChoices({ own, onRelease }: { own: Booking; onRelease: () => void }) {
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<ApiRefusal>()
  const release = async () => {
    if (isSending) return
    setSending(true)
    setRefusal(undefined)
    const answer = await browserApi.post('/bookings/cancel-booking', { body: { id: own.id } })
    setSending(false)
    // Either way the room is no longer held: released just now, or cancelled or expired before.
    if (answer.ok || answer.refusal.code === 'ALREADY_CANCELLED') return onRelease()
    setRefusal(answer.refusal)
  }
  return (
    <>
      {refusal && <Notice tone="danger">{refusal.message}</Notice>}
      {own.payment_url && own.bill && (
        <a className="button primary big w-full" href={own.payment_url}>
          {t.payForHeldRoom(formatRupees(own.bill.payable_now))}
        </a>
      )}
      <Button className="w-full" aria-disabled={isSending} onClick={() => void release()}>
        {isSending ? t.releasing : t.releaseAndBook}
      </Button>
    </>
  )
}
