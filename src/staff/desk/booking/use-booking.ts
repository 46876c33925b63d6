import type { DeskBooking, DeskRow } from '#contract/desk.ts'
import { useCall } from '../desk-calls.ts'
import { cachedRows } from '../cached-rows.ts'

export type BookingState =
  | { state: 'loading' }
  | { state: 'missing' }
  /** the booking's row in today's cached lists, while the desk is offline and if there is one */
  | { state: 'offline'; row: DeskRow | undefined }
  | { state: 'here'; booking: DeskBooking }

/** Loads a booking. When offline, keeps the answer already shown, or falls back to the row in today's cached lists. */
export function useBooking(id: string): [BookingState, show: (booking: DeskBooking) => void, again: () => void] {
  const { value: booking, refusal, show, retry: readAgain } = useCall('GET /desk/bookings/{id}', { params: { id } })
  const again = () => void readAgain()
  if (refusal?.code === 'NOT_FOUND') return [{ state: 'missing' }, show, again]
  if (booking) return [{ state: 'here', booking }, show, again]
  return [
    refusal ? { state: 'offline', row: cachedRows().find((row) => row.id === id) } : { state: 'loading' },
    show,
    again,
  ]
}
