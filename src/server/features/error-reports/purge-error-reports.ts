import { REPORT_RETENTION_DAYS } from '#domain/error-reports/error-report.ts'
import { addMinutes } from '#domain/kernel/ist.ts'
import type { Services } from '../../services.ts'

/** Deletes reports that nobody investigates any more. Returns how many. */
export async function purgeErrorReports({ db, clock }: Services): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('error_reports')
    .where('created_at', '<', addMinutes(clock.now(), -REPORT_RETENTION_DAYS * 24 * 60))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
