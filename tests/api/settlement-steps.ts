import { rupeesText } from '#domain/ledger/statement.ts'
import { paiseShare } from '#domain/kernel/paise.ts'
import type { Api } from './start-api.ts'

const HEAD =
  'transaction_entity,entity_id,amount,currency,fee (exclusive tax),tax,debit,credit,payment_notes,dispute_id,settlement_id,settled_at,settlement_utr'

export type SettledLine = {
  kind?: 'payment' | 'refund' | 'adjustment'
  reference: string
  /** in paise, without a sign */
  amount: number
  fee?: number
  credit?: number
  dispute?: string
  notes?: string
}
export type SettledAt = { reference: string; utr: string; day: string }

/** Writes a settlement report as Razorpay's dashboard exports it, with the agreed fee of 2 % on payments. */
export function reportOf(settled: SettledAt, lines: readonly SettledLine[]): string {
  const rows = lines.map(
    ({
      kind = 'payment',
      reference,
      amount,
      fee = kind === 'payment' ? paiseShare(amount, 200, 10_000) : 0,
      credit,
      dispute = '',
      notes = '',
    }) => {
      const tax = paiseShare(fee, 1800, 10_000)
      const isOurs = kind === 'payment' || credit !== undefined
      const net = isOurs ? amount - fee - tax : amount + fee + tax
      const sums = [amount, fee, tax, isOurs ? 0 : net, isOurs ? net : 0].map(rupeesText)
      const [gross, ...others] = sums
      return [
        kind,
        reference,
        gross,
        'INR',
        ...others,
        `"${notes.replaceAll('"', '""')}"`,
        dispute,
        settled.reference,
        settled.day,
        settled.utr,
      ].join(',')
    },
  )
  return [HEAD, ...rows].join('\r\n')
}

/** Returns the gateway's id and the amount in paise of a booking's first payment. */
export async function paymentOf(
  api: Api,
  bookingId: string,
): Promise<{ id: string; reference: string; amount: number }> {
  const {
    id,
    provider_payment_id: reference,
    amount,
  } = await api.db
    .selectFrom('payments')
    .select(['id', 'provider_payment_id', 'amount'])
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'paid')
    .executeTakeFirstOrThrow()
  return { id, reference: reference ?? '', amount: amount * 100 }
}
