import { useState, type SubmitEvent } from 'react'
import { PAIRING_DIGITS } from '#domain/desk/staff.ts'
import type { DeskMe } from '#contract/desk-staff.ts'
import { StaffPhoneForm } from '#web/features/account/otp/staff-phone-form.tsx'
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
    return setFault(words.refusal(answer.refusal))
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

/** A button first: most of a hotel's phones are paired. */
function PhoneForm({ onEnter }: FormProps) {
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <Button className="big w-full" onClick={() => setOpen(true)}>
        {words.signInByPhone}
      </Button>
    )
  return (
    <StaffPhoneForm
      words={words}
      send={(body) => deskApi.post('/desk/send-otp', { body })}
      verify={(body) => deskApi.post('/desk/sign-in', { body })}
      onEnter={onEnter}
    />
  )
}
