import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { ReportReason, ReportSubject } from '#domain/feedback/report.ts'
import type { Services } from '../../services.ts'
import { issueTicket } from '../tickets/issue-ticket.ts'

export type Report = {
  subject: ReportSubject
  reason: ReportReason
  hotelId: number
  /** the address of the picture, or the id of the review */
  of: string
  message: string
  phone: string | null
  userId: string | null
}

export type SentReport = { ticket: string; came: Date }

/** Class number of our advisory lock of reports; the second key is what is reported. */
const REPORT_LOCK = 7021

/** The hotel's address, if it is visible and has this picture or published review. */
async function findReported(trx: Transaction<DB>, { subject, hotelId, of }: Report): Promise<string | undefined> {
  const has =
    subject === 'picture'
      ? sql`exists (select 1 from hotel_pictures p where p.hotel_id = h.id and position('/' || p.name || '-' in ${of}) > 0)`
      : sql`exists (select 1 from reviews r where r.hotel_id = h.id and r.id::text = ${of} and r.published)`
  const { rows } = await sql<{ slug: string }>`
    select h.slug from hotels h where h.id = ${hotelId} and not h.hidden and ${has}`.execute(trx)
  return rows[0]?.slug
}

const findOpen = (trx: Transaction<DB>, report: Report): Promise<SentReport | undefined> =>
  trx
    .selectFrom('feedback')
    .select(['ticket', 'created_at as came'])
    .where('kind', '=', 'report')
    .where('settled_at', 'is', null)
    .where('report_hotel_id', '=', report.hotelId)
    .where('report_of', '=', report.of)
    .where('report_reason', '=', report.reason)
    .where('user_id', 'is not distinct from', report.userId)
    .where('phone', 'is not distinct from', report.phone)
    .limit(1)
    .executeTakeFirst()

/**
 * Stores a report for the office; undefined if nothing like it can be seen. While a report of the same sender about the
 * same thing is open, another one keeps its ticket. It hides nothing: only the office does.
 */
export const sendReport = (services: Services, report: Report): Promise<SentReport | undefined> =>
  services.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${REPORT_LOCK}, hashtext(${report.of}))`.execute(trx)
    const slug = await findReported(trx, report)
    if (slug === undefined) return undefined
    const open = await findOpen(trx, report)
    if (open) return open
    const came = services.clock.now()
    const { subject, reason, hotelId, of, message, phone, userId } = report
    const ticket = await issueTicket('report', async (drawn) => {
      const { numInsertedOrUpdatedRows = 0n } = await trx
        .insertInto('feedback')
        .values({
          ticket: drawn,
          kind: 'report',
          user_id: userId,
          phone,
          message,
          page: `/hotel/${slug}`,
          created_at: came,
          report_subject: subject,
          report_reason: reason,
          report_of: of,
          report_hotel_id: hotelId,
        })
        .onConflict((conflict) => conflict.column('ticket').doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows > 0n
    })
    return { ticket, came }
  })
