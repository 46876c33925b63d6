import type { DeskBooking } from '#contract/desk.ts'
import { hoursStayedOn, UNPAID_MINUTES } from '#domain/desk/staying-on.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { useCall } from '../desk-calls.ts'
import { betweenWords } from '../words/desk-time.ts'
import { useWords } from '../words/use-words.ts'

type StayedOnProps = { booking: DeskBooking; onAdd: () => void }

/** Offers to bill the hours that guests have overstayed (decision 0078). */
export function StayedOn({ booking, onAdd }: StayedOnProps) {
  const now = serverNow()
  const hours = booking.visit === 'here' ? hoursStayedOn({ leavesAt: new Date(booking.leaves_at) }, now) : 0
  return hours > 0 ? <Offer booking={booking} hours={hours} now={now} onAdd={onAdd} /> : null
}

function Offer({ booking, hours, now, onAdd }: StayedOnProps & { hours: number; now: Date }) {
  const words = useWords()
  const { value: free } = useCall('GET /desk/bookings/{id}/hours', { params: { id: booking.id } })
  const offer = free?.find((each) => each.hours === hours)
  return (
    <section className="box flow">
      <p>
        <b>{words.ofRooms.stayedOn(betweenWords(new Date(booking.leaves_at), now, words))}</b>{' '}
        <span className="soft">{words.ofRooms.stayedOnRule(UNPAID_MINUTES)}</span>
      </p>
      {offer && (
        <Button className="w-full" onClick={onAdd}>
          {words.ofRooms.addStayedOn(hours, formatRupees(offer.total))}
        </Button>
      )}
    </section>
  )
}
