import { useState } from 'react'
import type { ResponseOf } from '#contract/call.ts'
import type { proposeOfficePayouts } from '#contract/office-payouts.ts'
import { accept } from '#domain/kernel/result.ts'
import { addMonths, monthOf } from '#domain/ledger/month.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { officeApi } from '../office-api.ts'
import * as common from '#words/common.ts'
import * as t from '#words/office/payouts.ts'

type Answer = { isMade: boolean; without: readonly string[]; more: number }

type ProposePayoutsProps = {
  /** the month that the form begins with: the last one, unless the page shows a different month */
  month?: string
  onClose: () => void
  onDone: () => void
}

/** Proposes payouts for a month's closed statements, and names hotels without bank details. */
export function ProposePayouts({ month: shown, onClose, onDone }: ProposePayoutsProps) {
  const [month, setMonth] = useState(() => shown ?? addMonths(monthOf(serverNow()), -1))
  const [answered, setAnswered] = useState<Answer>()
  const hear = ({
    run,
    without_account: unpaid,
    without_account_count: all,
  }: ResponseOf<typeof proposeOfficePayouts>) => {
    if (run && all === 0) return onDone()
    const without = unpaid.map(({ name }) => name)
    return setAnswered({ isMade: run !== null, without, more: all - without.length })
  }
  if (answered)
    return (
      <Dialog title={t.proposeRun} leaving={{ closable: true, onClose: onDone }}>
        <div className="flow">
          <p>{answered.isMade ? t.runIsProposed : t.nothingLeftToPay}</p>
          {answered.without.length > 0 && (
            <Notice tone="warn">{t.withoutBankDetails(answered.without.join(', '), answered.more)}</Notice>
          )}
          <Button variant="primary" className="w-full" onClick={onDone}>
            {common.close}
          </Button>
        </div>
      </Dialog>
    )
  return (
    <FormDialog
      title={t.proposeRun}
      button={t.proposeIt}
      read={() => accept({ month })}
      act={(body, idempotencyKey) => officeApi.post('/office/payouts/propose', { body, idempotencyKey })}
      onClose={onClose}
      onDone={hear}
    >
      {(faultOf) => (
        <>
          <p>{t.everythingLeftToPay}</p>
          <TextInput
            label={t.month}
            type="month"
            value={month}
            error={faultOf('month')}
            onChange={({ target }) => setMonth(target.value)}
          />
        </>
      )}
    </FormDialog>
  )
}
