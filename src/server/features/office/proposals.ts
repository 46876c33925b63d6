import type { OfficeBooking } from '#contract/office-bookings.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import type { Db } from '../../services.ts'

/** Lists a booking's proposals that wait for a second person, oldest first. */
export async function readWaitingProposals(
  db: Db,
  { bookingId, operatorId }: { bookingId: string; operatorId: string },
): Promise<OfficeBooking['proposals']> {
  const rows = await db
    .selectFrom('office_proposals')
    .innerJoin('operators', 'operators.id', 'office_proposals.proposed_by')
    .select(['office_proposals.id', 'terms', 'reason', 'operators.name', 'proposed_by', 'proposed_at'])
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'waiting')
    .orderBy('proposed_at')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    wish: row.terms as Record<string, unknown>,
    reason: row.reason,
    proposed_by: row.name,
    is_own: row.proposed_by === operatorId,
    at: toIstIso(row.proposed_at),
  }))
}
