import { describe, expect, it, test } from 'vitest'
import { UNKNOWN_TERMS, type HotelTerms } from './rates.ts'
import type { StayToSettle } from './settle-stay.ts'
import type { StayBill } from './stay-price.ts'
import { HOTEL, REGISTERED, settled, shown, STAY } from './stay-example.ts'

const UNREGISTERED: HotelTerms = { ...REGISTERED, gst: 'not_liable' }

describe('finished stays', () => {
  test('a finished stay posts the research example’s entries to the paisa', () => {
    const { entries, line } = settled({})
    expect(shown(entries)).toEqual({
      guest_money: 31_500,
      commission: -22_500,
      gst_commission: -4_050,
      tcs: -750,
      tds: -150,
      [`hotel ${HOTEL}`]: -4_050,
    })
    expect(line.net).toBe(4_050)
  })

  const whole = { dueAtDesk: 0 }
  /** What the other hotel's room for ₹1,785 earns. */
  const ofDearerRoom = { commission: -25_500, gst_commission: -4_590, tcs: -850, tds: -170, 'hotel 7': -147_390 }
  const rows: [string, Partial<StayToSettle>, Partial<StayBill>, Record<string, number>][] = [
    [
      'paid online in full, nothing lies at the desk',
      { held: 157_500 },
      whole,
      { guest_money: 157_500, commission: -22_500, gst_commission: -4_050, tcs: -750, tds: -150, 'hotel 7': -130_050 },
    ],
    [
      'little paid online: the hotel owes us',
      { held: 9_900 },
      { dueAtDesk: 1476 },
      { guest_money: 9_900, commission: -22_500, gst_commission: -4_050, tcs: -750, tds: -150, 'hotel 7': 17_550 },
    ],
    [
      'a hotel that need not register: we pay the GST, and collect no TCS',
      { terms: UNREGISTERED },
      {},
      {
        guest_money: 31_500,
        commission: -22_500,
        gst_commission: -4_050,
        gst_rooms: -7_500,
        tds: -150,
        'hotel 7': 2_700,
      },
    ],
    [
      'no PAN: 5 % are deducted',
      { terms: { ...UNKNOWN_TERMS, gst: 'registered' } },
      {},
      { guest_money: 31_500, commission: -22_500, gst_commission: -4_050, tcs: -750, tds: -7_500, 'hotel 7': 3_300 },
    ],
    [
      'a person up to ₹5 lakh a year, inclusive: none',
      { terms: { ...REGISTERED, pan: 'given_small' }, earlierValue: 50_000_000 - 150_000 },
      {},
      { guest_money: 31_500, commission: -22_500, gst_commission: -4_050, tcs: -750, 'hotel 7': -4_200 },
    ],
    [
      'a person one paisa above ₹5 lakh a year',
      { terms: { ...REGISTERED, pan: 'given_small' }, earlierValue: 50_000_000 - 150_000 + 1 },
      {},
      { guest_money: 31_500, commission: -22_500, gst_commission: -4_050, tcs: -750, tds: -150, 'hotel 7': -4_050 },
    ],
    [
      'taxes on what was paid online only, where the rates say so',
      { rates: { ...STAY.rates, tcs_desk_share: 0, tds_desk_share: 0 } },
      {},
      { guest_money: 31_500, commission: -22_500, gst_commission: -4_050, tcs: -150, tds: -30, 'hotel 7': -4_770 },
    ],
    [
      'a commission of the hotel’s own',
      { terms: { ...REGISTERED, commission: 2000 } },
      {},
      { guest_money: 31_500, commission: -30_000, gst_commission: -5_400, tcs: -750, tds: -150, 'hotel 7': 4_800 },
    ],
    [
      'a coupon that Uncle pays: the hotel earns its full price, and we pay the tax on the discount',
      { held: 126_000 },
      { discount: 300, serviceTax: 60, ...whole },
      {
        guest_money: 126_000,
        coupons: 30_000,
        tax_borne: 1_500,
        commission: -22_500,
        gst_commission: -4_050,
        tcs: -750,
        tds: -150,
        'hotel 7': -130_050,
      },
    ],
    [
      'a coupon that the hotel pays: it earns less, and every tax is due on less',
      { held: 126_000 },
      { discount: 300, hotelDiscount: 300, serviceTax: 60, ...whole },
      { guest_money: 126_000, commission: -18_000, gst_commission: -3_240, tcs: -600, tds: -120, 'hotel 7': -104_040 },
    ],
    [
      'a coupon of Uncle’s for the whole price: the tax follows from the rate',
      { held: 0 },
      { discount: 1500, serviceTax: 0, ...whole },
      {
        coupons: 150_000,
        tax_borne: 7_500,
        commission: -22_500,
        gst_commission: -4_050,
        tcs: -750,
        tds: -150,
        'hotel 7': -130_050,
      },
    ],
    [
      'a friend’s discount: we pay it',
      { held: 147_000 },
      { referralDiscount: 100, serviceTax: 70, ...whole },
      {
        guest_money: 147_000,
        referral_discounts: 10_000,
        tax_borne: 500,
        commission: -22_500,
        gst_commission: -4_050,
        tcs: -750,
        tds: -150,
        'hotel 7': -130_050,
      },
    ],
    [
      'extra hours count as the room',
      { held: 157_500 + 21_000 },
      { ...whole, hours: [{ value: 200, tax: 10, percent: 5 }] },
      { guest_money: 178_500, commission: -25_500, gst_commission: -4_590, tcs: -850, tds: -170, 'hotel 7': -147_390 },
    ],
    [
      'money that we refunded as goodwill is missing: we pay it',
      { held: 21_500 },
      {},
      {
        guest_money: 21_500,
        goodwill: 10_000,
        commission: -22_500,
        gst_commission: -4_050,
        tcs: -750,
        tds: -150,
        'hotel 7': -4_050,
      },
    ],
    [
      'more is held than the price: the rest still belongs to the guest',
      { held: 41_500 },
      {},
      { guest_money: 31_500, commission: -22_500, gst_commission: -4_050, tcs: -750, tds: -150, 'hotel 7': -4_050 },
    ],
    [
      'refunded at the hotel’s fault: it earns 100 less, and value, commission and taxes are lower',
      { held: 21_500, hotelFault: 10_000 },
      {},
      { guest_money: 21_500, commission: -21_071, gst_commission: -3_793, tcs: -702, tds: -140, 'hotel 7': 4_206 },
    ],
    [
      'a refund at the hotel’s fault never takes what its desk took',
      { held: 0, hotelFault: 99_999_900 },
      {},
      { commission: -18_000, gst_commission: -3_240, tcs: -600, tds: -120, 'hotel 7': 21_960 },
    ],
    [
      'a no-show whose desk took nothing: 315 of the price were earned',
      { outcome: 'no_show', takenAtDesk: 0 },
      {},
      { guest_money: 31_500, commission: -4_500, gst_commission: -810, tcs: -150, tds: -30, 'hotel 7': -26_010 },
    ],
    [
      'a no-show that was paid in full is a stay',
      { outcome: 'no_show', takenAtDesk: 0, held: 157_500 },
      whole,
      { guest_money: 157_500, commission: -22_500, gst_commission: -4_050, tcs: -750, tds: -150, 'hotel 7': -130_050 },
    ],
    [
      'money kept after a cancellation bears the rate of the stay',
      { outcome: 'kept', takenAtDesk: 0, held: 105_000 },
      whole,
      { guest_money: 105_000, commission: -15_000, gst_commission: -2_700, tcs: -500, tds: -100, 'hotel 7': -86_700 },
    ],
    [
      'goodwill to guests who cancelled late: we pay it, and the hotel keeps its share',
      { outcome: 'kept', takenAtDesk: 0, held: 95_000, givenBack: 10_000, ourMoney: 'waits' },
      whole,
      {
        guest_money: 95_000,
        goodwill: 10_000,
        commission: -15_000,
        gst_commission: -2_700,
        tcs: -500,
        tds: -100,
        'hotel 7': -86_700,
      },
    ],
    [
      'goodwill of the whole amount kept: the hotel earns the same',
      { outcome: 'kept', takenAtDesk: 0, held: 0, givenBack: 105_000, ourMoney: 'waits' },
      whole,
      { goodwill: 105_000, commission: -15_000, gst_commission: -2_700, tcs: -500, tds: -100, 'hotel 7': -86_700 },
    ],
    [
      'guests who chose this hotel after another turned them away: we pay the difference',
      {
        moved: { worth: 1575, cost: 1785, slabs: null, borneBy: 'uncle', movedBy: 'guest', fromHotel: 3 },
        held: 157_500,
      },
      whole,
      {
        guest_money: 157_500,
        relocations: 21_000,
        ...ofDearerRoom,
      },
    ],
    [
      'guests who keep the first hotel’s coupon in another hotel: we pay the coupon, too',
      {
        moved: { worth: 1575, cost: 1785, slabs: null, borneBy: 'uncle', movedBy: 'guest', fromHotel: 3 },
        held: 147_000,
      },
      { ...whole, discount: 100, hotelDiscount: 100, serviceTax: 70 },
      {
        guest_money: 147_000,
        coupons: 10_000,
        tax_borne: 500,
        relocations: 21_000,
        ...ofDearerRoom,
      },
    ],
    [
      'guests in a cheaper room who were refunded the rest: nobody else pays or earns anything',
      {
        moved: { worth: 1575, cost: 1365, slabs: null, borneBy: 'hotel', movedBy: 'guest', fromHotel: 3 },
        held: 136_500,
      },
      whole,
      {
        guest_money: 136_500,
        commission: -19_500,
        gst_commission: -3_510,
        tcs: -650,
        tds: -130,
        'hotel 7': -112_710,
      },
    ],
    [
      'guests moved here because their hotel could not take them: it pays the difference',
      {
        moved: { worth: 1575, cost: 1785, slabs: null, borneBy: 'hotel', movedBy: 'guest', fromHotel: 3 },
        held: 157_500,
      },
      whole,
      {
        guest_money: 157_500,
        'hotel 3': 21_000,
        ...ofDearerRoom,
      },
    ],
  ]
  it.each(rows)('a finished stay posts its entries: %s', (_case, stay, bill, wanted) => {
    const { entries, line } = settled(stay, bill)
    expect(shown(entries)).toEqual(wanted)
    expect(line.net).toBe(-(wanted['hotel 7'] ?? 0))
  })

  it('the line of a finished stay shows who paid which part', () => {
    expect(settled({}, { credits: 100 }).line).toEqual({
      value: 150_000,
      tax: 7_500,
      paidOnline: 21_500,
      credits: 10_000,
      atDesk: 126_000,
      paidByUncle: 0,
      hotelCoupon: 0,
      commission: 22_500,
      gstOnCommission: 4_050,
      tcs: 750,
      tds: 150,
      gstRooms: 0,
      net: 4_050,
      given: 0,
      waits: 0,
    })
  })
})
