import { useEffect, useState } from 'react'
import type { Booking } from '#contract/bookings.ts'
import { cacheVoucher } from '#web/features/bookings/voucher/cached-vouchers.ts'
import { browserApi, type ApiRefusal } from '#web/lib/api.ts'
import { POLL_FOR_MILLISECONDS, POLL_MILLISECONDS } from '../payment-poll.ts'
import { confirmationOf, isSettled, type Confirmation } from './confirmation.ts'

export type BookingWatch = {
  booking: Booking | undefined
  confirmation: Confirmation | undefined
  /** the booking cannot be loaded */
  refusal: ApiRefusal | undefined
  /** polls for another minute */
  askAgain: () => void
}

type Seen = { booking?: Booking; refusal?: ApiRefusal; waited: number; round: number }

const includes = ['hotel', 'bill', 'userRequest', 'user'] as const

/** Polls a booking while its payment is open, and tolerates short network failures. */
export function useBookingWatch(bookingId: string): BookingWatch {
  const [round, setRound] = useState(0)
  const [seen, setSeen] = useState<Seen>({ waited: 0, round: 0 })

  useEffect(() => {
    const stop = new AbortController()
    const begun = Date.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      const filter = { include: [...includes] }
      const answer = await browserApi.get('/bookings/{id}', { params: { id: bookingId }, filter, signal: stop.signal })
      if (answer.ok) cacheVoucher(answer.value)
      const waited = Date.now() - begun
      const isOpen = answer.ok
        ? !isSettled(confirmationOf(answer.value, waited))
        : answer.refusal.status === 0 || answer.refusal.status >= 500
      setSeen((last) =>
        answer.ok
          ? { booking: answer.value, waited, round }
          : { ...(last.booking ? { booking: last.booking } : {}), refusal: answer.refusal, waited, round },
      )
      if (isOpen && waited < POLL_FOR_MILLISECONDS) timer = setTimeout(start, POLL_MILLISECONDS)
    }
    const start = () =>
      void ask().catch((error: unknown) => {
        if (!stop.signal.aborted) throw error
      })
    start()
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [bookingId, round])

  const waited = seen.round === round ? seen.waited : 0
  return {
    booking: seen.booking,
    confirmation: seen.booking && confirmationOf(seen.booking, waited),
    refusal: seen.refusal,
    askAgain: () => setRound((last) => last + 1),
  }
}
