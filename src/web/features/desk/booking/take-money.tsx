import type { DeskBooking } from '#contract/desk.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { Sheet } from '#web/ui/dialog.tsx'
import { useWords } from '../words/use-words.ts'
import { TakeForm } from './take-form.tsx'

type TakeMoneyProps = { booking: DeskBooking; onTaken: (booking: DeskBooking) => void; onClose: () => void }

/** Money that guests in their room still owe the desk: left for later when they came, or for hours added since. */
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
