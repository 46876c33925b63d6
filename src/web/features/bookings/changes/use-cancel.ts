import { useReducer } from 'react'
import { useRevalidator } from '#web/lib/navigation/navigation.ts'
import { reloadCredit } from '#web/features/account/profile/profile-store.ts'
import { browserApi } from '#web/lib/api.ts'
import { sendOnce } from '#web/lib/attempt-store.ts'
import { nextCancel, NOTHING_TO_CANCEL, type CancelEvent, type CancelState } from './cancel-machine.ts'

export type Cancelling = {
  state: CancelState
  tell: (event: CancelEvent) => void
  /** cancels the booking with an optional reason, for the button 'Cancel booking' */
  cancel: (reason: string) => Promise<void>
}

/** Runs the cancel machine against the API. Reloads the list after any answer. */
export function useCancel(): Cancelling {
  const [state, tell] = useReducer(nextCancel, NOTHING_TO_CANCEL)
  const { revalidate } = useRevalidator()

  const cancel = async (reason: string) => {
    const { bookingToCancel: booking, isCancelling } = state
    if (!booking || isCancelling) return
    tell({ type: 'started' })
    const body = { id: booking.id, reason: reason || null }
    const answer = await sendOnce(`cancel ${booking.id}`, body, (idempotencyKey) =>
      browserApi.post('/bookings/cancel-booking', { body, idempotencyKey }),
    )
    if (answer.ok) {
      const { refunds, creditsReturned } = answer.value
      if (creditsReturned > 0) void reloadCredit()
      const earlier = new Set(booking.refunds.map(({ id }) => id))
      tell({ type: 'succeeded', refunds: refunds.filter(({ id }) => !earlier.has(id)), creditsReturned })
    } else tell({ type: 'failed', refusal: answer.refusal })
    await revalidate()
  }
  return { state, tell, cancel }
}
