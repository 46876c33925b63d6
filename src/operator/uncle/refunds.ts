import type { Command } from 'commander'
import { formatIstMoment, toIstIso } from '#domain/kernel/ist.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import { isUuid } from '#domain/kernel/uuid.ts'
import { listRefundsToSettle, settleRefund, type RefundToSettle } from '#server/features/bookings/refunds-to-settle.ts'
import { CommandRefused } from '../operator-command.ts'
import { operatorOf, withOperatorOption, wrongCall } from './by-operator.ts'
import { withCsv, paragraphs, withAction } from './command.ts'

const REFERENCE = /^[A-Za-z0-9-]{6,40}$/

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

type Settling = { reference: string }

const settle = (id: string, { reference }: Settling, command: Command) => {
  if (!isUuid(id)) throw wrongCall(command, `${id} is no id of a refund`)
  if (!REFERENCE.test(reference))
    throw wrongCall(command, "--reference needs the bank's number: 6 to 40 letters and digits")
  const settling = { id, reference, operator: operatorOf(command) }
  return async (db: Parameters<typeof settleRefund>[0]) => {
    const outcome = await settleRefund(db, settling, new Date())
    if (outcome === 'NOT_FOUND') throw new CommandRefused(`There is no refund ${id}.`)
    if (outcome === 'NOT_FAILED')
      throw new CommandRefused(`Refund ${id} did not fail: the gateway makes it, or has made it.`)
    return { text: `Refund ${id} is settled.`, json: { id, settled: true } }
  }
}

/**
 * Adds `npm run uncle -- refunds ...`, which lists failed and late refunds, and records that a failed one was paid
 * another way.
 */
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
  const settled = refunds
    .command('settle <id>')
    .description('notes that a refund which failed was paid another way; look at the gateway’s list first')
    .requiredOption('--reference <number>', 'the bank’s number of that transfer (UTR), which the guest is shown')
  withAction(withOperatorOption(settled), settle)
}
