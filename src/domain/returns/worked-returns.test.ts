import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { taxIn } from '../bills/gst.ts'
import { form26qRows } from './form-26q.ts'
import { gstr1Rows, taxOfRow } from './gstr-1.ts'
import { gstr3bRows } from './gstr-3b.ts'
import { gstr8Rows } from './gstr-8.ts'
import { sumOf, type LineSums } from './return-sources.ts'
import { KARNATAKA, lineOf, MAHARASHTRA, OF_HOTEL, OF_OTHER, roomOf } from './returns-example.ts'

/** Returns the worked rows of docs/accounting.md, as the month of one registered and one unregistered hotel. */
function workedMonth() {
  const [head = '', ...rows] = readFileSync('docs/examples/settled-stays.tsv', 'utf8').trimEnd().split('\n')
  const names = head.split('\t')
  return rows.map((row) => {
    const cells = row.split('\t')
    const of = (name: string) => Math.round(Number(cells[names.indexOf(name)]) * 100)
    const isRegistered = cells[names.indexOf('hotel')] === 'registered'
    const state = cells[names.indexOf('states')] === 'one' ? MAHARASHTRA : KARNATAKA
    const gst = { value: of('value'), cgst: of('CGST'), sgst: of('SGST'), igst: of('IGST') }
    const documents = isRegistered ? [] : [roomOf({ state, ...gst })]
    const line = lineOf({
      ...(isRegistered ? {} : { hotelId: 8, gstin: null }),
      state,
      value: gst.value,
      commission: of('commission'),
      gstOnCommission: of('GST on commission'),
      tcs: of('TCS'),
      tds: of('TDS'),
    })
    return { documents, line, gstRooms: of('GST by Uncle') }
  })
}

describe('the returns of the worked rows', () => {
  const month = workedMonth()
  const sources = { documents: month.flatMap(({ documents }) => documents), lines: month.map(({ line }) => line) }
  const total = (of: keyof LineSums) => sumOf(sources.lines, (line) => Number(line[of]))

  test('the returns of the worked rows equal the sums of their columns to the paisa', () => {
    const rows = gstr1Rows(sources)
    const taxOf = (what: string) =>
      sumOf(
        rows.filter((row) => row.what === what),
        taxOfRow,
      )
    expect(month.length).toBeGreaterThan(10)
    expect(taxOf('commission')).toBe(total('gstOnCommission'))
    expect(taxOf('rooms')).toBe(sumOf(month, ({ gstRooms }) => gstRooms))
    expect(sumOf(gstr3bRows(rows), taxIn)).toBe(sumOf(rows, taxOfRow))
    expect(sumOf(gstr8Rows(sources.lines), ({ tcs }) => tcs)).toBe(total('tcs'))
    expect(sumOf(form26qRows(sources.lines), ({ tds }) => tds)).toBe(total('tds'))
    expect(sumOf(form26qRows(sources.lines), ({ value }) => value)).toBe(total('value'))
  })

  test('the returns of the worked rows do not depend on how the database grouped their sources', () => {
    const paise = fc.integer({ min: -10_000_000, max: 10_000_000 })
    const lines = fc.array(
      fc.record({
        gstin: fc.constantFrom(OF_HOTEL, OF_OTHER, null),
        state: fc.constantFrom(MAHARASHTRA, KARNATAKA),
        isTakenBack: fc.boolean(),
        value: paise,
        commission: paise,
        gstOnCommission: paise,
        tcs: paise,
        tds: paise,
      }),
    )
    fc.assert(
      fc.property(lines, (some) => {
        const all = some.map(lineOf)
        const rows = gstr1Rows({ documents: [], lines: all })
        expect(sumOf(rows, taxOfRow)).toBe(sumOf(all, ({ gstOnCommission }) => gstOnCommission))
        expect(sumOf(gstr8Rows(all), ({ tcs }) => tcs)).toBe(sumOf(all, ({ tcs }) => tcs))
        expect(sumOf(form26qRows(all), ({ tds }) => tds)).toBe(sumOf(all, ({ tds }) => tds))
        for (const { cgst, sgst } of rows) expect(Math.abs(cgst - sgst)).toBeLessThanOrEqual(all.length)
      }),
    )
  })
})
