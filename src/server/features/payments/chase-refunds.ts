import { addMinutes } from '#domain/kernel/ist.ts'
import type { Services } from '../../services.ts'
import { workThrough } from '../../work-through.ts'
import { sendRefund } from './refunds.ts'

/** The gateway reports a refund within hours; one it said nothing of for this long is asked about. */
const SILENT_MINUTES = 6 * 60

/**
 * Asks again about refunds that stay pending, so that a lost report never leaves a guest in doubt. Asked twice for one
 * refund the gateway pays once. Answers how many were asked about.
 */
export async function chaseRefunds(services: Services): Promise<number> {
  const { db, clock, log } = services
  const silentSince = addMinutes(clock.now(), -SILENT_MINUTES)
  return workThrough<{ id: string }>({
    name: 'chase-refunds',
    log,
    next: (after, limit) => {
      const silent = db
        .selectFrom('refunds')
        .select('id')
        .where('status', '=', 'pending')
        .where('created_at', '<=', silentSince)
        .orderBy('id')
        .limit(limit)
      return (after === null ? silent : silent.where('id', '>', after)).execute()
    },
    work: async ({ id }) => {
      await sendRefund(services, id)
      return true
    },
  })
}
