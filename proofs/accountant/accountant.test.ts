/**
 * Compares the product's settlements with a second implementation that was written from docs/accounting.md alone
 * (`proofs/accountant`), for bookings of every kind around the end of a month and of a financial year.
 */
import { describe, expect, test } from 'vitest'
import { sumsOf } from '../../src/domain/bills/gst.ts'
import { booksOf } from './books.ts'
import { bookingsOf, kinds, type Booking } from './bookings.ts'
import { checkDigitOf, STATES } from './companies.ts'
import { documentsOf } from './documents.ts'
import { inNumbers, ourDocuments, ours } from './product.ts'
import { settle, type Facts } from './stay.ts'

const codeOf = (state: string) => (state === 'MH' ? STATES.MH : STATES.KA).code

const SEEDS = Number(process.env['ACCOUNTANT_SEEDS'] ?? 5)

function theirs(facts: Facts) {
  const line = settle(facts)
  const { value, tax, commission, gstOnCommission, tcs, tds, gstRooms, net, atDesk, rounding } = line
  const byGuest = line.paidOnline + line.credits
  const sums = { value, tax, commission, gstOnCommission, tcs, tds, gstRooms, net, atDesk, byGuest, rounding }
  const numbers = Object.fromEntries(Object.entries(sums).map(([name, paise]) => [name, Number(paise)]))
  return { ...numbers, parts: inNumbers(line.parts) }
}

const theirDocuments = ({ settled }: Booking) =>
  documentsOf(
    settled.map(({ facts }) => {
      if (facts === null) return { outcome: 'stayed', parts: [], rounding: 0n }
      const { parts, rounding } = settle(facts)
      return { outcome: facts.outcome, parts, rounding }
    }),
  ).map(({ kind, parts, rounding, total }) => ({
    kind,
    parts: inNumbers(parts),
    rounding: Number(rounding),
    total: Number(total),
  }))

describe('the accountant’s own books', () => {
  const seeds = Array.from({ length: SEEDS }, (_, index) => index + 1)

  test.each(seeds)('the statement lines of 200 bookings equal an accountant’s to the paisa, seed %i', (seed) => {
    const bookings = bookingsOf(seed)
    expect(bookings).toHaveLength(200)
    for (const { id, kind, settled } of bookings)
      for (const { facts } of settled)
        if (facts) expect(ours(facts), `seed ${seed}, ${id}, ${kind}`).toEqual(theirs(facts))
  })

  test.each(seeds)('the documents of 200 bookings equal an accountant’s to the paisa, seed %i', (seed) => {
    for (const booking of bookingsOf(seed)) {
      const wanted = theirDocuments(booking)
      expect(ourDocuments(booking), `seed ${seed}, ${booking.id}, ${booking.kind}`).toEqual(wanted)
    }
  })

  test('the generated bookings cover every kind, both tax rates, both places of supply and both financial years', () => {
    const bookings = bookingsOf(1)
    expect(new Set(bookings.map(({ kind }) => kind))).toEqual(new Set(kinds))
    const facts = bookings.flatMap(({ settled }) => settled.flatMap((one) => one.facts ?? []))
    expect(new Set(facts.map(({ place }) => place)).size).toBe(2)
    expect(new Set(facts.map(({ endsOn }) => endsOn < '2026-04-01')).size).toBe(2)
    expect(facts.some((one) => sumsOf(ours(one).parts).igst > 0)).toBe(true)
    expect(facts.some((one) => ours(one).parts.length > 1)).toBe(true)
  })

  test('bookings of every kind name a company, at hotels with and without a GSTIN and in other states', () => {
    const all = seeds.flatMap((seed) => bookingsOf(seed).filter(({ company }) => company !== null))
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(kinds))
    const notes = booksOf(all).written.filter(({ document }) => document.kind === 'credit_note')
    expect(new Set(notes.map(({ hotel }) => hotel.gstin !== null)).size).toBe(2)
    for (const seed of seeds) {
      const bookings = bookingsOf(seed).filter(({ company }) => company !== null)
      for (const isRegistered of [true, false]) {
        const at = bookings.filter(({ hotel }) => (hotel.gstin !== null) === isRegistered)
        const elsewhere = at.filter(({ hotel, company }) => !company?.gstin.startsWith(codeOf(hotel.state)))
        expect(elsewhere.length, `seed ${seed}`).toBeGreaterThan(2)
        expect(at.length - elsewhere.length, `seed ${seed}`).toBeGreaterThan(2)
      }
    }
  })

  test.each(['27AAPFU0939F1ZV', '29AAPFU0939F1ZR', '27AAQFL8842M1ZE'])(
    'the GSTIN %s ends with its check digit',
    (gstin) => {
      expect(checkDigitOf(gstin.slice(0, 14))).toBe(gstin.at(-1))
    },
  )
})
