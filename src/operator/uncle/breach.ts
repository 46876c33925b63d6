import { InvalidArgumentError, Option, type Command } from 'commander'
import {
  BREACH_REPORT_HOURS,
  BREACH_SUBJECTS,
  breachFault,
  breachReportDue,
  type BreachFault,
  type BreachSubject,
} from '#domain/breach/breach.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { LANGUAGES } from '#domain/languages.ts'
import { findTouched, type BreachWish, type Touched } from '#server/features/breach/find-touched.ts'
import { writeLog } from '#server/features/office/write-log.ts'
import type { Services } from '#server/services.ts'
import { WORDS } from '../../words/languages.ts'
import { operatorAs, operatorClaimOf, withOperatorPhoneOption, withReasonOption } from './as-operator.ts'
import { wrongCall } from './by-operator.ts'
import { withCsv, withServiceAction, type CommandOutput } from './command.ts'

const FAULTS: Record<BreachFault, string> = {
  ENDS_BEFORE_IT_BEGINS: '--until is not after --from',
  NOT_OVER: '--until is in the future: close the way first, then list',
  NOTICED_BEFORE_IT_BEGAN: '--noticed is before --from',
}

/** Reads a moment that is given in Indian time. */
function momentArgument(typed: string): Date {
  const moment = new Date(`${typed}:00+05:30`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed) || Number.isNaN(moment.getTime()))
    throw new InvalidArgumentError('Give a moment in India as 2026-11-28T14:05.')
  return moment
}

function hotelArgument(typed: string): number {
  if (!/^[1-9]\d{0,8}$/.test(typed)) throw new InvalidArgumentError('Give the number of a hotel.')
  return Number(typed)
}

type Typed = { what: BreachSubject; from: Date; until: Date; noticed: Date; hotel?: number }

const withSpan = (command: Command): Command =>
  command
    .addOption(new Option('--what <what>', 'what somebody could read').choices(BREACH_SUBJECTS).makeOptionMandatory())
    .addOption(new Option('--from <moment>', 'since when').argParser(momentArgument).makeOptionMandatory())
    .addOption(new Option('--until <moment>', 'until when').argParser(momentArgument).makeOptionMandatory())
    .addOption(new Option('--noticed <moment>', 'when we noticed').argParser(momentArgument).makeOptionMandatory())
    .addOption(new Option('--hotel <number>', 'only guests of this hotel').argParser(hotelArgument))

const wishOf = ({ what, from, until, hotel }: Typed): BreachWish => ({ subject: what, from, until, hotelId: hotel })

type Work = (typed: Typed, touched: Touched[]) => CommandOutput

/** Lists the guests in the name of an admin. The log records the number of guests, but names none of them. */
const onTouched = (work: Work) => (typed: Typed, command: Command) => {
  const { phone, reason } = operatorClaimOf(command)
  return async ({ db, clock }: Services): Promise<CommandOutput> => {
    const now = clock.now()
    const fault = breachFault(typed, typed.noticed, now)
    if (fault) throw wrongCall(command, FAULTS[fault])
    const operator = await operatorAs(db, phone, { rights: 'office-admin' })
    const touched = await findTouched(db, wishOf(typed))
    const line = { act: 'breach_listed', subject: typed.what, reason, detail: { guests: touched.length } } as const
    await db.transaction().execute((trx) => writeLog(trx, operator, line, now))
    return work(typed, touched)
  }
}

const HEADINGS = ['id', 'name', 'phone', 'email', 'language']

const listed: Work = (_typed, touched) => ({
  text: `${touched.length} guests. Their names and phones come with --csv or --json.`,
  json: touched,
  table: [
    HEADINGS,
    ...touched.map(({ id, name, phone, email, language }) => [id, name ?? '', phone, email ?? '', language]),
  ],
})

const textsOf = ({ what, from, until }: Typed) =>
  LANGUAGES.map((language) => {
    const words = WORDS[language].breach
    return {
      language,
      sms: words.sms(),
      subject: words.subject,
      email: words.body(what, words.moment(from), words.moment(until)),
    }
  })

/** Writes the report that the Board asks for (DPDP Rules 2025, rule 7). Leaves blanks for what only people can know. */
const reportOf = ({ what, from, until, noticed, hotel }: Typed, touched: Touched[]): string => {
  const moment = (at: Date) => formatIstMoment(at)
  const facts = [
    `What could be read: ${what}${hotel === undefined ? '' : `, of guests of hotel ${hotel}`}`,
    `When: from ${moment(from)} until ${moment(until)}`,
    `Noticed: ${moment(noticed)}`,
    `Guests touched: ${touched.length}; with a verified email: ${touched.filter(({ email }) => email !== null).length}`,
    `Detailed report due: ${moment(breachReportDue(noticed))} (${BREACH_REPORT_HOURS} hours)`,
    'What happened, and how it came about: …',
    'Who caused it, as far as we know: …',
    'What may follow for the guests: …',
    'What we did at once, and what prevents it from now on: …',
    'Told to the guests: on …, by …, so many of them: …',
  ]
  return facts.map((fact) => `- ${fact}`).join('\n')
}

/**
 * Adds `npm run uncle -- breach ...`: the guests to notify after a data breach, the wording of the notice, and the
 * Board's report.
 */
export function addBreachCommands(program: Command): void {
  const breach = program
    .command('breach')
    .description('after a data breach: the guests touched, their texts, the report')
  const verb = (name: string, description: string) =>
    withReasonOption(withOperatorPhoneOption(withSpan(breach.command(name).description(description))))
  withServiceAction(withCsv(verb('guests', 'lists the guests whose data somebody could read')), onTouched(listed))
  withServiceAction(
    verb('texts', 'prints the text message and the email for them, in each language'),
    onTouched((typed) => {
      const texts = textsOf(typed)
      const paragraphs = texts.map(({ language, sms, subject, email }) => `${language}\n${sms}\n${subject}\n${email}`)
      return { text: paragraphs.join('\n\n'), json: texts }
    }),
  )
  withServiceAction(
    verb('report', 'prints the report for the Data Protection Board, with the figures filled in'),
    onTouched((typed, touched) => {
      const text = reportOf(typed, touched)
      return { text, json: { report: text, guests: touched.length } }
    }),
  )
}
