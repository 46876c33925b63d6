import { useEffect, useReducer } from 'react'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import type { Booking } from '#contract/bookings.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { slotPeriod } from '#domain/slots/period.ts'
import { browserApi } from '#web/lib/api.ts'
import { sendOnce } from '#web/lib/attempt-store.ts'
import { changedBookingPath } from '#web/lib/booking-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { storeInTab } from '#web/lib/tab-memory.ts'
import { isRefusal, quoteDay, slotPricesOf } from './day-quotes.ts'
import { nextModify, quotesKey, startModify, wantedOf, type ModifyEvent, type ModifyState } from './modify-machine.ts'
import { debounce } from '#web/lib/debounce.ts'

export type Modifying = {
  state: ModifyState
  tell: (event: ModifyEvent) => void
  /** changes the booking, for the button 'Change to ...' */
  change: () => Promise<void>
}

/** Runs the modify machine. Prices follow the chosen day, and the change leads to payment or confirmation. */
export function useModify(booking: Booking): Modifying {
  const [state, tell] = useReducer(nextModify, booking, startModify)
  const navigate = useNavigate()
  useQuotes(booking, state, tell)

  const change = async () => {
    const { wanted, bill, isModifying } = state
    if (!bill || isModifying) return
    tell({ type: 'started' })
    const period = slotPeriod(wanted.slot, wanted.date, wanted.days)
    const checkin = toIstIso(period.start)
    const wish = { id: booking.id, checkin_date: checkin, checkout_date: toIstIso(period.end) }
    const confirmPath = changedBookingPath(booking, checkin)
    const body = { ...wish, require_payment_url: true, redirect_url: confirmPath }
    const answer = await sendOnce(`modify ${booking.id}`, wish, (idempotencyKey) =>
      browserApi.post('/bookings/modify-booking', { body, idempotencyKey }),
    )
    if (!answer.ok) return tell({ type: 'failed', refusal: answer.refusal })
    const { payment_url: payUrl } = answer.value
    if (payUrl) {
      storeInTab('payingChange', booking.id)
      return location.assign(payUrl)
    }
    tell({ type: 'reset' })
    return navigate(confirmPath)
  }
  return { state, tell, change }
}

/** Fetches the chosen day's prices. Skips days that the guest only passes through (specification §9). */
function useQuotes(booking: Booking, state: ModifyState, tell: (event: ModifyEvent) => void): void {
  const of = quotesKey(state.wanted)
  const { hotel: known } = state
  const isWaiting = state.quotes === undefined && state.modifyError === undefined
  useEffect(() => {
    if (!isWaiting) return undefined
    const { signal, abort } = abortable()
    const ask = async () => {
      const hotel = known ?? (await slotPricesOf(booking, signal))
      if (isRefusal(hotel)) return tell({ type: 'not-quoted', of, refusal: hotel })
      if (!known) return tell({ type: 'hotel-read', hotel })
      await debounce(signal)
      const quoted = await quoteDay({ booking, hotel, wanted: wantedOf(of), now: serverNow(), signal })
      if (quoted.ok) return tell({ type: 'quoted', of, quotes: quoted.quotes })
      return tell({ type: 'not-quoted', of, refusal: quoted.refusal })
    }
    void ask().catch((error: unknown) => {
      if (!signal.aborted) throw error
    })
    return abort
  }, [booking, known, of, isWaiting, tell])
}

function abortable(): { signal: AbortSignal; abort: () => void } {
  const stop = new AbortController()
  return { signal: stop.signal, abort: () => stop.abort() }
}
