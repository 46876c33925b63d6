import { describe, expect, it } from 'vitest'
import { readStayQuery } from './booking-query.ts'
import { billLines, cancelRule } from './stay-bill.ts'

const NOW = new Date('2026-12-04T15:30:00Z') // Friday 4 December, 9 PM in India
const BILL = {
  room_total: 1499,
  bathtub_charge: 0,
  discount: 0,
  referral_discount: 0,
  serviceTax: 75,
  tax_rate: 5,
  credits: 0,
  total: 1574,
  payable_now: 1574,
  pay_at_hotel: 0,
}
const stay = (search: string) => readStayQuery(new URLSearchParams(search), NOW)
const EVENING = stay('checkin=2026-12-05&slot=3')

describe('lines of a bill', () => {
  it('a bill without extras lists the room, the tax and the total', () => {
    expect(billLines(BILL, EVENING).map(({ label, amount }) => `${label}: ${amount}`)).toEqual([
      'Room, Evening: ₹1,499',
      'Tax (GST 5%): ₹75',
      'Total: ₹1,574',
    ])
  })

  it('a bill lists every extra, discount and credit, and the parts paid now and at the hotel', () => {
    const bill = {
      ...BILL,
      bathtub_charge: 300,
      discount: 200,
      referral_discount: 100,
      credits: 100,
      total: 1474,
      payable_now: 295,
      pay_at_hotel: 1179,
    }
    const query = stay('checkin=2026-12-05&slot=4&checkout=2026-12-07&rooms=2&couponId=WELCOME')
    expect(billLines(bill, query).map(({ label, amount }) => `${label}: ${amount}`)).toEqual([
      'Room, Full Day, 2 rooms, 2 days: ₹1,499',
      'Bathtub: ₹300',
      'Coupon WELCOME: − ₹200',
      'Referral discount: − ₹100',
      'Tax (GST 5%): ₹75',
      'Your credit: − ₹100',
      'Total: ₹1,474',
      'Pay now: ₹295',
      'Pay at the hotel: ₹1,179',
    ])
  })
})

describe('the cancellation rule', () => {
  const RULE = { cancel_hours: 24, grace_minutes: 0 }

  it.each([
    [{ cancel_hours: 6, grace_minutes: 0 }, '2026-12-05T09:29:00Z', 'Free to cancel until Sat, 5 Dec, 3\u{A0}PM'],
    [{ cancel_hours: 6, grace_minutes: 0 }, '2026-12-05T09:30:00Z', /^Check-in is less than 6 hours away/],
    [{ cancel_hours: 6, grace_minutes: 15 }, '2026-12-05T09:30:00Z', /^Free to cancel within 15 minutes of booking/],
    [{ cancel_hours: 0, grace_minutes: 0 }, '2026-12-05T15:29:00Z', 'Free to cancel until Sat, 5 Dec, 9\u{A0}PM'],
    [{ cancel_hours: 0, grace_minutes: 0 }, '2026-12-05T15:30:00Z', /^The check-in time has begun/],
  ])('the cancellation rule %j reads at %s as %s', (rule, now, words) => {
    expect(cancelRule(EVENING, rule, new Date(now)).words).toMatch(words)
  })

  it.each([
    ['a minute before the 24 hours begin', '2026-12-04T15:29:00Z', false],
    ['exactly 24 hours ahead', '2026-12-04T15:30:00Z', true],
  ])('the 24-hour rule decides whether a stay can still be cancelled %s', (_, now, isLate) => {
    expect(cancelRule(EVENING, RULE, new Date(now)).at === 'late').toBe(isLate)
  })

  it('the cancellation rule names the last moment to cancel', () => {
    expect(cancelRule(EVENING, RULE, new Date('2026-12-01T00:00:00Z')).words).toBe(
      'Free to cancel until Fri, 4 Dec, 9\u{A0}PM',
    )
  })
})
