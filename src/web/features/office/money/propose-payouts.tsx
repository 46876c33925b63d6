import { useState, type SubmitEvent } from 'react'
import { addMonths, monthOf } from '#domain/ledger/month.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { officeApi } from '../office-api.ts'
import { ReasonInput, useReason } from '../reason-input.tsx'
import { useRequestKey } from '../use-request-key.ts'
import { WORDS } from '../words/words.ts'

type Answer = { isMade: boolean; without: readonly string[] }

/** Proposes to pay what the closed statements of a month leave to pay; hotels without bank details are named. */
export function ProposePayouts({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const [month, setMonth] = useState(() => addMonths(monthOf(serverNow()), -1))
  const request = useRequestKey()
  const [fault, setFault] = useState<string>()
  const [answered, setAnswered] = useState<Answer>()
  const reason = useReason()
  const propose = async (event: SubmitEvent) => {
    event.preventDefault()
    setFault(undefined)
    const why = reason.read()
    if (!why) return undefined
    const body = { month, reason: why }
    const call = { body, idempotencyKey: request.keyFor(body) }
    const answer = await officeApi.post('/office/payouts/propose', call)
    request.heard(answer)
    if (!answer.ok) {
      return setFault(answer.refusal.message || WORDS.failed)
    }
    const without = answer.value.without_account.map(({ name }) => name)
    if (answer.value.run && without.length === 0) return onDone()
    return setAnswered({ isMade: answer.value.run !== null, without })
  }
  if (answered)
    return (
      <Dialog title="Propose a run" leaving={{ closable: true, onClose: onDone }}>
        <div className="flow">
          <p>
            {answered.isMade ? 'The run is proposed.' : 'No closed statement of this month leaves anything to pay.'}
          </p>
          {answered.without.length > 0 && (
            <Notice tone="warn">
              These are owed money and have no bank details that count: {answered.without.join(', ')}.
            </Notice>
          )}
          <Button look="primary" className="w-full" onClick={onDone}>
            Close
          </Button>
        </div>
      </Dialog>
    )
  return (
    <Dialog title="Propose a run" leaving={{ closable: true, onClose }}>
      <form className="flow" noValidate onSubmit={(event) => void propose(event)}>
        <p>Everything that the closed statements of the month leave to pay. Somebody else confirms it.</p>
        <TextInput label="Month" type="month" value={month} onChange={({ target }) => setMonth(target.value)} />
        <ReasonInput reason={reason} />
        {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
        <Button type="submit" look="primary" className="big w-full">
          Propose it
        </Button>
      </form>
    </Dialog>
  )
}
