import { useState } from 'react'
import { browserApi } from '#web/lib/api.ts'
import { signWithPasskey } from '#web/lib/sign-with-passkey.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/account/sign-in.ts'

const NOT_SHOWN = t.noPasskeyShown
const NOT_FITTING = t.passkeyDoesNotFit

/** Signs in with a passkey that the device offers. If that fails, returns a message for the guest. */
async function signIn(): Promise<string | undefined> {
  const asked = await browserApi.post('/users/passkey-sign-in/ask')
  if (!asked.ok) return asked.refusal.message
  const response = await signWithPasskey('show', asked.value.options)
  if (!response) return NOT_SHOWN
  const signed = await browserApi.post('/users/passkey-sign-in/answer', { body: { response } })
  if (signed.ok) return undefined
  return signed.refusal.code === 'PASSKEY_WRONG' ? NOT_FITTING : signed.refusal.message
}

/**
 * Offered next to the OTP in browsers that support passkeys. Asks for no number, so it reveals nothing about accounts.
 */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  if (!('PublicKeyCredential' in window)) return null
  const press = async () => {
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    const failed = await signIn()
    setBusy(false)
    if (failed === undefined) onSignedIn()
    else setProblem(failed)
  }
  return (
    <>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Button
        className="w-full"
        aria-disabled={isBusy}
        // Keeps the focus in the field above, because leaving that empty would show an error about a phone that is not
        // needed.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => void press()}
      >
        <Icon name="lock" />
        {isBusy ? common.oneMoment : t.signInWithPasskey}
      </Button>
    </>
  )
}
