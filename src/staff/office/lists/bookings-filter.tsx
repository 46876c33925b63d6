import {
  DAYS_OF,
  LISTED_MONEY,
  LISTED_STATES,
  NAMED_DAYS,
  type BookingListFilter,
} from '#domain/office/booking-list.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { Select } from '#web/ui/field.tsx'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { OFFICE } from '#web/lib/office-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { paramsOf } from '../list-filter.ts'
import { Choice, ListFilters, TypedFields } from '../list-filters.tsx'
import { useCall } from '../office-calls.ts'
import * as filters from '#words/office/filters.ts'
import * as t from '#words/office/booking-list.ts'

type FilterProps = { filter: BookingListFilter }
type Change = (part: BookingListFilter) => void

/**
 * Shows the filters of the list of bookings. The address contains them, so that 'back' returns to the previous list.
 */
export function BookingsFilter({ filter }: FilterProps) {
  const navigate = useNavigate()
  const change: Change = (part) => void navigate(OFFICE.bookingsOf(paramsOf({ ...filter, ...part })))
  return (
    <ListFilters clearTo={Object.keys(filter).length > 0 ? OFFICE.bookings : undefined}>
      <CityChoice filter={filter} onChange={change} />
      <DaysChoice filter={filter} onChange={change} />
      <Choice
        label={t.daysOf}
        values={DAYS_OF}
        names={{ checkin: t.ofCheckIn, booked: t.ofBooking }}
        chosen={filter.of ?? 'checkin'}
        hasAny={false}
        onChoose={(of) => change({ of: of === 'booked' ? of : undefined })}
      />
      <Choice
        label={t.state}
        values={LISTED_STATES}
        names={t.states}
        chosen={filter.state}
        onChoose={(state) => change({ state })}
      />
      <Choice
        label={t.money}
        values={LISTED_MONEY}
        names={t.moneyStates}
        chosen={filter.money}
        onChoose={(money) => change({ money })}
      />
      <TypedFilters key={JSON.stringify([filter.hotel, filter.from, filter.to])} filter={filter} onChange={change} />
    </ListFilters>
  )
}

function CityChoice({ filter, onChange }: FilterProps & { onChange: Change }) {
  const cities = useCall('GET /office/cities').value ?? []
  return (
    <Select
      label={t.city}
      value={filter.city ?? ''}
      onChange={({ target }) => onChange({ city: target.value === '' ? undefined : Number(target.value) })}
    >
      <option value="">{filters.any}</option>
      {cities.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}

const hasOwnDays = ({ from, to }: BookingListFilter) => from !== undefined || to !== undefined
const OWN = 'own'
const DAYS = [...NAMED_DAYS, OWN] as const

function DaysChoice({ filter, onChange }: FilterProps & { onChange: Change }) {
  const choose = (days: (typeof DAYS)[number] | undefined) => {
    const today = istDateOf(serverNow())
    onChange(days === OWN ? { days: undefined, from: today, to: today } : { days, from: undefined, to: undefined })
  }
  return (
    <Choice
      label={t.days}
      values={DAYS}
      names={{ ...t.namedDays, own: t.ownDays }}
      chosen={hasOwnDays(filter) ? OWN : filter.days}
      onChoose={choose}
    />
  )
}

const TypedFilters = ({ filter, onChange }: FilterProps & { onChange: Change }) => (
  <TypedFields
    fields={[
      { name: 'hotel', label: filters.hotel, placeholder: filters.partOfName, value: filter.hotel },
      ...(hasOwnDays(filter)
        ? ([
            { name: 'from', label: t.from, type: 'date', value: filter.from },
            { name: 'to', label: t.to, type: 'date', value: filter.to },
          ] as const)
        : []),
    ]}
    onShow={onChange}
  />
)
