import type { User } from '#contract/accounts.ts'
import type { ChangeRule } from '#contract/bills.ts'
import type { createBooking } from '#contract/bookings.ts'
import type { BodyOf } from '#contract/call.ts'
import { slotAt } from '#domain/slots/slots.ts'
import { apiPeriod, type StayQuery } from '#web/features/stay/booking-query.ts'
import { PATHS } from '#web/lib/paths.ts'

export type Guest = { name: string; email: string }

type Wish = {
  hotelId: number
  query: StayQuery
  guest: Guest
  user: Pick<User, 'gender' | 'city' | 'cityId'> | undefined
  loveKit: 'wanted' | 'not-wanted'
  referral: string | undefined
  /** the lead code of the campaign that brought the guest */
  lead: string | undefined
  /** the total of the bill on the page */
  shownTotal: number | undefined
  /** the rule for changes that the page shows */
  shownRule: ChangeRule
  /** 'another': the guest already has a stay at that time and has confirmed wanting one more */
  said: 'another' | 'one-only'
}

/** Builds the request body of specification §7. `slotId` is the swapped number of §9. */
export function bookingBody({
  hotelId,
  query,
  guest,
  user,
  loveKit,
  referral,
  lead,
  shownTotal,
  shownRule,
  said,
}: Wish): BodyOf<typeof createBooking> {
  const { checkin, checkout } = apiPeriod(query)
  const name = guest.name.trim()
  return {
    hotelId,
    checkin_date: checkin,
    checkout_date: checkout,
    slotId: slotAt(query.slot).bookingSlotId,
    roomCount: query.rooms,
    guestsCount: query.guests,
    payAtHotel: query.payAtHotel,
    bathtub: query.hasBathtub,
    has_love_kit: loveKit === 'wanted',
    couponId: query.couponId ?? null,
    referral: referral ?? null,
    useReferralCredits: true,
    redirect_url: PATHS.confirmBooking,
    lead_id: lead ?? null,
    shown_total: shownTotal ?? null,
    shown_change_rule: shownRule,
    another: said === 'another',
    web: true,
    multiplePayment: true,
    name,
    email: guest.email.trim(),
    guests: [name],
    gender: user?.gender ?? null,
    city: user?.city ?? null,
    cityId: user?.cityId ?? null,
  }
}
