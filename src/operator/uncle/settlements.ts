import { readFile } from 'node:fs/promises'
import type { Command } from 'commander'
import { proposeSettlements as call } from '#contract/office-settlements.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { rupeesText } from '#domain/ledger/statement.ts'
import { faultSentence } from '#domain/settlements/fault-words.ts'
import type { Difference } from '#domain/settlements/match-lines.ts'
import type { ReportLine } from '#domain/settlements/report-line.ts'
import {
  presentListed,
  presentMissing,
  presentReport,
  presentSettlement,
  SETTLEMENT_HEAD,
  settlementRows,
} from '#server/features/office/books/present-settlements.ts'
import { writeLog } from '#server/features/office/write-log.ts'
import { compareReport, type ComparedReport } from '#server/features/settlements/compare-report.ts'
import { proposeSettlements } from '#server/features/settlements/propose-settlements.ts'
import { readMissing, readSettlements } from '#server/features/settlements/read-settlements.ts'
import type { Services } from '#server/services.ts'
import { CommandRefused } from '../operator-command.ts'
import { operatorAs, operatorClaimOf, withOperatorPhoneOption, withReasonOption } from './as-operator.ts'
import { wrongCall } from './by-operator.ts'
import { withCsv, withServiceAction, type CommandOutput } from './command.ts'

const NOBODY = ''
const LISTED = 50

const differenceText = ({ kind, paise, expected }: Difference): string =>
  `${kind.replaceAll('_', ' ')}${expected === null ? '' : `, expected ${formatPaise(expected)}`} (${formatPaise(paise)})`

const lineText = ({
  line,
  found,
}: {
  line: Pick<ReportLine, 'kind' | 'reference' | 'amount'>
  found: readonly Difference[]
}) => `  ${line.kind} ${line.reference}, ${formatPaise(line.amount)}: ${found.map(differenceText).join('; ')}`

/** Says what a settlement report contains: its new settlements, and each line that differs from the books. */
function reportText({ fresh, known, waiting }: ComparedReport): string {
  const settlements = fresh.map(({ reference, day, utr, sums, lines, differences }) =>
    [
      `${reference}, ${day}, UTR ${utr}: ${formatPaise(sums.net)} to our bank, ${lines.length} lines, ${differences.length} differ`,
      ...differences.map(lineText),
    ].join('\n'),
  )
  return [...settlements, `${known} read before, ${waiting} lines not settled yet.`].join('\n')
}

const faulty = (sentences: readonly string[]) =>
  new CommandRefused(['The file changes nothing.', ...sentences].join('\n'))

const importReport = (path: string, { trial }: { trial?: true }, command: Command) => {
  const claim = operatorClaimOf(command)
  return async (services: Services): Promise<CommandOutput> => {
    const { db, clock } = services
    const operator = await operatorAs(db, claim.phone, call)
    const text = await readFile(path, 'utf8').catch(() => {
      throw wrongCall(command, `${path} cannot be read`)
    })
    if (trial) {
      const compared = await compareReport(db, text, clock.now())
      if (!compared.ok) throw faulty(compared.refusal.map(faultSentence))
      return { text: reportText(compared.value), json: presentReport(compared.value) }
    }
    const report = { text, fileName: path, operatorId: operator.operatorId, reason: claim.reason }
    const proposed = await proposeSettlements(services, report, (trx, done) =>
      writeLog(trx, operator, { act: 'settlement_proposed', reason: claim.reason, ...done }, clock.now()),
    )
    if (proposed.ok)
      return {
        text: `${reportText(proposed.value)}\nAnother admin confirms them in the office.`,
        json: presentReport(proposed.value),
      }
    if (proposed.refusal.why === 'faults') throw faulty(proposed.refusal.faults.map(faultSentence))
    throw faulty(['Every settlement of this report was proposed before.'])
  }
}

const HEADINGS = [
  'day',
  'settlement',
  'UTR',
  'state',
  'payments',
  'refunds',
  'fees',
  'GST on fees',
  'to our bank',
  'differ',
]

const list =
  () =>
  async (services: Services): Promise<CommandOutput> => {
    const listed = (await readSettlements(services.db, { limit: LISTED })).map((one) => presentListed(one, NOBODY))
    const missing = presentMissing(await readMissing(services.db, services.gateway.name))
    const rows = listed.map(
      ({ day, reference, utr, status, payments, refunds, adjustments, fee, tax, net, different }) => [
        day,
        reference,
        utr,
        status,
        ...[payments, refunds + adjustments, fee, tax, net].map(rupeesText),
        String(different),
      ],
    )
    const lines = rows.map((row) => row.join('  '))
    const lacking =
      missing.count === 0 ? [] : [`${missing.count} of ours in no settlement, ${formatPaise(missing.paise)}.`]
    return {
      text: [
        ...(lines.length === 0 ? ['No settlement has been read.'] : [HEADINGS.join('  '), ...lines]),
        ...lacking,
      ].join('\n'),
      json: { settlements: listed, missing },
      table: [HEADINGS, ...rows],
    }
  }

const show =
  (reference: string) =>
  async ({ db }: Services): Promise<CommandOutput> => {
    const [found] = await readSettlements(db, { reference })
    if (!found) throw new CommandRefused(`There is no settlement ${reference}.`)
    const shown = presentSettlement(found, NOBODY)
    const rows = settlementRows(shown)
    const { day, utr, status, net, different } = shown
    const head = `${reference}, ${day}, UTR ${utr}, ${status}: ${formatPaise(net)} to our bank, ${different} lines differ`
    return {
      text: [head, SETTLEMENT_HEAD.join('  '), ...rows.map((row) => row.join('  ').trimEnd())].join('\n'),
      json: shown,
      table: [SETTLEMENT_HEAD, ...rows],
    }
  }

/** Adds `npm run uncle -- settlements ...`. */
export function addSettlementCommands(program: Command): void {
  const settlements = program.command('settlements').description('what the gateway paid to our bank, line by line')
  const read = settlements
    .command('import <file>')
    .description('proposes the settlements of the gateway’s report (CSV); another admin confirms them in the office')
    .option('--trial', 'only says what the report contains')
  withServiceAction(withReasonOption(withOperatorPhoneOption(read)), importReport)
  const listed = settlements
    .command('list')
    .description('the newest fifty settlements, and what is in none; amounts in rupees')
  withServiceAction(withCsv(listed), list)
  const shown = settlements.command('show <reference>').description('a settlement line by line beside our books')
  withServiceAction(withCsv(shown), show)
}
