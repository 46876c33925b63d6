import { useState } from 'react'
import type { Booking } from '#contract/bookings.ts'
import { browserApi } from '#web/lib/api.ts'
import { useRevalidator } from '#web/lib/navigation/navigation.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import * as t from '#words/bookings/list.ts'

/** Lets guests report from check-in on that they have arrived, if nobody has scanned their voucher (decision 0062). */
export function CameBox({ booking }: { booking: Booking }) {
  const { id, visit, hotel, listing } = booking
  const { revalidate } = useRevalidator()
  const [fault, setFault] = useState<string>()
  const hasBegun = new Date(booking.checkin_date) <= serverNow()
  // A no-show has its own box, with the same button.
  if (!booking.can_confirm || !hasBegun || visit?.status === 'no_show') return null
  const confirm = async () => {
    setFault(undefined)
    const answer = await browserApi.post('/bookings/{id}/confirm-stay', { params: { id } })
    if (!answer.ok) setFault(answer.refusal.message)
    await revalidate()
  }
  const isOver = listing === 'PAST'
  return (
    <>
      <p className="soft">{isOver ? t.didYouStayAt(hotel.name) : t.areYouAt(hotel.name)}</p>
      {fault && <Notice tone="danger">{fault}</Notice>}
      <Button onClick={() => void confirm()}>{isOver ? t.yesWeStayed : t.weAreInOurRoom}</Button>
    </>
  )
}
