import { sql } from 'kysely'
import { judgeLines, type Judged } from '#domain/bank/match-lines.ts'
import { gapBefore, newLines, type KeptLine, type ReadDays } from '#domain/bank/overlap.ts'
import { readStatement } from '#domain/bank/read-statement.ts'
import type { BankStatement, StatementFault, StatementLine } from '#domain/bank/statement-line.ts'
import { istDateOf, type IstDate } from '#domain/kernel/ist.ts'
import type { Paise } from '#domain/kernel/paise.ts'
import { accept, refuse, type Result } from '#domain/kernel/result.ts'
import type { Db } from '../../services.ts'
import { readTableBelowWords } from '../ledger/read-table.ts'
import { readTransfers } from './read-transfers.ts'

/**
 * A file from the bank, compared with earlier statements and with our books. `account` has the last four digits of our
 * account's number.
 */
export type ComparedStatement = BankStatement & {
  account: string
  from: IstDate
  until: IstDate
  closing: Paise
  /** whether no statement of this account was read before */
  isNewAccount: boolean
  fresh: { line: StatementLine; judged: Judged }[]
  /** the amount missing between the line read last and the first of these lines; null if none is missing */
  gap: Paise | null
}

export type StatementFile = { text: string; account: string }

const isHeading = (line: string): boolean => /date/i.test(line) && /bal/i.test(line)

async function readBefore(db: Db, account: string, { from, until }: ReadDays) {
  const { rows: statements } = await sql<ReadDays>`
    select from_day::text as from, until_day::text as until from bank_statements where account = ${account}`.execute(db)
  const { rows: lines } = await sql<KeptLine>`
    select booked_on::text as day, reference, paise, balance from bank_lines
    where account = ${account} and booked_on between ${from} and ${until} order by booked_on, id`.execute(db)
  const { rows: last } = await sql<KeptLine>`
    select booked_on::text as day, reference, paise, balance from bank_lines
    where account = ${account} order by booked_on desc, id desc limit 1`.execute(db)
  return { statements, lines, last: last[0] }
}

/** Parses a bank statement and compares it with our books, without storing it. Returns every fault of a faulty file. */
export async function compareStatement(
  db: Db,
  { text, account }: StatementFile,
  now: Date,
): Promise<Result<ComparedStatement, StatementFault[]>> {
  const table = readTableBelowWords(text, isHeading)
  if (!table.ok) return refuse([{ line: table.refusal, fault: 'table', text: '' }])
  const read = readStatement(table.value, istDateOf(now))
  if (!read.ok) return read
  const { opening, lines } = read.value
  const days = lines.map(({ day }) => day).toSorted()
  const [from, until] = [days[0] ?? '', days.at(-1) ?? '']
  const { last, ...before } = await readBefore(db, account, { from, until })
  const found = newLines(lines, before)
  if (!found.ok) return found
  return accept({
    account,
    from,
    until,
    opening,
    closing: lines.at(-1)?.balance ?? opening,
    lines,
    isNewAccount: before.statements.length === 0,
    fresh: judgeLines(found.value, await readTransfers(db, found.value)),
    gap: gapBefore(found.value, last),
  })
}
