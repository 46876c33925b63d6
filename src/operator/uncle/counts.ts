import type { Command } from 'commander'
import { addDays, istDateOf } from '#domain/kernel/ist.ts'
import { listCounts, type Count } from '#server/features/analytics/list-counts.ts'
import type { Db } from '#server/services.ts'
import { readSince } from '../operator-command.ts'
import { withCsv, withAction } from './command.ts'

const DAYS_SHOWN = 7

const HEADINGS = ['day', 'name', 'page', 'times']

const asRow = ({ day, name, page, times }: Count) => [day, name, page, times]

const asText = ({ day, name, page, times }: Count) =>
  `${day}  ${String(times).padStart(7)}  ${name.padEnd(20)} ${page ?? ''}`

const list = ({ since }: { since?: string }, command: Command) => {
  const from = readSince(since ?? addDays(istDateOf(new Date()), 1 - DAYS_SHOWN), command.helpInformation())
  return async (db: Db) => {
    const counts = await listCounts(db, from ?? new Date(0))
    const text = counts.length === 0 ? 'Nothing was counted.' : counts.map(asText).join('\n')
    return { text, json: counts, table: [HEADINGS, ...counts.map(asRow)] }
  }
}

/** Adds `npm run uncle -- counts`: the tracked events of visitors who agreed to analytics, by day. */
export function addCountCommands(program: Command): void {
  const counts = program.command('counts').description('counted events by day')
  const listed = counts
    .command('list', { isDefault: true })
    .description('lists them by day')
    .option('--since <day>', `this day (Indian time) and later; the last ${DAYS_SHOWN} days without it`)
  withAction(withCsv(listed), list)
}
