import { expireHolds } from '../features/bookings/expire-holds.ts'
import { purgeSignIns } from '../features/accounts/purge-sign-ins.ts'
import { reconcilePayments } from '../features/payments/reconcile.ts'
import type { Services } from '../services.ts'
import { vacuum } from './vacuum.ts'

export type Job = {
  name: string
  does: string
  /** cron, Indian time */
  cron: string
  /** Idempotent: run twice or by two processes at once it does no harm. Answers how many things it worked on. */
  run: (services: Services) => Promise<number>
}

/** Everything that happens by itself (design, "jobs"). Each can be run by hand with `POST /api/dev/jobs/{name}`. */
export const SCHEDULE: readonly Job[] = [
  {
    name: 'expire-holds',
    does: 'gives back the rooms and credits of unpaid bookings',
    cron: '* * * * *',
    run: expireHolds,
  },
  {
    name: 'reconcile-payments',
    does: 'asks the gateway about payments it said nothing of',
    cron: '*/5 * * * *',
    run: reconcilePayments,
  },
  {
    name: 'purge-sign-ins',
    does: 'forgets old passwords, sign-ups, sessions and request keys',
    cron: '17 * * * *',
    run: purgeSignIns,
  },
  {
    name: 'vacuum',
    does: 'tidies the embedded database, which does not do it by itself',
    cron: '41 4 * * *',
    run: vacuum,
  },
]
