import type { IstDate } from '../kernel/ist.ts'
import type { Paise } from '../kernel/paise.ts'
import { accept, refuse, type Result } from '../kernel/result.ts'
import type { StatementFault, StatementLine } from './statement-line.ts'

/** The first and last day of an earlier statement. */
export type ReadDays = { from: IstDate; until: IstDate }
export type KeptLine = Pick<StatementLine, 'day' | 'reference' | 'paise' | 'balance'>
export type ReadBefore = { statements: readonly ReadDays[]; lines: readonly KeptLine[] }

/** The comparison includes the balance, because two charges may have the same day and amount. */
const looseKeyOf = ({ day, paise, balance }: KeptLine) => `${day} ${paise} ${balance}`
const keyOf = (line: KeptLine) => `${looseKeyOf(line)} ${line.reference}`

const isInside = (day: IstDate, { from, until }: ReadDays) => day > from && day < until

/**
 * Finds the new lines of a file. A statement's first and last day may be incomplete, but the days between have every
 * line. Two statements must therefore agree about those days. Otherwise refuses the file and returns the days on which
 * they differ.
 */
export function newLines(
  lines: readonly StatementLine[],
  before: ReadBefore,
): Result<StatementLine[], StatementFault[]> {
  const [known, inFile] = [new Set(before.lines.map(keyOf)), new Set(lines.map(keyOf))]
  const fresh = lines.filter((line) => !known.has(keyOf(line)))
  const lost = before.lines.filter((line) => !inFile.has(keyOf(line)))
  const days = { from: lines[0]?.day ?? '', until: lines.at(-1)?.day ?? '' }
  const freshFaults = fresh.filter(
    (line) =>
      before.statements.some((read) => isInside(line.day, read)) ||
      lost.some((other) => looseKeyOf(other) === looseKeyOf(line)),
  )
  const lostDay = lost.find(({ day }) => isInside(day, days))?.day
  const faults: StatementFault[] = freshFaults.map(({ line, day }) => ({ line, fault: 'other_lines', text: day }))
  if (faults.length === 0 && lostDay !== undefined)
    faults.push({ line: lines.find(({ day }) => day >= lostDay)?.line ?? 1, fault: 'other_lines', text: lostDay })
  return faults.length > 0 ? refuse(faults) : accept(fresh)
}

/**
 * Returns the difference between the opening balance and the last known one. If they differ, lines between two
 * statements are missing.
 */
export function gapBefore(fresh: readonly StatementLine[], last: KeptLine | undefined): Paise | null {
  const [first] = fresh
  if (!first || !last || first.day < last.day) return null
  const gap = first.balance - first.paise - last.balance
  return gap === 0 ? null : gap
}
