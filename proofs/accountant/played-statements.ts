/** The accountant's statement of a hotel and month, for the bookings made on the server. Amounts are in paise. */
import { owedTo, type Entry } from './ledger.ts'
import { smaller } from './paise.ts'
import type { PlayedBooking } from './played-booking.ts'
import { settledOf } from './played-books.ts'
import { postedOn } from './played-ledger.ts'
import { settle, type Facts } from './stay.ts'

/** Returns the columns of a statement line: a stay's amounts, or the changes when the stay was settled again. */
const columnsOf = (facts: Facts | null) => {
  const line = facts === null ? null : settle(facts)
  const of = (name: Exclude<keyof NonNullable<typeof line>, 'parts'>): bigint => BigInt(line?.[name] ?? 0)
  const goodwill = facts === null ? 0n : smaller(facts.givenBackPaise, of('paidOnline') + of('credits'))
  return {
    value: of('value'),
    tax: of('tax'),
    paid_online: of('paidOnline') - goodwill,
    credits: of('credits'),
    at_desk: of('atDesk'),
    paid_by_uncle: of('paidByUncle') + of('rounding') + goodwill,
    commission: of('commission'),
    gst_on_commission: of('gstOnCommission'),
    tcs: of('tcs'),
    tds: of('tds'),
    gst_rooms: of('gstRooms'),
    net: of('net'),
  }
}

type Columns = { [Column in keyof ReturnType<typeof columnsOf>]: number }

export const COLUMNS = Object.keys(columnsOf(null)) as (keyof Columns)[]

const inColumns = (of: (column: keyof Columns) => bigint | number): Columns =>
  Object.fromEntries(COLUMNS.map((column) => [column, Number(of(column))])) as Columns

export type StayLine = { code: string; is_change: boolean } & Columns
export type OtherLine = { kind: string; day: string; paise: number }
export type Statement = {
  opening: number
  stays: StayLine[]
  totals: Columns
  others: OtherLine[]
  closing: number
}

type Whose = { hotel: string; month: string }

/** `entries` is the whole ledger, including payments. */
export function statementOf(bookings: PlayedBooking[], entries: Entry[], { hotel, month }: Whose): Statement {
  const stays = bookings
    .filter(({ plan }) => plan.hotel.id === hotel)
    .flatMap(linesOf)
    .filter(({ on }) => on.startsWith(month))
    .map(({ line }) => line)
  return {
    opening: Number(owedTo(entries, hotel, `${month}-00`)),
    stays,
    totals: inColumns((column) => stays.reduce((sum, line) => sum + line[column], 0)),
    others: othersOf(bookings, entries, hotel).filter(({ day }) => day.startsWith(month)),
    closing: Number(owedTo(entries, hotel, `${month}-31`)),
  }
}

function linesOf(booking: PlayedBooking): { on: string; line: StayLine }[] {
  const settled = settledOf(booking)
  return settled.map(({ on, facts }, at) => {
    const [before, after] = [columnsOf(settled[at - 1]?.facts ?? null), columnsOf(facts)]
    const columns = inColumns((column) => after[column] - before[column])
    return { on: postedOn(settled[0]?.on ?? '', on), line: { code: booking.code, is_change: at > 0, ...columns } }
  })
}

/**
 * Returns what a statement lists in addition to stays: compensation, the cost of guests who were moved away, and
 * payouts.
 */
function othersOf(bookings: PlayedBooking[], entries: Entry[], hotel: string): OtherLine[] {
  const compensated = bookings
    .filter(({ plan }) => plan.hotel.id === hotel)
    .flatMap(({ moves }) => moves.filter(({ what }) => what === 'compensated'))
    .map(({ on, rupees }) => ({ kind: 'correction', day: on, paise: rupees * -100 }))
  const moved = bookings
    .filter(({ firstHotel }) => firstHotel === hotel)
    .flatMap(({ settled: [first] }) => {
      const bears = first?.facts ? settle(first.facts).firstHotelBears : 0n
      return first && bears > 0n ? [{ kind: 'moved_away', day: first.on, paise: -Number(bears) }] : []
    })
  const payouts = entries
    .filter((entry) => entry.hotel === hotel && entry.of.startsWith('payout_'))
    .map(({ on, of, paise }) => ({ kind: of, day: on, paise: -Number(paise) }))
  return [...compensated, ...moved, ...payouts]
}
