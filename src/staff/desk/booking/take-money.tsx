import type { DeskBooking } from '#contract/desk.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { Sheet } from '#web/ui/dialog.tsx'
import { useWords } from '../words/use-words.ts'
import { TakeForm } from './take-form.tsx'

type TakeMoneyProps = { booking: DeskBooking; onTaken: (booking: DeskBooking) => void; onClose: () => void }

/** Takes money that checked-in guests still owe, because they postponed a payment or have added hours since. */
export function TakeMoney({ booking, onTaken, onClose }: TakeMoneyProps) {
  const words = useWords()
  const taken = (next: DeskBooking) => {
    onTaken(next)
    onClose()
  }
  return (
    <Sheet title={words.takeNow(formatRupees(booking.due))} leaving={{ closable: true, onClose }}>
      <div className="flow">
        <TakeForm booking={booking} onTaken={taken} onWaiting={onClose} />
      </div>
    </Sheet>
  )
}
