import { useState } from 'react'
import type { HotelApplication } from '#contract/office-hotels.ts'
import { MAX_ADDRESS } from '#domain/hotels/hotel-details.ts'
import { accept, refuse } from '#domain/kernel/result.ts'
import { Select, TextInput } from '#web/ui/field.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { FormDialog, type ErrorOf } from '../form-dialog.tsx'
import { officeApi } from '../office-api.ts'
import { useCall } from '../office-calls.ts'
import * as common from '#words/common.ts'
import * as t from '#words/office/hotels.ts'

type DraftDialogProps = { application: HotelApplication; onClose: () => void; onDone: (hotelId: number) => void }

/** Asks for what a draft needs before a manager can complete it: the hotel's name and location. */
export function DraftDialog({ application, onClose, onDone }: DraftDialogProps) {
  const cities = useCall('GET /office/cities')
  const known = cities.value?.find(({ name }) => name.toLowerCase() === application.city.trim().toLowerCase())
  const [typed, setTyped] = useState({ name: application.hotel, city: '', locality: '', address: '' })
  const cityId = Number(typed.city || known?.id || 0)
  const read = () => {
    const { name, locality, address } = typed
    const empty = (['name', 'locality', 'address'] as const).filter((field) => !typed[field].trim())
    if (empty.length === 0 && cityId) return accept({ ticket: application.ticket, name, locality, address, cityId })
    return refuse({
      ...Object.fromEntries(empty.map((field) => [field, t.missing[field]])),
      ...(cityId ? {} : { cityId: t.missing.city }),
    })
  }
  const line = (faultOf: ErrorOf, label: string, field: 'name' | 'locality' | 'address') => (
    <TextInput
      label={label}
      value={typed[field]}
      error={faultOf(field)}
      autoComplete="off"
      maxLength={field === 'address' ? MAX_ADDRESS : 120}
      onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
    />
  )
  return (
    <FormDialog
      title={t.makeADraft}
      button={t.makeTheDraft}
      read={read}
      act={(body, idempotencyKey) => officeApi.post('/office/applications/draft', { body, idempotencyKey })}
      onClose={onClose}
      onDone={({ hotel_id: id }) => onDone(id)}
    >
      {(faultOf) => (
        <>
          <p>{t.whatDraftNeeds(application.name)}</p>
          {line(faultOf, common.name, 'name')}
          <QueryBoundary query={cities}>
            {(all) => (
              <Select
                label={common.city}
                value={String(cityId || '')}
                error={faultOf('cityId')}
                onChange={({ target }) => setTyped({ ...typed, city: target.value })}
              >
                <option value="">{t.choose}</option>
                {all.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </QueryBoundary>
          {line(faultOf, t.locality, 'locality')}
          {line(faultOf, t.address, 'address')}
        </>
      )}
    </FormDialog>
  )
}
