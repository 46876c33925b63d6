import type { ReviewProps } from './review-props.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { unreachable } from '#domain/kernel/result.ts'
import { myBookingsPath } from '#web/lib/paths.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { RefusalAnswer } from './booking-refusal.ts'
import * as t from '#words/place-booking.ts'

/**
 * Explains why pressing the button made no booking, and what to do. Scrolls into view, because the button may be far
 * away.
 */
export function BookingErrorNotice({ booking: { problem } }: ReviewProps) {
  if (!problem || problem.kind === 'sign-in' || problem.kind === 'own-stay' || problem.kind === 'failed') return null
  return (
    <div key={problem.message} ref={showOnMount}>
      <ProblemNotice problem={problem} />
    </div>
  )
}

const showOnMount = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'center' })

type ShownProblem = Exclude<RefusalAnswer, { kind: 'sign-in' | 'own-stay' | 'failed' }>

function ProblemNotice({ problem }: { problem: ShownProblem }) {
  switch (problem.kind) {
    case 'too-many-holds':
      return (
        <Notice tone="danger">
          {problem.message}{' '}
          <Link className="link in-text" to={`${myBookingsPath()}#unpaid`}>
            {t.seeUnpaidBookings}
          </Link>
        </Notice>
      )
    case 'try-again':
      return <Notice tone="danger">{t.safeToPressAgain(problem.message)}</Notice>
    case 'new-bill':
    case 'field':
      return <Notice tone="danger">{problem.message}</Notice>
    default:
      return unreachable(problem)
  }
}
