import { useState } from 'react'
import type { OfficeCity, OfficeHotelDetails } from '#contract/office-hotel-details.ts'
import { MAX_HOTEL_NAME_LENGTH } from '#domain/hotel-applications/hotel-application.ts'
import { MAX_ADDRESS } from '#domain/hotels/hotel-details.ts'
import { Select, TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { StaffQuery } from '../../kit/staff-calls.ts'
import type { ErrorOf } from '../form-dialog.tsx'
import { useCall } from '../office-calls.ts'
import { QueryBoundary } from '../query-boundary.tsx'
import { DetailsDialog, type DetailsForm } from './details-dialog.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/office/hotel-details.ts'

export type EditDetailsProps = {
  id: string
  asked: StaffQuery<OfficeHotelDetails>
  details: OfficeHotelDetails
  onClose: () => void
  onDone: (details: OfficeHotelDetails) => void
}

/** Changes a hotel's name and location. */
export function PlaceDialog(props: EditDetailsProps) {
  const cities = useCall('GET /office/cities')
  const { details } = props
  return (
    <DetailsDialog {...props} title={t.changeNameAndPlace}>
      {(form, faultOf) => (
        <>
          {details.coming_bookings > 0 && <Notice>{t.comingGuests(details.coming_bookings)}</Notice>}
          <TextInput
            label={t.nameGuestsSee}
            maxLength={MAX_HOTEL_NAME_LENGTH}
            autoComplete="off"
            {...form.wire(faultOf, 'name')}
          />
          <TextInput label={t.address} maxLength={MAX_ADDRESS} autoComplete="off" {...form.wire(faultOf, 'address')} />
          <QueryBoundary query={cities}>
            {(all) => <CityAndLocality cities={all} form={form} faultOf={faultOf} isKept={details.is_kept_in_city} />}
          </QueryBoundary>
          <TextInput
            label={t.mapPosition}
            maxLength={60}
            autoComplete="off"
            {...form.wire(faultOf, 'position', { hint: t.positionHint })}
          />
          <p className="soft">{t.hotelIsTold}</p>
        </>
      )}
    </DetailsDialog>
  )
}

type PlacesProps = { cities: readonly OfficeCity[]; form: DetailsForm; faultOf: ErrorOf; isKept: boolean }

function CityAndLocality({ cities, form, faultOf, isKept }: PlacesProps) {
  const { typed, write, wire } = form
  const [first] = useState({ city: typed.city_id, locality: typed.locality_id })
  const city = cities.find(({ id }) => String(id) === typed.city_id)
  const nameOf = (id: string) =>
    cities.flatMap(({ localities }) => localities).find((each) => String(each.id) === id)?.name ?? ''
  return (
    <>
      <Select
        label={common.city}
        disabled={isKept}
        {...wire(faultOf, 'city_id', {
          ...(isKept ? { hint: t.keptInCity } : {}),
          words: (id) => cities.find((each) => String(each.id) === id)?.name ?? '',
        })}
        onChange={({ target: { value } }) =>
          write({ city_id: value, locality_id: value === first.city ? first.locality : '' })
        }
      >
        {cities.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select label={t.locality} {...wire(faultOf, 'locality_id', { words: nameOf })}>
        <option value="">{t.choose}</option>
        {city?.localities.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </>
  )
}
