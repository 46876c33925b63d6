import type { Bill as BillInJson } from '#contract/bills.ts'
import type { Bill } from '#domain/bills/bill.ts'

/** Presents a bill under the specification's field names. */
export const presentBill = (bill: Omit<Bill, 'promotionalCredits' | 'slabs'>): BillInJson => ({
  room_total: bill.roomTotal,
  bathtub_charge: bill.bathtubCharge,
  discount: bill.discount,
  referral_discount: bill.referralDiscount,
  serviceTax: bill.serviceTax,
  tax_rate: bill.taxPercent,
  credits: bill.credits,
  total: bill.total,
  payable_now: bill.payableNow,
  pay_at_hotel: bill.payAtHotel,
})
