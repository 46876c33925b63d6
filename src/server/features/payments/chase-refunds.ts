import { addMinutes } from '#domain/kernel/ist.ts'
import type { Services } from '../../services.ts'
import { isAfter, workThrough } from '../../work-through.ts'
import { sendRefund } from './refunds.ts'

/** How long to wait for a webhook before we ask. The gateway normally reports a refund within hours. */
const SILENT_MINUTES = 6 * 60

/**
 * Asks the gateway again about refunds that stay pending, so that a lost webhook never leaves a guest in doubt. The
 * gateway pays a refund only once, however often we ask. Returns how many refunds it asked about.
 */
export async function chaseRefunds(services: Services): Promise<number> {
  const { db, clock, log } = services
  const silentSince = addMinutes(clock.now(), -SILENT_MINUTES)
  return workThrough<{ id: string }>({
    name: 'chase-refunds',
    log,
    next: (after, limit) =>
      db
        .selectFrom('refunds')
        .select('id')
        .where('status', '=', 'pending')
        .where('created_at', '<=', silentSince)
        .where(isAfter('id', after))
        .orderBy('id')
        .limit(limit)
        .execute(),
    work: async ({ id }) => {
      await sendRefund(services, id)
      return true
    },
  })
}
