import { useRef, useState, type SubmitEvent } from 'react'
import type { OfficeAlarmEmail } from '#contract/office-alarm-email.ts'
import { OTP_DIGITS } from '#domain/accounts/otp.ts'
import { faultOfEmail } from '#domain/accounts/sign-up-form.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import type { ApiAnswer } from '#web/lib/api.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { focusWhenLost } from '#web/ui/focus-when-lost.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import { formNotice, pressNotice } from '../../kit/form-notice.ts'
import { useCall, usePost } from '../office-calls.ts'
import * as common from '#words/common.ts'
import { formError } from '#words/form-errors.ts'
import * as frame from '#words/office/frame.ts'
import * as t from '#words/office/alarm-email.ts'

type Pending = NonNullable<OfficeAlarmEmail['pending']>
type Answer = ApiAnswer<OfficeAlarmEmail> | undefined

/** Lets the user get alarms by email, at an address verified by a code. */
export function AlarmEmail() {
  const { value, show, retry } = useCall('GET /office/alarm-email')
  const [asked, setAsked] = useState<{ prefilled: string }>()
  const section = useRef<HTMLElement>(null)
  if (!value) return null
  const focusHere = () => focusWhenLost(() => section.current?.querySelector('input, button') ?? null)
  const close = () => setAsked(undefined)
  const take = (answer: Answer) => {
    if (answer?.ok) show(answer.value)
    else void retry()
    focusHere()
  }
  return (
    <section ref={section} className="alarm-email" aria-label={t.alarmsByEmail}>
      {value.pending ? (
        <TypeCode
          key={value.pending.email}
          email={value.email}
          pending={value.pending}
          onAnswer={take}
          onAsk={(prefilled) => setAsked({ prefilled })}
        />
      ) : (
        <Chosen email={value.email} onAnswer={take} onAsk={() => setAsked({ prefilled: '' })} />
      )}
      {asked && (
        <AskAddress
          prefilled={asked.prefilled}
          onClose={close}
          onSent={(answer) => {
            close()
            take(answer)
          }}
        />
      )}
    </section>
  )
}

type ChosenProps = { email: string | null; onAnswer: (answer: Answer) => void; onAsk: () => void }

function Chosen({ email, onAnswer, onAsk }: ChosenProps) {
  const ending = usePost('POST /office/alarm-email/end')
  const fault = pressNotice(ending, frame.noticeWords)
  if (email === null)
    return (
      <button type="button" className="link plain" onClick={onAsk}>
        {t.getThem}
      </button>
    )
  return (
    <>
      <div className="alarm-email-row">
        <span>
          <Sentence text={t.goTo(email)} />
        </span>
        <button type="button" className="link plain" onClick={onAsk}>
          {t.change}
        </button>
        <button type="button" className="link plain" onClick={() => void ending.send(undefined).then(onAnswer)}>
          {t.stop}
        </button>
      </div>
      {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
    </>
  )
}

type TypeCodeProps = {
  email: string | null
  pending: Pending
  onAnswer: (answer: Answer) => void
  onAsk: (prefilled: string) => void
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '').slice(0, OTP_DIGITS)
const FIELDS = { EMAIL_CODE_WRONG: 'code', EMAIL_CODE_OVER: 'code' }

/** Asks for the code that was sent to an address, and offers to send it again or to use a different address. */
function TypeCode({ email, pending, onAnswer, onAsk }: TypeCodeProps) {
  const [code, setCode] = useState('')
  const [isShort, setShort] = useState(false)
  const verifying = usePost('POST /office/alarm-email/verify')
  const sending = usePost('POST /office/alarm-email', { about: 'again' })
  const ending = usePost('POST /office/alarm-email/end')
  const isBusy = verifying.isBusy || sending.isBusy || ending.isBusy
  const { faults, refused, lost } = formNotice(verifying, frame.noticeWords, FIELDS)
  const fault = refused ?? lost ?? pressNotice(sending, frame.noticeWords) ?? pressNotice(ending, frame.noticeWords)
  const until = formatIstMoment(new Date(pending.valid_until), serverNow())
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setShort(code.length < OTP_DIGITS)
    if (isBusy || code.length < OTP_DIGITS) return
    sending.reset()
    void verifying.send({ code }).then(onAnswer)
  }
  const send = (to: string) => {
    verifying.reset()
    void sending.send({ email: to }).then(onAnswer)
  }
  return (
    <form className="flow" noValidate onSubmit={submit}>
      <p>
        <Sentence text={t.codeSent(pending.email, until)} />
        {email !== null && (
          <>
            {' '}
            <Sentence text={t.untilThen(email)} />
          </>
        )}
      </p>
      <div className="alarm-email-code">
        <TextInput
          label={t.code}
          className="spaced-code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          error={isShort && code.length < OTP_DIGITS ? t.codeMissing : faults?.['code']}
          onChange={({ target }) => setCode(digitsOf(target.value))}
        />
      </div>
      <div className="alarm-email-row">
        <Button type="submit" aria-disabled={isBusy}>
          {t.confirm}
        </Button>
        <button type="button" className="link plain" onClick={() => send(pending.email)}>
          {t.sendAgain}
        </button>
        <button type="button" className="link plain" onClick={() => onAsk(pending.email)}>
          {t.anotherAddress}
        </button>
        <button
          type="button"
          className="link plain"
          onClick={() => (email === null ? void ending.send(undefined).then(onAnswer) : send(email))}
        >
          {email === null ? common.notNow : t.keepFormer}
        </button>
      </div>
      {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
    </form>
  )
}

type AskAddressProps = { prefilled: string; onClose: () => void; onSent: (answer: Answer) => void }

function AskAddress({ prefilled, onClose, onSent }: AskAddressProps) {
  const [email, setEmail] = useState(prefilled)
  const [wrong, setWrong] = useState<string>()
  const sending = usePost('POST /office/alarm-email')
  const submit = async () => {
    sending.reset()
    const fault = formError(faultOfEmail(email))
    setWrong(fault)
    if (fault !== undefined) return
    const answer = await sending.send({ email: email.trim() })
    // A code was sent to this address within the last half minute, perhaps by a press whose answer was lost.
    const isSent = answer?.ok || answer?.refusal.code === 'OTP_TOO_SOON'
    if (isSent) onSent(answer)
  }
  const notice = formNotice(sending, frame.noticeWords)
  return (
    <FormDialog
      title={t.whichAddress}
      button={t.sendCode}
      isBusy={sending.isBusy}
      notice={wrong === undefined ? notice : { faults: { email: wrong } }}
      closeWords={common.notNow}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {(faultOf) => (
        <TextInput
          label={t.address}
          hint={t.codeComes}
          type="email"
          inputMode="email"
          autoComplete="email"
          value={email}
          error={faultOf('email')}
          onChange={({ target }) => setEmail(target.value)}
        />
      )}
    </FormDialog>
  )
}
