import { useId, useRef, type SubmitEvent } from 'react'
import { formatRupees } from '#domain/kernel/money.ts'
import { SIGN_UP_CREDIT } from '#domain/rewards/credits.ts'
import { Button } from '#web/ui/button.tsx'
import { useFocusOnMount } from '#web/ui/use-focus-on-mount.ts'
import { canSendLogin, loginMessages, missingInLogin } from './login-machine.ts'
import { OtpField } from '#web/features/account/otp/otp-field.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { PhoneField } from './phone-field.tsx'
import { CallUs, OtpSent, OtpErrorNotice } from '#web/features/account/otp/resend-otp.tsx'
import type { ScreenProps } from './sign-in-screens.ts'
import { CHECKING_IT_IS_YOU } from '#web/features/account/otp/request-with-proof.ts'
import { useLogin, type Login } from './use-login.ts'
import { useWebOtp } from '#web/features/account/otp/web-otp.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import * as t from '#words/account/sign-in.ts'

/**
 * Asks for a phone and then an OTP, or for a passkey. An unknown number leads to the sign-up with the number filled in.
 */
export function LoginScreen({ phone, onSignedIn, onScreen }: ScreenProps) {
  const login = useLogin(phone, onSignedIn)
  const { state, tell, askForOtp, verify } = login
  const { otp } = state
  const form = useRef<HTMLFormElement>(null)
  const phoneInput = useFocusOnMount<HTMLInputElement>()
  const messages = loginMessages(state)
  const isWaiting = otp.stage !== 'details'
  const takeWhole = (token: string) => {
    tell({ type: 'token-typed', text: token })
    void verify(token)
  }
  useWebOtp(isWaiting ? otp.resendAt : 0, takeWhole)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isWaiting) {
      if (!otp.token) form.current?.querySelector<HTMLElement>('[name="token"]')?.focus()
      void verify(otp.token)
      return
    }
    tell({ type: 'phone-left' })
    if (canSendLogin(state)) void askForOtp('sms')
    else if (!otp.isAsking) phoneInput.current?.focus()
  }
  const clearPhone = () => {
    tell({ type: 'phone-typed', text: '' })
    phoneInput.current?.focus()
  }

  return (
    <form className="flow" ref={form} onSubmit={submit} noValidate>
      {!isWaiting && !state.isUnknown && <p className="soft">{t.weSendOtp}</p>}
      <PhoneField
        ref={phoneInput}
        value={state.phone}
        error={messages.phone}
        onClear={state.isUnknown ? clearPhone : undefined}
        onType={(text) => tell({ type: 'phone-typed', text })}
        onLeave={() => tell({ type: 'phone-left' })}
      />
      {isWaiting && (
        <>
          <OtpSent phone={state.phone} />
          <OtpField
            token={otp.token}
            error={messages.token}
            isWrong={otp.problem?.kind === 'wrong-token'}
            resendAt={otp.resendAt}
            onType={(text) => tell({ type: 'token-typed', text })}
            onWhole={takeWhole}
            onResend={() => void askForOtp('sms')}
            onWhatsApp={otp.hasWhatsApp ? () => void askForOtp('whatsapp') : undefined}
          />
        </>
      )}
      <OtpErrorNotice problem={otp.problem} />
      {state.isUnknown ? (
        <SignUpPrompt onSignUp={() => onScreen('signup', state.phone)} onCheck={() => phoneInput.current?.select()} />
      ) : (
        <LoginButton login={login} />
      )}
      {!isWaiting && !state.isUnknown && <PasskeySignIn onSignedIn={onSignedIn} />}
      {otp.wasAsked && <CallUs />}
      {!isWaiting && !state.isUnknown && (
        <p>
          <Sentence
            text={t.newHere(formatRupees(SIGN_UP_CREDIT))}
            link={pressable(() => onScreen('signup', state.phone))}
          />
        </p>
      )}
    </form>
  )
}

const pressable = (onPress: () => void) => (words: string) => (
  <button type="button" className="link" onClick={onPress}>
    {words}
  </button>
)

/** Enabled as specified (§5). If it is pressed too early, it says what is missing and focuses that field. */
function LoginButton({ login: { state } }: { login: Login }) {
  const whyId = useId()
  const missing = missingInLogin(state)
  const { stage, isAsking, isProving } = state.otp
  const label = stage === 'details' ? t.getOtp : t.login
  const busy = isProving ? CHECKING_IT_IS_YOU : isAsking ? t.sendingOtp : stage === 'verifying' ? t.checking : undefined
  return (
    <>
      <Button
        type="submit"
        variant="primary"
        className={`big w-full ${missing ? 'too-early' : ''}`}
        aria-disabled={!missing && !canSendLogin(state)}
        aria-describedby={missing && whyId}
      >
        {busy ?? label}
      </Button>
      {missing && (
        <p className="soft" id={whyId}>
          {missing}
        </p>
      )}
    </>
  )
}

function SignUpPrompt({ onSignUp, onCheck }: { onSignUp: () => void; onCheck: () => void }) {
  return (
    <>
      <Button variant="primary" className="big w-full" onClick={onSignUp}>
        {t.signUp}
      </Button>
      <Button className="w-full" onClick={onCheck}>
        {t.checkNumber}
      </Button>
    </>
  )
}
