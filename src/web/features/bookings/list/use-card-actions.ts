import { useState } from 'react'
import { useQuery } from '#web/lib/navigation/navigation.ts'
import type { Booking } from '#contract/bookings.ts'
import { useCancel, type Cancelling } from '#web/features/bookings/changes/use-cancel.ts'
import type { BookingCardProps } from './booking-card.tsx'
import type { CardAction } from './upcoming-actions.tsx'

type Opened = { action: Exclude<CardAction, 'cancel'>; booking: Booking }

/** Holds which dialog is open over the list, and the guest's latest action. */
export type CardActions = {
  cancelling: Cancelling
  opened: Opened | undefined
  open: (action: CardAction, booking: Booking) => void
  close: () => void
  /** the request for extra hours was sent and now appears on the card */
  closeAsked: (booking: Booking) => void
  arrivalOf: (booking: Booking) => BookingCardProps['arrival']
}

export function useCardActions(): CardActions {
  const cancelling = useCancel()
  const [opened, setOpened] = useState<Opened>()
  const [askedId, setAskedId] = useState<string>()
  // The guest returns from the payment page with the booking in the address.
  const paidId = useQuery().get('bookingid')
  const close = () => setOpened(undefined)
  return {
    cancelling,
    opened,
    open: (action, booking) =>
      action === 'cancel' ? cancelling.tell({ type: 'chosen', booking }) : setOpened({ action, booking }),
    close,
    closeAsked: (booking) => {
      setAskedId(booking.id)
      close()
    },
    arrivalOf: ({ id }) => (id === askedId ? 'asked' : id === paidId ? 'paid' : 'none'),
  }
}
