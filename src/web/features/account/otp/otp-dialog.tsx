import type { SubmitEvent } from 'react'
import { OtpField } from './otp-field.tsx'
import { CallUs, OtpSent, OtpErrorNotice } from './resend-otp.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useFreshOtp } from './use-fresh-otp.ts'
import * as t from '#words/account/otp.ts'
import * as errors from '#words/form-errors.ts'

/**
 * Confirms the guest's identity before they see IDs, copy their data or delete the account, by an OTP to the signed-in
 * phone.
 */
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
    <Dialog title={t.confirmItsYou} leaving={{ closable: true, onClose }}>
      <form className="flow" onSubmit={submit} noValidate>
        <p className="soft">{t.privateSoOtp}</p>
        {isWaiting && (
          <>
            <OtpSent phone={phone} />
            <OtpField
              token={otp.token}
              error={otp.problem?.kind === 'wrong-token' ? errors.otpWrong : undefined}
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
          {otp.isAsking ? t.sendingOtp : otp.stage === 'verifying' ? t.checking : isWaiting ? t.proceed : t.getOtp}
        </Button>
        {otp.wasAsked && <CallUs />}
      </form>
    </Dialog>
  )
}
