import type { ReactNode } from 'react'
import type { OfficeHotelDetails } from '#contract/office-hotel-details.ts'
import type { StaffQuery } from '../../kit/staff-calls.ts'
import type { ErrorOf } from '../form-dialog.tsx'
import { officeApi } from '../office-api.ts'
import { VersionedDialog, type VersionedForm } from '../versioned-dialog.tsx'
import { fieldsOf, readChanged, type TypedFields } from './details-form.ts'
import * as t from '#words/office/hotel-details.ts'

export type DetailsForm = VersionedForm<keyof TypedFields>

type DetailsDialogProps = {
  id: string
  title: string
  asked: StaffQuery<OfficeHotelDetails>
  details: OfficeHotelDetails
  onClose: () => void
  onDone: (details: OfficeHotelDetails) => void
  children: (form: DetailsForm, faultOf: ErrorOf) => ReactNode
}

/** Shows a form for a hotel's details. Two admins can use it at the same time if they change different details. */
export const DetailsDialog = ({ id, title, asked, details, onClose, onDone, children }: DetailsDialogProps) => (
  <VersionedDialog
    title={title}
    reasonLabel={t.reason}
    saved={fieldsOf(details)}
    version={details.version}
    read={readChanged}
    act={(body, idempotencyKey) =>
      officeApi.post('/office/hotels/{id}/details', { params: { id }, body, idempotencyKey })
    }
    reload={asked.retry}
    onClose={onClose}
    onDone={onDone}
  >
    {children}
  </VersionedDialog>
)
