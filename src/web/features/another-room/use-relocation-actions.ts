import { useState } from 'react'
import type { OtherHotel } from '#contract/relocations.ts'
import { reloadCredit } from '#web/features/account/profile/profile-store.ts'
import { useAttemptKey } from '#web/features/bookings/changes/use-attempt-key.ts'
import { browserApi, type ApiRefusal } from '#web/lib/api.ts'
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

type Attempt = (idempotencyKey: string) => Promise<ApiRefusal | undefined>

/** The actions of guests who were turned away. Reloads the page after each answer. */
export function useRelocationActions(bookingId: string): RelocationActions {
  const [refusal, setRefusal] = useState<ApiRefusal>()
  const [busy, setBusy] = useState<Press>()
  const move = useNavigate()
  const { revalidate } = useRevalidator()
  const keys = useAttemptKey()
  const params = { id: bookingId }

  const press = async (what: Press, wish: unknown, attempt: Attempt) => {
    if (busy) return
    setBusy(what)
    const refused = await attempt(keys.keyFor([what, wish]))
    // Without an answer, a retry repeats the same attempt, and its key makes it count once.
    if (refused?.status !== 0) keys.end()
    setRefusal(refused)
    if (refused || what === 'say') await revalidate()
    setBusy(undefined)
  }

  return {
    refusal,
    busy,
    say: () =>
      press('say', bookingId, async (idempotencyKey) => {
        const answer = await browserApi.post('/bookings/{id}/turned-away', { params, body: {}, idempotencyKey })
        return answer.ok ? undefined : answer.refusal
      }),
    take: ({ id: hotelId }) =>
      press('take', hotelId, async (idempotencyKey) => {
        const answer = await browserApi.post('/bookings/{id}/move-to', { params, body: { hotelId }, idempotencyKey })
        if (!answer.ok) return answer.refusal
        if (answer.value.waits_for_office) {
          await revalidate()
          return undefined
        }
        await move(confirmBookingPath(answer.value.booking), { replace: true })
        return undefined
      }),
    takeMoney: () =>
      press('money', bookingId, async (idempotencyKey) => {
        const answer = await browserApi.post('/bookings/{id}/money-back', { params, body: {}, idempotencyKey })
        if (!answer.ok) return answer.refusal
        if (answer.value.status === 'asked') {
          await revalidate()
          return undefined
        }
        if (answer.value.creditsReturned > 0) void reloadCredit()
        await move(myBookingsPath('list=cancelled'), { replace: true })
        return undefined
      }),
  }
}
