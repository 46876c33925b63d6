import { useState } from 'react'
import type { Payout, PayoutRun } from '#contract/office-payouts.ts'
import { accept, refuse } from '#domain/kernel/result.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { TextInput } from '#web/ui/field.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { officeApi } from '../office-api.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { SendFile } from './bank-files.tsx'
import { ReadAnswer } from './read-answer.tsx'
import * as t from '#words/office/payouts.ts'

export type PayoutRequest =
  | { act: 'confirm' | 'drop' | 'file' | 'another' | 'answer'; run: PayoutRun }
  | { act: 'paid' | 'returned' | 'refused'; payout: Payout }

type PayoutActProps = { wish: PayoutRequest; onClose: () => void; onDone: () => void }

/** Explains an action on a run or a payout and asks for the reason. */
export function PayoutAction({ wish, onClose, onDone }: PayoutActProps) {
  switch (wish.act) {
    case 'confirm':
      return (
        <ReasonDialog
          title={t.confirmRun}
          about={wish.run.id}
          button={t.letGo(formatPaise(wish.run.total))}
          act={(reason, idempotencyKey) =>
            officeApi.post('/office/payouts/confirm', { body: { run_id: wish.run.id, reason }, idempotencyKey })
          }
          onClose={onClose}
          onDone={onDone}
        >
          <p>{t.compareEachAmount(wish.run.proposed_by)}</p>
        </ReasonDialog>
      )
    case 'drop':
      return (
        <ReasonDialog
          title={t.takeRunBack}
          about={wish.run.id}
          button={t.takeItBack}
          variant="danger"
          act={(reason, idempotencyKey) =>
            officeApi.post('/office/payouts/drop', { body: { run_id: wish.run.id, reason }, idempotencyKey })
          }
          onClose={onClose}
          onDone={onDone}
        />
      )
    case 'file':
    case 'another':
      return <SendFile run={wish.run} how={wish.act} onClose={onClose} onDone={onDone} />
    case 'answer':
      return <ReadAnswer run={wish.run} onClose={onClose} onDone={onDone} />
    case 'paid':
      return <MarkPaid payout={wish.payout} onClose={onClose} onDone={onDone} />
    case 'returned':
      return (
        <ReasonDialog
          title={t.payoutCameBack}
          about={wish.payout.id}
          button={t.itCameBack}
          variant="danger"
          act={(reason, idempotencyKey) =>
            officeApi.post('/office/payouts/returned', { body: { payout_id: wish.payout.id, reason }, idempotencyKey })
          }
          onClose={onClose}
          onDone={onDone}
        >
          <p>{t.weOweItAgain(wish.payout.hotel.name)}</p>
        </ReasonDialog>
      )
    case 'refused':
      return (
        <ReasonDialog
          title={t.bankRefusedIt}
          about={wish.payout.id}
          button={t.bankRefusedIt}
          variant="danger"
          act={(reason, idempotencyKey) =>
            officeApi.post('/office/payouts/refused', { body: { payout_id: wish.payout.id, reason }, idempotencyKey })
          }
          onClose={onClose}
          onDone={onDone}
        >
          <p>{t.nextRunPays(wish.payout.hotel.name)}</p>
        </ReasonDialog>
      )
    default:
      return wish satisfies never
  }
}

const REFERENCE = /^[A-Za-z0-9/-]{6,40}$/

function MarkPaid({ payout, onClose, onDone }: Omit<PayoutActProps, 'wish'> & { payout: Payout }) {
  const [typed, setTyped] = useState('')
  const read = () => {
    const reference = typed.trim()
    if (!REFERENCE.test(reference)) return refuse({ bank_reference: t.writeBankReference })
    return accept({ payout_id: payout.id, bank_reference: reference })
  }
  return (
    <FormDialog
      title={t.amountIsPaid(formatPaise(payout.paise))}
      about={payout.id}
      button={t.markAsPaid}
      read={read}
      act={(body, idempotencyKey) => officeApi.post('/office/payouts/paid', { body, idempotencyKey })}
      onClose={onClose}
      onDone={onDone}
    >
      {(faultOf) => (
        <>
          <p>{t.hotelReadsReference(payout.hotel.name)}</p>
          <TextInput
            label={t.bankReference}
            value={typed}
            error={faultOf('bank_reference')}
            maxLength={40}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
        </>
      )}
    </FormDialog>
  )
}
