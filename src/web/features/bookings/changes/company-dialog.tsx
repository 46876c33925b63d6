import { useState } from 'react'
import type { Booking } from '#contract/bookings.ts'
import { COMPANY_NAME_LENGTH, MAX_COMPANY_ADDRESS, readCompany } from '#domain/tax-documents/company-on-invoice.ts'
import { browserApi } from '#web/lib/api.ts'
import { useSend } from '#web/lib/use-send.ts'
import { TextInput } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { showToast } from '#web/ui/toast.tsx'
import * as t from '#words/bookings/company.ts'
import { COMPANY_ERRORS } from '#words/bookings/company-errors.ts'

/** `reload` reads the booking again once its company has changed. */
type CompanyDialogProps = { booking: Booking; onClose: () => void; reload: () => unknown }
const NOBODY = { gstin: '', name: '', address: '' }

const FIELDS = [
  { field: 'gstin', label: t.gstin, autoCapitalize: 'characters', autoComplete: 'off', maxLength: 30 },
  {
    field: 'name',
    label: t.legalName,
    hint: t.asRegistered,
    autoComplete: 'organization',
    maxLength: COMPANY_NAME_LENGTH.until,
  },
  {
    field: 'address',
    label: t.address,
    hint: t.addressHint,
    autoComplete: 'street-address',
    maxLength: MAX_COMPANY_ADDRESS,
  },
] as const

/** Lets the guest add, change or remove the company on a booking's invoice until the invoice is written. */
export default function CompanyDialog({ booking, onClose, reload }: CompanyDialogProps) {
  const [typed, setTyped] = useState(booking.invoice_company ?? NOBODY)
  const [isTried, setTried] = useState(false)
  const params = { id: booking.id }
  const setting = useSend<typeof typed, unknown>({
    name: `company ${booking.id}`,
    post: (body) => browserApi.post('/bookings/{id}/invoice-company', { params, body }),
  })
  const removing = useSend<null, unknown>({
    name: `company removed ${booking.id}`,
    post: () => browserApi.post('/bookings/{id}/invoice-company/remove', { params }),
  })
  const read = readCompany(typed)
  const fault = isTried && !read.ok ? read.refusal : undefined
  const finish = async (text: string) => {
    showToast({ text })
    onClose()
    await reload()
  }
  const save = async () => {
    setTried(true)
    removing.reset()
    if (read.ok && (await setting.send(read.value))?.ok) await finish(t.given(read.value.name))
  }
  const remove = async () => {
    setting.reset()
    if ((await removing.send(null))?.ok) await finish(t.removed)
  }
  const sendings = [setting, removing]
  const isBusy = sendings.some((sending) => sending.isBusy)
  const refused = sendings.flatMap((sending) => (sending.state === 'refused' ? [sending.refusal.message] : []))
  return (
    <FormDialog
      title={t.invoiceForCompany}
      shape="sheet"
      button={isBusy ? t.saving : t.putOnInvoice}
      isBusy={isBusy}
      notice={{
        ...(fault && { faults: { [fault.field]: COMPANY_ERRORS[fault.fault] } }),
        refused: refused[0],
        lost: sendings.some(({ state }) => state === 'unknown') ? t.lostAnswer : undefined,
      }}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {(faultOf) => (
        <>
          <p>{t.untilInvoice}</p>
          {FIELDS.map(({ field, ...input }) => (
            <TextInput
              key={field}
              {...input}
              value={typed[field]}
              error={faultOf(field)}
              onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
            />
          ))}
          <p className="soft">{t.taxOfHotelsState}</p>
          {booking.invoice_company && (
            <button type="button" className="link" aria-disabled={isBusy} onClick={() => void remove()}>
              {t.remove}
            </button>
          )}
        </>
      )}
    </FormDialog>
  )
}
