import { Type, type Static } from 'typebox'
import { CHANGE_HOURS, GRACE_MINUTES } from '#domain/bookings/change-window.ts'
import { Rupees } from './primitives.ts'

export const ChangeRuleFields = {
  cancel_hours: Type.Integer({
    description: `a guest may change or cancel until this many hours before check-in: ${CHANGE_HOURS.join(', ')}`,
  }),
  grace_minutes: Type.Integer({
    description: `once a day a guest may also cancel within these minutes of booking, until the desk checks them in: ${GRACE_MINUTES.join(', ')}`,
  }),
}

export const ChangeRule = Type.Object(ChangeRuleFields, {
  title: 'ChangeRule',
  description: 'until when a stay that is booked now can be changed or cancelled',
})
export type ChangeRule = Static<typeof ChangeRule>

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
