import { useState } from 'react'
import type { HotelApplication } from '#contract/office-hotels.ts'
import { accept, refuse } from '#domain/kernel/result.ts'
import { Select, TextInput } from '#web/ui/field.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { FormDialog, type ErrorOf } from '../form-dialog.tsx'
import { officeApi } from '../office-api.ts'
import { useCall } from '../office-calls.ts'

type DraftDialogProps = { application: HotelApplication; onClose: () => void; onDone: () => void }

/** Takes what a draft needs before a manager can complete it: the hotel's name and location. */
export function DraftDialog({ application, onClose, onDone }: DraftDialogProps) {
  const cities = useCall('GET /cities')
  const known = cities.value?.find(({ name }) => name.toLowerCase() === application.city.trim().toLowerCase())
  const [typed, setTyped] = useState({ name: application.hotel, city: '', locality: '', address: '' })
  const cityId = Number(typed.city || known?.id || 0)
  const read = () => {
    const { name, locality, address } = typed
    const empty = (['name', 'locality', 'address'] as const).filter((field) => !typed[field].trim())
    if (empty.length === 0 && cityId) return accept({ ticket: application.ticket, name, locality, address, cityId })
    return refuse({
      ...Object.fromEntries(empty.map((field) => [field, `Write the ${field}.`])),
      ...(cityId ? {} : { cityId: 'Choose the city.' }),
    })
  }
  const line = (faultOf: ErrorOf, label: string, field: 'name' | 'locality' | 'address') => (
    <TextInput
      label={label}
      value={typed[field]}
      error={faultOf(field)}
      autoComplete="off"
      maxLength={120}
      onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
    />
  )
  return (
    <FormDialog
      title="Make a draft"
      button="Make the draft"
      read={read}
      act={(body, idempotencyKey) => officeApi.post('/office/applications/draft', { body, idempotencyKey })}
      onClose={onClose}
      onDone={onDone}
    >
      {(faultOf) => (
        <>
          <p>
            Guests do not see it. {application.name} becomes its manager and adds rooms, prices and photos at the desk,
            with the number of the application, or an admin does it here.
          </p>
          {line(faultOf, 'Name', 'name')}
          <QueryBoundary query={cities}>
            {(all) => (
              <Select
                label="City"
                value={String(cityId || '')}
                error={faultOf('cityId')}
                onChange={({ target }) => setTyped({ ...typed, city: target.value })}
              >
                <option value="">Choose</option>
                {all.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </QueryBoundary>
          {line(faultOf, 'Locality', 'locality')}
          {line(faultOf, 'Address', 'address')}
        </>
      )}
    </FormDialog>
  )
}
