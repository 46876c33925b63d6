import { useState, type SubmitEvent } from 'react'
import type { HotelBankAccount } from '#contract/office-payouts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { officeApi } from '../office-api.ts'
import { ReasonInput, useReason } from '../reason-input.tsx'
import { useRequestKey } from '../use-request-key.ts'
import { WORDS } from '../words/words.ts'

type ProposeAccountProps = { id: string; onClose: () => void; onDone: (accounts: HotelBankAccount[]) => void }

const NUMBER = /^\d{9,18}$/
const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/

/** Where a hotel is to be paid: somebody else confirms it, and it counts 48 hours after that. */
export function ProposeAccount({ id, onClose, onDone }: ProposeAccountProps) {
  const [typed, setTyped] = useState({ holder: '', number: '', ifsc: '', bank: '' })
  const request = useRequestKey()
  const [fault, setFault] = useState<string>()
  const reason = useReason()
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    setFault(undefined)
    const [holder, bank] = [typed.holder.trim(), typed.bank.trim()]
    const [number, ifsc] = [typed.number.replaceAll(/\s/g, ''), typed.ifsc.trim().toUpperCase()]
    if (!holder || !bank) return setFault('Write the holder and the bank.')
    if (!NUMBER.test(number)) return setFault('An account number has 9 to 18 digits.')
    if (!IFSC.test(ifsc)) return setFault('An IFSC has four letters, a zero and six letters or digits.')
    const why = reason.read()
    if (!why) return undefined
    const body = { holder, bank, number, ifsc, reason: why }
    const call = { params: { id }, body, idempotencyKey: request.keyFor(body) }
    const answer = await officeApi.post('/office/hotels/{id}/bank-accounts', call)
    request.heard(answer)
    if (answer.ok) return onDone(answer.value)
    return setFault(answer.refusal.message || WORDS.failed)
  }
  const line = (label: string, field: keyof typeof typed, most: number) => (
    <TextInput
      label={label}
      value={typed[field]}
      maxLength={most}
      autoComplete="off"
      onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
    />
  )
  return (
    <Dialog title="Propose bank details" leaving={{ closable: true, onClose }}>
      <form className="flow" noValidate onSubmit={(event) => void save(event)}>
        {line('Holder of the account', 'holder', 100)}
        {line('Account number', 'number', 24)}
        {line('IFSC', 'ifsc', 11)}
        {line('Bank', 'bank', 80)}
        <ReasonInput reason={reason} />
        {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
        <Button type="submit" look="primary" className="big w-full">
          Propose them
        </Button>
      </form>
    </Dialog>
  )
}
