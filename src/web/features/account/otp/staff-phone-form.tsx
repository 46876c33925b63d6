import { useState, type SubmitEvent } from 'react'
import { OTP_DIGITS } from '#domain/accounts/otp.ts'
import { readPhone } from '#domain/accounts/phone.ts'
import type { ApiAnswer } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { requestWithProof } from './request-with-proof.ts'
import { otp as otpLabel } from '#words/account/otp.ts'

/** The form's texts, in the user's language. */
type PhoneFormWords = {
  signInByPhone: string
  phone: string
  phoneWrong: string
  otpSent: (phone: string) => string
  otpWrong: string
  checking: string
  sending: string
  getOtp: string
  signIn: string
  refusal: (refusal: { code: string; message: string }) => string
}

type StaffPhoneFormProps<Me> = {
  words: PhoneFormWords
  send: (body: { phone: string; proof?: string }) => Promise<ApiAnswer<unknown>>
  verify: (body: { phone: string; otp: string }) => Promise<ApiAnswer<{ me: Me }>>
  onEnter: (me: Me) => void
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '').slice(0, OTP_DIGITS)

/** Signs in hotel staff and the office with their own phone number and an OTP. */
export function StaffPhoneForm<Me>({ words, send, verify, onEnter }: StaffPhoneFormProps<Me>) {
  const [phone, setPhone] = useState<string>()
  const [typed, setTyped] = useState('')
  const [otp, setOtp] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const ask = async () => {
    const read = readPhone(typed)
    if (!read) return setFault(words.phoneWrong)
    setBusy(true)
    const answer = await requestWithProof(
      (proof: { proof?: string }) => send({ phone: read, ...proof }),
      () => undefined,
    )
    setBusy(false)
    return answer.ok ? setPhone(read) : setFault(words.refusal(answer.refusal))
  }
  const check = async (asked: string) => {
    setBusy(true)
    const answer = await verify({ phone: asked, otp })
    setBusy(false)
    if (answer.ok) return onEnter(answer.value.me)
    return setFault(answer.refusal.code === 'OTP_WRONG' ? words.otpWrong : words.refusal(answer.refusal))
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy) return
    setFault(undefined)
    void (phone === undefined ? ask() : check(phone))
  }
  const step =
    phone === undefined ? { now: words.getOtp, busy: words.sending } : { now: words.signIn, busy: words.checking }
  return (
    <form className="box flow" noValidate onSubmit={submit}>
      <h2>{words.signInByPhone}</h2>
      <TextInput
        label={words.phone}
        value={typed}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        prefix="+91"
        readOnly={phone !== undefined}
        error={phone === undefined ? fault : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      {phone !== undefined && (
        <>
          <output className="block">{words.otpSent(phone)}</output>
          <TextInput
            label={otpLabel}
            value={otp}
            inputMode="numeric"
            autoComplete="one-time-code"
            className="spaced-code"
            error={fault}
            onChange={({ target }) => setOtp(digitsOf(target.value))}
          />
        </>
      )}
      <Button type="submit" variant="primary" className="big w-full" aria-disabled={isBusy}>
        {isBusy ? step.busy : step.now}
      </Button>
    </form>
  )
}
