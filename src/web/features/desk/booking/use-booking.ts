import { useEffect, useState } from 'react'
import type { DeskBooking } from '#contract/desk.ts'
import { deskApi } from '../desk-api.ts'
import { useDesk } from '../desk-context.ts'

export type BookingState =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'offline' }
  | { state: 'here'; booking: DeskBooking }

/** A booking as the desk may see it now, asked for again whenever something of the hotel may have changed. */
export function useBooking(id: string): [BookingState, (booking: DeskBooking) => void] {
  const { version } = useDesk()
  const [state, setState] = useState<BookingState>({ state: 'loading' })
  useEffect(() => {
    const leaving = new AbortController()
    deskApi
      .get('/desk/bookings/{id}', { params: { id }, signal: leaving.signal })
      .then((answer) => {
        if (answer.ok) return setState({ state: 'here', booking: answer.value })
        if (answer.refusal.code === 'NOT_FOUND') return setState({ state: 'missing' })
        // What was just shown stays: it is better than nothing while the network is gone.
        return setState((known) => (known.state === 'here' ? known : { state: 'offline' }))
      })
      .catch(() => undefined) // the page went on to another booking
    return () => leaving.abort()
  }, [id, version])
  return [state, (booking) => setState({ state: 'here', booking })]
}
