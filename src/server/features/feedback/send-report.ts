import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { ReportReason, ReportSubject } from '#domain/feedback/report.ts'
import type { Services } from '../../services.ts'
import { hotelIs } from '../hotels/hotel-rows.ts'
import { issueTicket } from '../tickets/issue-ticket.ts'

export type Report = {
  subject: ReportSubject
  reason: ReportReason
  /** the hotel's id or slug */
  hotel: string | number
  /** the address of the picture, or the id of the review */
  of: string
  message: string
  phone: string | null
  userId: string | null
}

export type SentReport = { ticket: string; came: Date }

/** Class number of our advisory lock for reports; the second key identifies the reported picture or review. */
const REPORT_LOCK = 7021

/** Finds the hotel, if it is visible and has this picture or published review. */
async function findReported(trx: Transaction<DB>, { subject, hotel, of }: Report) {
  const has =
    subject === 'picture'
      ? sql`exists (select 1 from hotel_pictures p where p.hotel_id = h.id and position('/' || p.name || '-' in ${of}) > 0)`
      : sql`exists (select 1 from reviews r where r.hotel_id = h.id and r.id::text = ${of} and r.published)`
  const { rows } = await sql<{ id: number; slug: string }>`
    select h.id, h.slug from hotels h where ${hotelIs(hotel)} and not h.hidden and ${has}`.execute(trx)
  return rows[0]
}

const findOpen = (trx: Transaction<DB>, report: Report, hotelId: number): Promise<SentReport | undefined> =>
  trx
    .selectFrom('feedback')
    .select(['ticket', 'created_at as came'])
    .where('kind', '=', 'report')
    .where('settled_at', 'is', null)
    .where('report_hotel_id', '=', hotelId)
    .where('report_of', '=', report.of)
    .where('report_reason', '=', report.reason)
    .where('user_id', 'is not distinct from', report.userId)
    .where('phone', 'is not distinct from', report.phone)
    .limit(1)
    .executeTakeFirst()

/**
 * Stores a report for the office; undefined if the picture or review is not on a public page. A second
 * report by the same sender gets the ticket of the open one. A report hides nothing; only the office does.
 */
export const sendReport = (services: Services, report: Report): Promise<SentReport | undefined> =>
  services.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${REPORT_LOCK}, hashtext(${report.of}))`.execute(trx)
    const hotel = await findReported(trx, report)
    if (!hotel) return undefined
    const open = await findOpen(trx, report, hotel.id)
    if (open) return open
    const came = services.clock.now()
    const { subject, reason, of, message, phone, userId } = report
    const ticket = await issueTicket('report', async (drawn) => {
      const { numInsertedOrUpdatedRows = 0n } = await trx
        .insertInto('feedback')
        .values({
          ticket: drawn,
          kind: 'report',
          user_id: userId,
          phone,
          message,
          page: `/hotel/${hotel.slug}`,
          created_at: came,
          report_subject: subject,
          report_reason: reason,
          report_of: of,
          report_hotel_id: hotel.id,
        })
        .onConflict((conflict) => conflict.column('ticket').doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows > 0n
    })
    return { ticket, came }
  })
