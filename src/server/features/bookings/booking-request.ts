import type { NewsChannel } from '#domain/whatsapp/news-channel.ts'
import type { BodyOf } from '#contract/call.ts'
import type { createBooking } from '#contract/bookings.ts'
import { faultOfEmail, GENDERS, type Gender } from '#domain/accounts/sign-up-form.ts'
import type { ChangeRule } from '#domain/bookings/change-window.ts'
import { ownStaysAnswer, type OwnStaysAnswer } from '#domain/bookings/own-stays.ts'
import { requestedParty } from '#domain/bookings/rooms-and-guests.ts'
import { checkStay, type Stay } from '#domain/slots/period.ts'
import { slotOfBookingSlotId } from '#domain/slots/slots.ts'
import { FORM_ERRORS } from '../../../words/en/form-errors.ts'
import { fieldRefusal, refusal } from '../../http/api-error.ts'
import type { RequestKey } from '../../http/request-key.ts'
import type { Session } from '../../http/session.ts'
import { instantOf, STAY_REFUSALS } from '../../http/read-fields.ts'

/** A guest's request to book, parsed and checked. */
export type BookingRequest = {
  userId: string
  hotel: string | number
  stay: Stay
  rooms: number
  guests: number
  hasBathtub: boolean
  hasLoveKit: boolean
  payAtHotel: boolean
  couponCode: string | null
  referralCode: string | null
  useCredits: boolean
  guest: {
    name: string
    email: string
    gender: Gender | null
    city: string | null
    /** the account's name, even if the request contains a different one */
    accountName: string
    phone: string
    /** the language of our texts to the guest */
    language: string
    newsBy: NewsChannel
  }
  guestNames: string[]
  /** the total the guest saw; null if the client does not send it */
  shownTotal: number | null
  /** the rule for changes that the guest saw; null if the client does not send it */
  shownRule: ChangeRule | null
  saidOfOwnStays: OwnStaysAnswer
  leadId: string | null
  returnPath: string
  requestKey: RequestKey | null
}

type Body = BodyOf<typeof createBooking>

function stayOf(body: Body, now: Date): Stay {
  const slot = slotOfBookingSlotId(body.slotId)
  if (!slot) throw fieldRefusal('slotId', 'INVALID', 'slotId has to be 0 to 4')
  const period = {
    start: instantOf('checkin_date', body.checkin_date),
    end: instantOf('checkout_date', body.checkout_date),
  }
  const stay = checkStay(slot.index, period, now)
  if (!stay.ok) throw refusal(STAY_REFUSALS[stay.refusal])
  return stay.value
}

const genderOf = (given: string | null | undefined): Gender | null => GENDERS.find((gender) => gender === given) ?? null

const nameOf = (guest: string | { name: string }) => (typeof guest === 'string' ? guest : guest.name).trim()

/** Reads a request to book. Takes missing details from the caller's account. */
export function readBookingRequest(
  body: Body,
  { userId, guest }: Session,
  requestKey: RequestKey | null,
  now: Date,
): Omit<BookingRequest, 'returnPath'> {
  const name = body.name?.trim() || guest.name
  const email = body.email?.trim() || guest.email
  const emailFault = faultOfEmail(email)
  if (emailFault) throw fieldRefusal('email', 'INVALID', FORM_ERRORS[emailFault])
  const party = requestedParty({ rooms: body.roomCount, guests: body.guestsCount })
  const guestNames = (body.guests ?? []).map(nameOf).filter((guest) => guest !== '')
  if (guestNames.length > party.guests)
    throw fieldRefusal('guests', 'INVALID', `guests has ${guestNames.length} names for ${party.guests} of them`)
  return {
    userId,
    hotel: body.hotelId,
    stay: stayOf(body, now),
    ...party,
    hasBathtub: body.bathtub ?? false,
    hasLoveKit: body.has_love_kit ?? false,
    payAtHotel: body.payAtHotel ?? false,
    couponCode: body.couponId ?? null,
    referralCode: body.referral ?? null,
    useCredits: body.useReferralCredits ?? true,
    guest: {
      name,
      email,
      gender: genderOf(body.gender) ?? guest.gender,
      city: body.city?.trim() || guest.city,
      accountName: guest.name,
      phone: guest.phone,
      language: guest.language,
      newsBy: guest.newsBy,
    },
    guestNames: guestNames.length > 0 ? guestNames : [name],
    shownTotal: body.shown_total ?? null,
    shownRule: body.shown_change_rule
      ? { cancelHours: body.shown_change_rule.cancel_hours, graceMinutes: body.shown_change_rule.grace_minutes }
      : null,
    saidOfOwnStays: ownStaysAnswer(body.another),
    leadId: body.lead_id ?? null,
    requestKey,
  }
}
