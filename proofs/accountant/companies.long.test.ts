/**
 * Makes bookings on the whole server, most of them for companies. Compares the server's documents, statements, tax
 * returns and balances with those of the accountant's program, which follows docs/accounting.md alone.
 */
import { describe, expect, test } from 'vitest'
import type { TaxDocument } from '../../src/contract/tax-documents.ts'
import { startApi, type Api, type Body } from '../../tests/api/start-api.ts'
import { isAlarm } from '../../tests/is-alarm.ts'
import { correctedBy } from './companies-at-hotel.ts'
import { STATES } from './companies.ts'
import { play } from './play.ts'
import { asked, type PlayedBooking } from './played-booking.ts'
import { expect26q, expectAccounts, expectBalances, expectJournal } from './played-accounts.ts'
import { paperRead, paperWanted, postedOf, writtenOf } from './played-books.ts'
import { E_INVOICE_FROM, planOf, playedHotels, UNCLE_GSTINS, type Play } from './played-plan.ts'
import type { Scene } from './played-scene.ts'
import { companyCsv, gstr1Csv, gstr3bCsv, gstr8Csv, listedOf, rowsOf } from './played-tables.ts'
import type { Books, Written } from './returns.ts'

const SEEDS = Number(process.env['ACCOUNTANT_PLAYS'] ?? 1)
const FIRST = Number(process.env['ACCOUNTANT_FIRST'] ?? 1)
const MONTHS = ['2026-12', '2027-01']

type Read = {
  api: Api
  uncle: Play['uncle']
  scene: Scene
  bookings: PlayedBooking[]
  papers: Map<string, TaxDocument[]>
}

async function played<Result>(seed: number, look: (read: Read) => Promise<Result>): Promise<Result> {
  const plan = planOf(seed)
  const GSTIN = plan.uncle.map((state) => UNCLE_GSTINS[state]).join(',')
  const api = await startApi({ GSTIN, E_INVOICE_FROM })
  try {
    const { scene, bookings } = await play(api, plan)
    const papers = new Map<string, TaxDocument[]>()
    for (const { id, guest } of bookings)
      papers.set(id, (await asked(api.get(`/bookings/${id}/tax-documents`, guest))).documents)
    return await look({ api, uncle: plan.uncle, scene, bookings, papers })
  } finally {
    await api.stop()
  }
}

const numbered = (booking: PlayedBooking, papers: Read['papers']) => ({ booking, papers: papers.get(booking.id) ?? [] })

function expectDocuments({ uncle, bookings, papers }: Read): Written[] {
  return bookings.flatMap((booking) => {
    const of = numbered(booking, papers)
    const written = writtenOf(of)
    const what = `${booking.code}, ${booking.plan.kind}, ${booking.plan.hotel.id}`
    expect(of.papers.map(paperRead), what).toEqual(written.map((one) => paperWanted(uncle, one)))
    for (const [index, { kind, number, corrects }] of of.papers.entries()) {
      const wanted = kind === 'invoice' ? [] : correctedBy(written, written[index] ?? neverWritten(number))
      expect(corrects, `${what}, ${number}`).toEqual(wanted)
    }
    return written
  })
}

function neverWritten(number: string): never {
  throw new Error(`the rules know no ${number}`)
}

/** Checks that each supplier's invoices, and its credit notes, are numbered 1, 2, 3 without a gap. */
function expectConsecutive({ papers }: Read): void {
  const series = Map.groupBy([...papers.values()].flat(), ({ kind, supplier }) => `${kind} ${supplier.gstin}`)
  for (const [name, documents] of series) {
    const numbers = documents.map(({ number }) => Number(number.slice(-6))).toSorted((one, other) => one - other)
    expect(numbers, name).toEqual(documents.map((_, index) => index + 1))
    for (const { number } of documents) expect(number.length, number).toBeLessThanOrEqual(16)
  }
}

/**
 * Checks that the server refuses a company once a document exists, and that a guest's own name on the invoice is not
 * treated as a company.
 */
async function expectNoneLater({ api, bookings, papers }: Read): Promise<void> {
  for (const { id, guest, plan, company } of bookings) {
    if (papers.get(id)?.length === 0) continue
    const late = await api.post(`/bookings/${id}/invoice-company`, plan.other, guest)
    expect([late.status, late.body.error?.code]).toEqual([409, 'INVOICE_WRITTEN'])
    const own = { name: 'Asha Rao', address: '14 Lake Road, Pune 411001' }
    const named = await api.post(`/bookings/${id}/name-on-invoice`, own, guest)
    expect(named.status, JSON.stringify(named.body)).toBe(company === null ? 200 : 409)
  }
}

/** Compares documents by number, because the rules do not order documents of the same moment. */
const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
const byNumber = (one: { number: string }, other: { number: string }): number => byText(one.number, other.number)

async function expectStatements({ api, scene }: Read, written: Written[], month: string): Promise<void> {
  for (const { id } of playedHotels) {
    const manager = scene.managerOf(id)
    const statement: Body = await asked(api.get(`/desk/statements/${month}`, manager))
    expect(
      statement.stays.filter(({ waits }: Body) => waits !== 0),
      `${id}, ${month}: nothing waits`,
    ).toEqual([])
    const what = `${id}, ${month}`
    const { company_documents: listed } = statement
    expect(listed, what).toEqual(listed.toSorted((one: Body, other: Body) => byText(one.issued_at, other.issued_at)))
    expect(listed.map(listedOf).toSorted(byNumber), what).toEqual(
      companyCsv.listed(written, id, month).toSorted(byNumber),
    )
    const csv: string = await asked(api.get(`/desk/statements/${month}/csv?table=companies`, manager))
    expect(rowsOf(csv).toSorted(), what).toEqual(companyCsv.rows(written, id, month).toSorted())
  }
}

async function expectReturns({ api, scene }: Read, books: Books, month: string): Promise<void> {
  const csvOf = async (file: string) =>
    rowsOf(await asked(api.get(`/office/returns/${month}/${file}/csv`, scene.admin)))
  expect((await csvOf('gstr-1')).toSorted(), `GSTR-1, ${month}`).toEqual(gstr1Csv(books, month))
  expect((await csvOf('gstr-3b')).toSorted(), `GSTR-3B, ${month}`).toEqual(gstr3bCsv(books, month))
  expect((await csvOf('gstr-8')).toSorted(), `GSTR-8, ${month}`).toEqual(gstr8Csv(books, month))
  const { returns, stays } = await asked(api.get(`/office/returns/${month}`, scene.admin))
  expect(stays, month).toEqual([])
  expect(
    returns.map(({ differs }: Body) => differs),
    month,
  ).toEqual([0, 0, 0, 0])
}

/** Checks that hotels and Uncle both wrote invoices and credit notes to companies, many from another state. */
function expectEnoughForCompanies(written: Written[]): void {
  const toCompanies = written.filter(({ company }) => company !== null)
  expect(toCompanies.length).toBeGreaterThan(40)
  const kinds = new Set(toCompanies.map(({ hotel, document }) => `${document.kind} ${hotel.gstin === null}`))
  expect(kinds.size).toBe(4)
  const elsewhere = toCompanies.filter(({ hotel, company }) => {
    const code = hotel.state === 'MH' ? STATES.MH.code : STATES.KA.code
    return !company?.gstin.startsWith(code)
  })
  expect(elsewhere.length).toBeGreaterThan(10)
}

describe('bookings for companies', () => {
  const seeds = Array.from({ length: SEEDS }, (_, index) => index + FIRST)

  test.each(seeds)(
    'documents, statements, returns and balances of simulated bookings equal an accountant’s to the paisa, seed %i',
    { timeout: 600_000 },
    (seed) =>
      played(seed, async (read) => {
        const { api, bookings } = read
        const written = expectDocuments(read)
        expectConsecutive(read)
        await expectNoneLater(read)
        const books = { written, posted: bookings.flatMap(postedOf), uncle: { states: read.uncle } }
        const ledger = await expectBalances(read)
        for (const month of MONTHS) {
          await expectJournal(read, ledger, month)
          await expectAccounts(read, ledger, month)
          await expectStatements(read, written, month)
          await expectReturns(read, books, month)
          await expect26q(read, books, month)
        }
        expectEnoughForCompanies(written)
        expect(api.faults.filter((fault) => !isAlarm(fault))).toEqual([])
      }),
  )
})
