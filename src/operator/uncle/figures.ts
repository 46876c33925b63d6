import { InvalidArgumentError, Option, type Command } from 'commander'
import { FIGURE_TABLES } from '#contract/office-figures.ts'
import { MAX_WEEKS } from '#domain/figures/weeks.ts'
import { isIstDate, type IstDate } from '#domain/kernel/ist.ts'
import { findCityId } from '#server/features/cities/find-city-id.ts'
import { figureTable, type FigureTable } from '#server/features/office/figures/figure-tables.ts'
import { readFigureWish } from '#server/features/office/figures/figure-wish.ts'
import type { Db } from '#server/services.ts'
import { CommandRefused, UsageError } from '../operator-command.ts'
import { withAction, withCsv, type CommandOutput } from './command.ts'
import { alignedText } from './table-text.ts'

const DESCRIPTIONS: Record<FigureTable, string> = {
  demand: 'searches by the day of the stay, and those that found no free room: where, when and by which filter',
  results: 'bookings, value, commission, cancellations, refunds and coupons of each week and hotel',
  cohorts: 'guests by the month of their first stay, and how many returned',
}

type Wish = { from?: IstDate; to?: IstDate; city?: string }

function dayArgument(typed: string): IstDate {
  if (!isIstDate(typed)) throw new InvalidArgumentError('Give a day as 2026-11-28.')
  return typed
}

async function cityOf(db: Db, slug: string | undefined): Promise<number | undefined> {
  if (slug === undefined) return undefined
  const id = await findCityId(db, slug)
  const isKnown =
    id !== undefined && (await db.selectFrom('cities').select('id').where('id', '=', id).executeTakeFirst())
  if (!isKnown) throw new CommandRefused(`There is no city ${slug}.`)
  return id
}

const show = (kind: FigureTable) => {
  return ({ from, to, city }: Wish, command: Command) => {
    if (from !== undefined && to !== undefined && from > to)
      throw new UsageError(`--to is before --from.\n\n${command.helpInformation()}`)
    return async (db: Db): Promise<CommandOutput> => {
      const query = { from, to, city: await cityOf(db, city) }
      const wish = await readFigureWish(db, query, new Date(), kind === 'cohorts' ? MAX_WEEKS : undefined)
      const table = await figureTable(db, kind, wish)
      const [headings = [], ...rows] = table
      const asOf = wish.asOf === null ? 'Nothing is counted yet.' : `Counted until ${wish.asOf}.`
      const text = rows.length === 0 ? 'Nothing in these weeks.' : alignedText(table)
      const json = rows.map((row) => Object.fromEntries(headings.map((name, at) => [name, row[at] ?? ''])))
      return { text: `${text}\n${asOf}`, json, table }
    }
  }
}

/** Adds `npm run uncle -- figures ...`, which prints the office's page of figures as tables. */
export function addFigureCommands(program: Command): void {
  const figures = program.command('figures').description('figures by week, as of last night, amounts in rupees')
  for (const kind of FIGURE_TABLES) {
    const shown = figures
      .command(kind)
      .description(`shows ${DESCRIPTIONS[kind]}`)
      .addOption(new Option('--from <day>', 'a day of the first week').argParser(dayArgument))
      .addOption(new Option('--to <day>', 'a day of the last week').argParser(dayArgument))
      .option('--city <slug>', 'only of this city')
    withAction(withCsv(shown), show(kind))
  }
}
