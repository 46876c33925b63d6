/** Checks settle, documentsOf, the returns and the ledger against figures worked out by hand and against each other. */
import { describe, expect, test } from 'vitest'
import { booksOf } from './books.ts'
import { bookingsOf } from './bookings.ts'
import { companyDocuments, gstr1OfHotel } from './companies-at-hotel.ts'
import { documentsOf } from './documents.ts'
import { houseHotels } from './house.ts'
import { taxOf, valueOf } from './paise.ts'
import { compensationOf } from './played-moves.ts'
import { form26q, gstr1, gstr3b, gstr8 } from './returns.ts'
import { settle, type Line } from './stay.ts'
import { workedAtHotel, workedDocuments, workedReturns } from './worked-documents.ts'
import { workedPostings } from './worked-postings.ts'
import { workedRows } from './worked-rows.ts'

const MONTHS = ['2026-02', '2026-03', '2026-04']
const QUARTERS = ['2026-01', '2026-04']

const signed = (kind: string, amount: bigint) => (kind === 'invoice' ? amount : -amount)
const sum = (sums: bigint[]): bigint => sums.reduce((whole, each) => whole + each, 0n)

describe('figures worked out by hand', () => {
  test.each(workedRows)('a line equals the figures worked out by hand: $name', ({ facts, is }) => {
    const line = settle(facts)
    for (const field of Object.keys(is) as (keyof Line)[]) expect(line[field], field).toEqual(is[field])
  })

  test.each(workedDocuments)('documents equal those worked out by hand: $name', ({ settlements, are }) => {
    expect(documentsOf(settlements)).toEqual(are)
  })

  test.each(workedPostings)('the balances after postings equal those worked out by hand: $name', ({ entries, are }) => {
    const balances = new Map<string, bigint>()
    for (const { account, hotel, paise } of entries) {
      const name = hotel === undefined ? account : `${account} ${hotel}`
      balances.set(name, (balances.get(name) ?? 0n) + paise)
    }
    expect(Object.fromEntries([...balances].filter(([, balance]) => balance !== 0n))).toEqual(are)
  })

  test.each([
    [490, 99],
    [495, 99],
    [498, 100],
    [4999, 1000],
    [9000, 1000],
  ])('a hotel that does not take guests whose bill is ₹%i owes them ₹%i', (bill, credit) => {
    expect(compensationOf(bill)).toBe(credit)
  })

  test('the returns of a month and its quarter equal those worked out by hand', () => {
    const { books, month, quarter, are } = workedReturns
    expect(gstr1(books, month)).toEqual(are.gstr1)
    expect(gstr3b(books, month)).toEqual(are.gstr3b)
    expect(gstr8(books, month)).toEqual(are.gstr8)
    expect(form26q(books, quarter)).toEqual(are.form26q)
  })

  test('a hotel’s documents to companies and its own GSTR-1 equal those worked out by hand', () => {
    const { written, month, are } = workedAtHotel
    expect(companyDocuments(written, 'mogra', month)).toEqual(are.listed)
    expect(gstr1OfHotel(written, 'mogra', month)).toEqual(are.gstr1)
    expect(companyDocuments(written, 'juhi', month)).toEqual([])
  })
})

describe('equations that hold however an unclear rule is read', () => {
  const bookings = bookingsOf(7)
  const { written, posted, uncle } = booksOf(bookings)
  const whole = { written, posted, uncle }

  test('the same seed gives the same bookings', () => {
    expect(bookings).toEqual(bookingsOf(7))
  })

  test('each statement line’s value and tax equal what the hotel earned and what was paid', () => {
    for (const { id, settled } of bookings) {
      for (const { facts } of settled) {
        if (facts === null) continue
        const line = settle(facts)
        expect(line.value + line.tax, id).toBe(line.earned + line.rounding)
        expect(line.earned, id).toBe(line.paidOnline + line.credits + line.atDesk + line.paidByUncle)
        expect(line.paidOnline >= 0n && line.paidByUncle >= 0n, id).toBe(true)
        expect(line.paidOnline + line.credits, id).toBe(facts.heldPaise + facts.givenBackPaise)
      }
    }
  })

  test('a booking’s documents add up to what it earned', () => {
    for (const { id, settled } of bookings) {
      const last = settled.at(-1)?.facts
      const billed = written.filter((entry) => entry.booking === id).map(({ document }) => document)
      expect(sum(billed.map(({ kind, total }) => signed(kind, total))), id).toBe(last ? settle(last).earned : 0n)
    }
  })

  test('a hotel’s own GSTR-1 adds up to its documents, and lists documents to companies one by one', () => {
    for (const { id, gstin } of houseHotels) {
      const ofHotel = written.filter(({ hotel }) => hotel.id === id && gstin !== null)
      const rows = MONTHS.flatMap((month) => gstr1OfHotel(written, id, month))
      const reported = rows.map(({ table, value }) => signed(table === '9B' ? 'credit_note' : 'invoice', value))
      expect(sum(reported), id).toBe(sum(ofHotel.map(({ document: { kind, parts } }) => signed(kind, valueOf(parts)))))
      const listed = MONTHS.flatMap((month) => companyDocuments(written, id, month))
      expect(listed).toHaveLength(ofHotel.filter(({ company }) => company !== null).length)
      expect(new Set(rows.flatMap(({ document }) => document || []))).toEqual(
        new Set(listed.map(({ number }) => number)),
      )
    }
  })

  test('the monthly returns add up to all documents and all statement lines', () => {
    const ofUncle = written.filter(({ hotel }) => hotel.gstin === null).map(({ document }) => document)
    const filed = MONTHS.flatMap((month) => gstr3b(whole, month))
    const sumOf = (table: string) => {
      const rows = filed.filter((row) => row.table === table)
      return [sum(rows.map(({ value }) => value)), sum(rows.map(({ cgst, sgst, igst }) => cgst + sgst + igst))]
    }
    const stays = [valueOf, taxOf].map((of) => sum(ofUncle.map(({ kind, parts }) => signed(kind, of(parts)))))
    expect(sumOf('3.1.1(i)')).toEqual(stays)
    expect(stays[1]).toBe(sum(posted.map(({ line }) => line.gstRooms)))
    const charged = (['commission', 'gstOnCommission'] as const).map((of) => sum(posted.map(({ line }) => line[of])))
    expect(sumOf('3.1(a)')).toEqual(charged)
    const deducted = QUARTERS.flatMap((from) => form26q(whole, from))
    expect(sum(deducted.map(({ tds }) => tds))).toBe(sum(posted.map(({ line }) => line.tds)))
    const collected = MONTHS.flatMap((month) => gstr8(whole, month))
    expect(sum(collected.map(({ cgst, sgst, igst }) => cgst + sgst + igst))).toBe(
      sum(posted.map(({ line }) => line.tcs)),
    )
  })
})
