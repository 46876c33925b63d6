import { useEffect, useState } from 'react'
import type { DeskBooking, DeskRow } from '#contract/desk.ts'
import { deskApi } from '../desk-api.ts'
import { useDesk } from '../desk-context.ts'
import { readKept } from '../kept-desk.ts'

export type BookingState =
  | { state: 'loading' }
  | { state: 'missing' }
  /** without network: what the lists know of it, if anything */
  | { state: 'offline'; row: DeskRow | undefined }
  | { state: 'here'; booking: DeskBooking }

function keptRow(id: string): DeskRow | undefined {
  const { day: kept } = readKept()
  if (!kept) return undefined
  const { arriving, here, leaving, gone } = kept.day
  return [...arriving, ...here, ...leaving, ...gone].find((row) => row.id === id)
}

/** A booking as the desk may see it now, asked for again whenever something of the hotel may have changed. */
export function useBooking(id: string): [BookingState, (booking: DeskBooking) => void] {
  const { subscribe } = useDesk()
  const [state, setState] = useState<BookingState>({ state: 'loading' })
  useEffect(() => {
    const leaving = new AbortController()
    const load = async () => {
      const answer = await deskApi.get('/desk/bookings/{id}', { params: { id }, signal: leaving.signal })
      if (answer.ok) setState({ state: 'here', booking: answer.value })
      else if (answer.refusal.code === 'NOT_FOUND') setState({ state: 'missing' })
      // What was just shown stays: it is better than nothing while the network is gone.
      else setState((known) => (known.state === 'here' ? known : { state: 'offline', row: keptRow(id) }))
    }
    const loadQuietly = () => void load().catch(() => undefined) // the page went on to another booking
    loadQuietly()
    const unsubscribe = subscribe(loadQuietly)
    return () => {
      unsubscribe()
      leaving.abort()
    }
  }, [id, subscribe])
  return [state, (booking) => setState({ state: 'here', booking })]
}
