import { useState, type SubmitEvent } from 'react'
import type { HotelTerms } from '#contract/office-terms.ts'
import { addDays, istDateOf } from '#domain/kernel/ist.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { officeApi } from '../office-api.ts'
import { ReasonInput, useReason } from '../reason-input.tsx'
import { useRequestKey } from '../use-request-key.ts'
import { readPercent } from '../words/percent.ts'
import { WORDS } from '../words/words.ts'

type ProposeTermsProps = { id: string; onClose: () => void; onDone: (terms: HotelTerms[]) => void }

/** What is agreed with a hotel from a day on: somebody else confirms it. */
export function ProposeTerms({ id, onClose, onDone }: ProposeTermsProps) {
  const [typed, setTyped] = useState({
    from: addDays(istDateOf(serverNow()), 1),
    commission: '',
    gstin: '',
    legalName: '',
    address: '',
    pan: 'given' as HotelTerms['pan'],
  })
  const request = useRequestKey()
  const [fault, setFault] = useState<string>()
  const reason = useReason()
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    setFault(undefined)
    const commission = typed.commission.trim() === '' ? null : readPercent(typed.commission)
    if (commission === undefined) return setFault('Write the commission in percent, such as 18 or 17.5.')
    const gstin = typed.gstin.trim().toUpperCase()
    if (gstin && (!typed.legalName.trim() || !typed.address.trim()))
      return setFault('With a GST number, write whose it is and the address of its registration.')
    const why = reason.read()
    if (!why) return undefined
    const registered = gstin ? { gstin, legal_name: typed.legalName.trim(), address: typed.address.trim() } : {}
    const body = { from: typed.from, commission, pan: typed.pan, reason: why, ...registered }
    const answer = await officeApi.post('/office/hotels/{id}/terms', {
      params: { id },
      body,
      idempotencyKey: request.keyFor(body),
    })
    request.heard(answer)
    if (answer.ok) return onDone(answer.value)
    return setFault(answer.refusal.message || WORDS.failed)
  }
  const line = (label: string, field: 'commission' | 'gstin' | 'legalName' | 'address', hint?: string) => (
    <TextInput
      label={label}
      hint={hint}
      value={typed[field]}
      autoComplete="off"
      onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
    />
  )
  return (
    <Dialog title="Propose terms" leaving={{ closable: true, onClose }}>
      <form className="flow" noValidate onSubmit={(event) => void save(event)}>
        <TextInput
          label="From"
          type="date"
          value={typed.from}
          onChange={({ target }) => setTyped({ ...typed, from: target.value })}
        />
        {line('Commission, percent', 'commission', 'Nothing: the usual one')}
        <Select
          label="PAN"
          value={typed.pan}
          onChange={({ target }) => setTyped({ ...typed, pan: target.value as HotelTerms['pan'] })}
        >
          <option value="given">Given</option>
          <option value="given_small">Given, a person or family below the yearly amount</option>
          <option value="missing">Missing</option>
        </Select>
        {line('GST number', 'gstin', 'Nothing: not registered, and Uncle pays the GST on its rooms')}
        {line('Whose GST number', 'legalName')}
        {line('Address of the registration', 'address')}
        <ReasonInput reason={reason} />
        {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
        <Button type="submit" look="primary" className="big w-full">
          Propose them
        </Button>
      </form>
    </Dialog>
  )
}
