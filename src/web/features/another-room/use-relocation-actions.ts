import { useState } from 'react'
import type { OtherHotel } from '#contract/relocations.ts'
import { reloadCredit } from '#web/features/account/profile/profile-store.ts'
import { browserApi, type ApiAnswer, type ApiRefusal } from '#web/lib/api.ts'
import { sendOnce } from '#web/lib/attempt-store.ts'
import { useNavigate, useRevalidator } from '#web/lib/navigation/navigation.ts'
import { confirmBookingPath } from '#web/lib/booking-paths.ts'
import { myBookingsPath } from '#web/lib/paths.ts'

type Press = 'say' | 'take' | 'money'

export type RelocationActions = {
  /** why the last press failed */
  refusal: ApiRefusal | undefined
  /** which press is pending */
  busy: Press | undefined
  say: () => Promise<void>
  take: (hotel: OtherHotel) => Promise<void>
  takeMoney: () => Promise<void>
}

/** Returns the actions of guests who were turned away. Reloads the page after each answer. */
export function useRelocationActions(bookingId: string): RelocationActions {
  const [refusal, setRefusal] = useState<ApiRefusal>()
  const [busy, setBusy] = useState<Press>()
  const move = useNavigate()
  const { revalidate } = useRevalidator()
  const params = { id: bookingId }

  async function press<Value>(
    what: Press,
    wish: unknown,
    post: (idempotencyKey: string) => Promise<ApiAnswer<Value>>,
    onDone: (value: Value) => unknown,
  ) {
    if (busy) return
    setBusy(what)
    const answer = await sendOnce(`${what} ${bookingId}`, wish, post)
    setRefusal(answer.ok ? undefined : answer.refusal)
    await (answer.ok ? onDone(answer.value) : revalidate())
    setBusy(undefined)
  }

  return {
    refusal,
    busy,
    say: () =>
      press(
        'say',
        null,
        (idempotencyKey) => browserApi.post('/bookings/{id}/turned-away', { params, body: {}, idempotencyKey }),
        revalidate,
      ),
    take: ({ id: hotelId }) =>
      press(
        'take',
        hotelId,
        (idempotencyKey) => browserApi.post('/bookings/{id}/move-to', { params, body: { hotelId }, idempotencyKey }),
        ({ waits_for_office, booking }) =>
          waits_for_office ? revalidate() : move(confirmBookingPath(booking), { replace: true }),
      ),
    takeMoney: () =>
      press(
        'money',
        null,
        (idempotencyKey) => browserApi.post('/bookings/{id}/money-back', { params, body: {}, idempotencyKey }),
        ({ status, creditsReturned }) => {
          if (status === 'asked') return revalidate()
          if (creditsReturned > 0) void reloadCredit()
          return move(myBookingsPath('list=cancelled'), { replace: true })
        },
      ),
  }
}
