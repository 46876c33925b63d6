import { useState } from 'react'
import type { DeskMe } from '#contract/desk-staff.ts'
import { signWithPasskey } from '#web/lib/sign-with-passkey.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { deskApi } from '../desk-api.ts'
import { useDesk } from '../desk-context.ts'
import type { DeskWords } from '#english/desk/desk.ts'
import { useWords } from '../words/use-words.ts'

type Made = { ok: true; me: DeskMe } | { ok: false; why: string }

/** Fetches the challenge, has the device sign it, and sends the signature. */
async function withPasskey(wish: 'make' | 'show', words: DeskWords): Promise<Made> {
  const asked = await deskApi.post('/desk/passkeys/ask', { body: { wish } })
  if (!asked.ok) return { ok: false, why: words.refusal(asked.refusal) }
  const response = await signWithPasskey(wish, asked.value.options)
  if (!response) return { ok: false, why: words.passkeyFailed }
  const answer = await deskApi.post('/desk/passkeys/answer', { body: { response } })
  return answer.ok ? { ok: true, me: answer.value } : { ok: false, why: words.refusal(answer.refusal) }
}

/** Shows a manager's passkey, which is created once and then confirmed on each device used for a manager's work. */
export function PasskeyBox() {
  const words = useWords()
  const { me, chooseMe } = useDesk()
  const [fault, setFault] = useState<string>()
  const { passkey } = me
  if (passkey === 'none' || passkey === 'shown') return null
  if (passkey === 'own_phone') return <PairedHere />
  const isNew = passkey === 'to_make'
  const go = async () => {
    setFault(undefined)
    const done = await withPasskey(isNew ? 'make' : 'show', words)
    if (done.ok) chooseMe(done.me)
    else setFault(done.why)
  }
  return (
    <section className="box flow">
      <h2 className="small-heading">{words.passkey}</h2>
      <p>{isNew ? words.passkeyToMake : words.passkeyToShow}</p>
      {fault && <Notice tone="danger">{fault}</Notice>}
      <Button variant={me.acts_as === 'manager' ? 'quiet' : 'primary'} className="w-full" onClick={() => void go()}>
        <Icon name="lock" />
        {isNew ? words.makePasskey : words.showPasskey}
      </Button>
    </section>
  )
}

/** Explains to a manager why this phone cannot add a passkey. */
function PairedHere() {
  const { ofStaff } = useWords()
  return (
    <section className="box flow">
      <h2 className="small-heading">{ofStaff.pairedHere}</h2>
      <p>{ofStaff.pairedHereWords}</p>
    </section>
  )
}
