import { addMinutes, istDateOf, type IstDate } from '../kernel/ist.ts'
import { lastDayToRegister } from './needs-e-invoice.ts'

/** How long after acknowledging a registration the portal still cancels it. */
export const CANCEL_HOURS = 24

/** The portal's reasons. 1: a duplicate, 2: a mistake, 3: the order was cancelled, 4: another reason. */
export const CANCEL_CODES = ['1', '2', '3', '4'] as const
export type CancelCode = (typeof CANCEL_CODES)[number]

/** The maximum number of characters of a remark that the portal stores. */
export const MAX_REMARK = 100

/** `isCorrected` means that a credit note or a further invoice for the same supply exists. */
export type Cancellable = {
  kind: 'invoice' | 'credit_note'
  date: IstDate
  ackAt: Date
  isCancelled: boolean
  isCorrected: boolean
}

export type CancelRefusal = 'ALREADY_DECIDED' | 'E_INVOICE_TOO_LATE' | 'E_INVOICE_BUILT_ON'

/** Returns the last moment at which the portal still cancels a registration. */
export const lastMomentToCancel = (ackAt: Date): Date => addMinutes(ackAt, CANCEL_HOURS * 60)

/**
 * Says why an e-invoice cannot be cancelled; undefined if it can. The replacement has the same date or today's, and the
 * portal must still accept that date.
 */
export function cancelRefusal(document: Cancellable, now: Date): CancelRefusal | undefined {
  const { kind, date, ackAt, isCancelled, isCorrected } = document
  if (isCancelled) return 'ALREADY_DECIDED'
  if (now > lastMomentToCancel(ackAt) || istDateOf(now) > lastDayToRegister(date)) return 'E_INVOICE_TOO_LATE'
  return kind === 'credit_note' || isCorrected ? 'E_INVOICE_BUILT_ON' : undefined
}
