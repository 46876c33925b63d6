import { InvalidArgumentError, Option, type Command } from 'commander'
import * as calls from '#contract/office-months.ts'
import { toIstIso } from '#domain/kernel/ist.ts'
import { AGE_LIMITS } from '#domain/ledger/ageing.ts'
import { isMonth, monthPeriod, type Month } from '#domain/ledger/month.ts'
import { MONTH_STATES, type MonthState } from '#domain/ledger/month-state.ts'
import { rupeesText, statementRows } from '#domain/ledger/statement.ts'
import { closeMonth, type ClosedBatch } from '#server/features/ledger/close-month.ts'
import { readMonth, type HotelOfMonth } from '#server/features/ledger/read-month.ts'
import { readOwing } from '#server/features/ledger/read-owing.ts'
import { readStatement } from '#server/features/ledger/read-statement.ts'
import { hotelOfSlug } from '#server/features/office/bookings/bookings-by-command.ts'
import { logAction } from '#server/features/office/books/log-action.ts'
import type { Db, Services } from '#server/services.ts'
import { CommandRefused } from '../operator-command.ts'
import { operatorAs, operatorClaimOf, withOperatorPhoneOption, withReasonOption } from './as-operator.ts'
import { withAction, withCsv, withServiceAction, type CommandOutput } from './command.ts'
import { alignedText } from './table-text.ts'

const HEADINGS = ['hotel', 'city', 'state', 'in its way', 'stays', 'value', 'kept back', 'closing', 'payable', 'closed']

/** Reads the month that a command takes as an argument. */
export function monthArgument(typed: string): Month {
  if (!isMonth(typed)) throw new InvalidArgumentError('Give it as 2026-11.')
  return typed
}

const rowOf = (hotel: HotelOfMonth): string[] => [
  hotel.name,
  hotel.city,
  hotel.state,
  hotel.obstacle ?? '',
  String(hotel.stays),
  rupeesText(hotel.value),
  rupeesText(hotel.keptBack),
  rupeesText(hotel.closing),
  rupeesText(hotel.payable),
  hotel.closedAt ? toIstIso(hotel.closedAt) : '',
]

const list =
  (month: Month, { state }: { state?: MonthState }) =>
  async (db: Db): Promise<CommandOutput> => {
    const all = await readMonth(db, month, new Date())
    const hotels = state ? all.filter((hotel) => hotel.state === state) : all
    const table = [HEADINGS, ...hotels.map(rowOf)]
    return {
      text: hotels.length === 0 ? `No hotel's account moved in ${month}.` : alignedText(table),
      json: hotels,
      table,
    }
  }

const show =
  (month: Month, slug: string) =>
  async (db: Db): Promise<CommandOutput> => {
    const hotelId = await hotelOfSlug(db, slug)
    const statement = hotelId === undefined ? undefined : await readStatement(db, hotelId, month)
    if (!statement) throw new CommandRefused(`There is no hotel ${slug}.`)
    const table = statementRows(statement)
    return { text: alignedText(table.map((row) => row.map((cell) => String(cell ?? '')))), json: statement, table }
  }

const OWING_HEADINGS = [
  'hotel',
  'city',
  'owes',
  'since',
  ...AGE_LIMITS.map((days) => `to ${days} days`),
  'older',
  'reminded',
]

const owing =
  () =>
  async (db: Db): Promise<CommandOutput> => {
    const hotels = await readOwing(db, new Date())
    const rows = hotels.map(({ hotel, city, owes, since, parts, remindedAt }) => [
      hotel,
      city,
      rupeesText(owes),
      since,
      ...parts.map(rupeesText),
      remindedAt ? toIstIso(remindedAt) : '',
    ])
    const table = [OWING_HEADINGS, ...rows]
    return { text: hotels.length === 0 ? 'No hotel owes us anything.' : alignedText(table), json: hotels, table }
  }

/** Closes one batch after another, as the office's page does. */
async function closeAll(
  services: Services,
  wish: Omit<Parameters<typeof closeMonth>[1], 'after'>,
  log: Parameters<typeof closeMonth>[2],
) {
  let closed = 0
  const left: ClosedBatch['left'] = []
  for (let after: number | null = null; ;) {
    const batch: ClosedBatch = await closeMonth(services, { ...wish, after }, log)
    closed += batch.closed
    left.push(...batch.left)
    if (batch.next === null) return { closed, left }
    after = batch.next
  }
}

const close = (month: Month, _options: object, command: Command) => {
  const { phone, reason } = operatorClaimOf(command)
  return async (services: Services): Promise<CommandOutput> => {
    const operator = await operatorAs(services.db, phone, calls.closeOfficeMonth)
    if (services.clock.now() < monthPeriod(month).end) throw new CommandRefused(`${month} is not over.`)
    const log = logAction(services, operator, { act: 'statement_closed', reason })
    const { closed, left } = await closeAll(services, { month, operatorId: operator.operatorId, reason }, log)
    const lines = left.map(({ hotelId, why }) => `hotel ${hotelId} stays open: ${why}`)
    const text = [`${month}: ${closed === 1 ? '1 hotel' : `${closed} hotels`} closed.`, ...lines].join('\n')
    return { text, json: { month, closed, left }, ending: left.length === 0 ? 'done' : 'notDone' }
  }
}

/** Adds `npm run uncle -- statements ...`. */
export function addStatementCommands(program: Command): void {
  const statements = program.command('statements').description('hotels’ accounts by month, amounts in rupees')
  const listed = statements
    .command('list')
    .argument('<month>', 'such as 2026-11', monthArgument)
    .description('lists every hotel whose account moved in the month, and what keeps it from being closed')
    .addOption(new Option('--state <state>', 'only hotels in this state').choices(MONTH_STATES))
  withAction(withCsv(listed), list)
  const shown = statements
    .command('show')
    .argument('<month>', 'such as 2026-11', monthArgument)
    .argument('<hotel>', 'the hotel’s slug')
    .description('shows one hotel’s statement, stay by stay')
  withAction(withCsv(shown), show)
  const listedOwing = statements.command('owing').description('lists hotels that owe us, and how long they have')
  withAction(withCsv(listedOwing), owing)
  const closing = statements
    .command('close')
    .argument('<month>', 'such as 2026-11', monthArgument)
    .description('closes every hotel that is ready; ends with 1 if one stays open. Repeat it after an interruption')
  withServiceAction(withReasonOption(withOperatorPhoneOption(closing)), close)
}
