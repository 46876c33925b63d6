/**
 * Compares the product's returns for each month and quarter of generated bookings with an accountant's (`returns.ts`).
 */
import { describe, expect, test } from 'vitest'
import type { HotelTerms } from '../../src/domain/ledger/rates.ts'
import { form26qRows } from '../../src/domain/returns/form-26q.ts'
import { gstr1Rows, type Gstr1Row } from '../../src/domain/returns/gstr-1.ts'
import { gstr3bRows } from '../../src/domain/returns/gstr-3b.ts'
import { gstr8Rows } from '../../src/domain/returns/gstr-8.ts'
import { quarterOf } from '../../src/domain/returns/return-days.ts'
import { registrationIn } from '../../src/domain/tax-documents/gstin.ts'
import type { DocumentSums, LineSums } from '../../src/domain/returns/return-sources.ts'
import { bookingsOf, type Booking } from './bookings.ts'
import { booksOf, numberOf } from './books.ts'
import { STATES, type State } from './companies.ts'
import { houseHotels, type HouseHotel } from './house.ts'
import { onDay } from './paise.ts'
import { ourDocuments, ours } from './product.ts'
import { form26q, gstr1, gstr3b, gstr8 } from './returns.ts'
import { documentsOf } from './documents.ts'
import { settle } from './stay.ts'

const SEEDS = Number(process.env['ACCOUNTANT_SEEDS'] ?? 5)
const MONTHS = ['2026-02', '2026-03', '2026-04']

const UNCLE = '27AAACU9999U1Z5'
const isState = (state: string): state is State => state in STATES
const stateNamed = (state: string) => (isState(state) ? STATES[state] : { code: '', name: '' })
const stateOf = ({ state }: HouseHotel) => stateNamed(state)
const ownOf = (hotel: HouseHotel) => registrationIn([UNCLE], stateOf(hotel).code)

type Dated<Row> = Row & { on: string }

/** Returns the date of each of a booking's documents, which is the day of the settlement that led to it. */
function daysOfDocuments({ settled }: Booking): string[] {
  const settlements = settled.map(({ facts }) => {
    if (facts === null) return { outcome: 'stayed' as const, parts: [], rounding: 0n }
    const { parts, rounding } = settle(facts)
    return { outcome: facts.outcome, parts, rounding }
  })
  return documentsOf(settlements).map(({ settlement }) => settled[settlement]?.on ?? '')
}

function documentsOfBooking(booking: Booking): Dated<DocumentSums>[] {
  const { id, hotel, company } = booking
  if (hotel.gstin !== null) return []
  const days = daysOfDocuments(booking)
  return ourDocuments(booking).flatMap(({ kind, parts }, index) =>
    parts.map((part) => ({
      ...part,
      on: days[index] ?? '',
      kind,
      ownGstin: ownOf(hotel),
      state: stateOf(hotel),
      toCompany: company && {
        number: numberOf(id, index),
        gstin: company.gstin,
        dated: days[index] ?? '',
        name: company.name,
      },
    })),
  )
}

const PAN_STATES: Record<HouseHotel['panKind'], HotelTerms['pan']> = {
  given: 'given',
  missing: 'missing',
  small: 'given_small',
}

const NOTHING = { value: 0, commission: 0, gstOnCommission: 0, tcs: 0, tds: 0 }
const COLUMNS = ['value', 'commission', 'gstOnCommission', 'tcs', 'tds'] as const
type Amounts = typeof NOTHING

const combined = (one: Amounts, other: Amounts, sign: 1 | -1): Amounts => {
  const of = (column: (typeof COLUMNS)[number]) => one[column] + sign * other[column]
  return {
    value: of('value'),
    commission: of('commission'),
    gstOnCommission: of('gstOnCommission'),
    tcs: of('tcs'),
    tds: of('tds'),
  }
}

/**
 * Adds up what a booking's settlements post in these months, as the database does. The result is empty if none falls in
 * these months.
 */
function linesOfBooking({ hotel, settled }: Booking, months: readonly string[]): LineSums[] {
  let before = NOTHING
  let sum = NOTHING
  let last = ''
  for (const { on, facts } of settled) {
    const after = facts ? ours(facts) : NOTHING
    if (months.includes(on.slice(0, 7))) {
      sum = combined(sum, combined(after, before, -1), 1)
      last = on
    }
    before = after
  }
  if (last === '') return []
  const rates = settled[0]?.facts?.rates
  const rateOf = (of: 'tds' | 'tdsWithoutPan') => (rates ? onDay(rates[of], last) : 0)
  const isFree = hotel.panKind === 'small' && sum.tds === 0
  return [
    {
      ...sum,
      hotelId: houseHotels.indexOf(hotel),
      name: hotel.id,
      gstin: hotel.gstin,
      pan: hotel.pan,
      panState: PAN_STATES[hotel.panKind],
      ownGstin: ownOf(hotel),
      state: stateOf(hotel),
      isTakenBack: sum.value < 0 || (sum.value === 0 && sum.commission < 0),
      gstRate: 1800,
      tdsRate: isFree ? 0 : rateOf(hotel.panKind === 'missing' ? 'tdsWithoutPan' : 'tds'),
    },
  ]
}

type Figure = string | number

/** Adds up commission by GSTIN, as the accountant does, because the product has a row for each hotel. */
const byRecipient = (rows: readonly Gstr1Row[]): Gstr1Row[] =>
  [
    ...Map.groupBy(rows, ({ what, table, gstin, room, state, percent }) =>
      [what, table, gstin, room?.number, state.code, percent].join(' '),
    ).values(),
  ].flatMap(([first, ...others]) => (first ? [others.reduce(addedRow, first)] : []))

const addedRow = (one: Gstr1Row, other: Gstr1Row): Gstr1Row => ({
  ...one,
  value: one.value + other.value,
  cgst: one.cgst + other.cgst,
  sgst: one.sgst + other.sgst,
  igst: one.igst + other.igst,
})

/** Returns the rows with a non-zero amount as text that can be sorted. */
const sorted = (rows: readonly (readonly [string, ...Figure[]])[]): string[] =>
  rows
    .filter(([, ...amounts]) => amounts.some((amount) => amount !== 0))
    .map((row) => row.join(' '))
    .toSorted()

const numbers = (...amounts: bigint[]): number[] => amounts.map(Number)

describe('the accountant’s own returns', () => {
  const seeds = Array.from({ length: SEEDS }, (_, index) => index + 1)

  test.each(seeds)('the returns of 200 bookings equal an accountant’s to the paisa, seed %i', (seed) => {
    const bookings = bookingsOf(seed)
    const books = booksOf(bookings)
    const documents = bookings.flatMap(documentsOfBooking)
    for (const month of MONTHS) {
      const isOf = ({ on }: { on: string }) => on.startsWith(month)
      const lines = bookings.flatMap((booking) => linesOfBooking(booking, [month]))
      const rows = gstr1Rows({ documents: documents.filter(isOf), lines })
      expect(rows.length, month).toBeGreaterThan(3)
      expect(
        sorted(
          byRecipient(rows).map(({ what, table, gstin, room, state, percent, value, cgst, sgst, igst }) => [
            [what, table, gstin, room?.number, state.code, percent].join(' '),
            value,
            cgst,
            sgst,
            igst,
          ]),
        ),
        `GSTR-1, ${month}`,
      ).toEqual(
        sorted(
          gstr1(books, month).map(({ of, table, to, document, state, percent, value, cgst, sgst, igst }) => [
            [
              of === 'stay' ? 'rooms' : 'commission',
              table,
              to === 'unregistered' ? '' : to,
              document,
              stateNamed(state).code,
              percent,
            ].join(' '),
            ...numbers(value, cgst, sgst, igst),
          ]),
        ),
      )
      expect(
        gstr3bRows(rows).map(({ table, value, cgst, sgst, igst }) => [table, value, cgst, sgst, igst]),
        `GSTR-3B, ${month}`,
      ).toEqual(
        gstr3b(books, month).map(({ table, value, cgst, sgst, igst }) => [table, ...numbers(value, cgst, sgst, igst)]),
      )
      expect(
        sorted(
          gstr8Rows(lines).map(({ gstin, gross, returned, net, cgst, sgst, igst }) => [
            gstin,
            gross,
            returned,
            net,
            cgst,
            sgst,
            igst,
          ]),
        ),
        `GSTR-8, ${month}`,
      ).toEqual(
        sorted(
          gstr8(books, month).map(({ gstin, gross, returned, net, cgst, sgst, igst }) => [
            gstin,
            ...numbers(gross, returned, net, cgst, sgst, igst),
          ]),
        ),
      )
    }
    for (const first of ['2026-01', '2026-04']) {
      const ofQuarter = bookings.flatMap((booking) => linesOfBooking(booking, quarterOf(first)))
      expect(
        sorted(
          form26qRows(ofQuarter).map(({ pan, names, rate, value, tds }) => [
            `${pan ?? `PANNOTAVBL ${names.join()}`} ${rate}`,
            value,
            tds,
          ]),
        ),
        `26Q, ${first}`,
      ).toEqual(
        sorted(form26q(books, first).map(({ pan, rate, value, tds }) => [`${pan} ${rate}`, ...numbers(value, tds)])),
      )
    }
  })
})
