import { useState } from 'react'
import type { ResponseOf } from '#contract/call.ts'
import type { DeskBooking } from '#contract/desk.ts'
import type { costOfNotTaking } from '#contract/relocations.ts'
import { CANNOT_TAKE_REASONS, type CannotTakeReason } from '#domain/relocations/same-class.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Tick } from '#web/ui/tick.tsx'
import { CallState } from '../call-state.tsx'
import { useCall, usePost } from '../desk-calls.ts'
import { PressNotice } from '../press-notice.tsx'
import { nameOfRow, slotWords } from '../today/day-row.tsx'
import { momentWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'
import './cannot-take.css'

type Cost = ResponseOf<typeof costOfNotTaking>
type CannotTakeProps = { booking: DeskBooking; onClose: () => void; onSaid: (booking: DeskBooking) => void }

/** Records that the hotel cannot honour a booking. First shows the cost and asks for the reason. */
export function CannotTake({ booking, onClose, onSaid }: CannotTakeProps) {
  const words = useWords()
  const own = words.cannotTake
  const params = { id: booking.id }
  const called = useCall('GET /desk/bookings/{id}/cannot-take', { params })
  const cost = called.value
  const saying = usePost('POST /desk/bookings/{id}/cannot-take', { params })
  const [reason, setReason] = useState<CannotTakeReason>()
  const say = async () => {
    if (!reason) return
    const answer = await saying.send({ reason })
    if (!answer?.ok) return
    onSaid(answer.value)
    onClose()
  }
  return (
    <Sheet title={own.title} leaving={{ closable: true, onClose }}>
      <div className="flow">
        <p>{own.intro(`${nameOfRow(booking)}, ${slotWords(booking, words)}`)}</p>
        <fieldset className="cannot-take-reasons">
          <legend>{own.why}</legend>
          {CANNOT_TAKE_REASONS.map((each) => (
            <Tick key={each} type="radio" name="reason" checked={each === reason} onChange={() => setReason(each)}>
              {own.reasons[each]}
            </Tick>
          ))}
        </fieldset>
        {cost && <Costs cost={cost} booking={booking} />}
        <CallState of={called} />
        <PressNotice sending={saying} />
        {cost && !cost.can_say && <Notice tone="warn">{cost.needs_manager ? own.needsManager : own.notNow}</Notice>}
        <Button
          variant="danger"
          className="big w-full"
          disabled={!cost?.can_say || !reason || saying.isBusy}
          onClick={() => void say()}
        >
          {own.title}
        </Button>
        <Button className="w-full" onClick={onClose}>
          {own.keep}
        </Button>
      </div>
    </Sheet>
  )
}

function Costs({ cost, booking }: { cost: Cost; booking: DeskBooking }) {
  const words = useWords()
  const own = words.cannotTake
  const until = momentWords(new Date(booking.leaves_at), words)
  const lines: { icon: IconName; text: string; amount?: number }[] = [
    { icon: 'indian-rupee', text: own.lostStay, amount: cost.stay },
    cost.difference === null
      ? { icon: 'repeat', text: own.noRoom }
      : { icon: 'repeat', text: own.dearerRoom, amount: cost.difference },
    ...(cost.compensation === null
      ? []
      : [{ icon: 'gift' as const, text: own.compensation, amount: cost.compensation }]),
    { icon: 'info', text: own.count(cost.this_month) },
    ...(cost.hotels > 0 ? [{ icon: 'map-pin' as const, text: own.free(cost.hotels) }] : []),
    { icon: 'lock', text: own.blocked(until) },
  ]
  return (
    <section className="sunken-box">
      <h3 className="small-heading">{own.costs}</h3>
      <ul className="cost-list">
        {lines.map(({ icon, text, amount }) => (
          <li key={text}>
            <Icon name={icon} />
            <span>{text}</span>
            {amount !== undefined && <b>{own.money(amount)}</b>}
          </li>
        ))}
      </ul>
    </section>
  )
}
