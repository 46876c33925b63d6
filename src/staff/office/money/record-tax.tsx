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
import * as t from '#words/office/taxes.ts'

type Tax = Taxes['held'][number]['tax']

const FAULTS: Record<TaxPaymentRefusal, FieldErrors> = {
  CHALLAN_INVALID: { challan: t.writeChallan },
  PAID_ON_INVALID: { paid_on: t.chooseDay },
  MONTH_INVALID: { month: t.monthHadNotBegun },
}

type RecordTaxProps = { held: Taxes['held']; onClose: () => void; onDone: (taxes: Taxes) => void }

/**
 * Records that collected tax was paid to the state. Asks for the challan and the day, and shows the balance afterwards.
 */
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
    if (!paise) return refuse({ paise: t.writeAmount })
    if (chosen && paise > chosen.paise) return refuse({ paise: t.onlyHeld(formatPaise(chosen.paise), chosen.name) })
    if (!isMonth(typed.month)) return refuse({ month: t.writeMonth })
    const { tax, month, challan, paidOn } = typed
    const checked = checkTaxPayment({ tax, month, challan, paidOn, paise }, today)
    if (!checked.ok) return refuse(FAULTS[checked.refusal])
    return accept({ tax, month, paise, challan: checked.value.challan, paid_on: paidOn })
  }
  const write = (change: Partial<typeof typed>) => setTyped({ ...typed, ...change })
  return (
    <FormDialog
      title={t.paidToState}
      button={t.recordIt}
      read={read}
      act={(body, idempotencyKey) => officeApi.post('/office/taxes/paid', { body, idempotencyKey })}
      onClose={onClose}
      onDone={onDone}
    >
      {(faultOf) => (
        <>
          <Select label={t.tax} value={typed.tax} onChange={({ target }) => write({ tax: target.value as Tax })}>
            {held.map(({ tax, name }) => (
              <option key={tax} value={tax}>
                {name}
              </option>
            ))}
          </Select>
          <TextInput
            label={t.forMonth}
            type="month"
            value={typed.month}
            error={faultOf('month')}
            onChange={({ target }) => write({ month: target.value })}
          />
          <TextInput
            label={t.amount}
            prefix="₹"
            inputMode="decimal"
            autoComplete="off"
            value={typed.amount}
            error={faultOf('paise')}
            onChange={({ target }) => write({ amount: target.value })}
          />
          <TextInput
            label={t.challan}
            hint={t.challanHint}
            autoComplete="off"
            maxLength={40}
            value={typed.challan}
            error={faultOf('challan')}
            onChange={({ target }) => write({ challan: target.value })}
          />
          <TextInput
            label={t.paidOn}
            type="date"
            max={today}
            value={typed.paidOn}
            error={faultOf('paid_on')}
            onChange={({ target }) => write({ paidOn: target.value })}
          />
          {chosen && (
            <p>
              {paise !== undefined && paise <= chosen.paise
                ? t.heldOfAndAfter(formatPaise(chosen.paise), chosen.name, formatPaise(chosen.paise - paise))
                : t.heldOf(formatPaise(chosen.paise), chosen.name)}
            </p>
          )}
        </>
      )}
    </FormDialog>
  )
}
