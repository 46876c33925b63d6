import { useState, type ReactNode } from 'react'
import type { User } from '#contract/accounts.ts'
import type { Booking, ExtensionRequest } from '#contract/bookings.ts'

import { formatRupees } from '#domain/kernel/money.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import { momentWords, timeWords } from '#words/times.ts'
import { BillBox } from '#web/ui/bill-box.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useCountdown } from '#web/ui/use-countdown.ts'
import { useFocusOnMount } from '#web/ui/use-focus-on-mount.ts'
import { hasExtraHours, isExtensionWaiting } from './change-blocks.ts'
import { ChangeErrorNotice } from './change-error.tsx'
import { extensionLines } from './extension-words.ts'
import { PayExtension } from './pay-extension.tsx'
import { useCancelExtension } from './use-cancel-extension.ts'
import { usePaymentWatch } from './use-payment-watch.ts'
import { useWhenOver } from '#web/features/bookings/use-when-over.ts'
import * as t from '#words/bookings/changes.ts'

type ExtensionBoxProps = {
  booking: Booking
  user: User
  /**
   * whether the guest has just requested the hours or returned from paying for them, so that the outcome is shown here
   */
  arrival: 'asked' | 'paid' | 'none'
  variant: 'primary' | 'quiet'
}

/** Shows extra hours on a booking's card: requested, unpaid, or part of the stay. */
export function ExtensionBox(props: ExtensionBoxProps) {
  const { booking, arrival } = props
  const { extensionRequest } = booking
  if (isExtensionWaiting(booking) && extensionRequest)
    return <WaitingHours key={extensionRequest.id} request={extensionRequest} {...props} />
  if (!hasExtraHours(booking)) return null
  return <PaidHours key="paid" booking={booking} focus={arrival === 'paid' ? 'take' : 'leave'} />
}

function WaitingHours({ booking, request, user, arrival, variant }: ExtensionBoxProps & { request: ExtensionRequest }) {
  const { bill, hours, hold_expires_at } = request
  const isChecking = usePaymentWatch(arrival === 'paid' ? 'awaited' : 'not-awaited')
  const seconds = useCountdown(hold_expires_at ? Date.parse(hold_expires_at) : 0)
  const isPayable = request.status === 'acknowledged' && seconds > 0
  useWhenOver(request.status === 'acknowledged' ? seconds : 1)
  return (
    <section className="tinted-box plain">
      <FocusedHeading focus={arrival === 'none' ? 'leave' : 'take'}>
        {t.moreHoursUntil(hours, timeWords(new Date(bill.checkout_date)))}
      </FocusedHeading>
      <div className="mt-2">
        <BillBox lines={extensionLines(bill)} />
      </div>
      {isChecking ? (
        <output className="block mt-4">{t.checkingPayment}</output>
      ) : (
        <>
          <p className="soft mt-2">{waitingWords(request, { isPayable, arrival })}</p>
          <div className="button-row">
            {isPayable && <PayExtension booking={booking} request={request} user={user} variant={variant} />}
            <GiveUpHours booking={booking} />
          </div>
        </>
      )}
    </section>
  )
}

function waitingWords(
  { status, hold_expires_at }: ExtensionRequest,
  { isPayable, arrival }: { isPayable: boolean; arrival: ExtensionBoxProps['arrival'] },
): string {
  if (status === 'requested') return t.askingHotel
  if (!isPayable || !hold_expires_at) return t.hoursReleased
  const until = timeWords(new Date(hold_expires_at))
  return arrival === 'paid' ? t.roomHeldUntilNotPaid(until) : t.roomHeldUntil(until)
}

function FocusedHeading({ focus, children }: { focus: 'take' | 'leave'; children: ReactNode }) {
  return focus === 'take' ? <TakesFocus>{children}</TakesFocus> : <h4>{children}</h4>
}

function TakesFocus({ children }: { children: ReactNode }) {
  const heading = useFocusOnMount<HTMLHeadingElement>()
  return (
    <h4 tabIndex={-1} ref={heading}>
      {children}
    </h4>
  )
}

function GiveUpHours({ booking }: { booking: Booking }) {
  const { isSending, refusal, giveBack } = useCancelExtension(booking)
  return (
    <>
      <Button aria-disabled={isSending} onClick={() => void giveBack()}>
        <Sentence text={isSending ? t.cancellingExtension(booking.short_id) : t.cancelExtension(booking.short_id)} />
      </Button>
      {refusal && <ChangeErrorNotice refusal={refusal} />}
    </>
  )
}

/** Shows hours that are part of the stay. Guests can cancel them as long as they could cancel the booking. */
function PaidHours({ booking, focus }: { booking: Booking; focus: 'take' | 'leave' }) {
  const [isAsking, setAsking] = useState(false)
  const canGoBack = booking.actions.includes('cancel')
  return (
    <section className="tinted-box">
      <div className="row">
        <Icon name="circle-check" />
        <FocusedHeading focus={focus}>
          {t.extendedUntil(momentWords(new Date(booking.leaves_at), serverNow()))}
        </FocusedHeading>
      </div>
      {booking.extensionRequest?.pay_at === 'desk' && (
        <p>{t.hotelAddedHours(booking.extensionRequest.hours, formatRupees(booking.extensionRequest.bill.total))}</p>
      )}
      {canGoBack && !isAsking && (
        <button type="button" className="link" onClick={() => setAsking(true)}>
          <Sentence text={t.cancelExtraHours(booking.short_id)} />
        </button>
      )}
      {isAsking && <GiveBack booking={booking} onKeep={() => setAsking(false)} />}
    </section>
  )
}

function GiveBack({ booking, onKeep }: { booking: Booking; onKeep: () => void }) {
  const { isSending, refusal, giveBack } = useCancelExtension(booking)
  const words = useFocusOnMount<HTMLParagraphElement>()
  const { extensionRequest } = booking
  return (
    <>
      <p className="mt-2" tabIndex={-1} ref={words}>
        {extensionRequest?.status === 'paid'
          ? t.amountRefundedForHours(formatRupees(extensionRequest.bill.total))
          : t.hoursWillBeRefunded}
      </p>
      {refusal && <ChangeErrorNotice refusal={refusal} />}
      <div className="button-row">
        <Button variant="trust" aria-disabled={isSending} onClick={() => void giveBack()}>
          {isSending ? t.cancelling : t.cancelHours}
        </Button>
        <Button aria-disabled={isSending} onClick={onKeep}>
          {t.keepHours}
        </Button>
      </div>
    </>
  )
}
