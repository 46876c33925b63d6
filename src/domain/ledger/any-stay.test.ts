import { expect, test } from 'vitest'
import { billFor } from '../bills/bill.ts'
import { taxRuleOn, TAX_RULES } from '../bills/tax.ts'
import { random } from '../kernel/seeded-random.ts'
import { ratesOn, UNKNOWN_TERMS, type HotelTerms } from './rates.ts'
import { settleStay, type StayToSettle } from './settle-stay.ts'

const REGISTERED: HotelTerms = { ...UNKNOWN_TERMS, gst: 'registered', pan: 'given' }
const UNREGISTERED: HotelTerms = { ...REGISTERED, gst: 'not_liable' }

/** Bills as the site makes them: any price, coupon, credit and hours. */
function randomStay(seed: number): StayToSettle {
  const { int, pick: oneOf } = random(seed)
  const upTo = (most: number) => int(0, most)
  const fundedBy = oneOf(['uncle', 'hotel'] as const)
  const amount = upTo(2500)
  const bill = billFor({
    dayPrices: Array.from({ length: 1 + upTo(3) }, () => 300 + upTo(9000)),
    rooms: 1 + upTo(4),
    bathtubCharge: oneOf([0, 350]),
    ...(amount > 1000 ? { coupon: { value: { kind: 'flat', amount }, fundedBy } } : {}),
    referralDiscount: oneOf([0, 100]),
    creditBalance: oneOf([0, 100, 5000]),
    promotionalBalance: oneOf([0, 100, 200]),
    payAt: oneOf(['online', 'hotel'] as const),
    taxRule: taxRuleOn(TAX_RULES, '2026-11-22'),
  })
  const hours = oneOf([
    { roomTotal: 0, serviceTax: 0 },
    { roomTotal: 340, serviceTax: 17 },
  ])
  const held = (bill.payableNow + bill.credits + hours.roomTotal + hours.serviceTax) * 100
  return {
    guestId: 'asha',
    hotelId: 7,
    moved: null,
    rates: ratesOn([], '2026-11-22'),
    earlierValue: 0,
    outcome: oneOf(['stayed', 'no_show', 'kept'] as const),
    bill: { ...bill, dueAtDesk: bill.payAtHotel, hours },
    held: oneOf([held, held, Math.max(0, held - 12_345)]),
    takenAtDesk: upTo(bill.payAtHotel) * 100,
    terms: oneOf([REGISTERED, UNREGISTERED, UNKNOWN_TERMS]),
  }
}

test('whatever the bill, the entries sum to zero and the line to what the hotel gets', () => {
  for (let seed = 1; seed <= 2000; seed++) {
    const stay = randomStay(seed)
    const { entries, line } = settleStay(stay)
    expect(entries.reduce((sum, { paise }) => sum + paise, 0)).toBe(0)
    const earned = line.paidOnline + line.credits + line.paidByUncle + line.atDesk
    expect(line.value + line.tax, `seed ${seed}`).toBe(earned)
    const { commission, gstOnCommission, tcs, tds, gstRooms } = line
    expect(line.net).toBe(earned - line.atDesk - commission - gstOnCommission - tcs - tds - gstRooms)
  }
})
