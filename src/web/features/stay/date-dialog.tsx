import { useState } from 'react'
import { addDays, daysBetween, type IstDate } from '#domain/kernel/ist.ts'
import { fitStay } from '#domain/slots/openings.ts'
import { FULL_DAY, type SlotIndex } from '#domain/slots/slots.ts'
import { focusOpening } from '#web/ui/focus-opening.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import type { StayQuery } from './booking-query.ts'
import { CheckinCalendar, CheckoutCalendar } from './stay-calendars.tsx'
import * as t from '#words/stay.ts'

type DateDialogProps = {
  query: StayQuery
  now: Date
  offered: readonly SlotIndex[] | undefined
  /** the hotel whose prices appear under the days */
  hotelId: number | undefined
  onChoose: (dates: { date: IstDate; days: number }) => void
  onClose: () => void
}

const focusDay = (step: HTMLElement | null) =>
  focusOpening(step?.querySelector<HTMLElement>('[data-day][tabindex="0"]'))

/** Lets the guest choose the check-in and, for Full Day, a check-out at least one day later. */
export default function DateDialog({ query, now, offered, hotelId, onChoose, onClose }: DateDialogProps) {
  const [checkin, setCheckin] = useState<IstDate>()
  const chooseCheckin = (date: IstDate) =>
    fitStay({ date, slot: query.slot }, now, offered).slot === FULL_DAY ? setCheckin(date) : onChoose({ date, days: 1 })
  return (
    <Dialog title={checkin ? t.whenDoYouCheckOut : t.whenDoYouCheckIn} leaving={{ closable: true, onClose }}>
      <div key={checkin} ref={focusDay}>
        {checkin ? (
          <CheckoutCalendar
            checkin={checkin}
            selected={addDays(checkin, query.days)}
            now={now}
            onSelect={(date) => onChoose({ date: checkin, days: daysBetween(checkin, date) })}
          />
        ) : (
          <CheckinCalendar
            selected={query.date}
            now={now}
            offered={offered}
            pricedBy={hotelId === undefined ? undefined : { hotelId, slot: query.slot, rooms: query.rooms }}
            onSelect={chooseCheckin}
          />
        )}
      </div>
    </Dialog>
  )
}
