import { useState, type SubmitEvent } from 'react'
import type { Taxes } from '#contract/office-taxes.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { addMonths, isMonth } from '#domain/ledger/month.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { checkTaxPayment, type TaxPaymentRefusal } from '#domain/ledger/tax-payments.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { officeApi } from '../office-api.ts'
import { ReasonInput, useReason } from '../reason-input.tsx'
import { useRequestKey } from '../use-request-key.ts'
import { WORDS } from '../words/words.ts'
import { readPaise } from './correction.tsx'

type Tax = Taxes['held'][number]['tax']

const FAULTS: Record<TaxPaymentRefusal, string> = {
  CHALLAN_INVALID: 'Write the challan’s number as it is printed: letters, digits, dashes.',
  PAID_ON_INVALID: 'Choose the day on which it was paid, today at the latest.',
  MONTH_INVALID: 'This month had not begun when it was paid.',
}

type RecordTaxProps = { held: Taxes['held']; onClose: () => void; onDone: (taxes: Taxes) => void }

/** Collected tax that was paid to the state: by which challan, when, and what the books say after it. */
export function RecordTax({ held, onClose, onDone }: RecordTaxProps) {
  const today = istDateOf(serverNow())
  const [typed, setTyped] = useState({
    tax: 'tds' as Tax,
    month: addMonths(today.slice(0, 7), -1),
    amount: '',
    challan: '',
    paidOn: today,
  })
  const [fault, setFault] = useState<string>()
  const request = useRequestKey()
  const reason = useReason()
  const chosen = held.find(({ tax }) => tax === typed.tax)
  const paise = readPaise(typed.amount)
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    setFault(undefined)
    if (!paise) return setFault('Write the amount, such as 1250 or 1250.50.')
    if (chosen && paise > chosen.paise) return setFault(`Only ${formatPaise(chosen.paise)} of ${chosen.name} is held.`)
    if (!isMonth(typed.month)) return setFault('Write the month as 2026-12.')
    const { tax, month, challan, paidOn } = typed
    const checked = checkTaxPayment({ tax, month, challan, paidOn, paise }, today)
    if (!checked.ok) return setFault(FAULTS[checked.refusal])
    const why = reason.read()
    if (!why) return undefined
    const body = { tax, month, paise, challan: checked.value.challan, paid_on: paidOn, reason: why }
    const answer = await officeApi.post('/office/taxes/paid', { body, idempotencyKey: request.keyFor(body) })
    request.heard(answer)
    return answer.ok ? onDone(answer.value) : setFault(answer.refusal.message || WORDS.failed)
  }
  const write = (change: Partial<typeof typed>) => setTyped({ ...typed, ...change })
  return (
    <Dialog title="Paid to the state" leaving={{ closable: true, onClose }}>
      <form className="flow" noValidate onSubmit={(event) => void save(event)}>
        <Select label="Tax" value={typed.tax} onChange={({ target }) => write({ tax: target.value as Tax })}>
          {held.map(({ tax, name }) => (
            <option key={tax} value={tax}>
              {name}
            </option>
          ))}
        </Select>
        <TextInput
          label="For the month"
          type="month"
          value={typed.month}
          onChange={({ target }) => write({ month: target.value })}
        />
        <TextInput
          label="Amount"
          prefix="₹"
          inputMode="decimal"
          autoComplete="off"
          value={typed.amount}
          onChange={({ target }) => write({ amount: target.value })}
        />
        <TextInput
          label="Challan"
          hint="CPIN or CIN of GST, the challan’s number of TDS"
          autoComplete="off"
          maxLength={40}
          value={typed.challan}
          onChange={({ target }) => write({ challan: target.value })}
        />
        <TextInput
          label="Paid on"
          type="date"
          max={today}
          value={typed.paidOn}
          onChange={({ target }) => write({ paidOn: target.value })}
        />
        {chosen && (
          <p>
            {formatPaise(chosen.paise)} of {chosen.name} is held
            {paise !== undefined && paise <= chosen.paise && `, ${formatPaise(chosen.paise - paise)} after this`}.
            Interest and late fees are not in it: they are ours.
          </p>
        )}
        <ReasonInput reason={reason} />
        {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
        <Button type="submit" look="primary" className="big w-full">
          Record it
        </Button>
      </form>
    </Dialog>
  )
}
