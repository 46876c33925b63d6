import type { SubmitEvent } from 'react'
import { MESSAGES } from '#domain/accounts/sign-up-form.ts'
import { OtpField } from './otp-field.tsx'
import { CallUs, OtpSent, OtpErrorNotice } from './resend-otp.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useFreshOtp } from './use-fresh-otp.ts'

/** Confirms the guest before IDs, the data copy and account deletion, with an OTP to the signed-in phone. */
export function OtpDialog({ onFresh, onClose }: { onFresh: () => void; onClose: () => void }) {
  const { otp, tell, phone, ask, verify } = useFreshOtp(onFresh, onClose)
  const isWaiting = otp.stage !== 'details'
  const isBusy = otp.isAsking || otp.stage === 'verifying'
  const takeWhole = (token: string) => {
    tell({ type: 'token-typed', text: token })
    void verify(token)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy) return
    void (isWaiting ? verify(otp.token) : ask())
  }
  return (
    <Dialog title="Confirm it’s you" leaving={{ closable: true, onClose }}>
      <form className="flow" onSubmit={submit} noValidate>
        <p className="soft">This is private, so we ask for an OTP first.</p>
        {isWaiting && (
          <>
            <OtpSent phone={phone} />
            <OtpField
              token={otp.token}
              error={otp.problem?.kind === 'wrong-token' ? MESSAGES.otpWrong : undefined}
              isWrong={otp.problem?.kind === 'wrong-token'}
              resendAt={otp.resendAt}
              onType={(text) => tell({ type: 'token-typed', text })}
              onWhole={takeWhole}
              onResend={() => void ask()}
            />
          </>
        )}
        <OtpErrorNotice problem={otp.problem} />
        <Button type="submit" variant="primary" className="big w-full" aria-disabled={isBusy}>
          {otp.isAsking
            ? 'Sending OTP...'
            : otp.stage === 'verifying'
              ? 'Checking...'
              : isWaiting
                ? 'Proceed'
                : 'Get OTP'}
        </Button>
        {otp.wasAsked && <CallUs />}
      </form>
    </Dialog>
  )
}
