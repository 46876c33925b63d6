import { useState } from 'react'
import type { DeskBooking } from '#contract/desk.ts'
import { hoursStayedOn } from '#domain/desk/staying-on.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Tick } from '#web/ui/tick.tsx'
import { useCall, usePost } from '../desk-calls.ts'
import { DeskForm } from '../desk-form.tsx'
import { nearWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'

type AddHoursProps = { booking: DeskBooking; onAdded: (booking: DeskBooking) => void; onClose: () => void }

/** Lets the desk add hours that guests ask for: shows how many are free, and takes the payment. */
export function AddHours({ booking, onAdded, onClose }: AddHoursProps) {
  const words = useWords()
  const params = { id: booking.id }
  const { value: free, refusal } = useCall('GET /desk/bookings/{id}/hours', { params })
  const [chosen, setChosen] = useState(() =>
    Math.max(1, hoursStayedOn({ leavesAt: new Date(booking.leaves_at) }, serverNow())),
  )
  const adding = usePost('POST /desk/bookings/{id}/hours', { params })
  const own = free?.find(({ hours }) => hours === chosen)
  const add = async () => {
    const answer = await adding.send({ hours: chosen })
    if (!answer?.ok) return
    onAdded(answer.value)
    onClose()
  }
  return (
    <DeskForm
      title={words.addHours}
      shape="sheet"
      button={own ? words.addTheseHours(formatRupees(own.total)) : words.addHours}
      isBlocked={!own}
      sending={adding}
      onSubmit={() => void add()}
      onClose={onClose}
    >
      {() => (
        <>
          {refusal && <Notice tone="danger">{words.refusal(refusal)}</Notice>}
          {!free && !refusal && <output className="block">{words.loading}</output>}
          {free && <p>{free.length === 0 ? words.noHoursFree : words.addHoursWords}</p>}
          {free && free.length > 0 && (
            <fieldset>
              <legend className="visually-hidden">{words.addHours}</legend>
              {free.map(({ hours, total, until }) => (
                <Tick
                  key={hours}
                  type="radio"
                  name="hours"
                  checked={hours === chosen}
                  onChange={() => setChosen(hours)}
                >
                  <span>
                    {words.hoursMore(hours)}, {words.hoursUntil(nearWords(new Date(until), serverNow(), words))}
                  </span>
                  <b className="digits ml-auto">{formatRupees(total)}</b>
                </Tick>
              ))}
            </fieldset>
          )}
        </>
      )}
    </DeskForm>
  )
}

/** Says that the guests have refused the hours that the desk added, or until when they can refuse them. */
export function AddedHoursNote({ booking: { added_hours: added } }: { booking: DeskBooking }) {
  const words = useWords()
  if (!added) return null
  if (added.is_refused) return <Notice tone="warn">{words.hoursRefused(added.hours)}</Notice>
  return <Notice>{words.hoursWait(added.hours, nearWords(new Date(added.until), serverNow(), words))}</Notice>
}
