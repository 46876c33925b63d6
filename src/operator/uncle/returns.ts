import { Option, type Command } from 'commander'
import { isMonth, type Month } from '#domain/ledger/month.ts'
import { rupeesText } from '#domain/ledger/statement.ts'
import { journalRows, JOURNAL_HEAD } from '#domain/returns/journal.ts'
import type { MonthReturn } from '#domain/returns/month-returns.ts'
import { RETURN_FILES, type ReturnFile } from '#domain/returns/return-days.ts'
import {
  readJournalOfMonth,
  readReturns,
  readReturnTable,
  readTrialBalanceTable,
} from '#server/features/ledger/returns.ts'
import type { Services } from '#server/services.ts'
import { wrongCall } from './by-operator.ts'
import { withCsv, withServiceAction, type CommandOutput } from './command.ts'
import { printed } from './table-text.ts'

const HEADINGS = ['return', 'file by', 'figure', 'rows', 'value', 'tax']

/** Prints a line for each figure, then the sums with which the figures are compared. */
function rowsOf({ kind, due, figures, fromDocuments, otherMonths, inBooks, differs }: MonthReturn): string[][] {
  const sums = {
    'in the return': fromDocuments,
    'dated in other months': -otherMonths,
    'in the books': inBooks,
    differs,
  }
  return [
    ...figures.map(({ figure, count, value, tax }) => [
      kind,
      due,
      figure.replaceAll('_', ' '),
      String(count ?? ''),
      rupeesText(value),
      rupeesText(tax),
    ]),
    ...Object.entries(sums).map(([name, paise]) => [kind, due, name, '', '', rupeesText(paise)]),
  ]
}

async function tableOf(services: Services, month: Month, kind: ReturnFile): Promise<string[][]> {
  const { db } = services
  if (kind === 'trial-balance') return readTrialBalanceTable(db, month)
  if (kind !== 'journal') return readReturnTable(services, { month, kind, pans: 'masked' })
  const rows: string[][] = [JOURNAL_HEAD]
  for await (const posting of readJournalOfMonth(db, month)) rows.push(...journalRows(posting))
  return rows
}

const returns = (month: string, { kind }: { kind?: ReturnFile }, command: Command) => {
  if (!isMonth(month)) throw wrongCall(command, `${month} is no month: 2026-11`)
  return async (services: Services): Promise<CommandOutput> => {
    if (kind !== undefined) return printed(await tableOf(services, month, kind))
    const read = await readReturns(services, month)
    const output = printed([HEADINGS, ...read.returns.flatMap(rowsOf)], read)
    const differ = read.returns.some(({ differs }) => differs !== 0)
    return { ...output, ending: differ ? 'notDone' : 'done' }
  }
}

/** Adds `npm run uncle -- returns ...`. */
export function addReturnCommands(program: Command): void {
  const group = program.command('returns').description('what an accountant files, from documents and the books')
  const shown = group
    .command('show <month>')
    .description(
      'the figures of a month’s returns beside the books, in rupees; ends with 1 if they differ. PANs are masked: the office downloads them',
    )
    .addOption(
      new Option('--kind <kind>', 'the rows of one return, the journal or the trial balance').choices(RETURN_FILES),
    )
  withServiceAction(withCsv(shown), returns)
}
