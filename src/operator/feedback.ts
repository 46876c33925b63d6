/**
 * Lists messages from people, and settles them: `npm run feedback -- [--since 2026-11-01] [--kind complaint] [--open]
 * [--csv]`.
 */
import { FEEDBACK_KINDS } from '#domain/feedback/feedback.ts'
import { formatIstMoment, toIstIso } from '#domain/kernel/ist.ts'
import {
  type FeedbackWish,
  type ListedFeedback,
  listFeedback,
  settleFeedback,
} from '#server/features/feedback/list-feedback.ts'
import type { Db } from '#server/services.ts'
import { csvText } from '#domain/kernel/csv-text.ts'
import { readChoice, readOperator, readOptions, readSince, runOnDatabase, WrongCall } from './operator-command.ts'

const usage = `Usage: npm run feedback -- [--since 2026-11-01] [--kind complaint] [--open] [--csv]
       npm run feedback -- --settle C-7K3M9Q --operator 'Asha Rao'
  --since     only messages of this day (Indian time) and later
  --kind      only ${FEEDBACK_KINDS.join(', ')}
  --open      only those nobody has settled yet
  --csv       as a table for a spreadsheet: npm run --silent feedback -- --csv > feedback.csv
  --settle    marks a message as settled, by its number
  --operator  your name: it is kept with what you did`

const OPTIONS = {
  since: { type: 'string' },
  kind: { type: 'string' },
  open: { type: 'boolean' },
  csv: { type: 'boolean' },
  settle: { type: 'string' },
  operator: { type: 'string' },
} as const

type Settling = { ticket: string; operator: string }
type Wanted = ({ do: 'settle' } & Settling) | { do: 'list'; wish: FeedbackWish; shape: 'text' | 'csv' }

function readArguments(): Wanted {
  const { since, kind, open = false, csv = false, settle, operator } = readOptions(OPTIONS, usage)
  if (settle !== undefined)
    return { do: 'settle', ticket: settle.trim().toUpperCase(), operator: readOperator(operator, usage) }
  if (operator !== undefined) throw new WrongCall(`--operator goes with --settle\n\n${usage}`)
  const wish: FeedbackWish = {
    since: readSince(since, usage),
    kind: readChoice({ name: 'kind', typed: kind, known: FEEDBACK_KINDS }, usage),
    settled: open ? 'open' : 'all',
  }
  return { do: 'list', wish, shape: csv ? 'csv' : 'text' }
}

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

async function settle(db: Db, message: Settling): Promise<void> {
  const outcome = await settleFeedback(db, message, new Date())
  if (outcome === 'NOT_FOUND') throw new WrongCall(`There is no message ${message.ticket}.`)
  console.log(`${message.ticket} ${outcome === 'settled' ? 'is settled' : 'was settled before'}.`)
}

async function list(db: Db, wish: FeedbackWish, shape: 'text' | 'csv'): Promise<void> {
  const messages = await listFeedback(db, wish)
  if (shape === 'csv') process.stdout.write(csvText([HEADINGS, ...messages.map(asRow)]))
  else console.log(messages.length === 0 ? 'No messages.' : messages.map(asText).join('\n\n'))
}

await runOnDatabase('feedback', () => {
  const wanted = readArguments()
  return (db) => (wanted.do === 'settle' ? settle(db, wanted) : list(db, wanted.wish, wanted.shape))
})
