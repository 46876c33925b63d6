import type { Booking } from '#contract/bookings.ts'
import { BookingHead } from '#web/features/bookings/list/booking-head.tsx'
import { plainBookingPath, PATHS } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import * as list from '#words/bookings/list.ts'
import * as common from '#words/common.ts'
import * as t from '#words/plain.ts'
import { FormOfPage, Problem } from './form-of-page.tsx'
import { PLAIN_LISTS, type PlainLists, type ViewProps } from './plain-data.ts'

const HEADINGS: Record<keyof PlainLists, string> = {
  unpaid: t.notPaidYet,
  upcoming: t.upcoming,
  failed: t.failed,
  past: t.past,
  cancelled: t.cancelled,
}

/** My Bookings: every list on one page. */
export function BookingsView({ view: { lists }, form }: ViewProps<'bookings'>) {
  const filled = PLAIN_LISTS.filter((name) => lists[name].length > 0)
  return (
    <>
      <h1>{common.myBookings}</h1>
      <Problem form={form} />
      {filled.length === 0 && <p className="lead">{t.noBookings}</p>}
      {filled.map((name) => (
        <section key={name} aria-labelledby={name}>
          <h2 id={name}>{HEADINGS[name]}</h2>
          <div className="flow mt-3">
            {lists[name].map((booking) => (
              <Row key={booking.id} booking={booking} />
            ))}
          </div>
        </section>
      ))}
      <a className={`button ${filled.length === 0 ? 'primary big' : 'quiet'}`} href={PATHS.home}>
        {common.findHotel}
      </a>
      <FormOfPage form={form}>
        <Button type="submit">{t.signOut}</Button>
      </FormOfPage>
    </>
  )
}

const Row = ({ booking }: { booking: Booking }) => (
  <article className="box booking-card" aria-label={list.booking(booking.short_id)}>
    <BookingHead booking={booking} variant="folded" />
    <a className="button tint" href={plainBookingPath(booking.id)}>
      <Sentence text={list.detailsOfBooking(booking.short_id)} />
    </a>
  </article>
)
