import { useState } from 'react'
import type { HotelTerms } from '#contract/office-terms.ts'
import { addDays, istDateOf } from '#domain/kernel/ist.ts'
import { accept, refuse } from '#domain/kernel/result.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Select, TextInput } from '#web/ui/field.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { officeApi } from '../office-api.ts'
import { isPan } from '#domain/ledger/pan.ts'
import { readPercent } from '#domain/kernel/percent.ts'
import * as t from '#words/office/hotel-money.ts'

type ProposeTermsProps = { id: string; onClose: () => void; onDone: (terms: HotelTerms[]) => void }

const emptyForm = () => ({
  from: addDays(istDateOf(serverNow()), 1),
  commission: '',
  gstin: '',
  legalName: '',
  address: '',
  pan: 'given' as HotelTerms['pan'],
  panNumber: '',
})
type Typed = ReturnType<typeof emptyForm>

function read(typed: Typed) {
  const commission = typed.commission.trim() === '' ? null : readPercent(typed.commission)
  if (commission === undefined) return refuse({ commission: t.writeCommission })
  const [gstin, name, address] = [typed.gstin.trim().toUpperCase(), typed.legalName.trim(), typed.address.trim()]
  if ((gstin || address) && !name) return refuse({ legal_name: t.writeLegalName })
  if ((gstin || name) && !address) return refuse({ address: t.writeRegisteredAddress })
  const panNumber = typed.panNumber.trim().toUpperCase()
  const isAsked = typed.pan !== 'missing' && !gstin
  if (isAsked && !isPan(panNumber)) return refuse({ pan_number: t.writePanNumber })
  const business = name ? { legal_name: name, address } : {}
  return accept({
    from: typed.from,
    commission,
    pan: typed.pan,
    ...(isAsked ? { pan_number: panNumber } : {}),
    ...(gstin ? { gstin } : {}),
    ...business,
  })
}

/** Proposes a hotel's terms from a given day. Another admin confirms them. */
export function ProposeTerms({ id, onClose, onDone }: ProposeTermsProps) {
  const [typed, setTyped] = useState(emptyForm)
  const line = (
    label: string,
    field: 'commission' | 'gstin' | 'legalName' | 'address' | 'panNumber',
    fault?: string,
    hint?: string,
  ) => (
    <TextInput
      label={label}
      hint={hint}
      error={fault}
      value={typed[field]}
      autoComplete="off"
      onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
    />
  )
  return (
    <FormDialog
      title={t.proposeTerms}
      button={t.proposeThem}
      read={() => read(typed)}
      act={(body, idempotencyKey) =>
        officeApi.post('/office/hotels/{id}/terms', { params: { id }, body, idempotencyKey })
      }
      onClose={onClose}
      onDone={onDone}
    >
      {(faultOf) => (
        <>
          <TextInput
            label={t.from}
            type="date"
            value={typed.from}
            error={faultOf('from')}
            onChange={({ target }) => setTyped({ ...typed, from: target.value })}
          />
          {line(t.commissionPercent, 'commission', faultOf('commission'), t.emptyUsualOne)}
          <Select
            label={t.pan}
            value={typed.pan}
            onChange={({ target }) => setTyped({ ...typed, pan: target.value as HotelTerms['pan'] })}
          >
            <option value="given">{t.panChoices.given}</option>
            <option value="given_small">{t.panChoices.given_small}</option>
            <option value="missing">{t.panChoices.missing}</option>
          </Select>
          {typed.pan !== 'missing' && line(t.panNumber, 'panNumber', faultOf('pan_number'), t.emptyWithGstNumber)}
          {line(t.gstNumber, 'gstin', faultOf('gstin'), t.emptyNotRegistered)}
          {line(t.legalName, 'legalName', faultOf('legal_name'), t.guestsReadLegalName)}
          {line(t.registeredAddress, 'address', faultOf('address'), t.addressOfEInvoice)}
        </>
      )}
    </FormDialog>
  )
}
