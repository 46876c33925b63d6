import { useState } from 'react'
import type { OfficeMe } from '#contract/office-people.ts'
import { signWithPasskey } from '#web/lib/sign-with-passkey.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { officeApi } from './office-api.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { useOffice } from './office-context.ts'
import * as t from '#words/office/frame.ts'

type Shown = { ok: true; me: OfficeMe } | { ok: false; why: string }

/** Fetches the challenge, has the device sign it, and sends the signature. */
export async function withOfficePasskey(wish: 'make' | 'show'): Promise<Shown> {
  const asked = await officeApi.post('/office/passkeys/ask', { body: { wish } })
  if (!asked.ok) return { ok: false, why: asked.refusal.message }
  const response = await signWithPasskey(wish, asked.value.options)
  if (!response) return { ok: false, why: t.passkeyFailed }
  const answer = await officeApi.post('/office/passkeys/answer', { body: { response } })
  return answer.ok ? { ok: true, me: answer.value } : { ok: false, why: answer.refusal.message }
}

/** Covers every page until the user confirms their passkey, because an OTP alone does not open the office. */
export function PasskeyPage() {
  const { me, chooseMe, signOut } = useOffice()
  const [fault, setFault] = useState<string>()
  const isNew = me.passkey === 'to_make'
  const go = async () => {
    setFault(undefined)
    const shown = await withOfficePasskey(isNew ? 'make' : 'show')
    if (shown.ok) chooseMe(shown.me)
    else setFault(shown.why)
  }
  return (
    <SignInFrame title={isNew ? t.makePasskey : t.showPasskey}>
      <p>{isNew ? t.passkeyToMake : t.passkeyToShow}</p>
      {fault && <Notice tone="danger">{fault}</Notice>}
      <Button variant="primary" className="big w-full" onClick={() => void go()}>
        <Icon name="lock" />
        {isNew ? t.makePasskey : t.showPasskey}
      </Button>
      <Button className="w-full" onClick={() => void signOut()}>
        {t.signOut}
      </Button>
    </SignInFrame>
  )
}
