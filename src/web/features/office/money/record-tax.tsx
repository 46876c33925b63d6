import { useState } from 'react'
import type { Taxes } from '#contract/office-taxes.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { accept, refuse } from '#domain/kernel/result.ts'
import { addMonths, isMonth } from '#domain/ledger/month.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { checkTaxPayment, type TaxPaymentRefusal } from '#domain/ledger/tax-payments.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Select, TextInput } from '#web/ui/field.tsx'
import type { FieldErrors } from '#web/ui/form-dialog.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { officeApi } from '../office-api.ts'
import { readPaise } from './correction.tsx'

type Tax = Taxes['held'][number]['tax']

const FAULTS: Record<TaxPaymentRefusal, FieldErrors> = {
  CHALLAN_INVALID: { challan: 'Write the challan’s number as it is printed: letters, digits, dashes.' },
  PAID_ON_INVALID: { paid_on: 'Choose the day on which it was paid, today at the latest.' },
  MONTH_INVALID: { month: 'This month had not begun when it was paid.' },
}

type RecordTaxProps = { held: Taxes['held']; onClose: () => void; onDone: (taxes: Taxes) => void }

/** Records a payment of collected tax to the state: the challan, the day, and the balance after it. */
export function RecordTax({ held, onClose, onDone }: RecordTaxProps) {
  const today = istDateOf(serverNow())
  const [typed, setTyped] = useState({
    tax: 'tds' as Tax,
    month: addMonths(today.slice(0, 7), -1),
    amount: '',
    challan: '',
    paidOn: today,
  })
  const chosen = held.find(({ tax }) => tax === typed.tax)
  const paise = readPaise(typed.amount)
  const read = () => {
    if (!paise) return refuse({ paise: 'Write the amount, such as 1250 or 1250.50.' })
    if (chosen && paise > chosen.paise)
      return refuse({ paise: `Only ${formatPaise(chosen.paise)} of ${chosen.name} is held.` })
    if (!isMonth(typed.month)) return refuse({ month: 'Write the month as 2026-12.' })
    const { tax, month, challan, paidOn } = typed
    const checked = checkTaxPayment({ tax, month, challan, paidOn, paise }, today)
    if (!checked.ok) return refuse(FAULTS[checked.refusal])
    return accept({ tax, month, paise, challan: checked.value.challan, paid_on: paidOn })
  }
  const write = (change: Partial<typeof typed>) => setTyped({ ...typed, ...change })
  return (
    <FormDialog
      title="Paid to the state"
      button="Record it"
      read={read}
      act={(body, idempotencyKey) => officeApi.post('/office/taxes/paid', { body, idempotencyKey })}
      onClose={onClose}
      onDone={onDone}
    >
      {(faultOf) => (
        <>
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
            error={faultOf('month')}
            onChange={({ target }) => write({ month: target.value })}
          />
          <TextInput
            label="Amount"
            prefix="₹"
            inputMode="decimal"
            autoComplete="off"
            value={typed.amount}
            error={faultOf('paise')}
            onChange={({ target }) => write({ amount: target.value })}
          />
          <TextInput
            label="Challan"
            hint="CPIN or CIN of GST, the challan’s number of TDS"
            autoComplete="off"
            maxLength={40}
            value={typed.challan}
            error={faultOf('challan')}
            onChange={({ target }) => write({ challan: target.value })}
          />
          <TextInput
            label="Paid on"
            type="date"
            max={today}
            value={typed.paidOn}
            error={faultOf('paid_on')}
            onChange={({ target }) => write({ paidOn: target.value })}
          />
          {chosen && (
            <p>
              {formatPaise(chosen.paise)} of {chosen.name} is held
              {paise !== undefined && paise <= chosen.paise && `, ${formatPaise(chosen.paise - paise)} after this`}.
              Interest and late fees are not in it: they are ours.
            </p>
          )}
        </>
      )}
    </FormDialog>
  )
}
