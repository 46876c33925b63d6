import { useState, type SubmitEvent } from 'react'
import {
  DAYS_OF,
  LISTED_MONEY,
  LISTED_STATES,
  NAMED_DAYS,
  type BookingListFilter,
} from '#domain/office/booking-list.ts'
import { istDateOf } from '#domain/kernel/ist.ts'
import { LinkButton, Button } from '#web/ui/button.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { OFFICE } from '#web/lib/office-paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { useMedia } from '../../kit/use-media.ts'
import { useCall } from '../office-calls.ts'
import { paramsOf } from './booking-filter.ts'
import * as t from '#words/office/booking-list.ts'

type FilterProps = { filter: BookingListFilter }
type Change = (part: BookingListFilter) => void

/** One choice of the filter. Changing it reloads the list immediately. */
function Choice<Value extends string>(props: {
  label: string
  chosen: Value | undefined
  names: Record<Value, string>
  values: readonly Value[]
  /** the label of the choice that does not filter; undefined if one of the values takes its place */
  any: string | undefined
  onChoose: (value: Value | undefined) => void
}) {
  const { label, chosen, names, values, any, onChoose } = props
  return (
    <Select
      label={label}
      value={chosen ?? ''}
      onChange={({ target }) => onChoose(values.find((value) => value === target.value))}
    >
      {any !== undefined && <option value="">{any}</option>}
      {values.map((value) => (
        <option key={value} value={value}>
          {names[value]}
        </option>
      ))}
    </Select>
  )
}

/**
 * The filters of the list of bookings; a phone folds them, so that the first bookings are on the first screen. The
 * address holds them, so that 'back' returns to the previous list.
 */
export function BookingsFilter({ filter }: FilterProps) {
  const navigate = useNavigate()
  const change: Change = (part) => void navigate(OFFICE.bookingsOf(paramsOf({ ...filter, ...part })))
  const hasRoom = useMedia('(min-width: 48em)')
  const isNarrowed = Object.keys(filter).length > 0
  const fields = (
    <div className="list-filters">
      <CityChoice filter={filter} onChange={change} />
      <DaysChoice filter={filter} onChange={change} />
      <Choice
        label={t.daysOf}
        values={DAYS_OF}
        names={{ checkin: t.ofCheckIn, booked: t.ofBooking }}
        chosen={filter.of ?? 'checkin'}
        any={undefined}
        onChoose={(of) => change({ of: of === 'booked' ? of : undefined })}
      />
      <Choice
        label={t.state}
        values={LISTED_STATES}
        names={t.states}
        chosen={filter.state}
        any={t.any}
        onChoose={(state) => change({ state })}
      />
      <Choice
        label={t.money}
        values={LISTED_MONEY}
        names={t.moneyStates}
        chosen={filter.money}
        any={t.any}
        onChoose={(money) => change({ money })}
      />
      <TypedFilters key={JSON.stringify([filter.hotel, filter.from, filter.to])} filter={filter} onChange={change} />
      {isNarrowed && <LinkButton to={OFFICE.bookings}>{t.clear}</LinkButton>}
    </div>
  )
  return (
    <search aria-label={t.filters}>
      {hasRoom ? (
        fields
      ) : (
        <details className="folded-filters">
          <summary>
            {t.filters}
            <Icon name="chevron-down" />
          </summary>
          {fields}
        </details>
      )}
    </search>
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
      <option value="">{t.any}</option>
      {cities.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}

const OWN = 'own'

function DaysChoice({ filter, onChange }: FilterProps & { onChange: Change }) {
  const isOwn = filter.from !== undefined || filter.to !== undefined
  const choose = (typed: string) => {
    if (typed === OWN) {
      const today = istDateOf(serverNow())
      return onChange({ days: undefined, from: today, to: today })
    }
    return onChange({ days: NAMED_DAYS.find((days) => days === typed), from: undefined, to: undefined })
  }
  return (
    <Select label={t.days} value={isOwn ? OWN : (filter.days ?? '')} onChange={({ target }) => choose(target.value)}>
      <option value="">{t.any}</option>
      {NAMED_DAYS.map((days) => (
        <option key={days} value={days}>
          {t.namedDays[days]}
        </option>
      ))}
      <option value={OWN}>{t.ownDays}</option>
    </Select>
  )
}

/** The typed text filters only once the form is sent, so that a half-typed word does not search. */
function TypedFilters({ filter, onChange }: FilterProps & { onChange: Change }) {
  const [typed, setTyped] = useState({ hotel: filter.hotel ?? '', from: filter.from ?? '', to: filter.to ?? '' })
  const hasOwnDays = filter.from !== undefined || filter.to !== undefined
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onChange({ hotel: typed.hotel.trim(), ...(hasOwnDays ? { from: typed.from, to: typed.to } : {}) })
  }
  return (
    <form className="list-filters wide" onSubmit={submit}>
      <TextInput
        label={t.hotel}
        placeholder={t.partOfName}
        value={typed.hotel}
        maxLength={80}
        autoComplete="off"
        onChange={({ target }) => setTyped({ ...typed, hotel: target.value })}
      />
      {hasOwnDays && (
        <>
          <TextInput
            label={t.from}
            type="date"
            value={typed.from}
            onChange={({ target }) => setTyped({ ...typed, from: target.value })}
          />
          <TextInput
            label={t.to}
            type="date"
            value={typed.to}
            onChange={({ target }) => setTyped({ ...typed, to: target.value })}
          />
        </>
      )}
      <Button type="submit">{t.show}</Button>
    </form>
  )
}
