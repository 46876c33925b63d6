import { SITE } from '#domain/site.ts'
import { maskPhone } from '#domain/accounts/phone.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useCountdown } from '#web/ui/use-countdown.ts'
import type { OtpError } from './otp-stage.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import { supportLink } from '#web/ui/support-link.tsx'
import { waitWords } from '#words/account/waits.ts'
import * as t from '#words/account/otp.ts'
import * as errors from '#words/form-errors.ts'

type ResendOtpProps = {
  resendAt: number
  isWrong: boolean
  onResend: () => void
  onWhatsApp?: (() => void) | undefined
}

/**
 * Lets guests request a new OTP every 30 seconds, by SMS or WhatsApp. Until then the buttons show the remaining time.
 */
export function ResendOtp({ resendAt, isWrong, onResend, onWhatsApp }: ResendOtpProps) {
  const seconds = useCountdown(resendAt)
  const isTooSoon = seconds > 0
  return (
    <p className="row otp-resend">
      <button type="button" className="link" aria-disabled={isTooSoon} onClick={() => isTooSoon || onResend()}>
        {isWrong ? errors.resendOtp : t.resendOtp}
      </button>
      {onWhatsApp && (
        <button type="button" className="link" aria-disabled={isTooSoon} onClick={() => isTooSoon || onWhatsApp()}>
          {t.tryWhatsApp}
        </button>
      )}
      {isTooSoon && <span className="soft digits">{t.resendIn(waitWords(seconds))}</span>}
    </p>
  )
}

/** Shows the text of specification §8, letter for letter. */
export const OtpSent = ({ phone }: { phone: string }) => (
  <output className="block">{t.otpSentTo(maskPhone(phone))}</output>
)

export const CallUs = () => (
  <p className="soft">
    <Sentence text={t.notGettingOtp(SITE.supportPhone)} link={supportLink} />
  </p>
)

/**
 * Explains why no OTP was sent or read. For a limit, says how long to wait. A wrong OTP is reported under its field
 * instead.
 */
export function OtpErrorNotice({ problem }: { problem: OtpError | undefined }) {
  const seconds = useCountdown(problem?.kind === 'wait' ? problem.until : 0)
  if (!problem || problem.kind === 'wrong-token') return null
  if (problem.kind === 'failed') return <Notice tone="danger">{problem.message}</Notice>
  return (
    <Notice tone="warn">
      <span role="alert">{problem.message}</span> {seconds > 0 ? t.tryAgainIn(waitWords(seconds)) : t.tryAgainNow}
    </Notice>
  )
}
