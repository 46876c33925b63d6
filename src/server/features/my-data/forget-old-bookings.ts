import { sql } from 'kysely'
import { istDateOf } from '#domain/kernel/ist.ts'
import { taxRetainedSince } from '#domain/ledger/tax-years.ts'
import type { Services } from '../../services.ts'

const BATCH_SIZE = 1000

/** The guest's name in a booking that nothing requires us to store any longer. */
const NOBODY = 'Forgotten guest'

/**
 * Anonymises bookings whose tax years are over, a thousand at a time: removes names, email, city, gender, reasons, and
 * names on invoices. The amounts stay for our own books. Anonymised bookings are not found again, so the job can be
 * repeated. Returns how many.
 */
export async function forgetOldBookings({ db, clock }: Services): Promise<number> {
  const since = taxRetainedSince(istDateOf(clock.now()))
  let forgotten = 0
  for (;;) {
    const { rows } = await sql<{ count: number }>`
      with old as (
        select id from bookings where leaves_at < ${since} and guest_email not like 'forgotten-%@erased.invalid'
        order by leaves_at, id limit ${BATCH_SIZE}
      ), unnamed as (
        update booking_guests g set name = ${NOBODY} from old where g.booking_id = old.id
      ), unsaid as (
        update help_cases c set said = '' from old where c.booking_id = old.id
      ), uninvoiced as (
        delete from tax_recipients r using old where r.booking_id = old.id
      ), without_company as (
        delete from tax_companies c using old where c.booking_id = old.id
      ), uninvited as (
        delete from booking_partners p using old where p.booking_id = old.id
      ), emptied as (
        update bookings b set guest_name = ${NOBODY}, guest_email = 'forgotten-' || b.id || '@erased.invalid',
          guest_gender = null, guest_city = null, cancel_reason = null, lead_id = null
        from old where b.id = old.id returning b.id
      )
      select count(*)::int as count from emptied`.execute(db)
    const done = rows[0]?.count ?? 0
    forgotten += done
    if (done < BATCH_SIZE) return forgotten
  }
}
