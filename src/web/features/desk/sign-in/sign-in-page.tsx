import { useState, type SubmitEvent } from 'react'
import { readPhone } from '#domain/accounts/phone.ts'
import { OTP_DIGITS } from '#domain/accounts/otp.ts'
import { PAIRING_DIGITS } from '#domain/desk/staff.ts'
import type { DeskMe } from '#contract/desk-staff.ts'
import { askWithProof } from '#web/features/account/otp/ask-with-proof.ts'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { deskApi } from '../desk-api.ts'
import { keep } from '../kept-desk.ts'
import { useWords } from '../words/use-words.ts'
import './sign-in.css'

const digitsOf = (text: string, most: number) => text.replaceAll(/\D/g, '').slice(0, most)

/** Two ways to the desk: the manager's code for a shared phone, or one's own number and an OTP. */
export function SignInPage() {
  const words = useWords()
  const navigate = useNavigate()
  const enter = (me: DeskMe) => {
    keep({ me })
    void navigate(DESK.today, { replace: true })
  }
  return (
    <main id="main" tabIndex={-1} className="pair-page">
      <p className="desk-brand">Uncle</p>
      <h1>{words.signInTitle}</h1>
      <PairForm onEnter={enter} />
      <p className="or-line">{words.or}</p>
      <PhoneForm onEnter={enter} />
      <p className="soft">{words.forHotels}</p>
    </main>
  )
}

type FormProps = { onEnter: (me: DeskMe) => void }

function PairForm({ onEnter }: FormProps) {
  const words = useWords()
  const [code, setCode] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const pair = async (event: SubmitEvent) => {
    event.preventDefault()
    if (code.length < PAIRING_DIGITS || isBusy) return
    setBusy(true)
    setFault(undefined)
    const answer = await deskApi.post('/desk/pair', { body: { code } })
    setBusy(false)
    if (answer.ok) return onEnter(answer.value.me)
    return setFault(answer.refusal.message || words.failed)
  }
  return (
    <form className="box flow" noValidate onSubmit={(event) => void pair(event)}>
      <h2>{words.pairTitle}</h2>
      <p>{words.pairWords}</p>
      <TextInput
        label={words.code}
        value={code}
        inputMode="numeric"
        autoComplete="off"
        className="spaced-code"
        error={fault}
        onChange={({ target }) => setCode(digitsOf(target.value, PAIRING_DIGITS))}
      />
      <Button
        type="submit"
        look="primary"
        className="big w-full"
        aria-disabled={isBusy || code.length < PAIRING_DIGITS}
      >
        {isBusy ? words.checking : words.pairThisPhone}
      </Button>
      <p className="soft">{words.staysSignedIn}</p>
    </form>
  )
}

type Step = { step: 'closed' } | { step: 'phone' } | { step: 'otp'; phone: string }

function PhoneForm({ onEnter }: FormProps) {
  const words = useWords()
  const [at, setAt] = useState<Step>({ step: 'closed' })
  const [typed, setTyped] = useState('')
  const [otp, setOtp] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  if (at.step === 'closed')
    return (
      <Button className="big w-full" onClick={() => setAt({ step: 'phone' })}>
        {words.signInByPhone}
      </Button>
    )
  const ask = async () => {
    const phone = readPhone(typed)
    if (!phone) return setFault(words.phoneWrong)
    setBusy(true)
    const send = (proof: { proof?: string }) => deskApi.post('/desk/send-otp', { body: { phone, ...proof } })
    const answer = await askWithProof(send, () => undefined)
    setBusy(false)
    if (!answer.ok) return setFault(answer.refusal.message || words.failed)
    return setAt({ step: 'otp', phone })
  }
  const verify = async (phone: string) => {
    setBusy(true)
    const answer = await deskApi.post('/desk/sign-in', { body: { phone, otp } })
    setBusy(false)
    if (answer.ok) return onEnter(answer.value.me)
    return setFault(answer.refusal.code === 'OTP_WRONG' ? words.otpWrong : answer.refusal.message || words.failed)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy) return
    setFault(undefined)
    void (at.step === 'otp' ? verify(at.phone) : ask())
  }
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
        readOnly={at.step === 'otp'}
        error={at.step === 'phone' ? fault : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      {at.step === 'otp' && (
        <>
          <output className="block">{words.otpSent(at.phone)}</output>
          <TextInput
            label="OTP"
            value={otp}
            inputMode="numeric"
            autoComplete="one-time-code"
            className="spaced-code"
            error={fault}
            onChange={({ target }) => setOtp(digitsOf(target.value, OTP_DIGITS))}
          />
        </>
      )}
      <Button type="submit" look="primary" className="big w-full" aria-disabled={isBusy}>
        {isBusy
          ? at.step === 'otp'
            ? words.checking
            : words.sending
          : at.step === 'otp'
            ? words.signIn
            : words.getOtp}
      </Button>
    </form>
  )
}
