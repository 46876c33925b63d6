/** Compares the server's trial balances, statements and 26Q with the accountant's. */
import { expect } from 'vitest'
import type { Api, Body } from '../../tests/api/start-api.ts'
import { differencesOf, trialBalance, type Account, type Entry } from './ledger.ts'
import { asked, type PlayedBooking } from './played-booking.ts'
import { entriesOf, withPayments } from './played-ledger.ts'
import { CLOSED_ON, LAST_DAY, playedHotels } from './played-plan.ts'
import type { Scene } from './played-scene.ts'
import { COLUMNS, statementOf, type OtherLine, type Statement, type StayLine } from './played-statements.ts'
import { form26qCsv, rowsOf } from './played-tables.ts'
import type { Books } from './returns.ts'

type Read = { api: Api; scene: Scene; bookings: PlayedBooking[] }

/**
 * The days to compare: the middle and the end of a month that also ends the year, the day of the payments, and the last
 * day.
 */
const DAYS = ['2026-12-15', '2026-12-31', CLOSED_ON, LAST_DAY]

async function balancesShown({ api, scene }: Read, day: string): Promise<Map<string, bigint>> {
  const { rows } = await asked(api.get(`/office/trial-balance/${day}`, scene.admin))
  return new Map(rows.map(({ account, debit, credit }: Body) => [account, BigInt(debit) - BigInt(credit)]))
}

/**
 * Compares each account on each day, and checks that a difference of one paisa in any account would be noticed. Returns
 * the accountant's whole ledger.
 */
export async function expectBalances(read: Read): Promise<Entry[]> {
  const entries = withPayments(read.bookings.flatMap(entriesOf))
  for (const day of DAYS) {
    const shown = await balancesShown(read, day)
    const balances = trialBalance(entries, day)
    expect(differencesOf(shown, balances), day).toEqual([])
    for (const [account, paise] of balances)
      expect(differencesOf(shown, new Map(balances).set(account, paise + 1n)), day).toHaveLength(1)
  }
  return entries
}

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

const sorted = (statement: Statement): Statement => ({
  ...statement,
  stays: statement.stays.toSorted((one, other) => byText(JSON.stringify(one), JSON.stringify(other))),
  others: statement.others.toSorted((one, other) => byText(JSON.stringify(one), JSON.stringify(other))),
})

/** Picks from the statement that the desk reads the columns to compare. */
function shownOf({ opening, stays, totals, others, closing }: Body): Statement {
  const columnsOf = (line: Body) => Object.fromEntries(COLUMNS.map((column) => [column, line[column]]))
  return {
    opening,
    stays: stays.map((line: Body) => ({ code: line.code, is_change: line.is_change, ...columnsOf(line) }) as StayLine),
    totals: columnsOf(totals) as Statement['totals'],
    others: others.map(({ kind, at, paise }: Body): OtherLine => ({ kind, day: at.slice(0, 10), paise })),
    closing,
  }
}

/** The journal's account names. A hotel's account also contains the hotel's name and number. */
const NAMES: Record<Account, string> = {
  gateway: 'Payment gateway',
  bank: 'Our bank',
  guest_money: 'Guests’ money for stays',
  guest_credits: 'Guests’ credits',
  refunds_owed: 'Refunds owed',
  hotel: 'Hotels',
  commission: 'Commission',
  coupons: 'Coupons we pay',
  referral_discounts: 'Referral discounts',
  credits_given: 'Credit given',
  relocations: 'Relocation costs',
  goodwill: 'Goodwill',
  tax_borne: 'GST we pay',
  rounding: 'Rounding',
  gst_commission: 'GST on commission',
  gst_rooms: 'GST on rooms, section 9(5)',
  tcs: 'TCS',
  tds: 'TDS',
}

/** Adds up the entries by day and account. Returns them as sorted lines of text. */
function movedByDay(rows: { day: string; account: string; paise: bigint }[]): string[] {
  const sums = new Map<string, bigint>()
  for (const { day, account, paise } of rows) {
    const key = `${day} ${account}`
    sums.set(key, (sums.get(key) ?? 0n) + paise)
  }
  return [...sums]
    .filter(([, sum]) => sum !== 0n)
    .map(([key, sum]) => `${key}: ${sum}`)
    .toSorted()
}

const paiseIn = (rupees: string): bigint => BigInt(rupees.replace('.', '') || 0)

/** Compares a month's entries, summed by day and account, with the journal that the office exports. */
export async function expectJournal({ api, scene }: Read, ledger: Entry[], month: string): Promise<void> {
  const csv: string = await asked(api.get(`/office/returns/${month}/journal/csv`, scene.admin))
  const shown = rowsOf(csv).map((row) => {
    const [day = '', , , account = '', debit = '', credit = ''] = fieldsOf(row)
    return { day, account, paise: paiseIn(debit) - paiseIn(credit) }
  })
  const entries = ledger.filter(({ on }) => on.startsWith(month))
  const wanted = entries.map(({ on: day, account, hotel, paise }) => {
    const whose = hotel === undefined ? '' : `: ${hotel} (${scene.builtOf(hotel).id})`
    return { day, account: `${NAMES[account]}${whose}`, paise }
  })
  expect(movedByDay(shown), `journal, ${month}`).toEqual(movedByDay(wanted))
}

/** Splits a line of a CSV file into its fields. A field that contains a comma is quoted. */
const fieldsOf = (row: string): string[] =>
  [...row.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')

const totalOf = (lines: { paise: number }[]): number => lines.reduce((sum, { paise }) => sum + paise, 0)

/** Compares each hotel's statements: opening balance, lines, totals, payouts and closing balance, which must add up. */
export async function expectAccounts({ api, scene, bookings }: Read, ledger: Entry[], month: string): Promise<void> {
  for (const { id: hotel } of playedHotels) {
    const statement = await asked(api.get(`/desk/statements/${month}`, scene.managerOf(hotel)))
    const shown = shownOf(statement)
    const what = `${hotel}, ${month}`
    expect(sorted(shown), what).toEqual(sorted(statementOf(bookings, ledger, { hotel, month })))
    expect(shown.opening + shown.totals.net + totalOf(shown.others), what).toBe(shown.closing)
  }
}

export async function expect26q({ api, scene }: Read, books: Books, month: string): Promise<void> {
  const csv: string = await asked(api.get(`/office/returns/${month}/26q/csv`, scene.admin))
  expect(rowsOf(csv).toSorted(), `26Q, ${month}`).toEqual(form26qCsv(books, month))
}
