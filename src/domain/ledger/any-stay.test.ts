import { expect, test } from 'vitest'
import { billFor } from '../bills/bill.ts'
import { differenceBetween } from './accounts.ts'
import { taxRuleOn, TAX_RULES } from '../bills/tax.ts'
import { random } from '../kernel/seeded-random.ts'
import { ratesOn, UNKNOWN_TERMS, type HotelTerms } from './rates.ts'
import { earnedForGifts, giftState } from './our-money.ts'
import { contributionsTo, settleStay, type StayToSettle } from './settle-stay.ts'

const REGISTERED: HotelTerms = { ...UNKNOWN_TERMS, gst: 'registered', pan: 'given' }
const UNREGISTERED: HotelTerms = { ...REGISTERED, gst: 'not_liable' }

const totalOf = (hours: StayToSettle['bill']['hours']) => hours.reduce((sum, { value, tax }) => sum + value + tax, 0)

/** Draws a bill as the site makes it, with a random price, coupon, credit and number of hours. */
function randomStay(seed: number): StayToSettle & { bill: { payableNow: number; total: number } } {
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
  const hours = oneOf([[], [{ value: 340, tax: 17, percent: 5 }], [{ value: 1333, tax: 240, percent: 18 }]])
  const held = (bill.payableNow + bill.credits + totalOf(hours)) * 100
  return {
    guestId: 'asha',
    hotelId: 7,
    moved: null,
    place: oneOf(['within_state', 'between_states'] as const),
    rates: ratesOn([], '2026-11-22'),
    earlierValue: 0,
    outcome: oneOf(['stayed', 'no_show', 'kept'] as const),
    bill: { ...bill, dueAtDesk: bill.payAtHotel, hours },
    held: oneOf([held, held, Math.max(0, held - 12_345)]),
    givenBack: oneOf([0, 0, 12_345]),
    takenAtDesk: upTo(bill.payAtHotel) * 100,
    hotelFault: oneOf([0, 0, upTo(bill.payableNow) * 100]),
    terms: oneOf([REGISTERED, UNREGISTERED, UNKNOWN_TERMS]),
    ourMoney: oneOf(['goes', 'waits'] as const),
  }
}

test('the ledger entries of any stay sum to zero, and its statement line equals what the hotel gets', () => {
  for (let seed = 1; seed <= 2000; seed++) {
    const stay = randomStay(seed)
    const { entries, line } = settleStay(stay)
    expect(entries.reduce((sum, { paise }) => sum + paise, 0)).toBe(0)
    const earned = line.paidOnline + line.credits + line.paidByUncle + line.atDesk
    expect(line.value + line.tax, `seed ${seed}`).toBe(earned)
    const { commission, gstOnCommission, tcs, tds, gstRooms } = line
    expect(line.net).toBe(earned - line.atDesk - commission - gstOnCommission - tcs - tds - gstRooms)
    expect(line.paidOnline >= 0 && line.credits >= 0 && line.waits >= 0, `seed ${seed}`).toBe(true)
    const kindness = stay.outcome === 'kept' ? stay.givenBack : 0
    if (line.waits > 0) expect(line.paidByUncle, `seed ${seed}`).toBeLessThanOrEqual(kindness)
  }
})

test('a stay whose money was held back pays the hotel that amount later, to the paisa', () => {
  for (let seed = 1; seed <= 500; seed++) {
    const stay = randomStay(seed)
    const [held, gone] = (['waits', 'goes'] as const).map((ourMoney) => settleStay({ ...stay, ourMoney }))
    if (!held || !gone) throw new Error('two of them')
    const later = differenceBetween(gone.entries, held.entries)
    const toHotel = later.filter(({ account }) => account === 'hotel').reduce((sum, { paise }) => sum - paise, 0)
    expect(toHotel, `seed ${seed}`).toBe(gone.line.net - held.line.net)
    expect(
      later.some(({ account }) => account === 'guest_money'),
      `seed ${seed}`,
    ).toBe(false)
  }
})

const REWARD = 10_000

/** Draws guests who moved here from a cheaper hotel without the office. The price difference is at most the limit. */
function movedHere(bill: StayToSettle['bill'] & { total: number }, seed: number): StayToSettle['moved'] {
  const { int, chance } = random(`${seed}/moved`)
  const worth = bill.total + bill.credits + bill.discount + bill.referralDiscount
  const cost = worth + int(-200, 2000)
  return chance(0.3) ? { worth, cost, slabs: null, borneBy: 'uncle', movedBy: 'guest', fromHotel: 9 } : null
}

/**
 * Calculates the profit of a guest and a hotel that fake the check-in and the scan, and take every discount, credit and
 * reward.
 */
function gainOfRing(seed: number): { gain: number; given: number } {
  const { int } = random(seed)
  const month = { commission: 0, given: 0 }
  let [paid, owed, given] = [0, 0, 0]
  for (let index = int(1, 30); index > 0; index--) {
    const any = randomStay(seed * 1000 + index)
    const { payableNow, credits, promotionalCredits, hours } = any.bill
    const online = payableNow + totalOf(hours)
    const moved = movedHere(any.bill, seed * 1000 + index)
    const back = moved ? Math.min(payableNow, Math.max(0, moved.worth - moved.cost)) : 0
    const stay: StayToSettle = { ...any, moved, outcome: 'stayed', held: (online + credits - back) * 100 }
    const full = settleStay({ ...stay, ourMoney: 'goes' })
    const { all, limited } = contributionsTo(stay)
    const known = { commission: month.commission + earnedForGifts(full.line), given: month.given }
    const state = giftState({ isAttended: true, isReleased: false, all, limited }, known)
    const { line } = settleStay({ ...stay, ourMoney: state === 'goes' ? 'goes' : 'waits' })
    month.commission += earnedForGifts(line)
    month.given += line.given
    paid += (online + credits - promotionalCredits - back) * 100
    owed += line.net
    const reward = { isAttended: true, isReleased: false, all: REWARD, limited: REWARD }
    if (stay.bill.referralDiscount > 0 && giftState(reward, month) === 'goes') {
      month.given += REWARD
      given += REWARD
    }
  }
  given += Math.max(0, owed)
  return { gain: given - paid, given }
}

test('guests who cheat together with a hotel never get more than they paid in', () => {
  let most = 0
  for (let seed = 1; seed <= 1000; seed++) {
    const { gain, given } = gainOfRing(seed)
    expect(gain, `seed ${seed}`).toBeLessThanOrEqual(0)
    most = Math.max(most, given)
  }
  expect(most).toBeGreaterThan(0)
})
