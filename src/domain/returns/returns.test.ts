import { describe, expect, it, test } from 'vitest'
import { challansOf } from './challans.ts'
import { form26qRows, maskedPan } from './form-26q.ts'
import { gstr1Rows } from './gstr-1.ts'
import { gstr3bRows } from './gstr-3b.ts'
import { gstr8Rows } from './gstr-8.ts'
import { filingDayOf, quarterOf } from './return-days.ts'
import { headsOf, type DocumentSums, type LineSums } from './return-sources.ts'
import { KARNATAKA, lineOf, OF_HOTEL, OF_OTHER, OURS, roomOf, TO_COMPANY } from './returns-example.ts'
import { rupeesText } from '../ledger/statement.ts'
import { challansTable, form26qTable, gstr1Table } from './return-tables.ts'

/** The example from the research and the worked row under section 9(5), to the paisa. */
const EXAMPLE = lineOf({ value: 150_000, commission: 22_500, gstOnCommission: 4_050, tcs: 750, tds: 150 })
const UNREGISTERED = lineOf({
  hotelId: 8,
  name: 'Marigold',
  gstin: null,
  pan: null,
  panState: 'missing',
  tdsRate: 500,
  value: 149_900,
  commission: 22_485,
  gstOnCommission: 4_047,
  tds: 7_495,
})
const ROOM = roomOf({ value: 149_900, cgst: 3_748, sgst: 3_748 })

describe('GSTR-1', () => {
  const shown = (documents: DocumentSums[], lines: LineSums[]) =>
    gstr1Rows({ documents, lines }).map(({ table, gstin, state, percent, value, cgst, sgst, igst }) => [
      table,
      gstin,
      state.code,
      percent,
      value,
      cgst,
      sgst,
      igst,
    ])

  it.each([
    ['nothing in a month without stays', [], [], []],
    ['commission to a registered hotel in 4A', [], [EXAMPLE], [['4A', OF_HOTEL, '27', 18, 22_500, 2_025, 2_025, 0]]],
    [
      'commission to an unregistered hotel in 7, its odd paisa as CGST',
      [],
      [UNREGISTERED],
      [['7', null, '27', 18, 22_485, 2_024, 2_023, 0]],
    ],
    [
      'IGST on commission where Uncle is not registered in the state',
      [],
      [lineOf({ ...EXAMPLE, gstin: OF_OTHER, state: KARNATAKA })],
      [['4A', OF_OTHER, '29', 18, 22_500, 0, 0, 4_050]],
    ],
    [
      'commission taken back from a registered hotel as a credit note in 9B, above zero',
      [],
      [EXAMPLE, lineOf({ isTakenBack: true, value: -30_000, commission: -4_500, gstOnCommission: -810 })],
      [
        ['4A', OF_HOTEL, '27', 18, 22_500, 2_025, 2_025, 0],
        ['9B', OF_HOTEL, '27', 18, 4_500, 405, 405, 0],
      ],
    ],
    [
      'commission taken back from an unregistered hotel by a lower 7',
      [],
      [UNREGISTERED, lineOf({ ...UNREGISTERED, isTakenBack: true, commission: -22_485, gstOnCommission: -4_047 })],
      [],
    ],
    ['rooms under section 9(5) in 15', [ROOM], [], [['15', null, '27', 5, 149_900, 3_748, 3_748, 0]]],
    [
      'a credit note to a consumer by a lower 15, below zero if the invoice is of an earlier month',
      [ROOM, roomOf({ kind: 'credit_note', value: 200_000, cgst: 5_000, sgst: 5_000 })],
      [],
      [['15', null, '27', 5, -50_100, -1_252, -1_252, 0]],
    ],
    [
      'each document to a company in 15 by itself, with the hotel’s halves for a company of another state',
      [
        ROOM,
        roomOf({ ...ROOM, toCompany: TO_COMPANY }),
        roomOf({ percent: 18, value: 800_000, cgst: 72_000, sgst: 72_000, toCompany: TO_COMPANY }),
        roomOf({ value: 100_000, cgst: 2_500, sgst: 2_500, toCompany: { ...TO_COMPANY, number: 'I1/2627/000008' } }),
      ],
      [],
      [
        ['15', null, '27', 5, 149_900, 3_748, 3_748, 0],
        ['15', OF_OTHER, '27', 5, 149_900, 3_748, 3_748, 0],
        ['15', OF_OTHER, '27', 18, 800_000, 72_000, 72_000, 0],
        ['15', OF_OTHER, '27', 5, 100_000, 2_500, 2_500, 0],
      ],
    ],
    [
      'a credit note to a company in 9B',
      [ROOM, roomOf({ kind: 'credit_note', toCompany: TO_COMPANY, value: 10_000, cgst: 250, sgst: 250 })],
      [],
      [
        ['9B', OF_OTHER, '27', 5, 10_000, 250, 250, 0],
        ['15', null, '27', 5, 149_900, 3_748, 3_748, 0],
      ],
    ],
    [
      'two rates and two states apart',
      [
        ROOM,
        roomOf({ percent: 18, value: 800_000, cgst: 72_000, sgst: 72_000 }),
        roomOf({ state: KARNATAKA, value: 100, igst: 5 }),
      ],
      [],
      [
        ['15', null, '27', 5, 149_900, 3_748, 3_748, 0],
        ['15', null, '27', 18, 800_000, 72_000, 72_000, 0],
        ['15', null, '29', 5, 100, 0, 0, 5],
      ],
    ],
  ])('GSTR-1 lists %s', (_name, documents, lines, expected) => expect(shown(documents, lines)).toEqual(expected))
})

test('the GSTR-1 file names the document and the company, but only sums for consumers', () => {
  const note = { ...TO_COMPANY, number: 'C1/2627/000001' }
  const rows = gstr1Rows({
    documents: [
      ROOM,
      roomOf({ ...ROOM, toCompany: TO_COMPANY }),
      roomOf({ kind: 'credit_note', toCompany: note, value: 100 }),
    ],
    lines: [],
  })
  expect(gstr1Table(rows, new Map()).map((row) => row.slice(1, 7))).toEqual([
    ['Table', 'Supply', 'GSTIN of recipient', 'Name', 'Document', 'Date'],
    ['9B', 'Rooms, section 9(5)', OF_OTHER, 'Asha Textiles LLP', 'C1/2627/000001', '2026-12-06'],
    ['15', 'Rooms, section 9(5)', '', '', '', ''],
    ['15', 'Rooms, section 9(5)', OF_OTHER, 'Asha Textiles LLP', 'I1/2627/000007', '2026-12-06'],
  ])
  expect(gstr3bRows(rows)).toMatchObject([{ table: '3.1.1(i)', value: 2 * 149_900 - 100, cgst: 2 * 3_748 }])
})

test('GSTR-3B sums up GSTR-1: own supplies in 3.1(a), rooms under section 9(5) in 3.1.1(i)', () => {
  const takenBack = lineOf({ isTakenBack: true, value: -30_000, commission: -4_500, gstOnCommission: -810 })
  const rows = gstr1Rows({ documents: [ROOM], lines: [EXAMPLE, UNREGISTERED, takenBack] })
  expect(gstr3bRows(rows)).toEqual([
    { table: '3.1(a)', ownGstin: OURS, value: 40_485, cgst: 3_644, sgst: 3_643, igst: 0 },
    { table: '3.1.1(i)', ownGstin: OURS, value: 149_900, cgst: 3_748, sgst: 3_748, igst: 0 },
  ])
})

describe('GSTR-8', () => {
  const takenBack = lineOf({ isTakenBack: true, value: -30_000, tcs: -151 })
  it.each([
    ['nothing without registered hotels', [UNREGISTERED], []],
    ['a hotel with its halves', [EXAMPLE], [[OF_HOTEL, 150_000, 0, 150_000, 375, 375, 0]]],
    [
      'what was taken back, and the odd paisa as CGST once for the month',
      [EXAMPLE, takenBack],
      [[OF_HOTEL, 150_000, 30_000, 120_000, 300, 299, 0]],
    ],
    [
      'only what was taken back of an earlier month’s stay, below zero',
      [takenBack],
      [[OF_HOTEL, 0, 30_000, -30_000, -76, -75, 0]],
    ],
    [
      'IGST where the hotel is registered in another state than the room',
      [lineOf({ ...EXAMPLE, state: KARNATAKA })],
      [[OF_HOTEL, 150_000, 0, 150_000, 0, 0, 750]],
    ],
    [
      'two hotels of one GSTIN together',
      [EXAMPLE, lineOf({ ...EXAMPLE, hotelId: 9, name: 'Lantern Lane' })],
      [[OF_HOTEL, 300_000, 0, 300_000, 750, 750, 0]],
    ],
    [
      'TCS of a hotel that lost its registration since, without a GSTIN',
      [lineOf({ ...EXAMPLE, gstin: null })],
      [['', 150_000, 0, 150_000, 0, 0, 750]],
    ],
  ])('GSTR-8 lists %s', (_name, lines, expected) =>
    expect(
      gstr8Rows(lines).map(({ gstin, gross, returned, net, cgst, sgst, igst }) => [
        gstin,
        gross,
        returned,
        net,
        cgst,
        sgst,
        igst,
      ]),
    ).toEqual(expected),
  )
})

describe('form 26Q', () => {
  it.each([
    ['the PAN in the GSTIN', [EXAMPLE], [['AAQFL8842M', 10, 150_000, 150]]],
    ['a hotel without a PAN', [UNREGISTERED], [[null, 500, 149_900, 7_495]]],
    [
      'two hotels of one PAN together, in whichever state they are registered',
      [EXAMPLE, lineOf({ ...EXAMPLE, hotelId: 9, gstin: '29AAQFL8842M1ZA' })],
      [['AAQFL8842M', 10, 300_000, 300]],
    ],
    [
      'each rate apart, and rate 0 of a small hotel too',
      [
        lineOf({ ...EXAMPLE, gstin: null, pan: null, panState: 'given_small', tdsRate: 0, tds: 0 }),
        lineOf({ ...EXAMPLE, gstin: null, pan: null, panState: 'given_small' }),
      ],
      [
        [null, 0, 150_000, 0],
        [null, 10, 150_000, 150],
      ],
    ],
    [
      'two hotels without a PAN apart',
      [UNREGISTERED, lineOf({ ...UNREGISTERED, hotelId: 9, name: 'Rose' })],
      [
        [null, 500, 149_900, 7_495],
        [null, 500, 149_900, 7_495],
      ],
    ],
    ['nothing of a hotel whose stays were all taken back', [EXAMPLE, lineOf({ value: -150_000, tds: -150 })], []],
  ])('form 26Q lists %s', (_name, lines, expected) =>
    expect(form26qRows(lines).map(({ pan, rate, value, tds }) => [pan, rate, value, tds])).toEqual(expected),
  )

  test.each([
    ['no challan', [], 15_000, { paid: 0, differs: -15_000 }],
    ['nothing deducted and nothing paid', [], 0, { paid: 0, differs: 0 }],
    ['a paisa too little', [14_999], 15_000, { paid: 14_999, differs: -1 }],
    ['two that agree', [10_000, 5_000], 15_000, { paid: 15_000, differs: 0 }],
    ['a paisa too much', [15_001], 15_000, { paid: 15_001, differs: 1 }],
  ])('the challans of form 26Q are compared with its TDS: %s', (_what, paid, deducted, expected) => {
    const rows = paid.map((paise) => ({ challan: 'C-1', paidOn: '2027-01-07', month: '2026-12', paise }))
    const compared = challansOf(rows, deducted)
    expect(compared).toEqual({ rows, deducted, ...expected })
    expect(challansTable(compared).at(-1)?.at(-1)).toBe((expected.differs / 100).toFixed(2))
  })

  test('a PAN on the screen shows only its last four characters, and a file says why a PAN is missing', () => {
    expect(maskedPan('AAQFL8842M')).toBe('••••••842M')
    const small = lineOf({ ...UNREGISTERED, hotelId: 9, panState: 'given' })
    expect(form26qTable(form26qRows([UNREGISTERED, small, EXAMPLE]), 'masked').map(([pan]) => pan)).toEqual([
      'PAN',
      '••••••842M',
      'Not given',
      'Given, not kept here',
    ])
  })
})

test.each([
  ['gstr-8', '2026-11', '2026-12-10'],
  ['gstr-1', '2026-12', '2027-01-11'],
  ['gstr-3b', '2026-11', '2026-12-20'],
  ['26q', '2026-04', '2026-07-31'],
  ['26q', '2026-09', '2026-10-31'],
  ['26q', '2026-11', '2027-01-31'],
  ['26q', '2027-01', '2027-05-31'],
  ['26q', '2027-03', '2027-05-31'],
] as const)('the return %s of %s must be filed by %s', (kind, month, day) => expect(filingDayOf(kind, month)).toBe(day))

test.each([
  ['2027-01', ['2027-01', '2027-02', '2027-03']],
  ['2026-06', ['2026-04', '2026-05', '2026-06']],
  ['2026-12', ['2026-10', '2026-11', '2026-12']],
])('the month %s belongs to the quarter %j', (month, months) => expect(quarterOf(month)).toEqual(months))

test.each([
  [0, [0, 0, 0]],
  [7, [4, 3, 0]],
  [-7, [-4, -3, 0]],
  [-1, [-1, 0, 0]],
])('the tax %i is divided into %j', (tax, [cgst, sgst, igst]) => {
  expect(headsOf(tax, 'within_state')).toEqual({ cgst, sgst, igst })
  expect(headsOf(tax, 'between_states')).toEqual({ cgst: 0, sgst: 0, igst: tax })
})

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [-124_050, '-1240.50'],
  [10_000_000_000, '100000000.00'],
])('the amount %i is written as %s in a file', (paise, cell) => expect(rupeesText(paise)).toBe(cell))
