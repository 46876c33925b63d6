/** Compares settle, documentsOf and the returns with the figures worked out by hand: node check-worked-rows.ts */
import assert from 'node:assert/strict'
import { booksOf } from './books.ts'
import { bookingsOf, kinds } from './bookings.ts'
import { taxOf, valueOf } from './paise.ts'
import { form26q, gstr1, gstr3b, gstr8 } from './returns.ts'
import { settle, type Line } from './stay.ts'
import { workedDocuments, workedReturns } from './worked-documents.ts'
import { workedRows } from './worked-rows.ts'
import { documentsOf } from './documents.ts'

const signed = (kind: string, amount: bigint) => (kind === 'invoice' ? amount : -amount)
const sum = (sums: bigint[]): bigint => sums.reduce((whole, each) => whole + each, 0n)

for (const { name, facts, is } of workedRows) {
  const line = settle(facts)
  for (const field of Object.keys(is) as (keyof Line)[]) assert.deepEqual(line[field], is[field], `${name}: ${field}`)
}
for (const { name, settlements, are } of workedDocuments) assert.deepEqual(documentsOf(settlements), are, name)
const { books, month, quarter, are } = workedReturns
assert.deepEqual(gstr1(books, month), are.gstr1)
assert.deepEqual(gstr3b(books, month), are.gstr3b)
assert.deepEqual(gstr8(books, month), are.gstr8)
assert.deepEqual(form26q(books, quarter), are.form26q)

/** Equations that hold for every generated booking, however an ambiguous rule is read. */
const bookings = bookingsOf(7)
assert.deepEqual(bookings, bookingsOf(7))
assert.equal(new Set(bookings.map((booking) => booking.kind)).size, kinds.length)
for (const { id, settled } of bookings) {
  for (const { facts } of settled) {
    if (facts === null) continue
    const line = settle(facts)
    assert.equal(line.value + line.tax, line.earned + line.rounding, id)
    assert.equal(line.earned, line.paidOnline + line.credits + line.atDesk + line.paidByUncle, id)
    assert.ok(line.paidOnline >= 0n && line.paidByUncle >= 0n, id)
    const held = facts.heldPaise + facts.givenBackPaise
    assert.equal(line.paidOnline + line.credits, held, id)
  }
}

const whole = booksOf(bookings)
for (const { id, settled } of bookings) {
  const last = settled.at(-1)?.facts
  const billed = whole.written.filter((entry) => entry.booking === id).map((entry) => entry.document)
  assert.equal(sum(billed.map((each) => signed(each.kind, each.total))), last ? settle(last).earned : 0n, id)
}
const months = ['2026-02', '2026-03', '2026-04']
const ours = whole.written.filter(({ hotel }) => hotel.gstin === null).map(({ document }) => document)
const stays = months.flatMap((each) => gstr3b(whole, each)).filter((row) => row.table === '3.1.1(i)')
const stayTax = sum(ours.map((each) => signed(each.kind, taxOf(each.parts))))
assert.equal(sum(stays.map((row) => row.cgst + row.sgst + row.igst)), stayTax)
assert.equal(stayTax, sum(whole.posted.map(({ line }) => line.gstRooms)))
assert.equal(sum(stays.map((row) => row.value)), sum(ours.map((each) => signed(each.kind, valueOf(each.parts)))))
const commission = months.flatMap((each) => gstr3b(whole, each)).filter((row) => row.table === '3.1(a)')
assert.equal(sum(commission.map((row) => row.value)), sum(whole.posted.map(({ line }) => line.commission)))
const commissionTax = sum(whole.posted.map(({ line }) => line.gstOnCommission))
assert.equal(sum(commission.map((row) => row.cgst + row.sgst + row.igst)), commissionTax)
const deducted = ['2026-01', '2026-04'].flatMap((from) => form26q(whole, from))
assert.equal(sum(deducted.map((row) => row.tds)), sum(whole.posted.map(({ line }) => line.tds)))
const collected = months.flatMap((each) => gstr8(whole, each))
assert.equal(sum(collected.map((row) => row.cgst + row.sgst + row.igst)), sum(whole.posted.map(({ line }) => line.tcs)))

const counted = [workedRows.length, workedDocuments.length, bookings.length, whole.written.length]
console.log(`${counted.join(' / ')}: worked rows, worked documents, bookings, their documents: all agree`)
