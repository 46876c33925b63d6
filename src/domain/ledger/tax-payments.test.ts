import { describe, expect, test } from 'vitest'
import { checkTaxPayment, dueDayOf, type TaxPayment } from './tax-payments.ts'

const TODAY = '2027-01-07'
const paid: TaxPayment = { tax: 'tds', month: '2026-12', paise: 150, challan: '0510308 07012027', paidOn: TODAY }

describe('tax payments', () => {
  test.each<[Partial<TaxPayment>, string]>([
    [{ challan: '0510308-07012027-00012' }, 'ok'],
    [{ challan: '  2701 ' }, 'CHALLAN_INVALID'],
    [{ challan: '27012' }, 'ok'],
    [{ challan: '0510308 07012027' }, 'CHALLAN_INVALID'],
    [{ challan: 'x'.repeat(41) }, 'CHALLAN_INVALID'],
    [{ challan: '27012', paidOn: '2027-01-08' }, 'PAID_ON_INVALID'],
    [{ challan: '27012', paidOn: '2026-02-30' }, 'PAID_ON_INVALID'],
    [{ challan: '27012', month: '2027-01' }, 'ok'],
    [{ challan: '27012', month: '2027-02' }, 'MONTH_INVALID'],
    [{ challan: '27012', month: '2027-01', paidOn: '2026-12-31' }, 'MONTH_INVALID'],
  ])('a tax payment with %j is %s', (change, wanted) => {
    const checked = checkTaxPayment({ ...paid, ...change }, TODAY)
    expect(checked.ok ? 'ok' : checked.refusal).toBe(wanted)
  })

  test('a tax payment stores its challan as the state writes it', () =>
    expect(checkTaxPayment({ ...paid, challan: ' cpin27012 ' }, TODAY)).toMatchObject({
      value: { challan: 'CPIN27012' },
    }))
})

describe('tax due days', () => {
  test.each([
    ['tds', '2026-12', '2027-01-07'],
    ['tds', '2027-03', '2027-04-30'],
    ['tds', '2027-02', '2027-03-07'],
    ['tcs', '2027-03', '2027-04-10'],
    ['gst_rooms', '2027-01', '2027-02-20'],
    ['gst_commission', '2028-02', '2028-03-20'],
  ] as const)('the tax %s for %s is due on %s', (tax, month, day) => expect(dueDayOf(tax, month)).toBe(day))
})
