import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { inv01Errors } from '#server/adapters/inv-01-schema.ts'
import { random } from '../kernel/seeded-random.ts'
import { COMMISSION, COMMISSION_ITEM } from './example-document.ts'
import { irnText } from './irn.ts'
import { lastDayToRegister, needsEInvoice } from './needs-e-invoice.ts'
import { inexpressibleWords, payloadOf, type RegistrableDocument, type RegistrableItem } from './payload.ts'
import { postalAddress } from './postal-address.ts'
import { isQrOf, readSignedQr } from './signed-qr.ts'

const OWN = COMMISSION.supplier.gstin
const HOTEL = COMMISSION.recipient.gstin

describe('the need for an e-invoice', () => {
  test.each([
    ['between registered businesses on the first day', OWN, HOTEL, '2027-04-01', '2027-04-01', true],
    ['on the day before', OWN, HOTEL, '2027-03-31', '2027-04-01', false],
    ['while no turnover obliges', OWN, HOTEL, '2027-04-01', null, false],
    ['to a consumer', OWN, null, '2027-04-01', '2027-04-01', false],
    ['of an unregistered supplier', null, HOTEL, '2027-04-01', '2027-04-01', false],
  ] as const)('a document %s needs an e-invoice or not', (_, supplierGstin, recipientGstin, date, from, expected) => {
    expect(needsEInvoice({ supplierGstin, recipientGstin, date }, from)).toBe(expected)
  })

  test.each([
    ['2025-04-01', '2025-04-30'],
    ['2026-12-31', '2027-01-29'],
    ['2028-01-31', '2028-02-29'],
  ])('a document of %s can be registered until %s', (date, last) => expect(lastDayToRegister(date)).toBe(last))
})

describe('an address in the portal’s fields', () => {
  const long = 'Building of the Society for the Promotion of Very Long Names in Addresses'
  test.each([
    ['Lane 6, Pune 411001', { Addr1: 'Lane 6', Loc: 'Pune', Pin: 411_001 }],
    [
      'Lane 6, Koregaon Park, Pune - 411 001, Maharashtra, India.',
      { Addr1: 'Lane 6, Koregaon Park', Loc: 'Pune', Pin: 411_001 },
    ],
    ['12 MG Road, Pune, Maharashtra, PIN: 411001', { Addr1: '12 MG Road', Loc: 'Pune', Pin: 411_001 }],
    ['Plot 123456, Sector 5, New Delhi 110001', { Addr1: 'Plot 123456, Sector 5', Loc: 'New Delhi', Pin: 110_001 }],
    ['Lane "6"\\7,\n Pune 411001', { Addr1: "Lane '6'/7", Loc: 'Pune', Pin: 411_001 }],
    ['Main Road, Chandigarh 160017', { Addr1: 'Main Road', Loc: 'Chandigarh', Pin: 160_017 }],
    [
      `${long}, Lane 6, Koregaon Park Annexe, Pune 411001`,
      { Addr1: `${long}, Lane 6, Koregaon Park`, Addr2: 'Annexe', Loc: 'Pune', Pin: 411_001 },
    ],
  ])('an address is divided into the portal’s fields: %s', (text, expected) =>
    expect(postalAddress(text)).toEqual({ ok: true, value: expected }),
  )

  test.each([
    ['', 'NO_PIN'],
    ['Lane 6, Pune', 'NO_PIN'],
    ['Lane 6, Pune 011001', 'NO_PIN'],
    ['Lane 6, Pune 4110011', 'NO_PIN'],
    ['411001 Lane 6, Pune', 'NO_PIN'],
    ['Pune 411001', 'NO_PLACE'],
    ['Lane 6, Pu 411001', 'NO_PLACE'],
    [`Lane 6, ${'P'.repeat(51)} 411001`, 'NO_PLACE'],
    [`${'a'.repeat(101)}, Pune 411001`, 'TOO_LONG'],
    [`${`${long}, `.repeat(4)}Pune 411001`, 'TOO_LONG'],
  ])('the address %s is refused', (text, refusal) => expect(postalAddress(text)).toEqual({ ok: false, refusal }))
})

const payload = (changes: Partial<RegistrableDocument> = {}) => {
  const made = payloadOf({ ...COMMISSION, ...changes })
  if (!made.ok) throw new Error(made.refusal.code)
  return made.value
}

const of = (item: Partial<RegistrableItem>): Pick<RegistrableDocument, 'items'> => ({
  items: [{ ...COMMISSION_ITEM, ...item }],
})

describe('the payload of a document', () => {
  test('a commission invoice between states has IGST, rupees with two decimals, and the total of the document', () => {
    expect(payload()).toEqual({
      Version: '1.1',
      TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N', IgstOnIntra: 'N' },
      DocDtls: { Typ: 'INV', No: 'M1/2627/000042', Dt: '31/12/2026' },
      SellerDtls: {
        Gstin: OWN,
        LglNm: 'Uncle Stays Private Limited',
        Addr1: 'Second floor, 14 Lavender Lane, Koramangala 5th Block',
        Loc: 'Bengaluru',
        Pin: 560_095,
        Stcd: '29',
      },
      BuyerDtls: {
        Gstin: HOTEL,
        LglNm: 'Lantern Court LLP',
        Addr1: 'Lane 6, Koregaon Park',
        Loc: 'Pune',
        Pin: 411_001,
        Stcd: '27',
        Pos: '27',
      },
      ItemList: [
        {
          SlNo: '1',
          PrdDesc: 'Commission on stays',
          IsServc: 'Y',
          HsnCd: '998552',
          UnitPrice: 225.01,
          TotAmt: 225.01,
          AssAmt: 225.01,
          GstRt: 18,
          IgstAmt: 40.5,
          TotItemVal: 265.51,
        },
      ],
      ValDtls: { AssVal: 225.01, IgstVal: 40.5, TotInvVal: 265.51 },
    })
  })

  test('an odd paisa of CGST becomes rounding, because the portal requires CGST and SGST to be equal', () => {
    const { ItemList, ValDtls } = payload({
      placeOfSupply: '29',
      ...of({ igst: 0, cgst: 2026, sgst: 2025 }),
      total: 26_552,
    })
    expect(ItemList[0]).toMatchObject({ CgstAmt: 20.25, SgstAmt: 20.25, TotItemVal: 265.51 })
    expect(ValDtls).toEqual({ AssVal: 225.01, CgstVal: 20.25, SgstVal: 20.25, RndOffAmt: 0.01, TotInvVal: 265.52 })
  })

  test('a room at two tax rates has two items, its rounding, and CGST and SGST even for a company in another state', () => {
    const room = { what: 'Room, Full Day, 1 room, 2 days', sac: '996311', igst: 0 }
    const rooms = payload({
      supplier: { ...COMMISSION.recipient, name: 'Uncle Stays Private Limited' },
      recipient: { ...COMMISSION.supplier, name: 'Asha Textiles LLP' },
      items: [
        { ...room, percent: 5, value: 700_000, cgst: 17_500, sgst: 17_500 },
        { ...room, percent: 18, value: 800_010, cgst: 72_001, sgst: 72_001 },
      ],
      rounding: -12,
      total: 1_679_000,
    })
    expect(inv01Errors(rooms)).toEqual([])
    expect(rooms.ItemList).toMatchObject([
      { SlNo: '1', HsnCd: '996311', GstRt: 5, AssAmt: 7000, CgstAmt: 175, SgstAmt: 175, TotItemVal: 7350 },
      { SlNo: '2', GstRt: 18, AssAmt: 8000.1, CgstAmt: 720.01, SgstAmt: 720.01, TotItemVal: 9440.12 },
    ])
    expect(rooms.ValDtls).toEqual({
      AssVal: 15_000.1,
      CgstVal: 895.01,
      SgstVal: 895.01,
      RndOffAmt: -0.12,
      TotInvVal: 16_790,
    })
    expect(rooms.BuyerDtls).toMatchObject({ Stcd: '29', Pos: '27' })
  })

  test('a credit note names the invoices that it corrects, with their dates', () => {
    const corrects = [{ number: 'M1/2627/000001', date: '2026-11-30' }]
    expect(payload({ kind: 'credit_note', number: 'N1/2627/000001', corrects })).toMatchObject({
      DocDtls: { Typ: 'CRN', No: 'N1/2627/000001' },
      RefDtls: { PrecDocDtls: [{ InvNo: 'M1/2627/000001', InvDt: '30/11/2026' }] },
    })
  })

  const party = COMMISSION.recipient
  test.each<[string, Partial<RegistrableDocument>, string, string | null]>([
    ['a recipient without a GSTIN', { recipient: { ...party, gstin: null } }, 'GSTIN', 'recipient'],
    ['a mistyped GSTIN', { recipient: { ...party, gstin: '27AAQFL8842M1ZF' } }, 'GSTIN', 'recipient'],
    ['a name of two letters', { recipient: { ...party, name: 'LC' } }, 'NAME', 'recipient'],
    ['a name of 101 letters', { recipient: { ...party, name: 'L'.repeat(101) } }, 'NAME', 'recipient'],
    ['an address without a PIN code', { recipient: { ...party, address: 'Lane 6, Pune' } }, 'NO_PIN', 'recipient'],
    ['our address without a PIN code', { supplier: { ...COMMISSION.supplier, address: 'Goa' } }, 'NO_PIN', 'supplier'],
    ['a total that is a paisa off', { total: 26_552 }, 'AMOUNTS', null],
    ['IGST within a state', { placeOfSupply: '29' }, 'AMOUNTS', null],
    ['halves between states', of({ igst: 0, cgst: 2025, sgst: 2025 }), 'AMOUNTS', null],
    ['unlike halves', { placeOfSupply: '29', ...of({ igst: 0, cgst: 2026, sgst: 2024 }) }, 'AMOUNTS', null],
    ['an amount below zero', { ...of({ value: -1, igst: 0 }), total: -1 }, 'AMOUNTS', null],
    ['part of a paisa', { ...of({ value: 0.5, igst: 0 }), total: 0.5 }, 'AMOUNTS', null],
    ['nothing supplied', { items: [], total: 0 }, 'AMOUNTS', null],
    ['rounding of a hundred rupees', { rounding: 10_000, total: 36_551 }, 'AMOUNTS', null],
    ['a number that begins with 0', { number: '0001' }, 'NUMBER', null],
    ['a number of 17 characters', { number: 'M1234567890123456' }, 'NUMBER', null],
  ])('the check refuses %s with a sentence', (_, changes, code, side) => {
    const refused = payloadOf({ ...COMMISSION, ...changes })
    expect(refused).toEqual({ ok: false, refusal: { code, side } })
    if (!refused.ok) expect(inexpressibleWords(refused.refusal)).toMatch(/^[A-Z].+\.$/)
  })

  test('our copy of the portal’s schema refuses an extra field, a missing field, three decimals and a quotation mark', () => {
    const whole = payload()
    expect(inv01Errors(whole)).toEqual([])
    expect(inv01Errors({ ...whole, Irn: '' })).not.toEqual([])
    expect(inv01Errors({ ...whole, ItemList: [] })).not.toEqual([])
    expect(inv01Errors({ ...whole, ValDtls: { ...whole.ValDtls, AssVal: 1.001 } })).not.toEqual([])
    expect(inv01Errors({ ...whole, BuyerDtls: { ...whole.BuyerDtls, LglNm: 'The "Inn"' } })).not.toEqual([])
  })

  test('random documents fit the schema, and their sums are equal to the paisa', () => {
    const draw = random('e-invoices')
    for (let round = 0; round < 400; round += 1) {
      const value = draw.int(0, 10 ** draw.int(1, 13))
      const tax = Math.round(value * 0.18)
      const isWithin = draw.chance(0.5)
      const [cgst, sgst, igst] = isWithin ? [Math.ceil(tax / 2), Math.floor(tax / 2), 0] : [0, 0, tax]
      const total = value + tax
      const drawn = payload({
        ...of({ value, cgst, sgst, igst }),
        total,
        placeOfSupply: isWithin ? '29' : '27',
        number: `M${draw.int(0, 35).toString(36).toUpperCase()}/2627/${String(draw.int(1, 999_999)).padStart(6, '0')}`,
      })
      expect(inv01Errors(drawn), JSON.stringify(drawn)).toEqual([])
      const inPaise = (amount = 0) => Math.round(amount * 100)
      const { AssVal, CgstVal, SgstVal, IgstVal, RndOffAmt, TotInvVal } = drawn.ValDtls
      const parts = [AssVal, CgstVal, SgstVal, IgstVal, RndOffAmt].map((amount) => inPaise(amount))
      expect(parts.reduce((sum, amount) => sum + amount, 0)).toBe(total)
      expect(inPaise(TotInvVal)).toBe(total)
    }
  })
})

/**
 * An example of a registration, published by Masters India:
 * docs.mastersindia.co/e-invoicing-api/get-irn-details-by-doc.
 */
test('the IRN is the hash that the portal gave a published document', () => {
  const published = {
    SellerDtls: { Gstin: '09AAAPG7885R002' },
    DocDtls: { Typ: 'INV', No: 'MSI/084', Dt: '05/01/2021' },
  }
  const text = irnText(published as Parameters<typeof irnText>[0])
  expect(createHash('sha256').update(text).digest('hex')).toBe(
    'd27bf67bcab04c7f5af7de6560e3573b0a4caeafaf86e194db0c817f8a264600',
  )
})

test.each([
  ['31/03/2027', '2026-27'],
  ['01/04/2027', '2027-28'],
  ['31/12/2099', '2099-00'],
])('a document of %s belongs to the financial year %s', (Dt, year) => {
  const { SellerDtls, DocDtls } = payload()
  expect(irnText({ SellerDtls, DocDtls: { ...DocDtls, Dt } })).toBe(`${OWN}${year}INVM1/2627/000042`)
})

describe('a signed QR code', () => {
  const encoded = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const signed = (data: unknown) =>
    `${encoded({ alg: 'RS256' })}.${encoded({ data: JSON.stringify(data), iss: 'NIC' })}.c2ln`
  const irn = 'ab'.repeat(32)
  const contents = {
    SellerGstin: OWN,
    BuyerGstin: HOTEL,
    DocNo: 'M1/2627/000042',
    DocTyp: 'INV',
    DocDt: '31/12/2026',
    TotInvVal: 265.51,
    ItemCnt: 1,
    MainHsnCode: '998552',
    Irn: irn,
    IrnDt: '2027-01-03 12:00:00',
  }

  test('a signed QR code matches its own document', () => expect(isQrOf(signed(contents), payload(), irn)).toBe(true))

  test.each([
    ['another buyer', { BuyerGstin: OWN }],
    ['another amount', { TotInvVal: 265.5 }],
    ['another IRN', { Irn: 'cd'.repeat(32) }],
    ['another date', { DocDt: '30/12/2026' }],
  ])('a signed QR code does not match a document if it names %s', (_, changes) =>
    expect(isQrOf(signed({ ...contents, ...changes }), payload(), irn)).toBe(false),
  )

  test.each([
    '',
    'a.b.c',
    '..',
    `${encoded({})}.${encoded({ data: 'x' })}.a`,
    `${encoded({})}.${encoded(null)}.a`,
    signed(null),
  ])('a signed QR code cannot be read from %s', (text) => expect(readSignedQr(text)).toBeUndefined())
})
