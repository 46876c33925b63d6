import { OTP_VALID_MINUTES } from '#domain/accounts/otp.ts'
import { removeFromTab, storeInTab, readFromTab } from '#web/lib/tab-memory.ts'

/** An OTP that was sent to a phone and has not expired. Times are in milliseconds since 1970. */
export type SentOtp = { phone: string; resendAt: number; until: number; hasWhatsApp: boolean }

/** An earlier version of our pages stored no `hasWhatsApp`. */
const isSentOtp = (kept: unknown): kept is Omit<SentOtp, 'hasWhatsApp'> & Partial<SentOtp> =>
  typeof kept === 'object' &&
  kept !== null &&
  'phone' in kept &&
  'resendAt' in kept &&
  'until' in kept &&
  typeof kept.phone === 'string' &&
  typeof kept.resendAt === 'number' &&
  typeof kept.until === 'number'

/** Stored in the tab, because phones may reload the page while the guest reads the SMS. */
export const storeSentOtp = (sent: Omit<SentOtp, 'until'>, now: number): void =>
  storeInTab('sentOtp', { ...sent, until: now + OTP_VALID_MINUTES * 60_000 } satisfies SentOtp)

/** Returns the stored OTP request, if it has not expired. */
export const livingOtp = (kept: unknown, now: number): SentOtp | undefined =>
  isSentOtp(kept) && now < kept.until ? { ...kept, hasWhatsApp: kept.hasWhatsApp === true } : undefined

export const recallSentOtp = (): SentOtp | undefined => livingOtp(readFromTab('sentOtp'), Date.now())

export const forgetSentOtp = (): void => removeFromTab('sentOtp')
