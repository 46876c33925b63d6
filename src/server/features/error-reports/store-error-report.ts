import type { ErrorReport } from '#domain/error-reports/error-report.ts'
import type { Services } from '../../services.ts'
import { issueTicket } from '../tickets/issue-ticket.ts'

const MAX_USER_AGENT_LENGTH = 300

type Reporter = { userId: string | null; userAgent: string | undefined }

/** Stores the report of a page that failed. Returns its ticket. */
export function storeErrorReport(
  { db, clock }: Services,
  report: ErrorReport,
  { userId, userAgent }: Reporter,
): Promise<string> {
  return issueTicket('errorReport', async (ticket) => {
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto('error_reports')
      .values({
        ...report,
        ticket,
        // Records this person as the author only if the report has a comment.
        user_id: report.comment === null ? null : userId,
        user_agent: userAgent?.slice(0, MAX_USER_AGENT_LENGTH) ?? null,
        created_at: clock.now(),
      })
      .onConflict((conflict) => conflict.column('ticket').doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows > 0n
  })
}
