import { laterPart } from '#web/ui/load-part.ts'
import type { FreshStep } from './use-fresh-step.ts'

const FreshOtpDialog = laterPart(() => import('#web/features/account/otp/fresh-otp-dialog.tsx'))

/** Asks for the fresh OTP or the passkey that a step needs, and then continues the step. */
export const StepOtp = ({ step, run, rest }: FreshStep) =>
  step.at === 'otp' && <FreshOtpDialog onFresh={run} onClose={rest} />
