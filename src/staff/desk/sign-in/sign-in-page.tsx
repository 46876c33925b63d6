import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { readPairingCode } from '#domain/desk/pairing.ts'
import type { Pairing } from '#contract/desk-pairing.ts'
import type { DeskMe } from '#contract/desk-staff.ts'
import { PRODUCT_NAME } from '#domain/site.ts'
import { StaffPhoneForm } from '#web/features/account/otp/staff-phone-form.tsx'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { DESK } from '#web/lib/desk-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { deskApi } from '../desk-api.ts'
import { enterDesk } from '../offline-queue.ts'
import { LanguageChoice } from '../words/language-choice.tsx'
import { useWords } from '../words/use-words.ts'
import { WaitingDevice } from './waiting-device.tsx'
import { isWaitingTab, stopWaitingInTab, waitInTab } from './waiting-tab.ts'
import './sign-in.css'

/** The most characters of a typed code, which is more than any code has with its hyphens and spaces. */
const MAX_TYPED = 24

/**
 * Offers two ways to sign in at the desk: with a manager's pairing code on a shared phone, or with the user's own
 * number and an OTP.
 */
export function SignInPage() {
  const words = useWords()
  const navigate = useNavigate()
  useEffect(() => {
    document.title = words.desk
  }, [words])
  const [pairing, wait] = usePairing()
  const enter = (me: DeskMe) => {
    stopWaitingInTab()
    enterDesk(me)
    void navigate(DESK.today, { replace: true })
  }
  return (
    <main id="main" tabIndex={-1} className="pair-page">
      <p className="desk-brand">{PRODUCT_NAME}</p>
      <h1>{words.signInTitle}</h1>
      {pairing ? (
        <WaitingDevice first={pairing} onEnter={enter} onAgain={() => wait(undefined)} />
      ) : (
        <PairForm onWait={wait} />
      )}
      <p className="or-line">{words.or}</p>
      <PhoneForm onEnter={enter} />
      <p className="soft">{words.forHotels}</p>
      <LanguageChoice />
    </main>
  )
}

/** Restores the pairing for which this device waits, so that a reloaded page continues to wait. */
function usePairing(): [Pairing | undefined, (pairing: Pairing | undefined) => void] {
  const [pairing, setPairing] = useState<Pairing>()
  useEffect(() => {
    if (!isWaitingTab()) return
    const look = async () => {
      const answer = await deskApi.get('/desk/pair')
      if (answer.ok) setPairing(answer.value)
    }
    void look()
  }, [])
  const wait = (next: Pairing | undefined) => {
    if (next) waitInTab()
    else stopWaitingInTab()
    setPairing(next)
  }
  return [pairing, wait]
}

type FormProps = { onEnter: (me: DeskMe) => void }

function PairForm({ onWait }: { onWait: (pairing: Pairing) => void }) {
  const words = useWords()
  const [code, setCode] = useState('')
  // The answer may get lost, so a second press repeats the same pairing.
  const attempt = useRef<{ code: string; word: string }>(undefined)
  const isWhole = readPairingCode(code) !== undefined
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const pair = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!isWhole || isBusy) return
    setBusy(true)
    setFault(undefined)
    if (attempt.current?.code !== code) attempt.current = { code, word: crypto.randomUUID() }
    const answer = await deskApi.post('/desk/pair', { body: { code, attempt: attempt.current.word } })
    setBusy(false)
    if (answer.ok) return onWait(answer.value.pairing)
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
        onChange={({ target }) => setCode(target.value.replaceAll(/[^\d -]/g, '').slice(0, MAX_TYPED))}
      />
      <Button type="submit" variant="primary" className="big w-full" aria-disabled={isBusy || !isWhole}>
        {isBusy ? words.checking : words.pairThisPhone}
      </Button>
      <p className="soft">{words.staysSignedIn}</p>
    </form>
  )
}

/** Hides the pairing form behind a button at first, because most of a hotel's phones are already paired. */
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
