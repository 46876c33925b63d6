import { useState, type SubmitEvent } from 'react'
import { isIstDate } from '#domain/kernel/ist.ts'
import { HOTEL_BOOKING_STATES, type HotelBookingState } from '#domain/office/hotel-bookings.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { useNavigate, useQuery } from '#web/lib/navigation/navigation.ts'
import { OFFICE } from '#web/lib/office-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { DataList } from '../../kit/data-table.tsx'
import { paramsOf } from '../list-filter.ts'
import { useCall, usePages } from '../office-calls.ts'
import { OfficePage } from '../office-frame.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { BOOKING_COLUMNS, shortBooking } from './booking-columns.tsx'
import './bookings.css'
import * as t from '#words/office/hotel-sales.ts'

type Filter = { state: HotelBookingState | ''; day: string }

const CHOICES = [
  { value: '', name: t.all } as const,
  ...HOTEL_BOOKING_STATES.map((value) => ({ value, name: t.states[value] })),
]

/** Lists all bookings of a hotel. The address contains the state and the day of check-in. */
export function HotelBookingsPage({ id }: { id: string }) {
  const query = useQuery()
  const day = query.get('day') ?? ''
  const state = CHOICES.find(({ value }) => value === query.get('state'))?.value ?? ''
  const filter: Filter = { state, day: isIstDate(day) ? day : '' }
  const { value: hotel } = useCall('GET /office/hotels/{id}', { params: { id } })
  return (
    <OfficePage
      title={t.bookings}
      line={hotel && `${hotel.name}, ${hotel.city}`}
      back={{ to: OFFICE.hotel(id), name: hotel?.name ?? '' }}
    >
      <BookingsFilter key={filter.day} id={id} filter={filter} />
      <Bookings key={JSON.stringify(filter)} id={id} filter={filter} />
    </OfficePage>
  )
}

const addressOf = (id: string, filter: Filter) => OFFICE.hotelBookings(id, paramsOf(filter))

function BookingsFilter({ id, filter }: { id: string; filter: Filter }) {
  const navigate = useNavigate()
  const [day, setDay] = useState(filter.day)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void navigate(addressOf(id, { ...filter, day }))
  }
  return (
    <form className="bookings-filter" onSubmit={submit}>
      <nav className="chips" aria-label={t.state}>
        {CHOICES.map(({ value, name }) => (
          <Link
            key={value}
            className="chip"
            to={addressOf(id, { state: value, day: filter.day })}
            aria-current={value === filter.state ? 'true' : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
      <TextInput label={t.dayOfCheckIn} type="date" value={day} onChange={({ target }) => setDay(target.value)} />
      <Button type="submit">{t.show}</Button>
    </form>
  )
}

function Bookings({ id, filter }: { id: string; filter: Filter }) {
  const query = paramsOf(filter) as { state?: HotelBookingState; day?: string }
  const asked = usePages('GET /office/hotels/{id}/bookings', { params: { id }, query }, ({ bookings, has_more }) => {
    const after = bookings.at(-1)?.id
    return has_more && after !== undefined ? { after } : undefined
  })
  const { showMore } = asked
  return (
    <QueryBoundary query={asked}>
      {(pages) => (
        <DataList
          label={t.bookings}
          empty={t.noneFits}
          columns={BOOKING_COLUMNS}
          short={shortBooking}
          rows={pages.flatMap(({ bookings }) => bookings)}
          keyOf={(booking) => booking.id}
          showMore={showMore}
        />
      )}
    </QueryBoundary>
  )
}
