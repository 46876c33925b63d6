import { InvalidArgumentError, Option, type Command } from 'commander'
import * as calls from '#contract/office-people.ts'
import { isIstDate, istInstant } from '#domain/kernel/ist.ts'
import { exportLog } from '#server/features/office/export-log.ts'
import { LOG_HEADINGS, logRow, readLog, type LogFilter } from '#server/features/office/read-log.ts'
import type { Db } from '#server/services.ts'
import { operatorAs, withOperatorPhoneOption } from './as-operator.ts'
import { phoneOf } from './by-operator.ts'
import { paragraphs, withAction, type CommandOutput } from './command.ts'

const SHOWN = 50

/** Reads a calendar day in India as the instant at which it begins. */
function dayArgument(typed: string): Date {
  if (!isIstDate(typed)) throw new InvalidArgumentError('Give a day as 2026-11-28.')
  return istInstant(typed)
}

const textOf = ({ at, who, role, hotel, act, about, reason, booking, proposed_by }: calls.LogEntry): string =>
  [
    `${at}  ${who} (${role}): ${act}${about ? ` ${about}` : ''}`,
    [hotel, booking && `booking ${booking.code}`, proposed_by && `proposed by ${proposed_by}`]
      .filter(Boolean)
      .join(', '),
    reason,
  ]
    .filter(Boolean)
    .join('\n  ')

/** Adds the filters of the office's log page. */
const withFilters = (command: Command): Command =>
  command
    .option('--who <name>', 'whose actions')
    .option('--act <act>', 'one kind of action, as the log names it')
    .option('--text <words>', 'words of the reason, or a booking’s code')
    .option('--hotel <name>', 'about this hotel')
    .addOption(new Option('--since <day>', 'from the beginning of this day').argParser(dayArgument))
    .addOption(new Option('--until <day>', 'until the beginning of this day').argParser(dayArgument))

const list =
  (wish: LogFilter) =>
  async (db: Db): Promise<CommandOutput> => {
    const entries = await readLog(db, wish, SHOWN)
    return { text: paragraphs(entries.map(textOf), 'The log has no such entry.'), json: entries }
  }

const exported = ({ as, ...wish }: LogFilter & { as: string }, command: Command) => {
  const phone = phoneOf(command, as)
  return async (db: Db): Promise<CommandOutput> => {
    const operator = await operatorAs(db, phone, calls.exportOfficeLog)
    const { entries, csv } = await exportLog(db, operator, wish, new Date())
    return { text: csv.trimEnd(), json: entries, table: [LOG_HEADINGS, ...entries.map(logRow)] }
  }
}

/** Adds `npm run uncle -- log ...`. */
export function addLogCommands(program: Command): void {
  const log = program.command('log').description('who did what in the office and at the desks, and why')
  const listed = log.command('list', { isDefault: true }).description(`lists the newest ${SHOWN} entries`)
  withAction(withFilters(listed), list)
  const exporting = log.command('export').description('writes the entries as CSV; the log notes who exported it')
  withAction(withOperatorPhoneOption(withFilters(exporting)), exported)
}
