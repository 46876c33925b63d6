import type { DeskBooking } from '#contract/desk.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { useWords } from '../words/use-words.ts'
import { GreetStep } from './greet-step.tsx'
import { TakeForm } from './take-form.tsx'

type TakeStepProps = {
  booking: DeskBooking
  isNow: boolean
  isLater: boolean
  /** the element in the bar that gets the form's button while the payment is the next step */
  bar: HTMLElement | null
  onLater: () => void
  onTaken: (booking: DeskBooking) => void
}

/** Shows the check-in step in which the desk takes the amount due. */
export function TakeStep({ booking, isNow, isLater, bar, onLater, onTaken }: TakeStepProps) {
  const words = useWords()
  const { due, bill } = booking
  if (bill.at_desk === 0) return null
  if (due === 0)
    return (
      <GreetStep number={4} state="done" title={words.taken(formatRupees(bill.taken))}>
        {null}
      </GreetStep>
    )
  return (
    <GreetStep number={4} state={isLater ? 'later' : isNow ? 'now' : 'later'} title={words.stepTake(formatRupees(due))}>
      <TakeForm
        booking={booking}
        bar={bar}
        onTaken={onTaken}
        onWaiting={onLater}
        onLater={isLater ? undefined : onLater}
      />
    </GreetStep>
  )
}
