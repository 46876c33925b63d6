import { useState, type SubmitEvent } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Tick } from '#web/ui/tick.tsx'
import { officeApi } from '../office-api.ts'
import { ReasonInput, useReason } from '../reason-input.tsx'
import { useRequestKey } from '../use-request-key.ts'
import { WORDS } from '../words/words.ts'

type CorrectionProps = { hotelId: string; onClose: () => void; onDone: () => void }

/** '210' or '210.50', in paise; undefined for anything else. */
export function readPaise(typed: string): number | undefined {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(typed.trim())
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined
}

/** An entry of its own in the month that is open: the only way in which a hotel's account is put right. */
export function Correction({ hotelId, onClose, onDone }: CorrectionProps) {
  const [inFavour, setInFavour] = useState<'hotel' | 'uncle'>('hotel')
  const [amount, setAmount] = useState('')
  const [code, setCode] = useState('')
  const request = useRequestKey()
  const [fault, setFault] = useState<string>()
  const reason = useReason()
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    setFault(undefined)
    const paise = readPaise(amount)
    if (!paise) return setFault('Write an amount, such as 210 or 210.50.')
    const why = reason.read()
    if (!why) return undefined
    const body = {
      paise: inFavour === 'hotel' ? paise : -paise,
      reason: why,
      ...(code.trim() ? { code: code.trim().toUpperCase() } : {}),
    }
    const call = { params: { id: hotelId }, body, idempotencyKey: request.keyFor(body) }
    const answer = await officeApi.post('/office/hotels/{id}/corrections', call)
    request.heard(answer)
    if (answer.ok) return onDone()
    return setFault(answer.refusal.message || WORDS.failed)
  }
  return (
    <Dialog title="Correct the account" leaving={{ closable: true, onClose }}>
      <form className="flow" noValidate onSubmit={(event) => void save(event)}>
        <p>It stands in the month that is open now, whichever month it is about.</p>
        <fieldset>
          <legend className="field-label">In whose favour?</legend>
          <Tick type="radio" name="favour" checked={inFavour === 'hotel'} onChange={() => setInFavour('hotel')}>
            The hotel’s
          </Tick>
          <Tick type="radio" name="favour" checked={inFavour === 'uncle'} onChange={() => setInFavour('uncle')}>
            Uncle’s
          </Tick>
        </fieldset>
        <TextInput
          label="Amount"
          prefix="₹"
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
        <TextInput
          label="Booking’s code, if it is about one"
          value={code}
          maxLength={20}
          autoComplete="off"
          onChange={({ target }) => setCode(target.value)}
        />
        <ReasonInput reason={reason} />
        {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
        <Button type="submit" look="primary" className="big w-full">
          Post it
        </Button>
      </form>
    </Dialog>
  )
}
