import { Type, type Static } from 'typebox'
import { Rupees } from './primitives.ts'

export const Bill = Type.Object(
  {
    room_total: Rupees('a room on each of the days, times the rooms'),
    bathtub_charge: Rupees('extra for rooms with a bathtub'),
    discount: Rupees('taken off by the coupon'),
    referral_discount: Rupees('taken off a first booking with a friend’s code'),
    serviceTax: Rupees('GST on the discounted amount'),
    tax_rate: Type.Integer({
      description: 'the GST rate, in percent; of days with two rates what both come to',
      examples: [5],
    }),
    credits: Rupees('paid with credits'),
    total: Rupees('what the stay costs the guest, tax included'),
    payable_now: Rupees('to be paid online'),
    pay_at_hotel: Rupees('to be paid at the hotel'),
  },
  {
    title: 'Bill',
    examples: [
      {
        room_total: 1499,
        bathtub_charge: 0,
        discount: 0,
        referral_discount: 0,
        serviceTax: 75,
        tax_rate: 5,
        credits: 100,
        total: 1474,
        payable_now: 1474,
        pay_at_hotel: 0,
      },
    ],
  },
)
export type Bill = Static<typeof Bill>
