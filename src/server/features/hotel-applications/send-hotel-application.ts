import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import {
  MAX_ACKNOWLEDGEMENTS_A_DAY,
  SAME_FORM_MINUTES,
  type HotelApplication,
} from '#domain/hotel-applications/hotel-application.ts'
import type { Services } from '../../services.ts'
import { emailTo, guestText } from '../messages/guest-text.ts'
import { enqueue } from '../messages/outbox.ts'
import { languageOfVerified } from '../messages/verified-email.ts'
import { issueTicket } from '../tickets/issue-ticket.ts'

/** Class numbers of our advisory locks; the second key is the phone. */
const HOTEL_APPLICATION_LOCK = 7003

/**
 * Stores the form of a hotel that wants to be listed and acknowledges it by email when the address is verified. Returns
 * its ticket. The same phone and hotel within ten minutes keep their ticket and update the form.
 */
export async function sendHotelApplication(services: Services, form: HotelApplication): Promise<string> {
  const ticket = await services.db.transaction().execute(async (trx) => {
    const now = services.clock.now()
    await sql`select pg_advisory_xact_lock(${HOTEL_APPLICATION_LOCK}, hashtext(${form.phone}))`.execute(trx)
    const earlier = await findEarlier(trx, form, now)
    if (earlier) return correctForm(trx, earlier, form, now)
    const created = await insertForm(trx, form, now)
    await acknowledge(trx, created, form.email, now)
    return created
  })
  services.nudge()
  return ticket
}

type Earlier = { ticket: string; email: string }

const findEarlier = (trx: Transaction<DB>, form: HotelApplication, now: Date): Promise<Earlier | undefined> =>
  trx
    .selectFrom('partner_forms')
    .select(['ticket', 'email'])
    .where('phone', '=', form.phone)
    .where(sql`lower(hotel_name)`, '=', form.hotelName.toLowerCase())
    .where('created_at', '>', addMinutes(now, -SAME_FORM_MINUTES))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

const columnsOf = ({ name, phone, email, hotelName, city, rooms, message }: HotelApplication) => ({
  name,
  phone,
  email,
  hotel_name: hotelName,
  city,
  rooms,
  message,
})

async function correctForm(trx: Transaction<DB>, earlier: Earlier, form: HotelApplication, now: Date): Promise<string> {
  await trx.updateTable('partner_forms').set(columnsOf(form)).where('ticket', '=', earlier.ticket).execute()
  if (earlier.email.toLowerCase() !== form.email.toLowerCase()) await acknowledge(trx, earlier.ticket, form.email, now)
  return earlier.ticket
}

const insertForm = (trx: Transaction<DB>, form: HotelApplication, now: Date): Promise<string> =>
  issueTicket('hotelApplication', async (ticket) => {
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto('partner_forms')
      .values({ ...columnsOf(form), ticket, created_at: now })
      .onConflict((conflict) => conflict.column('ticket').doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows > 0n
  })

/**
 * Acknowledges a form by email. The email repeats nothing from the form, because its author may have typed somebody
 * else's address. An address that reached its daily limit gets no more; the form is still stored.
 */
async function acknowledge(trx: Transaction<DB>, ticket: string, email: string, now: Date): Promise<void> {
  const language = await languageOfVerified(trx, email)
  if (language === undefined) return
  const { rows } = await sql<{ sent: number }>`
    select count(*)::int as sent from partner_forms
    where lower(email) = lower(${email}) and acknowledged_at > ${addMinutes(now, -24 * 60)}`.execute(trx)
  if ((rows[0]?.sent ?? 0) >= MAX_ACKNOWLEDGEMENTS_A_DAY) return
  await trx.updateTable('partner_forms').set({ acknowledged_at: now }).where('ticket', '=', ticket).execute()
  await enqueue(trx, now, [emailTo(email, guestText('partner_form_received', language, [ticket]))])
}
