import { describe, expect, test } from 'vitest'
import { BOOKING_STATUSES } from '../bookings/booking-status.ts'
import { partsWithin, taxedParts } from '../bills/gst.ts'
import { companyRefusal, readCompany, type Company } from './company-on-invoice.ts'
import { NAMED_FROM, recipientOf } from './document-content.ts'
import { placeOfSupply } from './gstin.ts'

const COMPANY: Company = { gstin: '27AAPFU0939F1ZV', name: 'Asha Textiles LLP', address: '14 Lake Road, Pune 411001' }
const OTHER: Company = { gstin: '29AAPFU0939F1ZR', name: 'Asha Textiles', address: '3 MG Road, Bengaluru 560001' }
const GUEST = { name: 'Asha Rao', address: 'Pune' }

describe('reading the company that a guest typed', () => {
  test.each([
    ['as it is', COMPANY, COMPANY],
    ['in small letters, with spaces', { ...COMPANY, gstin: ' 27aapfu 0939f-1zv ' }, COMPANY],
    [
      'with line breaks in name and address',
      { ...COMPANY, name: ' Asha\n Textiles LLP', address: '14 Lake Road,\nPune 411001' },
      COMPANY,
    ],
    ['of another state than the hotel', OTHER, OTHER],
  ])('a typed company is read %s', (_, typed, value) => expect(readCompany(typed)).toEqual({ ok: true, value }))

  test.each<[string, Partial<Company>, string, string]>([
    ['without a GSTIN', { gstin: ' ' }, 'gstin', 'required'],
    ['with a GSTIN of 14 characters', { gstin: '27AAPFU0939F1Z' }, 'gstin', 'gstinForm'],
    ['with a PAN for a GSTIN', { gstin: 'AAPFU0939F' }, 'gstin', 'gstinForm'],
    ['with a wrong check digit', { gstin: '27AAPFU0939F1ZW' }, 'gstin', 'gstinCheckDigit'],
    ['with two letters exchanged', { gstin: '27AAFPU0939F1ZV' }, 'gstin', 'gstinCheckDigit'],
    ['of a state that does not exist', { gstin: '99AAPFU0939F1ZV' }, 'gstin', 'gstinCheckDigit'],
    ['without a name', { name: '\n' }, 'name', 'required'],
    ['with a name of two letters', { name: 'AT' }, 'name', 'nameLength'],
    ['with a name of 101 letters', { name: 'A'.repeat(101) }, 'name', 'nameLength'],
    ['without an address', { address: '' }, 'address', 'required'],
    ['without a PIN code', { address: '14 Lake Road, Pune' }, 'address', 'NO_PIN'],
    ['without a place', { address: 'Pune 411001' }, 'address', 'NO_PLACE'],
    ['with an address of 256 letters', { address: `${'aaaaa, '.repeat(35)}Pune 411001` }, 'address', 'TOO_LONG'],
    ['with a street that is too long', { address: `${'a'.repeat(240)}, Pune 411001` }, 'address', 'TOO_LONG'],
  ])('a typed company is refused %s', (_, change, field, fault) => {
    const kind = fault === 'required' ? 'REQUIRED' : 'INVALID'
    expect(readCompany({ ...COMPANY, ...change })).toEqual({ ok: false, refusal: { field, kind, fault } })
  })
})

describe('changing a booking’s company', () => {
  test.each([
    ['pending', undefined],
    ['completed', undefined],
    ['cancelled', undefined],
    ['expired', 'NOT_ALLOWED_NOW'],
    ['failed', 'NOT_ALLOWED_NOW'],
  ] as const)('a %s booking without documents may change its company or not: %s', (status, refusal) =>
    expect(companyRefusal({ status, hasDocuments: false })).toBe(refusal),
  )
  test.each(BOOKING_STATUSES)('a %s booking with documents keeps its company', (status) =>
    expect(companyRefusal({ status, hasDocuments: true })).toBe('INVOICE_WRITTEN'),
  )
})

describe('the recipient of a document', () => {
  const COMPANY_NAMED = { ...COMPANY }
  const GUEST_NAMED = { ...GUEST, gstin: null }
  test.each([
    ['nobody on a small first invoice without a company', undefined, null, NAMED_FROM - 1, null],
    ['the guest from ₹50,000 on', undefined, null, NAMED_FROM, GUEST_NAMED],
    ['the company, however small the invoice', undefined, COMPANY, 100, COMPANY_NAMED],
    ['the company rather than the guest from ₹50,000 on', undefined, COMPANY, NAMED_FROM, COMPANY_NAMED],
    ['the first document’s company on its credit note', COMPANY_NAMED, null, 100, COMPANY_NAMED],
    ['the first document’s company, not another one', COMPANY_NAMED, OTHER, NAMED_FROM, COMPANY_NAMED],
    ['nobody on a credit note to a consumer, whatever was given since', null, COMPANY, 100, null],
    ['the guest on a large further invoice to a consumer', null, COMPANY, NAMED_FROM, GUEST_NAMED],
    ['nobody on a small credit note to a named guest', GUEST_NAMED, null, 100, null],
  ] as const)('a document names the right recipient: %s', (_, first, company, total, expected) =>
    expect(recipientOf({ first, company, total, guest: GUEST })).toEqual(expected),
  )
})

/**
 * The tax depends on the supplier and the room, not on the recipient of the invoice (section 12(3)(b) of the IGST Act).
 */
test.each([
  ['a company of the hotel’s state', COMPANY],
  ['a company of another state', OTHER],
])('%s pays CGST and SGST of the hotel’s state', () => {
  const place = placeOfSupply('27AAQFL8842M1ZE', '27')
  expect(taxedParts([{ percent: 5, value: 149_900 }], place)).toEqual([
    { percent: 5, value: 149_900, cgst: 3_748, sgst: 3_748, igst: 0 },
  ])
  expect(partsWithin(31_500, taxedParts([{ percent: 5, value: 150_000 }], place), place)).toEqual([
    { percent: 5, value: 30_000, cgst: 750, sgst: 750, igst: 0 },
  ])
})
