import { useState } from 'react'
import { addDays, daysBetween, istDateOf, type IstDate } from '#domain/kernel/ist.ts'
import { fitStay, openDays } from '#domain/slots/openings.ts'
import { FULL_DAY, MAX_DAYS, type SlotIndex } from '#domain/slots/slots.ts'
import type { StayQuery } from './booking-query.ts'
import { dateWords } from '#web/lib/slot-words.ts'
import { closedDayWords } from './stay-change-words.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { MonthGrid } from '#web/ui/month-grid.tsx'

type DateDialogProps = {
  query: StayQuery
  now: Date
  offered: readonly SlotIndex[] | undefined
  onChoose: (dates: { date: IstDate; days: number }) => void
  onClose: () => void
}

/** Check-in; for Full Day also check-out, which is one day later or more. */
export default function DateDialog({ query, now, offered, onChoose, onClose }: DateDialogProps) {
  const [checkin, setCheckin] = useState<IstDate>()
  const today = istDateOf(now)
  const { first, last } = openDays(now, offered)
  const chooseCheckin = (date: IstDate) =>
    fitStay({ date, slot: query.slot }, now, offered).slot === FULL_DAY ? setCheckin(date) : onChoose({ date, days: 1 })
  return (
    <Dialog title={checkin ? 'When do you check out?' : 'When do you check in?'} leaving={{ closable: true, onClose }}>
      {checkin ? (
        <>
          <MonthGrid
            label="Check-out"
            today={today}
            selected={addDays(checkin, query.days)}
            min={addDays(checkin, 1)}
            max={addDays(checkin, MAX_DAYS)}
            onSelect={(date) => onChoose({ date: checkin, days: daysBetween(checkin, date) })}
          />
          <p className="field-hint">Check-in {dateWords(checkin)}, 12 noon. Check-out is at 11 AM.</p>
        </>
      ) : (
        <MonthGrid
          label="Check-in"
          today={today}
          selected={query.date}
          min={first}
          max={last}
          closedBecause={(date) => closedDayWords(date, now, offered)}
          onSelect={chooseCheckin}
        />
      )}
    </Dialog>
  )
}
