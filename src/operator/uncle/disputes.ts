import type { Command } from 'commander'
import { toIstIso } from '#domain/kernel/ist.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { rupeesText } from '#domain/ledger/statement.ts'
import { presentListed, readDispute } from '#server/features/office/disputes/present-dispute.ts'
import { readDisputes, type ReadDispute } from '#server/features/disputes/read-disputes.ts'
import type { Db } from '#server/services.ts'
import { CommandRefused } from '../operator-command.ts'
import { withAction, withCsv, type CommandOutput } from './command.ts'

const LISTED = 50
const HEADINGS = ['dispute', 'rupees', 'status', 'answer by', 'booking', 'hotel', 'reason']

const rowOf = ({ reference, paise, status, respondBy, code, hotel, reason, reasonCode }: ReadDispute): string[] => [
  reference,
  rupeesText(paise),
  status.replaceAll('_', ' '),
  respondBy ? toIstIso(respondBy) : '',
  code ?? '',
  hotel ?? '',
  reason ?? reasonCode ?? '',
]

const list =
  () =>
  async (db: Db): Promise<CommandOutput> => {
    const found = await readDisputes(db, { limit: LISTED })
    const rows = found.map(rowOf)
    const lines = [HEADINGS, ...rows].map((row) => row.join('  ').trimEnd())
    return {
      text: rows.length === 0 ? 'No bank disputes a payment.' : lines.join('\n'),
      json: found.map(presentListed),
      table: [HEADINGS, ...rows],
    }
  }

const show =
  (reference: string) =>
  async (db: Db): Promise<CommandOutput> => {
    const dispute = await readDispute(db, reference)
    if (!dispute) throw new CommandRefused(`There is no dispute ${reference}.`)
    const { paise, status, respond_by: by, booking, hotel, reason, payment, reports, if_lost: shares, answer } = dispute
    const lines = [
      `${reference}: ${formatPaise(paise)}, ${status.replaceAll('_', ' ')}${by === null ? '' : `, answer by ${by}`}`,
      `payment ${payment.reference}${booking ? `, booking ${booking.code}` : ', no booking of ours'}${hotel === null ? '' : `, ${hotel}`}`,
      ...(reason === null ? [] : [`the bank says: ${reason}`]),
      ...(answer === null ? [] : [`the office: ${answer.replaceAll('_', ' ')}`]),
      ...reports.map(({ status: step, at }) => `${at}  ${step.replaceAll('_', ' ')}`),
      ...(shares
        ? [
            `if lost: ${formatPaise(shares.refunds)} of owed refunds, ${formatPaise(shares.guest)} of the guest, ${formatPaise(shares.ours)} of ours`,
          ]
        : []),
    ]
    return { text: lines.join('\n'), json: dispute }
  }

/** Adds `npm run uncle -- disputes ...`. */
export function addDisputeCommands(program: Command): void {
  const disputes = program.command('disputes').description('payments that guests’ banks dispute')
  withAction(withCsv(disputes.command('list').description('the newest fifty; amounts in rupees')), list)
  withAction(disputes.command('show <reference>').description('a dispute, its steps, and who would bear it'), show)
}
