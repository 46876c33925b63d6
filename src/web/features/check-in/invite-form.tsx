import { useRef, type SubmitEvent } from 'react'
import type { Booking } from '#contract/bookings.ts'
import { readTypedPhone } from '#domain/accounts/phone.ts'
import { PhoneField } from '#web/features/account/sign-in/phone-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { canInvite, partnerPhoneMessage } from './check-in-machine.ts'
import type { CheckIn } from './use-check-in.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import * as t from '#words/check-in.ts'

type InviteFormProps = {
  booking: Booking
  checkIn: CheckIn
  variant: 'primary' | 'quiet'
  photoAndId: 'ready' | 'missing'
}

/**
 * Asks for the partner's phone, by the same rules as every phone field (specification §5). A short number shows an
 * error.
 */
export function InviteForm({ booking, checkIn: { state, tell, invite }, variant, photoAndId }: InviteFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    tell({ type: 'phone-left' })
    if (canInvite(state)) void invite(photoAndId)
    else input.current?.focus()
  }
  return (
    <form className="invite-form" onSubmit={submit} noValidate>
      <PhoneField
        ref={input}
        label={t.partnersPhone}
        value={state.phone}
        error={partnerPhoneMessage(state)}
        onType={(text) => tell({ type: 'phone-typed', phone: readTypedPhone(text) })}
        onLeave={() => state.phone && tell({ type: 'phone-left' })}
      />
      <Button type="submit" variant={variant} aria-disabled={state.invitingPartner}>
        <Sentence text={state.invitingPartner ? t.inviting(booking.short_id) : t.invite(booking.short_id)} />
      </Button>
    </form>
  )
}
