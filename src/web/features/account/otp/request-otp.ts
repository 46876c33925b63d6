import { browserApi } from '#web/lib/api.ts'
import { requestWithProof } from './request-with-proof.ts'

export type OtpChannel = 'sms' | 'whatsapp'

/**
 * Requests an OTP for a phone that is registered or is signing up in this browser. Solves the puzzle if the server asks
 * for it.
 */
export const requestOtp = (phone: string, by: OtpChannel, onPuzzle: () => void) =>
  requestWithProof(
    (proof) =>
      by === 'whatsapp'
        ? browserApi.post('/users/generate-otp', { query: {}, body: { phone, by, ...proof } })
        : browserApi.get('/users/generate-otp', { query: { phone, ...proof } }),
    onPuzzle,
  )
