import { useEffect, useId, useRef, type FocusEvent, type SubmitEvent } from 'react'
import { formatRupees } from '#domain/kernel/money.ts'
import { SIGN_UP_CREDIT } from '#domain/rewards/credits.ts'
import { PRODUCT_NAME } from '#domain/site.ts'
import { PATHS } from '#web/lib/paths.ts'
import { track } from '#web/lib/track.ts'
import { runAfterPress } from '#web/ui/after-press.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Tick } from '#web/ui/tick.tsx'
import { useFocusOnMount } from '#web/ui/use-focus-on-mount.ts'
import { CHECKING_IT_IS_YOU } from '#web/features/account/otp/request-with-proof.ts'
import { CityField, GenderField } from './sign-up-fields.tsx'
import { OtpField } from '#web/features/account/otp/otp-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { CallUs, OtpSent, OtpErrorNotice } from '#web/features/account/otp/resend-otp.tsx'
import { PrivacyNotice } from './privacy-notice.tsx'
import type { ScreenProps } from './sign-in-screens.ts'
import { canSendSignUp, firstFieldError, missingInSignUp, signUpMessages, type SignUpField } from './sign-up-machine.ts'
import { useCities } from './use-cities.ts'
import { useReferralDiscount } from './use-referral-discount.ts'
import { useSignUp, type SignUp } from './use-sign-up.ts'
import { useWebOtp } from '#web/features/account/otp/web-otp.ts'
import * as common from '#words/common.ts'
import * as t from '#words/account/sign-in.ts'

/** Asks for name, gender, email, city and phone, then the OTP (specification §2). */
export function SignUpScreen({ phone, known, signInLink, onSignedIn, onScreen }: ScreenProps) {
  const cities = useCities()
  const signUp = useSignUp({ ...known, phone }, cities, onSignedIn)
  const { state, tell, send, verify } = signUp
  const { details, otp } = state
  const form = useRef<HTMLFormElement>(null)
  const nameInput = useFocusOnMount<HTMLInputElement>()
  const messages = signUpMessages(state)
  useEffect(() => track({ name: 'page_view' }, PATHS.signUp), [])
  const isWaiting = otp.stage !== 'details'
  const leave = (field: SignUpField) => (event: FocusEvent) => runAfterPress(event, () => tell({ type: 'left', field }))

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const fault = firstFieldError(state)
    if (fault) form.current?.querySelector<HTMLElement>(`[name="${fault}"]`)?.focus()
    void (isWaiting ? verify(otp.token) : send())
  }
  const clearPhone = () => {
    tell({ type: 'phone-cleared' })
    form.current?.querySelector<HTMLElement>('[name="phone"]')?.focus()
  }

  return (
    <form className="flow" ref={form} onSubmit={submit} noValidate>
      <Welcome />
      <div className="sign-up-fields">
        <div className="full-width">
          <TextInput
            ref={nameInput}
            label={common.name}
            name="name"
            autoComplete="name"
            placeholder={t.yourName}
            value={details.name}
            error={messages.name}
            onChange={({ target }) => tell({ type: 'typed', changed: { name: target.value } })}
            onBlur={leave('name')}
          />
        </div>
        <GenderField value={details.gender} onChoose={(gender) => tell({ type: 'typed', changed: { gender } })} />
        <TextInput
          label={common.email}
          name="email"
          type="email"
          autoComplete="email"
          value={details.email}
          error={messages.email}
          onChange={({ target }) => tell({ type: 'typed', changed: { email: target.value } })}
          onBlur={leave('email')}
        />
        <CityField
          details={details}
          cities={cities}
          error={messages.city}
          onChange={(changed) => tell({ type: 'typed', changed })}
          onLeave={leave('city')}
        />
        <PhoneField
          value={details.phone}
          error={messages.phone}
          onClear={state.flags.phone || state.flags.email ? clearPhone : undefined}
          onType={(text) => tell({ type: 'typed', changed: { phone: text } })}
          onLeave={() => tell({ type: 'left', field: 'phone' })}
        />
      </div>
      <Tick
        checked={details.contactConsent === 'given'}
        onChange={({ target }) =>
          tell({ type: 'typed', changed: { contactConsent: target.checked ? 'given' : 'not-given' } })
        }
      >
        <span>{t.mayContactMe(PRODUCT_NAME)}</span>
      </Tick>
      <PrivacyNotice />
      <SignUpOtp signUp={signUp} />
      <SignUpButton signUp={signUp} />
      {otp.wasAsked && <CallUs />}
      <SignInWays signUp={signUp} signInLink={signInLink} onSignIn={() => onScreen('login', details.phone)} />
    </form>
  )
}

/** Says what a new guest gets: the credit and, with a friend's invitation, a discount on the first booking. */
function Welcome() {
  const discount = useReferralDiscount()
  return (
    <Notice tone="trust" icon="gift">
      {discount > 0
        ? t.creditAndDiscountForJoining(formatRupees(SIGN_UP_CREDIT), formatRupees(discount))
        : t.creditForJoining(formatRupees(SIGN_UP_CREDIT))}
    </Notice>
  )
}

/** Enabled as specified (§5). If it is pressed too early, it says what is missing and focuses that field. */
function SignUpButton({ signUp }: { signUp: SignUp }) {
  const whyId = useId()
  const missing = missingInSignUp(signUp.state)
  return (
    <>
      <div className="dialog-foot">
        <Button
          type="submit"
          variant="primary"
          className={`big w-full ${missing ? 'too-early' : ''}`}
          aria-disabled={!missing && !canSendSignUp(signUp.state)}
          aria-describedby={missing && whyId}
        >
          {buttonWords(signUp)}
        </Button>
      </div>
      {missing && (
        <p className="soft" id={whyId}>
          {missing}
        </p>
      )}
    </>
  )
}

function buttonWords({ state: { otp } }: SignUp): string {
  if (otp.isProving) return CHECKING_IT_IS_YOU
  if (otp.isAsking) return t.sendingOtp
  if (otp.stage === 'verifying') return t.checking
  return otp.stage === 'details' ? t.getOtpToSignUp : t.proceed
}

/** Shows nothing until an OTP is requested, then the notice and the OTP field. */
function SignUpOtp({ signUp: { state, tell, resend, verify } }: { signUp: SignUp }) {
  const { otp } = state
  const isWaiting = otp.stage !== 'details'
  const takeWhole = (token: string) => {
    tell({ type: 'token-typed', text: token })
    void verify(token)
  }
  useWebOtp(isWaiting ? otp.resendAt : 0, takeWhole)
  return (
    <>
      {isWaiting && (
        <>
          <OtpSent phone={state.details.phone} />
          <OtpField
            token={otp.token}
            error={signUpMessages(state).token}
            isWrong={otp.problem?.kind === 'wrong-token'}
            resendAt={otp.resendAt}
            onType={(text) => tell({ type: 'token-typed', text })}
            onWhole={takeWhole}
            onResend={() => void resend('sms')}
            onWhatsApp={otp.hasWhatsApp ? () => void resend('whatsapp') : undefined}
          />
        </>
      )}
      <OtpErrorNotice problem={otp.problem} />
    </>
  )
}

type SignInWaysProps = Pick<ScreenProps, 'signInLink'> & { signUp: SignUp; onSignIn: () => void }

/**
 * Leads members who came here by mistake to the login. If this link is hidden, the error for a taken phone or email
 * still offers it.
 */
function SignInWays({ signUp: { state }, signInLink, onSignIn }: SignInWaysProps) {
  const isTaken = Boolean(state.flags.phone ?? state.flags.email)
  if (signInLink === 'shown') {
    return (
      <button type="button" className="link plain -mb-2" onClick={onSignIn}>
        {t.alreadyMember}
      </button>
    )
  }
  if (!isTaken) return null
  return (
    <Button className="w-full" onClick={onSignIn}>
      {t.signIn}
    </Button>
  )
}
