/** Settles the worked rows of docs/accounting.md, which an accountant can check by hand. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sumsOf } from '../bills/gst.ts'
import type { StayOutcome } from './settle-stay.ts'
import { REGISTERED, settled } from './stay-example.ts'

const [head = '', ...lines] = readFileSync('docs/examples/settled-stays.tsv', 'utf8').trimEnd().split('\n')
const names = head.split('\t')
const rows = lines.map((line) => Object.fromEntries(line.split('\t').map((cell, index) => [names[index] ?? '', cell])))

/** Formats amounts by rate in rupees, such as '5: 7000, 18: 8000'. */
const slabsOf = (text: string) =>
  text.split(', ').map((slab) => {
    const [percent = 0, value = 0] = slab.split(': ').map(Number)
    return { percent, value, undiscounted: value }
  })

const rupees = (paise: number) => (paise / 100).toFixed(2)

function settle(row: Record<string, string>) {
  const of = (name: string) => Number(row[name])
  const slabs = slabsOf(row['value by rate'] ?? '')
  const { parts, line, entries } = settled(
    {
      outcome: row['outcome'] as StayOutcome,
      place: row['states'] === 'one' ? 'within_state' : 'between_states',
      terms: row['hotel'] === 'registered' ? REGISTERED : { ...REGISTERED, gst: 'not_liable' },
      held: of('held') * 100,
      takenAtDesk: of('taken at desk') * 100,
      hotelFault: 0,
    },
    {
      roomTotal: of('room'),
      discount: of('coupon of hotel') + of('coupon of Uncle'),
      hotelDiscount: of('coupon of hotel'),
      referralDiscount: of('friend'),
      serviceTax: of('tax charged'),
      taxPercent: slabs[0]?.percent ?? 0,
      slabs,
      dueAtDesk: of('due at desk'),
    },
  )
  const { cgst, sgst, igst } = sumsOf(parts)
  const rounding = entries.find(({ account }) => account === 'rounding')?.paise ?? 0
  const { value, commission, gstOnCommission, tcs, tds, gstRooms, net } = line
  return { value, cgst, sgst, igst, rounding, commission, gstOnCommission, tcs, tds, gstRooms, net }
}

const RESULTS = {
  value: 'value',
  cgst: 'CGST',
  sgst: 'SGST',
  igst: 'IGST',
  rounding: 'rounding',
  commission: 'commission',
  gstOnCommission: 'GST on commission',
  tcs: 'TCS',
  tds: 'TDS',
  gstRooms: 'GST by Uncle',
  net: 'net',
} as const

test.each(rows.map((row) => [row['case'] ?? '', row] as const))(
  'a worked row has the expected figures: %s',
  (_case, row) => {
    const found = Object.entries(settle(row)).map(([name, paise]) => [
      RESULTS[name as keyof typeof RESULTS],
      rupees(paise),
    ])
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(Object.values(RESULTS).map((name) => [name, row[name]])),
    )
  },
)

test('the worked rows cover every outcome, registered and other hotels, and supplies within and between states', () => {
  for (const [name, kinds] of [
    ['outcome', ['stayed', 'no_show', 'kept']],
    ['hotel', ['registered', 'not registered']],
    ['states', ['one', 'two']],
  ] as const)
    expect(new Set(rows.map((row) => row[name]))).toEqual(new Set(kinds))
})
