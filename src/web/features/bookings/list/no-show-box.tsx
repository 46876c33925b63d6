import { useState } from 'react'
import type { Booking } from '#contract/bookings.ts'
import { OBJECTION_HOURS } from '#domain/desk/visit.ts'
import { browserApi } from '#web/lib/api.ts'
import { useRevalidator } from '#web/lib/navigation/navigation.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import * as t from '#words/bookings/list.ts'

/** Says that the hotel reported a no-show. The guest can dispute it once, within a day. */
export function NoShowBox({ booking: { id, visit, hotel } }: { booking: Booking }) {
  const { revalidate } = useRevalidator()
  const [fault, setFault] = useState<string>()
  if (visit?.status !== 'no_show') return null
  const object = async () => {
    setFault(undefined)
    const answer = await browserApi.post('/bookings/{id}/object-no-show', { params: { id } })
    if (!answer.ok) setFault(answer.refusal.message)
    await revalidate()
  }
  if (visit.has_objected) return <Notice>{t.askingHotelAboutYou(hotel.name)}</Notice>
  return (
    <>
      <Notice tone="warn">
        {visit.can_object ? t.nobodyCameWereYouThere(hotel.name, OBJECTION_HOURS) : t.nobodyCame(hotel.name)}
      </Notice>
      {fault && <Notice tone="danger">{fault}</Notice>}
      {visit.can_object && <Button onClick={() => void object()}>{t.weWereThere}</Button>}
    </>
  )
}
