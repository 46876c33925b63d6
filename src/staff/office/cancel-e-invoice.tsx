import { useState } from 'react'
import type { TaxDocument } from '#contract/tax-documents.ts'
import { CANCEL_CODES, lastMomentToCancel, type CancelCode } from '#domain/e-invoices/cancel-e-invoice.ts'
import { accept } from '#domain/kernel/result.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/field.tsx'
import { FormDialog } from './form-dialog.tsx'
import { officeApi } from './office-api.ts'
import { refresh } from './office-calls.ts'
import { useOffice } from './office-context.ts'
import * as t from '#words/office/e-invoices.ts'

type Registered = Pick<TaxDocument, 'id' | 'number' | 'e_invoice'> & { kind: string }

const isCancellable = ({ kind, e_invoice: registered }: Registered): boolean =>
  kind.endsWith('invoice') &&
  registered?.cancelled_at === null &&
  serverNow() <= lastMomentToCancel(new Date(registered.ack_at))

/** Shows an admin a button to cancel an e-invoice while the portal allows it. Other operators see nothing. */
export function CancelEInvoice({ document }: { document: Registered }) {
  const { me } = useOffice()
  const [isOpen, setOpen] = useState(false)
  if (me.role !== 'admin' || !isCancellable(document)) return null
  return (
    <>
      <Button aria-label={t.cancelNumber(document.number)} onClick={() => setOpen(true)}>
        {t.cancel}
      </Button>
      {isOpen && <CancelDialog document={document} onClose={() => setOpen(false)} />}
    </>
  )
}

function CancelDialog({ document: { id, number }, onClose }: { document: Registered; onClose: () => void }) {
  const [code, setCode] = useState<CancelCode>('2')
  return (
    <FormDialog
      title={t.cancelNumber(number)}
      about={id}
      button={t.cancel}
      variant="danger"
      reasonLabel={t.remark}
      read={() => accept({ code })}
      act={(body, idempotencyKey) =>
        officeApi.post('/office/e-invoices/{document}/cancel', { params: { document: id }, body, idempotencyKey })
      }
      onClose={onClose}
      onDone={() => {
        onClose()
        refresh()
      }}
    >
      <p>{t.whatFollows}</p>
      <Select label={t.why} value={code} onChange={({ target }) => setCode(target.value as CancelCode)}>
        {CANCEL_CODES.map((one) => (
          <option key={one} value={one}>
            {t.codes[one]}
          </option>
        ))}
      </Select>
    </FormDialog>
  )
}
