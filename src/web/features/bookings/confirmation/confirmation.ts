import type { Booking } from '#contract/bookings.ts'
import { unreachable } from '#domain/kernel/result.ts'
import { POLL_FOR_MILLISECONDS } from '../payment-poll.ts'

/** The outcome that a guest sees after returning from payment. */
export type Confirmation =
  /** the payment's report is pending */
  | 'waiting'
  /** the report has not arrived within a minute, but may still arrive */
  | 'slow'
  | 'confirmed'
  /** confirmed, with a new time whose payment may be pending */
  | 'changing'
  /** paid after the hold had ended, so that the money is refunded */
  | 'refunded'
  /** confirmed earlier, but cancelled since */
  | 'cancelled'
  /** no payment arrived, and the hold has ended */
  | 'not-paid'

type Seen = Pick<Booking, 'status' | 'refunds' | 'modification'>

/** `waitedMilliseconds`: how long this page has been polling. */
export function confirmationOf({ status, refunds, modification }: Seen, waitedMilliseconds: number): Confirmation {
  switch (status) {
    case 'completed':
      return modification && waitedMilliseconds < POLL_FOR_MILLISECONDS ? 'changing' : 'confirmed'
    case 'cancelled':
      return 'cancelled'
    case 'pending':
      return waitedMilliseconds < POLL_FOR_MILLISECONDS ? 'waiting' : 'slow'
    case 'expired':
    case 'failed':
      if (refunds.length > 0) return 'refunded'
      // The report of a last-moment payment may arrive shortly after the hold has ended.
      return waitedMilliseconds < POLL_FOR_MILLISECONDS && status === 'expired' ? 'waiting' : 'not-paid'
    default:
      return unreachable(status)
  }
}

const OPEN: ReadonlySet<Confirmation> = new Set(['waiting', 'slow', 'changing'])

export const isSettled = (confirmation: Confirmation): boolean => !OPEN.has(confirmation)

/**
 * The outcome that a guest sees after returning from the payment of a change. `changed` is the check-in that the guest
 * chose.
 */
export type ChangeOutcome = 'made' | 'not-made' | undefined

export function changeOutcome(
  { checkin_date, modification }: Pick<Booking, 'checkin_date' | 'modification'>,
  changed: string | null,
): ChangeOutcome {
  if (changed === null || modification) return undefined
  return Date.parse(checkin_date) === Date.parse(changed) ? 'made' : 'not-made'
}
