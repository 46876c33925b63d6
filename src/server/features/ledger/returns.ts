import { lastDayOf, monthPeriod, type Month } from '#domain/ledger/month.ts'
import { unreachable } from '#domain/kernel/result.ts'
import { csvText } from '#domain/kernel/csv-text.ts'
import { challansOf, type Challans } from '#domain/returns/challans.ts'
import { form26qRows } from '#domain/returns/form-26q.ts'
import { gstr1Rows } from '#domain/returns/gstr-1.ts'
import { gstr3bRows } from '#domain/returns/gstr-3b.ts'
import { gstr8Rows } from '#domain/returns/gstr-8.ts'
import { JOURNAL_HEAD, journalRows, type JournalPosting } from '#domain/returns/journal.ts'
import { monthReturns, type MonthReturn } from '#domain/returns/month-returns.ts'
import { sumOf, type LineSums } from '#domain/returns/return-sources.ts'
import { quarterOf, type ReturnKind } from '#domain/returns/return-days.ts'
import {
  challansTable,
  form26qTable,
  gstr1Table,
  gstr3bTable,
  gstr8Table,
  trialBalanceTable,
} from '#domain/returns/return-tables.ts'
import type { Db } from '../../services.ts'
import {
  countOpenHotels,
  readCollected,
  readGatewayFees,
  readRoomDifferences,
  type DifferingStay,
} from './returns-books.ts'
import { readJournal, readTrialBalance } from './returns-journal.ts'
import { readTdsChallans } from './tax-payments.ts'
import { readLineSums, readReturnSources, readWrittenDocuments, type ReturnReader } from './returns-sources.ts'

export type Returns = {
  month: Month
  quarter: readonly [Month, Month, Month]
  /** hotels whose month is not closed */
  openHotels: number
  returns: MonthReturn[]
  /** stays whose documents differ from their settlement */
  stays: DifferingStay[]
  /** the payments of the quarter's TDS, shown with form 26Q */
  challans: Challans
}

const quarterPeriod = (month: Month) => {
  const [first, , last] = quarterOf(month)
  return { start: monthPeriod(first).start, end: monthPeriod(last).end }
}

/** Reads the challans of a month's quarter, compared with the TDS of form 26Q. */
async function readChallans(db: Db, month: Month, lines: readonly LineSums[]): Promise<Challans> {
  const [from, , to] = quarterOf(month)
  return challansOf(
    await readTdsChallans(db, { from, to }),
    sumOf(lines, ({ tds }) => tds),
  )
}

/** Reads a month's returns, and for form 26Q those of its quarter. Compares each return with the ledger. */
export async function readReturns(reader: ReturnReader, month: Month): Promise<Returns> {
  const { db } = reader
  const [period, quarter] = [monthPeriod(month), quarterPeriod(month)]
  const { stays, ...rooms } = await readRoomDifferences(db, period)
  const lines = await readLineSums(reader, quarter)
  const { tds } = await readCollected(db, quarter)
  const returns = monthReturns({
    month,
    sources: await readReturnSources(reader, period),
    collected: await readCollected(db, period),
    quarter: { lines, tds },
    rooms,
    gatewayFees: await readGatewayFees(db, period),
  })
  return {
    month,
    quarter: quarterOf(month),
    openHotels: await countOpenHotels(db, month),
    returns,
    stays,
    challans: await readChallans(db, month, lines),
  }
}

type AskedTable = { month: Month; kind: ReturnKind | '26q-challans'; pans: 'whole' | 'masked' }

/** Reads the table of a return, with amounts in rupees. */
export async function readReturnTable(reader: ReturnReader, { month, kind, pans }: AskedTable): Promise<string[][]> {
  const sources = await readReturnSources(reader, kind.startsWith('26q') ? quarterPeriod(month) : monthPeriod(month))
  switch (kind) {
    case 'gstr-1':
      return gstr1Table(gstr1Rows(sources), await readWrittenDocuments(reader.db, month))
    case 'gstr-3b':
      return gstr3bTable(gstr3bRows(gstr1Rows(sources)))
    case 'gstr-8':
      return gstr8Table(gstr8Rows(sources.lines))
    case '26q':
      return form26qTable(form26qRows(sources.lines), pans)
    case '26q-challans':
      return challansTable(await readChallans(reader.db, month, sources.lines))
    default:
      return unreachable(kind)
  }
}

export const readTrialBalanceTable = async (db: Db, month: Month): Promise<string[][]> =>
  trialBalanceTable(await readTrialBalance(db, lastDayOf(month)))

export const readJournalOfMonth = (db: Db, month: Month): AsyncGenerator<JournalPosting> =>
  readJournal(db, monthPeriod(month))

/** Writes the month's journal as CSV, in batches of lines. */
export async function* writeJournal(db: Db, month: Month): AsyncGenerator<string> {
  yield csvText([JOURNAL_HEAD])
  for await (const posting of readJournalOfMonth(db, month)) yield csvText(journalRows(posting))
}
