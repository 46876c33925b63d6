import { InvalidArgumentError, Option, type Command } from 'commander'
import { isIstDate, istDateOf, type IstDate } from '#domain/kernel/ist.ts'
import { writeLog, type LogLine } from '#server/features/office/write-log.ts'
import type { Services } from '#server/services.ts'
import { CommandRefused } from '../operator-command.ts'
import { operatorAs, operatorClaimOf, withOperatorPhoneOption, withReasonOption } from './as-operator.ts'
import { wrongCall } from './by-operator.ts'
import { withActionOnFiles, withServiceAction, type CommandOutput } from './command.ts'
import { verifyRecord } from './verify-record.ts'

const MOST_MINUTES = 7 * 24 * 60

function dayArgument(typed: string): IstDate {
  if (!isIstDate(typed)) throw new InvalidArgumentError('Give a day as 2026-11-28.')
  return typed
}

function minutesArgument(typed: string): number {
  const minutes = Number(typed)
  if (!/^\d+$/.test(typed) || minutes < 1 || minutes > MOST_MINUTES)
    throw new InvalidArgumentError(`Give whole minutes, 1 to ${MOST_MINUTES}.`)
  return minutes
}

const verify = (typed: string, { since }: { since?: string }, command: Command) => {
  if (!URL.canParse(typed) || !/^https?:$/.test(new URL(typed).protocol))
    throw wrongCall(command, `${typed} is no address of a site: https://uncle.example/trust`)
  return () => verifyRecord(new URL(typed).origin, since, istDateOf(new Date()))
}

type Noted = Pick<LogLine, 'act'> & { day: IstDate; detail: NonNullable<LogLine['detail']> }

/** Writes an entry in the office's log. The night's figures count these entries. */
const note = ({ act, day, detail }: Noted, command: Command) => {
  const { phone, reason } = operatorClaimOf(command)
  return async ({ db, clock }: Services): Promise<CommandOutput> => {
    const now = clock.now()
    if (day > istDateOf(now)) throw new CommandRefused(`${day} has not come yet.`)
    const operator = await operatorAs(db, phone, { rights: 'office-admin' })
    const line: LogLine = { act, subject: day, reason, detail: { day, ...detail } }
    await db.transaction().execute((trx) => writeLog(trx, operator, line, now))
    return { text: `Noted: ${act.replaceAll('_', ' ')} of ${day}.`, json: { act, day, ...detail } }
  }
}

type Drill = { day: IstDate; minutes: number; failed?: true }

/**
 * Adds `npm run uncle -- record ...`, which checks the record that a site publishes, and notes events that our own
 * record counts.
 */
export function addRecordCommands(program: Command): void {
  const record = program.command('record').description('the public record of what went well and what did not')
  const verifying = record
    .command('verify <url>')
    .description('checks the record of any site from any machine: every night is there, unchanged and signed')
    .option('--since <file>', 'keeps the last night there, and compares with it the next time')
  withActionOnFiles(verifying, verify)
  const dayOption = () => new Option('--day <day>', 'when it was').argParser(dayArgument).makeOptionMandatory()
  const drill = record
    .command('drill')
    .description('notes a restore drill, also one that failed')
    .addOption(dayOption())
    .addOption(new Option('--minutes <minutes>', 'how long it took').argParser(minutesArgument).makeOptionMandatory())
    .option('--failed', 'it did not bring everything back')
  withServiceAction(
    withReasonOption(withOperatorPhoneOption(drill)),
    ({ day, minutes, failed }: Drill, command: Command) =>
      note({ act: 'restore_drill', day, detail: { minutes, worked: failed !== true } }, command),
  )
  const order = record
    .command('order')
    .description('notes an order of an authority to Uncle for data of guests; the log names none of them')
    .addOption(dayOption())
  withServiceAction(withReasonOption(withOperatorPhoneOption(order)), ({ day }: { day: IstDate }, command: Command) =>
    note({ act: 'authority_order', day, detail: {} }, command),
  )
}
