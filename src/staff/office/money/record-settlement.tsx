import { useState } from 'react'
import type { Books } from '#contract/office-books.ts'
import { accept, refuse } from '#domain/kernel/result.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { TextInput } from '#web/ui/field.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { officeApi } from '../office-api.ts'
import { readPaise } from './correction.tsx'
import * as t from '#words/office/money.ts'

const REFERENCE = /^[A-Za-z0-9_-]{6,60}$/

type RecordSettlementProps = { books: Books; onClose: () => void; onDone: (books: Books) => void }

/** Records a payment from the gateway to our bank and its fee; together they cannot exceed the gateway's balance. */
export function RecordSettlement({ books, onClose, onDone }: RecordSettlementProps) {
  const [typed, setTyped] = useState({ reference: '', settled: '', fee: '' })
  const held = books.accounts.find(({ account }) => account === 'gateway')?.paise ?? 0
  const write = (change: Partial<typeof typed>) => setTyped({ ...typed, ...change })
  const read = () => {
    const reference = typed.reference.trim()
    if (!REFERENCE.test(reference)) return refuse({ reference: t.writeReference })
    const settled = readPaise(typed.settled)
    if (!settled) return refuse({ settled: t.writeAmount })
    const fee = readPaise(typed.fee)
    if (fee === undefined) return refuse({ fee: t.writeAmount })
    if (settled + fee > held) return refuse({ settled: t.gatewayHoldsOnly(formatPaise(held)) })
    return accept({ reference, settled, fee })
  }
  return (
    <FormDialog
      title={t.gatewayPaidUs}
      button={t.recordSettlement}
      read={read}
      act={(body, idempotencyKey) => officeApi.post('/office/books/settlements', { body, idempotencyKey })}
      onClose={onClose}
      onDone={onDone}
    >
      {(faultOf) => (
        <>
          <p>{t.gatewayHolds(formatPaise(held))}</p>
          <TextInput
            label={t.settlementReference}
            hint={t.settlementReferenceHint}
            autoComplete="off"
            maxLength={60}
            value={typed.reference}
            error={faultOf('reference')}
            onChange={({ target }) => write({ reference: target.value })}
          />
          <TextInput
            label={t.arrivedAtBank}
            prefix="₹"
            inputMode="decimal"
            autoComplete="off"
            value={typed.settled}
            error={faultOf('settled')}
            onChange={({ target }) => write({ settled: target.value })}
          />
          <TextInput
            label={t.gatewayFee}
            hint={t.gatewayFeeHint}
            prefix="₹"
            inputMode="decimal"
            autoComplete="off"
            value={typed.fee}
            error={faultOf('fee')}
            onChange={({ target }) => write({ fee: target.value })}
          />
        </>
      )}
    </FormDialog>
  )
}
