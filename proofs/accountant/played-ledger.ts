/** Keeps the accountant's ledger of the bookings made on the server and of the payments that the office made. */
import { owedTo, settlementOf, transfer, trialBalance, type Account, type Entry } from './ledger.ts'
import type { PlayedBooking } from './played-booking.ts'
import { settledOf } from './played-books.ts'
import { entriesOfMove } from './played-moves.ts'
import { CLOSED_ON, playedHotels, RETURNED_ON, RETURNED_TO } from './played-plan.ts'

const LAST_OF_DECEMBER = '2026-12-31'
const FIRST_OPEN_DAY = '2027-01-01'

const TAXES = ['gst_commission', 'gst_rooms', 'tcs', 'tds'] as const satisfies Account[]

/**
 * Returns the day on which a settlement is posted: the stay's last day, or the first open day if its month is closed.
 */
export function postedOn(lastDay: string, settledOn: string): string {
  return lastDay <= LAST_OF_DECEMBER && settledOn >= CLOSED_ON ? FIRST_OPEN_DAY : lastDay
}

export function entriesOf(booking: PlayedBooking): Entry[] {
  const { code: of, plan, moves, firstHotel } = booking
  const settled = settledOf(booking)
  const lastDay = settled[0]?.on ?? ''
  const whose = { of, hotel: plan.hotel.id, ...(firstHotel === undefined ? {} : { firstHotel }) }
  const stays = settled.flatMap(({ on, facts }, at) =>
    settlementOf({ ...whose, on: postedOn(lastDay, on) }, settled[at - 1]?.facts ?? null, facts),
  )
  return [...moves.flatMap((move) => entriesOfMove(move, whose)), ...stays]
}

/**
 * Returns what Uncle owes each hotel and the state at the end of December. Hotels that owe Uncle money are paid
 * nothing.
 */
export function dueAfterDecember(entries: Entry[]): { hotels: Map<string, bigint>; taxes: Map<Account, bigint> } {
  const balances = trialBalance(entries, LAST_OF_DECEMBER)
  const owed = playedHotels.map(({ id }): [string, bigint] => [id, owedTo(entries, id, LAST_OF_DECEMBER)])
  return {
    hotels: new Map(owed.filter(([, paise]) => paise > 0n)),
    taxes: new Map(TAXES.map((tax): [Account, bigint] => [tax, -(balances.get(tax) ?? 0n)])),
  }
}

/** Adds the payments that the office made in January for December. The bank returned one payout. */
export function withPayments(entries: Entry[]): Entry[] {
  const { hotels, taxes } = dueAfterDecember(entries)
  return [
    ...entries,
    ...[...hotels].flatMap(([hotel, amount]) =>
      transfer({ on: CLOSED_ON, of: 'payout_paid' }, { hotel }, 'bank', amount),
    ),
    ...[...taxes].flatMap(([tax, amount]) => transfer({ on: CLOSED_ON, of: 'tax_paid' }, tax, 'bank', amount)),
    ...transfer(
      { on: RETURNED_ON, of: 'payout_returned' },
      'bank',
      { hotel: RETURNED_TO },
      hotels.get(RETURNED_TO) ?? 0n,
    ),
  ]
}
