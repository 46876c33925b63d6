/** Lists what people wrote to us, and settles it: `npm run feedback -- [--since 2026-11-01] [--kind complaint] [--open] [--csv]`. */
import { parseArgs } from 'node:util'
import { migrate } from '#db/migrate.ts'
import { openDb } from '#db/open-db.ts'
import { FolderInUseError } from '#db/pglite/folder-lock.ts'
import { FEEDBACK_KINDS } from '#domain/feedback/feedback.ts'
import { formatIstMoment, isIstDate, istInstant, toIstIso } from '#domain/kernel/ist.ts'
import {
  type FeedbackWish,
  type ListedFeedback,
  listFeedback,
  settleFeedback,
} from '#server/features/feedback/list-feedback.ts'
import type { Db } from '#server/services.ts'
import { csvText } from './csv-text.ts'

const usage = `Usage: npm run feedback -- [--since 2026-11-01] [--kind complaint] [--open] [--csv]
       npm run feedback -- --settle C-7K3M9Q
  --since   only messages of this day (Indian time) and later
  --kind    only ${FEEDBACK_KINDS.join(', ')}
  --open    only those nobody has settled yet
  --csv     as a table for a spreadsheet: npm run --silent feedback -- --csv > feedback.csv
  --settle  marks a message as settled, by its number`

/** What is wrong with how the command was called: told in a sentence, without a stack. */
class WrongCall extends Error {}

const OPTIONS = {
  since: { type: 'string' },
  kind: { type: 'string' },
  open: { type: 'boolean' },
  csv: { type: 'boolean' },
  settle: { type: 'string' },
} as const

function typedOptions() {
  try {
    return parseArgs({ options: OPTIONS }).values
  } catch (error) {
    throw new WrongCall(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
}

type Wanted = { do: 'settle'; ticket: string } | { do: 'list'; wish: FeedbackWish; shape: 'text' | 'csv' }

function readArguments(): Wanted {
  const { since, kind, open = false, csv = false, settle } = typedOptions()
  if (settle !== undefined) return { do: 'settle', ticket: settle }
  if (since !== undefined && !isIstDate(since)) throw new WrongCall(`--since ${since} is no day\n\n${usage}`)
  const known = FEEDBACK_KINDS.find((one) => one === kind)
  if (kind !== undefined && !known) throw new WrongCall(`--kind ${kind} is not known\n\n${usage}`)
  const wish: FeedbackWish = {
    since: since === undefined ? undefined : istInstant(since),
    kind: known,
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

async function settle(db: Db, ticket: string): Promise<void> {
  if (!(await settleFeedback(db, ticket, new Date()))) throw new WrongCall(`There is no message ${ticket}.`)
  console.log(`${ticket} is settled.`)
}

async function list(db: Db, wish: FeedbackWish, shape: 'text' | 'csv'): Promise<void> {
  const messages = await listFeedback(db, wish)
  if (shape === 'csv') process.stdout.write(csvText([HEADINGS, ...messages.map(asRow)]))
  else console.log(messages.length === 0 ? 'No messages.' : messages.map(asText).join('\n\n'))
}

async function main() {
  const wanted = readArguments()
  const { db, close } = await openDb({
    databaseUrl: process.env['DATABASE_URL'] || undefined,
    dataDir: process.env['DATA_DIR'] || '.data',
    applicationName: 'uncle feedback',
  })
  try {
    await migrate(db)
    if (wanted.do === 'settle') await settle(db, wanted.ticket)
    else await list(db, wanted.wish, wanted.shape)
  } finally {
    await close()
  }
}

try {
  await main()
} catch (error) {
  if (!(error instanceof WrongCall || error instanceof FolderInUseError)) throw error
  console.error(error.message)
  process.exitCode = 2
}
