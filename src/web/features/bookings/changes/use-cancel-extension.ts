import { useState } from 'react'
import { useRevalidator } from '#web/lib/navigation/navigation.ts'
import type { Booking } from '#contract/bookings.ts'
import { browserApi, type ApiRefusal } from '#web/lib/api.ts'

export type ExtensionCancelling = {
  isSending: boolean
  refusal: ApiRefusal | undefined
  giveBack: () => Promise<void>
}

/** Cancels the newest extra hours. Unpaid hours are dropped, paid hours refunded. */
export function useCancelExtension(booking: Booking): ExtensionCancelling {
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<ApiRefusal>()
  const { revalidate } = useRevalidator()
  const giveBack = async () => {
    if (isSending) return
    setSending(true)
    setRefusal(undefined)
    const answer = await browserApi.post('/bookings/{id}/cancel-extension-booking', { params: { id: booking.id } })
    if (!answer.ok) setRefusal(answer.refusal)
    await revalidate()
    setSending(false)
  }
  return { isSending, refusal, giveBack }
}
