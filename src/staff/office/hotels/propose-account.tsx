import { useState } from 'react'
import type { HotelBankAccount } from '#contract/office-payouts.ts'
import { accept, refuse } from '#domain/kernel/result.ts'
import { TextInput } from '#web/ui/field.tsx'
import { FormDialog, type ErrorOf } from '../form-dialog.tsx'
import { officeApi } from '../office-api.ts'
import * as t from '#words/office/hotel-money.ts'

type ProposeAccountProps = { id: string; onClose: () => void; onDone: (accounts: HotelBankAccount[]) => void }

const NUMBER = /^\d{9,18}$/
const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/

const EMPTY = { holder: '', number: '', ifsc: '', bank: '' }

function read(typed: typeof EMPTY) {
  const [holder, bank] = [typed.holder.trim(), typed.bank.trim()]
  const [number, ifsc] = [typed.number.replaceAll(/\s/g, ''), typed.ifsc.trim().toUpperCase()]
  if (!holder) return refuse({ holder: t.writeHolder })
  if (!NUMBER.test(number)) return refuse({ number: t.accountNumberDigits })
  if (!IFSC.test(ifsc)) return refuse({ ifsc: t.ifscForm })
  if (!bank) return refuse({ bank: t.writeBank })
  return accept({ holder, bank, number, ifsc })
}

/** Proposes a hotel's bank account. Another admin confirms it, and it takes effect 48 hours later. */
export function ProposeAccount({ id, onClose, onDone }: ProposeAccountProps) {
  const [typed, setTyped] = useState(EMPTY)
  const line = (faultOf: ErrorOf) => (label: string, field: keyof typeof EMPTY, most: number) => (
    <TextInput
      label={label}
      value={typed[field]}
      error={faultOf(field)}
      maxLength={most}
      autoComplete="off"
      onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
    />
  )
  return (
    <FormDialog
      title={t.proposeBankDetails}
      button={t.proposeThem}
      read={() => read(typed)}
      act={(body, idempotencyKey) =>
        officeApi.post('/office/hotels/{id}/bank-accounts', { params: { id }, body, idempotencyKey })
      }
      onClose={onClose}
      onDone={onDone}
    >
      {(faultOf) => (
        <>
          {line(faultOf)(t.accountHolder, 'holder', 100)}
          {line(faultOf)(t.accountNumber, 'number', 24)}
          {line(faultOf)(t.ifsc, 'ifsc', 11)}
          {line(faultOf)(t.bank, 'bank', 80)}
        </>
      )}
    </FormDialog>
  )
}
