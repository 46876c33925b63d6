import type { Command } from 'commander'
import { scheduleForm } from '#domain/jobs/schedule-form.ts'
import { formatIstMoment, toIstIso } from '#domain/kernel/ist.ts'
import { listDeadLetters, type DeadLetter } from '#server/features/dead-letters/list-dead-letters.ts'
import { closeDeadLetter, retryDeadLetter } from '#server/features/dead-letters/retry-dead-letter.ts'
import { writeLog } from '#server/features/office/write-log.ts'
import { runRecorded } from '#server/jobs/run-recorded.ts'
import type { Db } from '#server/services.ts'
import { CommandRefused } from '../operator-command.ts'
import { withOperatorPhoneOption, operatorClaimOf, operatorAs, withReasonOption } from './as-operator.ts'
import { wrongCall } from './by-operator.ts'
import { withCsv, paragraphs, withAction, withServiceAction } from './command.ts'
import { alignedText } from './table-text.ts'

const HEADINGS = ['id', 'what', 'attempts', 'since', 'error']

const asRow = ({ id, what, attempts, since, error }: DeadLetter) => [id, what, attempts, toIstIso(since), error]

const asText = ({ id, what, attempts, since, error }: DeadLetter): string =>
  `${id}  ${what}\n  ${attempts} attempts, since ${formatIstMoment(since)}\n  ${error ?? 'no reason was kept'}`

const retry = (id: string) => async (db: Db) => {
  const count = await retryDeadLetter(db, id, new Date())
  if (count === 0)
    throw new CommandRefused(id === 'all' ? 'Nothing was given up.' : `Nothing given up has the id ${id}.`)
  return { text: count === 1 ? 'It is tried again now.' : `${count} are tried again now.`, json: { retried: count } }
}

const close = (id: string, _options: object, command: Command) => {
  const { phone, reason } = operatorClaimOf(command)
  return async (db: Db) => {
    const operator = await operatorAs(db, phone)
    const now = new Date()
    const isClosed = await db.transaction().execute(async (trx) => {
      if (!(await closeDeadLetter(trx, id, now))) return false
      await writeLog(trx, operator, { act: 'given_up_closed', subject: id, reason }, now)
      return true
    })
    if (!isClosed) throw new CommandRefused(`Nothing given up has the id ${id}, or it is money, which is never closed.`)
    return { text: `${id} is closed.`, json: { id, closed: true } }
  }
}

function addGivenUpCommands(jobs: Command): void {
  const givenUp = jobs
    .command('given-up')
    .description('messages, refunds and gateway reports that failed at their last attempt')
  const list = givenUp
    .command('list', { isDefault: true })
    .description('lists them, and payments the gateway does not answer about')
  withAction(withCsv(list), () => async (db) => {
    const found = await listDeadLetters(db)
    return {
      text: paragraphs(found.map(asText), 'Nothing was given up.'),
      json: found,
      table: [HEADINGS, ...found.map(asRow)],
    }
  })
  withAction(
    givenUp.command('retry <id>').description('tries one again by its id, or all; mend the cause first'),
    retry,
  )
  const closing = givenUp.command('close <id>').description('lets a message or report rest: nobody tries it again')
  withAction(withReasonOption(withOperatorPhoneOption(closing)), close)
}

/** Loads the schedule only for the two verbs that need it, because the schedule imports every feature. */
const readSchedule = async () => (await import('#server/jobs/schedule.ts')).SCHEDULE

/** Says when a job runs, such as 'every 5 minutes' or 'daily at 2:07 AM'. */
function whenOf(cron: string): string {
  const form = scheduleForm(cron)
  if (!form) return cron
  if ('dailyAt' in form) return `daily at ${form.dailyAt}`
  return form.every === 1 ? `every ${form.unit}` : `every ${form.every} ${form.unit}s`
}

/** Adds `npm run uncle -- jobs ...`. */
export function addJobCommands(program: Command): void {
  const jobs = program.command('jobs').description('what runs on a schedule, and work that was given up')
  withAction(jobs.command('list').description('lists every job and when it runs, in Indian time'), () => async () => {
    const found = (await readSchedule()).map(({ name, does, cron }) => ({ name, cron, does }))
    return { text: alignedText(found.map(({ name, cron, does }) => [name, whenOf(cron), does])), json: found }
  })
  withServiceAction(
    jobs.command('run <name>').description('runs one now; beside a server that does the same it does no harm'),
    (name: string, _options: object, command: Command) => async (services) => {
      const job = (await readSchedule()).find((one) => one.name === name)
      if (!job) throw wrongCall(command, `There is no job ${name}: see jobs list`)
      const done = await runRecorded(services, job)
      return { text: `${name}: ${done === 1 ? '1 thing' : `${done} things`} done.`, json: { job: name, done } }
    },
  )
  addGivenUpCommands(jobs)
}
