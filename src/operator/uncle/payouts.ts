import type { Command } from 'commander'
import * as calls from '#contract/office-payouts.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import type { Month } from '#domain/ledger/month.ts'
import { payoutState } from '#domain/ledger/payout-state.ts'
import { rupeesText } from '#domain/ledger/statement.ts'
import { proposePayouts } from '#server/features/ledger/propose-payouts.ts'
import { pagesOfRun, readRuns, type ReadPayout, type ReadRun } from '#server/features/ledger/read-payouts.ts'
import { logAction } from '#server/features/office/books/log-action.ts'
import type { Db, Services } from '#server/services.ts'
import { operatorAs, operatorClaimOf, withOperatorPhoneOption, withReasonOption } from './as-operator.ts'
import { withAction, withCsv, withServiceAction, type CommandOutput } from './command.ts'
import { monthArgument } from './statements.ts'
import { alignedText } from './table-text.ts'

const HEADINGS = [
  'run',
  'proposed',
  'by',
  'confirmed by',
  'hotel',
  'month',
  'rupees',
  'account ends in',
  'state',
  'UTR',
]
const RUNS = 10
/** The number of payouts of a run that a terminal shows. */
const SHOWN_OF_RUN = 50

const rowsOf = (run: ReadRun): string[][] =>
  run.payouts.map((payout) => [
    run.id.slice(0, 8),
    toIstIso(run.proposedAt),
    run.proposedBy,
    run.confirmedBy ?? '',
    payout.hotel,
    payout.month,
    rupeesText(payout.paise),
    payout.number.slice(-4),
    payoutState(run, payout),
    payout.bankReference ?? '',
  ])

/** Reads all payouts of a run, page by page. */
async function wholeRun(db: Db, run: ReadRun): Promise<ReadRun> {
  const payouts: ReadPayout[] = []
  for await (const page of pagesOfRun(db, run)) payouts.push(...page.payouts)
  return { ...run, payouts, hasMore: false }
}

/** Masks account numbers, which must not appear in a shell's history or a CSV file. */
const masked = (run: ReadRun) => ({
  ...run,
  payouts: run.payouts.map(({ number, ...payout }) => ({ ...payout, accountEnding: number.slice(-4) })),
})

/**
 * Reads the newest runs. A terminal shows the first payouts of each run, whereas a program or a spreadsheet gets all of
 * them.
 */
const list =
  ({ csv, json }: { csv?: true; json?: true }) =>
  async (db: Db): Promise<CommandOutput> => {
    const first = await readRuns(db, { limit: RUNS, shown: SHOWN_OF_RUN })
    const runs = csv || json ? await Promise.all(first.map((run) => wholeRun(db, run))) : first
    const table = [HEADINGS, ...runs.flatMap(rowsOf)]
    const left = runs.reduce((sum, { count, payouts }) => sum + count - payouts.length, 0)
    const more = left === 0 ? '' : `\n${left} payouts of larger runs are left out: --csv has them all.`
    const text = runs.length === 0 ? 'Nothing was proposed yet.' : `${alignedText(table)}${more}`
    return { text, json: runs.map(masked), table }
  }

const propose = (month: Month, _options: object, command: Command) => {
  const { phone, reason } = operatorClaimOf(command)
  return async (services: Services): Promise<CommandOutput> => {
    const operator = await operatorAs(services.db, phone, calls.proposeOfficePayouts)
    const log = logAction(services, operator, { act: 'payouts_proposed', reason })
    const proposal = { month, operatorId: operator.operatorId, reason }
    const { runId, payouts, withoutAccount } = await proposePayouts(services, proposal, log)
    const paise = payouts.reduce((sum, payout) => sum + payout.paise, 0)
    const missing = withoutAccount.map((id) => `hotel ${id} has no account in effect`)
    const done = `${payouts.length === 1 ? '1 payout' : `${payouts.length} payouts`} of ₹${rupeesText(paise)} proposed. Another admin confirms the run in the office.`
    const text = [runId === null ? `Nothing is to be paid for ${month}.` : done, ...missing].join('\n')
    return { text, json: { run: runId, payouts: payouts.length, paise, withoutAccount } }
  }
}

/**
 * Adds `npm run uncle -- payouts ...`. No command confirms a run, because a person at the shell could name a
 * colleague's phone. The second person confirms in the office, with a passkey.
 */
export function addPayoutCommands(program: Command): void {
  const payouts = program.command('payouts').description('what is paid to hotels, amounts in rupees')
  const listed = payouts
    .command('list', { isDefault: true })
    .description(`lists the newest ${RUNS} runs with each hotel’s amount, its state and the bank’s UTR`)
  withAction(withCsv(listed), list)
  const proposing = payouts
    .command('propose')
    .argument('<month>', 'such as 2026-11', monthArgument)
    .description('proposes to pay what the month’s closed statements still owe; another admin confirms in the office')
  withServiceAction(withReasonOption(withOperatorPhoneOption(proposing)), propose)
}
