import { describe, expect, test } from 'vitest'
import { settled, shown } from './stay-example.ts'

describe('stays that nobody attended', () => {
  const ours = {
    discount: 100,
    referralDiscount: 100,
    credits: 150,
    promotionalCredits: 100,
    serviceTax: 65,
    dueAtDesk: 0,
  }
  const waits = { ourMoney: 'waits', held: 136_500 } as const

  test('an unattended stay pays the hotel what the guest paid, and holds back Uncle’s part', () => {
    const { entries, line } = settled(waits, ours)
    expect(shown(entries)).toMatchObject({ guest_money: 136_500, credits_given: -10_000 })
    expect(Object.keys(shown(entries))).not.toContain('coupons')
    expect(line).toMatchObject({ paidOnline: 121_500, credits: 5_000, paidByUncle: 0, given: 0, waits: 31_000 })
    expect(line.value + line.tax).toBe(126_500)
  })

  test('a stay whose money was held back pays its hotel in full once attended', () => {
    const { line } = settled({ ...waits, ourMoney: 'goes' }, ours)
    expect(line).toMatchObject({
      value: 150_000,
      tax: 7_500,
      credits: 15_000,
      paidByUncle: 21_000,
      given: 31_000,
      waits: 0,
    })
  })

  test('an unattended stay holds nothing back if all the money is the guest’s', () => {
    expect(settled({ ourMoney: 'waits' })).toEqual(settled({}))
  })

  test('an unattended stay holds back the difference to another hotel, unless the first hotel bears it', () => {
    const moved = { worth: 1575, cost: 1775, slabs: null, movedBy: 'guest' as const, fromHotel: 9 }
    const by = (borneBy: 'uncle' | 'hotel') => settled({ ourMoney: 'waits', moved: { ...moved, borneBy } })
    expect(by('uncle').line.waits).toBe(20_000)
    expect(by('hotel').line.waits).toBe(0)
    expect(shown(by('hotel').entries)['hotel 9']).toBe(20_000)
  })

  test.each([
    ['guest', 'uncle', 1775, 20_000],
    ['guest', 'uncle', 1400, 0],
    ['guest', 'hotel', 1775, 0],
    ['office', 'uncle', 1775, 0],
  ] as const)(
    'the commission limits the difference only if guests moved on their own and Uncle pays: moved by the %s, paid by %s, %i',
    (movedBy, borneBy, cost, limited) => {
      const moved = { worth: 1575, cost, slabs: null, movedBy, borneBy, fromHotel: 9 }
      expect(settled({ moved }).line.given).toBe(limited)
    },
  )
})
