import { expect, it } from 'vitest'
import type { HotelTerms } from './rates.ts'
import type { StayToSettle } from './settle-stay.ts'
import type { StayBill } from './stay-price.ts'
import { REGISTERED, settled, shown } from './stay-example.ts'

const UNREGISTERED: HotelTerms = { ...REGISTERED, gst: 'not_liable' }
const whole = { dueAtDesk: 0 }

const rows: [string, Partial<StayToSettle>, Partial<StayBill>, Record<string, number>][] = [
  [
    'a bill that rounds the GST down: the hotel gets the exact amount, and we pay the difference',
    { held: 372_600 },
    { roomTotal: 3549, serviceTax: 177, ...whole },
    {
      guest_money: 372_600,
      rounding: 46,
      commission: -53_235,
      gst_commission: -9_582,
      tcs: -1_775,
      tds: -355,
      'hotel 7': -307_699,
    },
  ],
  [
    'a bill that rounds the GST up: we keep the difference',
    { held: 188_900 },
    { roomTotal: 1799, serviceTax: 90, ...whole },
    {
      guest_money: 188_900,
      rounding: -4,
      commission: -26_985,
      gst_commission: -4_857,
      tcs: -900,
      tds: -180,
      'hotel 7': -155_974,
    },
  ],
  [
    'a coupon that Uncle pays: GST on the full value, with our share of the tax and the rounding in separate accounts',
    { held: 346_600 },
    { roomTotal: 3549, discount: 248, serviceTax: 165, ...whole },
    {
      guest_money: 346_600,
      coupons: 24_800,
      tax_borne: 1_240,
      rounding: 6,
      commission: -53_235,
      gst_commission: -9_582,
      tcs: -1_775,
      tds: -355,
      'hotel 7': -307_699,
    },
  ],
  [
    'days of two slabs: each rate on its own part of the value',
    { held: 1_679_000 },
    {
      roomTotal: 15_000,
      serviceTax: 1790,
      taxPercent: 12,
      slabs: [
        { percent: 5, value: 7000, undiscounted: 7000 },
        { percent: 18, value: 8000, undiscounted: 8000 },
      ],
      ...whole,
    },
    {
      guest_money: 1_679_000,
      commission: -225_000,
      gst_commission: -40_500,
      tcs: -7_500,
      tds: -1_500,
      'hotel 7': -1_404_500,
    },
  ],
  [
    'between two states: one tax, counted once',
    { held: 372_600, place: 'between_states', terms: UNREGISTERED },
    { roomTotal: 3549, serviceTax: 177, ...whole },
    {
      guest_money: 372_600,
      rounding: 45,
      commission: -53_235,
      gst_commission: -9_582,
      gst_rooms: -17_745,
      tds: -355,
      'hotel 7': -291_728,
    },
  ],
  [
    'guests moved here: the other hotel’s own price, not a part of what it costs with tax',
    {
      moved: {
        worth: 3726,
        cost: 3936,
        slabs: [{ percent: 5, value: 3749, undiscounted: 3749 }],
        borneBy: 'uncle',
        movedBy: 'guest',
        fromHotel: 3,
      },
      held: 372_600,
    },
    { roomTotal: 3549, serviceTax: 177, ...whole },
    {
      guest_money: 372_600,
      relocations: 21_000,
      rounding: 46,
      commission: -56_235,
      gst_commission: -10_122,
      tcs: -1_875,
      tds: -375,
      'hotel 7': -325_039,
    },
  ],
]

it.each(rows)('the GST on a stay is exact to the paisa: %s', (_case, stay, bill, wanted) => {
  const { entries, line, parts } = settled(stay, bill)
  expect(shown(entries)).toEqual(wanted)
  expect(line.net).toBe(-(wanted['hotel 7'] ?? 0))
  expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(line.value)
  expect(parts.reduce((sum, { cgst, sgst, igst }) => sum + cgst + sgst + igst, 0)).toBe(line.tax)
})
