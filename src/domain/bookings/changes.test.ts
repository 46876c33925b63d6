import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Coupon } from '../bills/coupon.ts'
import { TAX_RULES, taxRuleOn } from '../bills/tax.ts'
import { addMinutes } from '../kernel/ist.ts'
import { hoursOf, periodWithout } from '../kernel/period.ts'
import { slotPeriod } from '../slots/period.ts'
import type { SlotIndex } from '../slots/slots.ts'
import { BOOKING_STATUSES, partnerActions } from './booking-status.ts'
import {
  canMove,
  checkLateExtension,
  checkLateModification,
  EXTENSION_MOVES,
  EXTENSION_STATUSES,
  MODIFICATION_MOVES,
  MODIFICATION_STATUSES,
} from './change-status.ts'
import { extensionBill, type BookingToExtend, extensionPeriod, hourlyPrice, isExtensionHours } from './extension.ts'
import { modificationFor, type ModificationInput } from './modification.ts'

const evening = slotPeriod(3, '2026-12-05')
const taxRule = taxRuleOn(TAX_RULES, '2026-12-01')
const stayed: BookingToExtend = {
  slot: 0,
  slotPrice: 900,
  rooms: 1,
  days: 1,
  roomTotal: 900,
  bathtubCharge: 0,
  hotelDiscount: 0,
}

describe('extra hours', () => {
  test.each([
    [0, false],
    [1, true],
    [12, true],
    [13, false],
    [1.5, false],
    [Number.NaN, false],
  ])('the desk or guest may add %d hours: %s', (hours, possible) => expect(isExtensionHours(hours)).toBe(possible))

  test.each<[SlotIndex, number, number]>([
    [0, 900, 100],
    [0, 901, 110],
    [1, 500, 100],
    [2, 599, 200],
    [3, 1499, 120],
    [4, 2300, 100],
    [4, 2301, 110],
  ])('one more hour in slot %i at ₹%i costs ₹%i', (slot, price, hourly) =>
    expect(hourlyPrice(slot, price)).toBe(hourly),
  )

  test('extra hours cost the hourly price times hours and rooms, with the tax of the room’s price', () => {
    expect(extensionBill({ ...stayed, slot: 3, slotPrice: 1499, rooms: 2, roomTotal: 2998 }, 3, taxRule)).toEqual({
      pricePerHour: 120,
      hours: 3,
      roomTotal: 720,
      serviceTax: 36,
      taxPercent: 5,
      total: 756,
    })
  })

  test.each([
    ['at the threshold', { slotPrice: 7500, roomTotal: 7500 }, 5],
    ['above it', { slotPrice: 7501, roomTotal: 7501 }, 18],
    ['lifted above the threshold by the bathtub', { slotPrice: 7149, roomTotal: 7149, bathtubCharge: 399 }, 18],
    [
      'brought below the threshold by the hotel’s discount',
      { slotPrice: 7899, roomTotal: 7899, hotelDiscount: 400 },
      5,
    ],
    ['with the last day above the threshold', { slotPrice: 8000, days: 2, roomTotal: 14_000 }, 18],
    ['with the last day below the threshold', { slotPrice: 6000, days: 2, roomTotal: 14_000 }, 5],
    ['with bathtubs for two days', { slotPrice: 7101, days: 2, roomTotal: 14_202, bathtubCharge: 800 }, 18],
  ])('extra hours have the GST rate of one room and day of the stay: %s', (_name, booking, percent) => {
    expect(extensionBill({ ...stayed, ...booking }, 1, taxRule).taxPercent).toBe(percent)
  })

  test('extra hours begin at check-out', () => {
    const period = extensionPeriod(evening.end, 12)
    expect(period.start).toEqual(evening.end)
    expect(hoursOf(period)).toBe(12)
  })
})

describe('changes of time', () => {
  const plain: ModificationInput = {
    dayPrices: [2000],
    checkinDay: '2026-12-08',
    rooms: 1,
    bathtubCharge: 0,
    coupon: null,
    referralDiscount: 0,
    credits: 0,
    promotionalCredits: 0,
    payAt: 'online',
    paid: 0,
    taxRule,
  }
  const coupon: Coupon = {
    code: 'WELCOME',
    fundedBy: 'uncle',
    value: { kind: 'flat', amount: 200 },
    minimumAmount: 1500,
    validFrom: new Date(0),
    validUntil: new Date(1),
    totalLimit: 1,
    perUserLimit: 1,
    isFirstBookingOnly: false,
    weekdays: [2],
    cityIds: null,
    hotelId: null,
  }

  test.each<[string, Partial<ModificationInput>, { total: number; credits?: number; difference: number }]>([
    ['dearer', { paid: 1050 }, { total: 2100, difference: 1050 }],
    ['the same', { paid: 2100 }, { total: 2100, difference: 0 }],
    ['cheaper', { paid: 3150 }, { total: 2100, difference: -1050 }],
    ['days and rooms count', { dayPrices: [2000, 2000], rooms: 2, paid: 0 }, { total: 8400, difference: 8400 }],
    ['credits stay spent', { credits: 100, paid: 950 }, { total: 2000, credits: 100, difference: 1050 }],
    [
      'credits beyond the bill are not taken',
      { dayPrices: [100], credits: 500, paid: 50 },
      { total: 0, credits: 105, difference: -50 },
    ],
    ['a coupon still large enough', { coupon, paid: 0 }, { total: 1890, difference: 1890 }],
    [
      'bathtubs, days and rooms count towards the coupon’s minimum, which is enough',
      { coupon, dayPrices: [200, 300], bathtubCharge: 125, rooms: 2, paid: 0 },
      { total: 1365, difference: 1365 },
    ],
    [
      'a coupon that is not of the new day',
      { coupon, checkinDay: '2026-12-09', paid: 0 },
      { total: 2100, difference: 2100 },
    ],
    ['a coupon no longer', { coupon, dayPrices: [1499], paid: 0 }, { total: 1574, difference: 1574 }],
    ['the friend’s discount stays', { referralDiscount: 100, paid: 0 }, { total: 1995, difference: 1995 }],
    [
      'only the reservation amount counts when the rest is paid at the hotel',
      { payAt: 'hotel', paid: 300 },
      { total: 2100, difference: 120 },
    ],
  ])('a change of time costs the difference: %s', (_name, change, { total, credits = 0, difference }) => {
    const changed = modificationFor({ ...plain, ...change })
    expect(changed.bill).toMatchObject({ total, credits })
    expect(changed.difference).toBe(difference)
  })

  test('earlier payments and the difference add up to the new online price', () => {
    const amount = fc.integer({ min: 0, max: 50_000 })
    fc.assert(
      fc.property(amount, amount, amount, fc.boolean(), (slotPrice, credits, paid, atHotel) => {
        const { bill, difference } = modificationFor({
          ...plain,
          dayPrices: [slotPrice],
          credits,
          paid,
          payAt: atHotel ? 'hotel' : 'online',
        })
        expect(paid + difference).toBe(bill.payableNow)
        expect(bill.payableNow + bill.payAtHotel).toBe(bill.total)
        expect(bill.credits).toBeLessThanOrEqual(credits)
      }),
    )
  })
})

describe('the table of transitions', () => {
  test('a change of time makes only the transitions that the table lists', () => {
    const moves = MODIFICATION_STATUSES.flatMap((from) =>
      MODIFICATION_STATUSES.filter((to) => canMove(MODIFICATION_MOVES, from, to)).map((to) => `${from}>${to}`),
    )
    expect(moves).toEqual([
      'held>applied',
      'held>cancelled',
      'held>expired',
      'held>failed',
      'expired>applied',
      'failed>applied',
    ])
  })

  test('extra hours make only the transitions that the table lists', () => {
    const moves = EXTENSION_STATUSES.flatMap((from) =>
      EXTENSION_STATUSES.filter((to) => canMove(EXTENSION_MOVES, from, to)).map((to) => `${from}>${to}`),
    )
    expect(moves).toEqual([
      'requested>acknowledged',
      'requested>paid',
      'requested>cancelled',
      'acknowledged>paid',
      'acknowledged>cancelled',
      'paid>cancelled',
      'cancelled>paid',
    ])
  })
})

describe('payments that arrive after the rooms were released', () => {
  const now = new Date('2026-12-01T09:00:00+05:30')
  test.each([
    [{ isLive: true, changeDeadline: addMinutes(now, 1), hasChangedSince: false }, 'apply'],
    [{ isLive: true, changeDeadline: now, hasChangedSince: false }, 'TOO_LATE'],
    [{ isLive: true, changeDeadline: addMinutes(now, 1), hasChangedSince: true }, 'CHANGED_SINCE'],
    [{ isLive: false, changeDeadline: addMinutes(now, 1), hasChangedSince: false }, 'BOOKING_OVER'],
  ])('a late payment for a change of time is applied or refunded, row %#: %s', (booking, expected) => {
    const checked = checkLateModification(booking, now)
    expect(checked.ok ? checked.value : checked.refusal).toBe(expected)
  })

  const leavesAt = addMinutes(now, -60)
  test.each([
    [{ isLive: true, leavesAt }, leavesAt, 61, 'apply'],
    [{ isLive: true, leavesAt }, leavesAt, 60, 'TOO_LATE'],
    [{ isLive: true, leavesAt: now }, leavesAt, 120, 'CHANGED_SINCE'],
    [{ isLive: false, leavesAt }, leavesAt, 120, 'BOOKING_OVER'],
  ])('a late payment for extra hours is applied or refunded, row %#: %s', (booking, start, minutes, expected) => {
    const checked = checkLateExtension(booking, { start, end: addMinutes(start, minutes) }, now)
    expect(checked.ok ? checked.value : checked.refusal).toBe(expected)
  })
})

describe('an invited partner’s actions', () => {
  test.each(BOOKING_STATUSES)('a %s booking lets the partner only answer an open invite', (status) => {
    const at = (now: Date, invite: 'invited' | 'accepted') => partnerActions({ status, period: evening }, invite, now)
    const before = addMinutes(evening.start, -60)
    expect(at(before, 'invited')).toEqual(status === 'completed' ? ['accept_invite', 'decline_invite'] : [])
    expect(at(before, 'accepted')).toEqual(status === 'completed' ? ['decline_invite'] : [])
    expect(at(evening.end, 'invited')).toEqual([])
  })
})

test('subtracting one period from another leaves the parts on either side', () => {
  const at = (from: number, to: number) => ({
    start: addMinutes(evening.start, from),
    end: addMinutes(evening.start, to),
  })
  expect(periodWithout(at(0, 10), at(10, 20))).toEqual([at(0, 10)])
  expect(periodWithout(at(0, 10), at(5, 20))).toEqual([at(0, 5)])
  expect(periodWithout(at(5, 10), at(0, 7))).toEqual([at(7, 10)])
  expect(periodWithout(at(0, 10), at(3, 4))).toEqual([at(0, 3), at(4, 10)])
  expect(periodWithout(at(3, 4), at(0, 10))).toEqual([])
})
