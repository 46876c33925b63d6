import { useState } from 'react'
import type { HotelApplication } from '#contract/office-hotels.ts'
import { accept, refuse } from '#domain/kernel/result.ts'
import { Select, TextInput } from '#web/ui/field.tsx'
import { AskedBox } from '../asked-box.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { officeApi } from '../office-api.ts'
import { useAsked } from '../use-asked.ts'

const loadCities = (signal?: AbortSignal) => officeApi.get('/cities', { signal })

type DraftDialogProps = { application: HotelApplication; onClose: () => void; onDone: () => void }

/** What a draft needs before its manager can fill it in: a name, and where it is. */
export function DraftDialog({ application, onClose, onDone }: DraftDialogProps) {
  const cities = useAsked(loadCities)
  const known = cities.value?.find(({ name }) => name.toLowerCase() === application.city.trim().toLowerCase())
  const [typed, setTyped] = useState({ name: application.hotel, city: '', locality: '', address: '' })
  const cityId = Number(typed.city || known?.id || 0)
  const read = () => {
    const { name, locality, address } = typed
    return name.trim() && locality.trim() && address.trim() && cityId
      ? accept({ ticket: application.ticket, name, locality, address, cityId })
      : refuse('Write the name, the locality and the address, and choose the city.')
  }
  const line = (label: string, field: 'name' | 'locality' | 'address') => (
    <TextInput
      label={label}
      value={typed[field]}
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
      act={(body) => officeApi.post('/office/applications/draft', { body })}
      onClose={onClose}
      onDone={onDone}
    >
      <p>
        Guests do not see it. {application.name} becomes its manager and adds rooms, prices and photos at the desk, with
        the number of the application.
      </p>
      {line('Name', 'name')}
      <AskedBox asked={cities}>
        {(all) => (
          <Select
            label="City"
            value={String(cityId || '')}
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
      </AskedBox>
      {line('Locality', 'locality')}
      {line('Address', 'address')}
    </FormDialog>
  )
}
