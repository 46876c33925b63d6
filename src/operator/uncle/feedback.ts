import { Option, type Command } from 'commander'
import { FEEDBACK_KINDS } from '#domain/feedback/feedback.ts'
import { formatIstMoment, toIstIso } from '#domain/kernel/ist.ts'
import {
  listFeedback,
  settleFeedback,
  type FeedbackQuery,
  type ListedFeedback,
} from '#server/features/feedback/list-feedback.ts'
import type { Db } from '#server/services.ts'
import { CommandRefused, readSince } from '../operator-command.ts'
import { operatorOf, withOperatorOption } from './by-operator.ts'
import { withCsv, paragraphs, withAction } from './command.ts'

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

const settle = (typed: string, _options: object, command: Command) => {
  const message = { ticket: typed.trim().toUpperCase(), operator: operatorOf(command) }
  return async (db: Db) => {
    const outcome = await settleFeedback(db, message, new Date())
    if (outcome === 'NOT_FOUND') throw new CommandRefused(`There is no message ${message.ticket}.`)
    const text = `${message.ticket} ${outcome === 'settled' ? 'is settled' : 'was settled before'}.`
    return { text, json: { ticket: message.ticket, settled: true } }
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
  withAction(
    withOperatorOption(feedback.command('settle <ticket>').description('marks one as settled, by its number')),
    settle,
  )
}
