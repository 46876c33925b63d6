import { addMinutes } from '#domain/kernel/ist.ts'
import type { Services } from '../../services.ts'
import { isAfter, workThrough } from '../../work-through.ts'
import { sendRefund } from './refunds.ts'

/** The gateway reports a refund within hours; after this long without a webhook we ask. */
const SILENT_MINUTES = 6 * 60

/**
 * Asks again about refunds that stay pending, so that a lost webhook never leaves a guest in doubt. However often it is
 * asked, the gateway pays a refund once. Returns how many were asked about.
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
