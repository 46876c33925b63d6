import { PLAIN_SIGN_IN, PLAIN_SIGN_UP } from '#domain/plain-paths.ts'
import { displayPhone, COUNTRY_CODE } from '#domain/accounts/phone.ts'
import { OTP_DIGITS } from '#domain/accounts/otp.ts'
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from '#domain/accounts/sign-up-form.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { REFERRAL_DISCOUNT, SIGN_UP_CREDIT } from '#domain/rewards/credits.ts'
import { MAX_REFERRAL_LENGTH } from '#domain/rewards/referral.ts'
import { PRODUCT_NAME } from '#domain/site.ts'
import { PrivacyNotice } from '#web/features/account/sign-in/privacy-notice.tsx'
import { inOurLanguage, withQuery } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import { Tick } from '#web/ui/tick.tsx'
import * as signInWords from '#words/account/sign-in.ts'
import * as otpWords from '#words/account/otp.ts'
import * as common from '#words/common.ts'
import * as t from '#words/plain.ts'
import { atField, FormOfPage, Problem } from './form-of-page.tsx'
import type { PlainForm, ViewProps } from './plain-data.ts'

const linkTo = (path: string, back: string) => (words: string) => (
  <a className="link in-text" href={withQuery(inOurLanguage(path), new URLSearchParams({ back }))}>
    {words}
  </a>
)

const PhoneInput = ({ form }: { form: PlainForm }) => (
  <TextInput
    label={common.phone}
    hint={t.tenDigits}
    prefix={COUNTRY_CODE}
    name="phone"
    type="tel"
    inputMode="numeric"
    autoComplete="tel-national"
    maxLength={20}
    required
    defaultValue={form.typed['phone']}
    {...atField(form, 'phone')}
  />
)

const Send = ({ words }: { words: string }) => (
  <Button type="submit" variant="primary" className="big w-full">
    {words}
  </Button>
)

export const SignInForm = ({ view: { back }, form }: ViewProps<'sign-in'>) => (
  <>
    <h1>{t.signIn}</h1>
    <Problem form={form} fields={['phone']} />
    <section className="box">
      <FormOfPage form={form}>
        <p className="soft">{t.weSendOtp}</p>
        <PhoneInput form={form} />
        <Send words={t.getOtp} />
        <p>
          <Sentence text={t.newHere(formatRupees(SIGN_UP_CREDIT))} link={linkTo(PLAIN_SIGN_UP, back)} />
        </p>
      </FormOfPage>
    </section>
  </>
)

const EmailInput = ({ form }: { form: PlainForm }) => (
  <TextInput
    label={common.email}
    name="email"
    type="email"
    autoComplete="email"
    maxLength={MAX_EMAIL_LENGTH}
    required
    defaultValue={form.typed['email']}
    {...atField(form, 'email')}
  />
)

export const SignUpForm = ({ view: { back }, form }: ViewProps<'sign-up'>) => (
  <>
    <h1>{t.signUp}</h1>
    <Problem form={form} fields={['name', 'email', 'city', 'phone', 'referral']} />
    <section className="box">
      <FormOfPage form={form}>
        <p className="soft">{signInWords.creditForJoining(formatRupees(SIGN_UP_CREDIT))}</p>
        <TextInput
          label={signInWords.yourName}
          name="name"
          autoComplete="name"
          maxLength={MAX_NAME_LENGTH}
          required
          defaultValue={form.typed['name']}
          {...atField(form, 'name')}
        />
        <EmailInput form={form} />
        <TextInput
          label={common.city}
          name="city"
          autoComplete="address-level2"
          maxLength={80}
          required
          defaultValue={form.typed['city']}
          {...atField(form, 'city')}
        />
        <PhoneInput form={form} />
        <TextInput
          label={t.friendsCode}
          hint={t.friendsCodeBrings(formatRupees(REFERRAL_DISCOUNT))}
          name="referral"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={MAX_REFERRAL_LENGTH}
          defaultValue={form.typed['referral']}
          {...atField(form, 'referral')}
        />
        <Tick name="contactConsent" value="yes" defaultChecked={form.typed['contactConsent'] === 'yes'}>
          {signInWords.mayContactMe(PRODUCT_NAME)}
        </Tick>
        <Send words={t.getOtp} />
        <PrivacyNotice />
        <p>
          <Sentence text={t.alreadyMember} link={linkTo(PLAIN_SIGN_IN, back)} />
        </p>
      </FormOfPage>
    </section>
  </>
)

/** Asks for the OTP, and for another email if the first one belongs to somebody else. */
export const OtpForm = ({ view: { phone, back }, form }: ViewProps<'otp'>) => {
  const isEmailTaken = form.refusal?.code === 'EMAIL_TAKEN' || form.typed['email'] !== undefined
  return (
    <>
      <h1>{t.typeOtp}</h1>
      <p className="lead">
        <Sentence text={t.otpSentTo(displayPhone(phone))} />
      </p>
      <Problem form={form} fields={isEmailTaken ? ['token', 'email'] : ['token']} />
      <section className="box">
        <FormOfPage form={form}>
          <TextInput
            label={otpWords.otp}
            name="token"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={OTP_DIGITS + 2}
            required
            defaultValue={isEmailTaken ? form.typed['token'] : undefined}
            {...atField(form, 'token')}
          />
          {isEmailTaken && <EmailInput form={form} />}
          <Send words={t.goOn} />
        </FormOfPage>
      </section>
      <FormOfPage form={form} className="button-row">
        <Button type="submit" name="act" value="resend">
          {t.sendAgain}
        </Button>
        <a className="button quiet" href={withQuery(inOurLanguage(PLAIN_SIGN_IN), new URLSearchParams({ back }))}>
          {t.anotherNumber}
        </a>
      </FormOfPage>
    </>
  )
}
