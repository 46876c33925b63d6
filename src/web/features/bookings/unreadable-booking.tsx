import type { ApiRefusal } from '#web/lib/api.ts'
import { myBookingsPath } from '#web/lib/paths.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/bookings/booking.ts'

type UnreadableBookingProps = { title: string; refusal: ApiRefusal; onRetry: () => void }

/**
 * Shown for a booking that failed to load. For somebody else's booking or a mistyped address, leads to the list; after
 * any other failure, the guest can retry.
 */
export function UnreadableBooking({ title, refusal, onRetry }: UnreadableBookingProps) {
  const toBookings = <LinkButton to={myBookingsPath()}>{common.myBookings}</LinkButton>
  if (refusal.code === 'NOT_FOUND')
    return (
      <main id="main" className="wrap">
        <h1 className="visually-hidden">{title}</h1>
        <EmptyState title={common.weCouldNotFind} actions={toBookings}>
          {t.mayBeOfAnotherAccount}
        </EmptyState>
      </main>
    )
  return (
    <main id="main" className="wrap section flow">
      <h1>{title}</h1>
      <Notice tone="danger">{refusal.message}</Notice>
      <div className="button-row">
        <Button onClick={onRetry}>{common.tryAgain}</Button>
        {toBookings}
      </div>
    </main>
  )
}
