import { useState } from 'react'
import type { User } from '#contract/accounts.ts'
import type { Booking, ExtensionRequest } from '#contract/bookings.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { browserApi, type ApiRefusal } from '#web/lib/api.ts'
import { payExtensionPath } from '#web/lib/booking-paths.ts'
import { storeInTab } from '#web/lib/tab-memory.ts'
import { Button } from '#web/ui/button.tsx'
import { ChangeErrorNotice } from './change-error.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import * as t from '#words/bookings/changes.ts'

type PayExtensionProps = { booking: Booking; request: ExtensionRequest; user: User; variant: 'primary' | 'quiet' }

/** Leads to the payment of extra hours, by the user's first payment method (specification §7). */
export function PayExtension({ booking, request, user, variant }: PayExtensionProps) {
  const [refusal, setRefusal] = useState<ApiRefusal>()
  const words = <Sentence text={t.payForHours(booking.short_id, formatRupees(request.bill.total))} />
  const leave = () => storeInTab('payingChange', booking.id)
  const [first] = user.paymentMethods.options
  if (first) {
    return (
      <a className={`button ${variant}`} href={payExtensionPath(request.id, first)} onClick={leave}>
        {words}
      </a>
    )
  }
  /** Fetched only if the user has no payment method (specification §7). */
  const payByFirstOffered = async () => {
    const answer = await browserApi.get('/users/{id}/payment-providers', { params: { id: user.id } })
    if (!answer.ok) return setRefusal(answer.refusal)
    const [offered] = answer.value.options
    if (!offered) return setRefusal({ status: 503, code: 'PAYMENT_UNAVAILABLE', message: '' })
    leave()
    return location.assign(payExtensionPath(request.id, offered))
  }
  return (
    <>
      <Button variant={variant} onClick={() => void payByFirstOffered()}>
        {words}
      </Button>
      {refusal && <ChangeErrorNotice refusal={refusal} />}
    </>
  )
}
