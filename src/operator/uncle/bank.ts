import { readFile } from 'node:fs/promises'
import type { Command } from 'commander'
import { readBankStatement as call } from '#contract/office-bank.ts'
import { BANK_LINE_STATES, type BankLineState } from '#domain/bank/match-lines.ts'
import { statementFaultSentence } from '#domain/bank/statement-fault-words.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { compareStatement, type ComparedStatement } from '#server/features/bank/compare-statement.ts'
import { readBankLines } from '#server/features/bank/read-bank-lines.ts'
import { readInStatement } from '#server/features/bank/read-in-statement.ts'
import { readMissingTransfers } from '#server/features/bank/read-missing-transfers.ts'
import { BANK_HEAD, bankRows, presentBankLine, presentStatement } from '#server/features/office/books/present-bank.ts'
import { writeLog } from '#server/features/office/write-log.ts'
import type { Services } from '#server/services.ts'
import { CommandRefused } from '../operator-command.ts'
import { operatorAs, operatorClaimOf, withOperatorPhoneOption, withReasonOption } from './as-operator.ts'
import { wrongCall } from './by-operator.ts'
import { withCsv, withServiceAction, type CommandOutput } from './command.ts'

const NOBODY = ''
const LISTED = 200
const ACCOUNT = /^\d{4}$/

/** Says what a bank statement contains: its days, and each new line that differs from the books. */
function statementText({ account, from, until, closing, lines, fresh, gap }: ComparedStatement): string {
  const different = fresh.filter(({ judged }) => judged.difference !== null)
  return [
    `Account ${account}, ${from} to ${until}, ${formatPaise(closing)} at the end.`,
    `${lines.length - fresh.length} lines read before, ${fresh.length} new: ${fresh.length - different.length} match, ${different.length} differ.`,
    ...(gap === null ? [] : [`${formatPaise(gap)} moved in lines that are missing before these.`]),
    ...different.map(
      ({ line, judged: { difference, ours } }) =>
        `  ${line.day} ${line.reference || line.description}, ${formatPaise(line.paise)}: ${difference?.replaceAll('_', ' ')}${ours ? `, ours ${formatPaise(ours.paise)}` : ''}`,
    ),
  ].join('\n')
}

const faulty = (sentences: readonly string[]) =>
  new CommandRefused(['The file changes nothing.', ...sentences].join('\n'))

type ImportOptions = { account: string; trial?: true }

const importStatement = (path: string, { account, trial }: ImportOptions, command: Command) => {
  const claim = operatorClaimOf(command)
  if (!ACCOUNT.test(account)) throw wrongCall(command, '--account takes the last four digits of our account')
  return async (services: Services): Promise<CommandOutput> => {
    const { db, clock } = services
    const operator = await operatorAs(db, claim.phone, call)
    const text = await readFile(path, 'utf8').catch(() => {
      throw wrongCall(command, `${path} cannot be read`)
    })
    if (trial) {
      const compared = await compareStatement(db, { text, account }, clock.now())
      if (!compared.ok) throw faulty(compared.refusal.map(statementFaultSentence))
      return { text: statementText(compared.value), json: presentStatement(compared.value) }
    }
    const given = { text, account, fileName: path, operatorId: operator.operatorId, reason: claim.reason }
    const read = await readInStatement(services, given, (trx, done) =>
      writeLog(trx, operator, { act: 'bank_statement_read', reason: claim.reason, ...done }, clock.now()),
    )
    if (read.ok) return { text: statementText(read.value), json: presentStatement(read.value) }
    if (read.refusal.why === 'faults') throw faulty(read.refusal.faults.map(statementFaultSentence))
    throw faulty(['Every line of this statement was read before.'])
  }
}

const stateOf = (command: Command, asked: string | undefined): BankLineState | undefined => {
  const state = BANK_LINE_STATES.find((known) => known === asked)
  if (asked !== undefined && !state) throw wrongCall(command, `--state takes one of ${BANK_LINE_STATES.join(', ')}`)
  return state
}

const list = ({ state: asked }: { state?: string }, command: Command) => {
  const state = stateOf(command, asked)
  return async ({ db }: Services): Promise<CommandOutput> => {
    const lines = await readBankLines(db, { state, limit: LISTED })
    const missing = await readMissingTransfers(db)
    const rows = bankRows(lines)
    const lacking = missing.count === 0 ? [] : [`${missing.count} of ours were never shown by the bank.`]
    return {
      text: [
        ...(rows.length === 0 ? ['No line of the bank.'] : [BANK_HEAD, ...rows].map((row) => row.join('  ').trimEnd())),
        ...lacking,
      ].join('\n'),
      json: { lines: lines.map((line) => presentBankLine(line, NOBODY)), missing },
      table: [BANK_HEAD, ...rows],
    }
  }
}

/** Adds `npm run uncle -- bank ...`. */
export function addBankCommands(program: Command): void {
  const bank = program.command('bank').description('our account as the bank shows it, matched by UTR')
  const read = bank
    .command('import <file>')
    .description(
      'keeps the new lines of a statement of our bank (CSV) and matches them; admins explain the rest in the office',
    )
    .requiredOption('--account <digits>', 'the last four digits of our account')
    .option('--trial', 'only says what the statement contains')
  withServiceAction(withReasonOption(withOperatorPhoneOption(read)), importStatement)
  const listed = bank
    .command('list')
    .description('the newest two hundred lines, and what the bank never showed; amounts in rupees')
    .option('--state <state>', `only ${BANK_LINE_STATES.join(', ')}`)
  withServiceAction(withCsv(listed), list)
}
