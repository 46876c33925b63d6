import { useEffect, useState } from 'react'
import type { ResponseOf } from '#contract/call.ts'
import type { hoursToAdd } from '#contract/desk-acts.ts'
import type { DeskBooking } from '#contract/desk.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Tick } from '#web/ui/tick.tsx'
import { deskApi } from '../desk-api.ts'
import { nearWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'

type Hours = ResponseOf<typeof hoursToAdd>
type AddHoursProps = { booking: DeskBooking; onAdded: (booking: DeskBooking) => void; onClose: () => void }

/** Hours that guests ask for at the desk: how many are free, and what they take for them. */
export function AddHours({ booking, onAdded, onClose }: AddHoursProps) {
  const words = useWords()
  const [free, setFree] = useState<Hours>()
  const [chosen, setChosen] = useState(1)
  const [fault, setFault] = useState<string>()
  const [isAdding, setAdding] = useState(false)
  useEffect(() => {
    const load = async () => {
      const answer = await deskApi.get('/desk/bookings/{id}/hours', { params: { id: booking.id } })
      if (answer.ok) setFree(answer.value)
      else setFault(words.refusal(answer.refusal))
    }
    void load()
  }, [booking.id, words])
  const own = free?.find(({ hours }) => hours === chosen)
  const add = async () => {
    if (isAdding) return
    setAdding(true)
    const asked = { params: { id: booking.id }, body: { hours: chosen }, idempotencyKey: crypto.randomUUID() }
    const answer = await deskApi.post('/desk/bookings/{id}/hours', asked)
    setAdding(false)
    if (!answer.ok) return setFault(words.refusal(answer.refusal))
    onAdded(answer.value)
    return onClose()
  }
  return (
    <Sheet
      title={words.addHours}
      leaving={{ closable: true, onClose }}
      footer={
        own && (
          <Button look="primary" className="big w-full" aria-disabled={isAdding} onClick={() => void add()}>
            {words.addTheseHours(formatRupees(own.total))}
          </Button>
        )
      }
    >
      <div className="flow">
        {fault && <Notice tone="danger">{fault}</Notice>}
        {!free && !fault && <output className="block">{words.loading}</output>}
        {free && <p>{free.length === 0 ? words.noHoursFree : words.addHoursWords}</p>}
        {free && free.length > 0 && (
          <fieldset>
            <legend className="visually-hidden">{words.addHours}</legend>
            {free.map(({ hours, total, until }) => (
              <Tick key={hours} type="radio" name="hours" checked={hours === chosen} onChange={() => setChosen(hours)}>
                <span>
                  {words.hoursMore(hours)}, {words.hoursUntil(nearWords(new Date(until), serverNow(), words))}
                </span>
                <b className="digits ml-auto">{formatRupees(total)}</b>
              </Tick>
            ))}
          </fieldset>
        )}
      </div>
    </Sheet>
  )
}

/** What the guests say of hours that the desk added: nothing yet, or that they did not ask for them. */
export function AddedHoursNote({ booking: { added_hours: added } }: { booking: DeskBooking }) {
  const words = useWords()
  if (!added) return null
  if (added.is_refused) return <Notice tone="warn">{words.hoursRefused(added.hours)}</Notice>
  return <Notice>{words.hoursWait(added.hours, nearWords(new Date(added.until), serverNow(), words))}</Notice>
}
