import { useState, type ReactNode } from 'react'
import type { OfficeHotelDetails } from '#contract/office-hotel-details.ts'
import type { StaffQuery } from '../../kit/staff-calls.ts'
import { Notice } from '#web/ui/notice.tsx'
import { FormDialog, type ErrorOf } from '../form-dialog.tsx'
import { officeApi } from '../office-api.ts'
import { fieldsOf, readChanged, type TypedFields } from './details-form.ts'
import * as t from '#words/office/hotel-details.ts'

export type FieldProps = {
  value: string
  error: string | undefined
  hint?: string
  onChange: (event: { target: { value: string } }) => void
}

/** The form's typed values, and the props that connect an input to one of them. */
export type DetailsForm = {
  typed: TypedFields
  write: (fields: Partial<TypedFields>) => void
  /** `words` says a value to a reader, where it is no text itself */
  wire: (
    faultOf: ErrorOf,
    field: keyof TypedFields,
    more?: { hint?: string; words?: (value: string) => string },
  ) => FieldProps
}

type DetailsDialogProps = {
  id: string
  title: string
  asked: StaffQuery<OfficeHotelDetails>
  details: OfficeHotelDetails
  onClose: () => void
  onDone: (details: OfficeHotelDetails) => void
  children: (form: DetailsForm, faultOf: ErrorOf) => ReactNode
}

/**
 * A form for a hotel's details. If a colleague saved first, it keeps the typed values, shows the saved value below each
 * field, and can be submitted again.
 */
export function DetailsDialog({ id, title, asked, details, onClose, onDone, children }: DetailsDialogProps) {
  const [opened] = useState(() => fieldsOf(details))
  const [seen] = useState(details.version)
  const [typed, setTyped] = useState(opened)
  const stands = fieldsOf(details)
  const write = (fields: Partial<TypedFields>) => setTyped({ ...typed, ...fields })
  const wire: DetailsForm['wire'] = (faultOf, field, { hint, words = String } = {}) => {
    const shown = stands[field] === opened[field] ? hint : t.nowStands(words(stands[field]) || t.noneYet)
    return {
      value: typed[field],
      error: faultOf(field),
      ...(shown === undefined ? {} : { hint: shown }),
      onChange: ({ target }) => write({ [field]: target.value }),
    }
  }
  return (
    <FormDialog
      title={title}
      button={t.save}
      reasonLabel={t.reason}
      read={() => readChanged(opened, typed)}
      act={async (body, idempotencyKey) => {
        const sent = { ...body, version: details.version }
        const answer = await officeApi.post('/office/hotels/{id}/details', {
          params: { id },
          body: sent,
          idempotencyKey,
        })
        if (!answer.ok && answer.refusal.code === 'CHANGED_MEANWHILE') await asked.retry()
        return answer
      }}
      onClose={onClose}
      onDone={onDone}
    >
      {(faultOf) => (
        <>
          {children({ typed, write, wire }, faultOf)}
          {details.version !== seen && <Notice tone="warn">{t.savedMeanwhile}</Notice>}
        </>
      )}
    </FormDialog>
  )
}
