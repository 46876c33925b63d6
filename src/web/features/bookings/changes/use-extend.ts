import { useEffect, useReducer } from 'react'
import { useRevalidator } from '#web/lib/navigation/navigation.ts'
import type { Booking } from '#contract/bookings.ts'
import { browserApi } from '#web/lib/api.ts'
import { sendOnce } from '#web/lib/attempt-store.ts'
import { nextExtend, startExtend, type ExtendEvent, type ExtendState } from './extend-machine.ts'
import { debounce } from '#web/lib/debounce.ts'

export type Extending = {
  state: ExtendState
  tell: (event: ExtendEvent) => void
  /** requests the hours, for the button 'Ask for 2 hours' */
  ask: () => Promise<void>
}

/**
 * Runs the extend machine. The price follows the hours, and once a room is held, the request appears on the booking's
 * card.
 */
export function useExtend(booking: Booking, onAsked: () => void): Extending {
  const [state, tell] = useReducer(nextExtend, booking, startExtend)
  const { revalidate } = useRevalidator()
  useQuote(state, tell)

  const ask = async () => {
    if (!state.quote?.isFree || state.isAsking) return
    tell({ type: 'started' })
    const params = { id: booking.id }
    const body = { extend_for: state.hours }
    const answer = await sendOnce(`extend ${booking.id}`, body, (idempotencyKey) =>
      browserApi.post('/bookings/{id}/extend-booking', { params, body, idempotencyKey }),
    )
    if (!answer.ok) {
      tell({ type: 'refused', refusal: answer.refusal })
      return
    }
    await revalidate()
    onAsked()
  }
  return { state, tell, ask }
}

function useQuote({ booking, hours, quote, problem }: ExtendState, tell: (event: ExtendEvent) => void): void {
  const isWaiting = quote === undefined && problem === undefined
  useEffect(() => {
    if (!isWaiting) return undefined
    const stop = new AbortController()
    const ask = async () => {
      await debounce(stop.signal)
      const answer = await browserApi.get('/bookings/{id}/extension-bill', {
        params: { id: booking.id },
        query: { hours },
        signal: stop.signal,
      })
      if (!answer.ok) return tell({ type: 'not-quoted', hours, refusal: answer.refusal })
      const { bill, availability } = answer.value
      return tell({ type: 'quoted', quote: { hours, bill, isFree: availability.availability } })
    }
    void ask().catch((error: unknown) => {
      if (!stop.signal.aborted) throw error
    })
    return () => stop.abort()
  }, [booking, hours, isWaiting, tell])
}
