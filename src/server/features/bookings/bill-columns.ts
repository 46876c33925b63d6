import type { Bill } from '#domain/bills/bill.ts'

/** Builds the columns of a bill, which are the same in `bookings` and `booking_modifications`. */
export const billColumns = (bill: Bill) => ({
  room_total: bill.roomTotal,
  bathtub_charge: bill.bathtubCharge,
  discount: bill.discount,
  hotel_discount: bill.hotelDiscount,
  referral_discount: bill.referralDiscount,
  service_tax: bill.serviceTax,
  tax_percent: bill.taxPercent,
  credits: bill.credits,
  promotional_credits: bill.promotionalCredits,
  total: bill.total,
  payable_now: bill.payableNow,
  pay_at_hotel_amount: bill.payAtHotel,
})

/** Builds the internal column that splits the hotel's value by GST rate; null if there is only one rate. */
export const slabsColumn = ({ slabs }: Pick<Bill, 'slabs'>) => ({
  tax_slabs: slabs.length > 1 ? JSON.stringify(slabs) : null,
})
