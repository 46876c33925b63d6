import { useEffect, useState } from 'react'
import { browserApi } from '#web/lib/api.ts'
import { currentSession } from '#web/lib/session.ts'
import { OtpDialog } from './otp-dialog.tsx'
import { PasskeyDialog } from './passkey-dialog.tsx'

/**
 * Confirms the guest's identity before they see IDs, copy their data or delete the account: by passkey, or by OTP if
 * they have none.
 */
export default function FreshOtpDialog({ onFresh, onClose }: { onFresh: () => void; onClose: () => void }) {
  const session = currentSession()
  const userId = session.state === 'signed-in' ? session.userId : ''
  const [proof, setProof] = useState<'otp' | 'passkey'>()
  useEffect(() => {
    const asked = new AbortController()
    const ask = async () => {
      const { signal } = asked
      const answer = await browserApi.get('/users/{id}/passkeys', { params: { id: userId }, signal })
      // If the server does not answer, shows the OTP step, which explains the problem.
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
