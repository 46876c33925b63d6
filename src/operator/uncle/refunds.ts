import type { Command } from 'commander'
import { formatIstMoment, toIstIso } from '#domain/kernel/ist.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { listRefundsToSettle, type RefundToSettle } from '#server/features/bookings/refunds-to-settle.ts'
import { withCsv, paragraphs, withAction } from './command.ts'

const HEADINGS = [
  'id',
  'status',
  'rupees',
  'booking',
  'asked',
  'promised by',
  'name',
  'phone',
  'email',
  'payment',
  'reason',
]

const asRow = (one: RefundToSettle) => [
  one.id,
  one.status,
  one.amount,
  one.short_id,
  toIstIso(one.created_at),
  toIstIso(one.due_by),
  one.guest_name,
  one.phone,
  one.guest_email,
  one.provider_payment_id,
  one.reason,
]

const asText = (one: RefundToSettle): string =>
  [
    `${one.id}  ${formatRupees(one.amount)}, ${one.status === 'failed' ? 'failed' : 'late'}, promised by ${formatIstMoment(one.due_by)}`,
    `booking ${one.short_id}: ${one.reason}`,
    [one.guest_name, one.phone, one.guest_email].join(', '),
    `payment ${one.provider_payment_id ?? 'without a number of the gateway'}`,
  ].join('\n  ')

/** Adds `npm run uncle -- refunds`, which lists failed and late refunds. Two admins settle them in the office. */
export function addRefundCommands(program: Command): void {
  const refunds = program.command('refunds').description('refunds that failed or are late, to be looked at every day')
  const list = refunds.command('list', { isDefault: true }).description('lists them, the oldest first')
  withAction(withCsv(list), () => async (db) => {
    const found = await listRefundsToSettle(db, new Date())
    return {
      text: paragraphs(found.map(asText), 'No refund failed, and none is late.'),
      json: found,
      table: [HEADINGS, ...found.map(asRow)],
    }
  })
}
