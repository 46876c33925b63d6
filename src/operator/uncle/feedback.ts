import { Option, type Command } from 'commander'
import { FEEDBACK_KINDS } from '#domain/feedback/feedback.ts'
import { formatIstMoment, toIstIso } from '#domain/kernel/ist.ts'
import { ERRORS } from '#contract/errors.ts'
import { listFeedback, type FeedbackQuery, type ListedFeedback } from '#server/features/feedback/list-feedback.ts'
import { answerCase, settleCase } from '#server/features/office/cases/change-case.ts'
import { readCase } from '#server/features/office/cases/read-case.ts'
import type { Db, Services } from '#server/services.ts'
import { CommandRefused, readSince } from '../operator-command.ts'
import { operatorAs, operatorClaimOf, withOperatorPhoneOption, withReasonOption } from './as-operator.ts'
import { phoneOf } from './by-operator.ts'
import { withCsv, paragraphs, withAction, withServiceAction } from './command.ts'

const HEADINGS = ['ticket', 'kind', 'received', 'settled', 'name', 'phone', 'email', 'page', 'message']

const asRow = (one: ListedFeedback) => [
  one.ticket,
  one.kind,
  toIstIso(one.created_at),
  one.settled_at && toIstIso(one.settled_at),
  one.name,
  one.phone,
  one.email,
  one.page,
  one.message,
]

const asText = (one: ListedFeedback): string =>
  [
    `${one.ticket}  ${one.kind}, ${formatIstMoment(one.created_at)}, ${one.settled_at ? 'settled' : 'open'}`,
    [one.name, one.phone, one.email].filter(Boolean).join(', ') || 'no name, no contact',
    ...(one.page ? [`on ${one.page}`] : []),
    ...one.message.split('\n'),
  ].join('\n  ')

type Filter = { since?: string; kind?: FeedbackQuery['kind']; open?: true }

const list = ({ since, kind, open }: Filter, command: Command) => {
  const from = readSince(since, command.helpInformation())
  const wish: FeedbackQuery = { since: from, kind, settled: open ? 'open' : 'all' }
  return async (db: Db) => {
    const found = await listFeedback(db, wish)
    return { text: paragraphs(found.map(asText), 'No messages.'), json: found, table: [HEADINGS, ...found.map(asRow)] }
  }
}

const show = (typed: string) => async (db: Db) => {
  const found = await readCase(db, { typed, viewerId: null }, new Date())
  if (!found) throw new CommandRefused(`There is no message ${typed}.`)
  const said = found.said.map(({ at, by, name, what, text }) =>
    [`${formatIstMoment(new Date(at))}, ${name ?? by}: ${what}`, ...text.split('\n')].filter(Boolean).join('\n  '),
  )
  const { acknowledge_by: first, settle_by: last } = found.times
  const due = [
    first && `acknowledge by ${formatIstMoment(new Date(first))}`,
    last && `settle by ${formatIstMoment(new Date(last))}`,
  ]
  const head = [found.ref, found.kind, found.is_open ? 'open' : 'settled', ...due].filter(Boolean).join(', ')
  return { text: paragraphs([head, ...said], ''), json: found }
}

const settle = (typed: string, _options: object, command: Command) => {
  const ref = typed.trim().toUpperCase()
  const { phone, reason } = operatorClaimOf(command)
  return async (services: Services) => {
    const session = await operatorAs(services.db, phone)
    const done = await settleCase(services, { session, ref, reason, verdict: undefined })
    if (!done.ok && done.refusal === 'NOT_FOUND') throw new CommandRefused(`There is no message ${ref}.`)
    if (!done.ok && done.refusal !== 'ALREADY_DECIDED')
      throw new CommandRefused(`${ref}: ${ERRORS[done.refusal].message}`)
    return { text: `${ref} ${done.ok ? 'is settled' : 'was settled before'}.`, json: { ticket: ref, settled: true } }
  }
}

const answer = (typed: string, text: string, _options: object, command: Command) => {
  const phone = phoneOf(command, command.opts<{ as: string }>().as)
  return async (services: Services) => {
    const session = await operatorAs(services.db, phone)
    const done = await answerCase(services, { session, ref: typed, text: text.trim() })
    if (!done.ok) throw new CommandRefused(`${typed}: ${ERRORS[done.refusal].message}`)
    return { text: `${typed} is answered.`, json: { ticket: typed, answered: true } }
  }
}

/** Adds `npm run uncle -- feedback ...`: the messages that people wrote to us. */
export function addFeedbackCommands(program: Command): void {
  const feedback = program.command('feedback').description('messages from guests, complaints among them')
  const listed = feedback
    .command('list', { isDefault: true })
    .description('lists them, the newest first')
    .option('--since <day>', 'only of this day (Indian time) and later')
    .addOption(new Option('--kind <kind>', 'only of this kind').choices(FEEDBACK_KINDS))
    .option('--open', 'only those nobody has settled yet')
  withAction(withCsv(listed), list)
  withAction(feedback.command('show <ticket>').description('shows one with what was answered'), show)
  const answering = feedback.command('answer <ticket> <text>').description('answers one, in its sender’s language')
  withServiceAction(withOperatorPhoneOption(answering), answer)
  const settling = feedback.command('settle <ticket>').description('settles one, with a reason')
  withServiceAction(withReasonOption(withOperatorPhoneOption(settling)), settle)
}
