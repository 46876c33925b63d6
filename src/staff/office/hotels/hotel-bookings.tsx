import type { HotelBookingState } from '#domain/office/hotel-bookings.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { OFFICE } from '#web/lib/office-paths.ts'
import { DataTable } from '../../kit/data-table.tsx'
import { useCall } from '../office-calls.ts'
import { QueryBoundary } from '../query-boundary.tsx'
import { BOOKING_COLUMNS, shortBooking } from './booking-columns.tsx'
import * as t from '#words/office/hotel-sales.ts'

/** How many upcoming and past bookings a hotel's page shows. A separate page lists all of them. */
const SHOWN = 5

/** Shows a hotel's next bookings and its latest stays, with a link to all of them. */
export const HotelBookings = ({ id }: { id: string }) => (
  <section className="panel" aria-labelledby="bookings">
    <header>
      <h2 id="bookings">{t.bookings}</h2>
      <Link to={OFFICE.hotelBookings(id)}>{t.allBookings}</Link>
    </header>
    <Some id={id} state="coming" title={t.nextOnes} empty={t.noNext} />
    <Some id={id} state="past" title={t.latest} empty={t.noLatest} />
  </section>
)

type SomeProps = { id: string; state: HotelBookingState; title: string; empty: string }

function Some({ id, state, title, empty }: SomeProps) {
  const asked = useCall('GET /office/hotels/{id}/bookings', { params: { id }, query: { state } })
  return (
    <>
      <h3 className="panel-part">{title}</h3>
      <QueryBoundary query={asked}>
        {({ bookings }) =>
          bookings.length === 0 ? (
            <p className="panel-inside soft">{empty}</p>
          ) : (
            <DataTable
              columns={BOOKING_COLUMNS}
              short={shortBooking}
              rows={bookings.slice(0, SHOWN)}
              keyOf={(booking) => booking.id}
            />
          )
        }
      </QueryBoundary>
    </>
  )
}
