import { useState } from 'react'
import type { OfficeHotel } from '#contract/office-hotels.ts'
import { addDays, addMinutes, istDateOf, istInstant, toIstIso } from '#domain/kernel/ist.ts'
import { accept } from '#domain/kernel/result.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Tick } from '#web/ui/tick.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { officeApi } from '../office-api.ts'
import * as t from '#words/office/hotel.ts'

/** The ends of a pause that an operator can choose. To stop sales for longer than a week, operators hide the hotel. */
const ENDS = [
  { name: t.forTwoHours, of: (now: Date) => addMinutes(now, 120) },
  { name: t.untilMidnight, of: (now: Date) => istInstant(addDays(istDateOf(now), 1)) },
  { name: t.untilTomorrowNight, of: (now: Date) => istInstant(addDays(istDateOf(now), 2)) },
  { name: t.forWeek, of: (now: Date) => istInstant(addDays(istDateOf(now), 7)) },
] as const

type PauseHotelProps = { id: string; onClose: () => void; onDone: (hotel: OfficeHotel) => void }

/** Stops a hotel's sales, with a reason, until a moment that the operator chooses. */
export function PauseHotel({ id, onClose, onDone }: PauseHotelProps) {
  const [chosen, choose] = useState<string>(ENDS[1].name)
  const end = ENDS.find(({ name }) => name === chosen) ?? ENDS[1]
  return (
    <FormDialog
      title={t.pauseHotel}
      button={t.stopItsSales}
      variant="danger"
      read={() => accept({ until: toIstIso(end.of(serverNow())) })}
      act={(body, idempotencyKey) =>
        officeApi.post('/office/hotels/{id}/pause', { params: { id }, body, idempotencyKey })
      }
      onClose={onClose}
      onDone={onDone}
    >
      <p>{t.whatPauseStops}</p>
      <fieldset>
        <legend className="field-label">{t.howLong}</legend>
        {ENDS.map(({ name }) => (
          <Tick key={name} type="radio" name="until" checked={chosen === name} onChange={() => choose(name)}>
            {name}
          </Tick>
        ))}
      </fieldset>
    </FormDialog>
  )
}
