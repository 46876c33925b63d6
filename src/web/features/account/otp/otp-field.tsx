import { useEffect, useRef, type ChangeEvent } from 'react'
import { OTP_DIGITS } from '#domain/accounts/otp.ts'
import { Field } from '#web/ui/field.tsx'
import { readToken } from './otp-stage.ts'
import { ResendOtp } from './resend-otp.tsx'
import * as t from '#words/account/otp.ts'

type OtpFieldProps = {
  token: string
  error: string | undefined
  isWrong: boolean
  resendAt: number
  onType: (text: string) => void
  /** receives all six digits if they are pasted or autofilled together, so that the user need not press anything */
  onWhole: (token: string) => void
  onResend: () => void
  /** sends the OTP by WhatsApp; left out if WhatsApp is not offered */
  onWhatsApp?: (() => void) | undefined
}

/** Shows one input for six digits, drawn as six cells. Takes the focus when it appears and after a wrong OTP. */
export function OtpField({ token, error, isWrong, onType, onWhole, ...resending }: OtpFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus({ preventScroll: true })
    input.current?.scrollIntoView({ block: 'center' })
    if (isWrong) input.current?.select()
  }, [isWrong])
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const next = readToken(target.value)
    onType(next)
    if (next.length === OTP_DIGITS && token.length < OTP_DIGITS - 1) onWhole(next)
  }
  return (
    <div>
      <Field label={t.otp} error={error}>
        {(wiring) => (
          <span className="input otp-input">
            <input
              {...wiring}
              ref={input}
              name="token"
              inputMode="numeric"
              autoComplete="one-time-code"
              value={token}
              onChange={type}
            />
          </span>
        )}
      </Field>
      <ResendOtp isWrong={isWrong} {...resending} />
    </div>
  )
}
