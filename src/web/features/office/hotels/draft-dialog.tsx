import { useState, type SubmitEvent } from 'react'
import type { HotelApplication } from '#contract/office-hotels.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { AskedBox } from '../asked-box.tsx'
import { officeApi } from '../office-api.ts'
import { ReasonInput, useReason } from '../reason-input.tsx'
import { useAsked } from '../use-asked.ts'
import { WORDS } from '../words/words.ts'

const loadCities = (signal?: AbortSignal) => officeApi.get('/cities', { signal })

type DraftDialogProps = { application: HotelApplication; onClose: () => void; onDone: () => void }

/** What a draft needs before its manager can fill it in: a name, and where it is. */
export function DraftDialog({ application, onClose, onDone }: DraftDialogProps) {
  const cities = useAsked(loadCities)
  const known = cities.value?.find(({ name }) => name.toLowerCase() === application.city.trim().toLowerCase())
  const [typed, setTyped] = useState({ name: application.hotel, city: '', locality: '', address: '' })
  const [fault, setFault] = useState<string>()
  const reason = useReason()
  const cityId = Number(typed.city || known?.id || 0)
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    setFault(undefined)
    const { name, locality, address } = typed
    if (!name.trim() || !locality.trim() || !address.trim() || !cityId)
      return setFault('Write the name, the locality and the address, and choose the city.')
    const why = reason.read()
    if (!why) return undefined
    const body = { ticket: application.ticket, name, locality, address, cityId, reason: why }
    const answer = await officeApi.post('/office/applications/draft', { body })
    return answer.ok ? onDone() : setFault(answer.refusal.message || WORDS.failed)
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
    <Dialog title="Make a draft" leaving={{ closable: true, onClose }}>
      <form className="flow" noValidate onSubmit={(event) => void save(event)}>
        <p>
          Guests do not see it. {application.name} becomes its manager and adds rooms, prices and photos at the desk,
          with the number of the application, or an admin does it here.
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
        <ReasonInput reason={reason} />
        {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
        <Button type="submit" look="primary" className="big w-full">
          Make the draft
        </Button>
      </form>
    </Dialog>
  )
}
