import { useEffect, useState } from 'react'
import { browserApi } from '#web/lib/api.ts'
import { currentSession } from '#web/lib/session.ts'
import { OtpDialog } from './otp-dialog.tsx'
import { PasskeyDialog } from './passkey-dialog.tsx'

/** One step before IDs, the copy of all data and account deletion: the guest's passkey, or an OTP without one. */
export default function FreshOtpDialog({ onFresh, onClose }: { onFresh: () => void; onClose: () => void }) {
  const session = currentSession()
  const userId = session.state === 'signed-in' ? session.userId : ''
  const [proof, setProof] = useState<'otp' | 'passkey'>()
  useEffect(() => {
    const asked = new AbortController()
    const ask = async () => {
      const { signal } = asked
      const answer = await browserApi.get('/users/{id}/passkeys', { params: { id: userId }, signal })
      // Without an answer: the OTP's own step says what is wrong.
      setProof(answer.ok && answer.value.passkeys.length > 0 ? 'passkey' : 'otp')
    }
    ask().catch((error: unknown) => {
      if (!asked.signal.aborted) throw error
    })
    return () => asked.abort()
  }, [userId])
  if (proof === undefined) return null
  return proof === 'passkey' ? (
    <PasskeyDialog userId={userId} onFresh={onFresh} onClose={onClose} />
  ) : (
    <OtpDialog onFresh={onFresh} onClose={onClose} />
  )
}
