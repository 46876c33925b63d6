import type { TrackedEvent } from '#domain/analytics/tracked-events.ts'
import { slotOfBookingSlotId } from '#domain/slots/slots.ts'
import { OLD_PATHS } from '../old-paths.ts'
import type { AnsweredCall } from '../api.ts'

/** The tracked event. `page` is set for steps that the specification counts as page views (§2). */
export type Counted = { event: TrackedEvent; page?: string }

type Body = Readonly<Record<string, unknown>>
type Answer = { body: Body; value: Body }
type Reading = (answer: Answer) => readonly Counted[]

const told = (event: TrackedEvent): readonly Counted[] => [{ event }]
const view = (page: string): Counted => ({ event: { name: 'page_view' }, page })
const text = (value: unknown) => (typeof value === 'string' ? value : 'unknown')
const whole = (value: unknown) => (typeof value === 'number' ? value : 0)

const booked: Reading = ({ body, value }) => {
  const hotel = whole((value['booking'] as Body | undefined)?.['hotelId'])
  const slot = slotOfBookingSlotId(whole(body['slotId']))?.index ?? -1
  const pay = body['payAtHotel'] === true ? 'at_hotel' : 'online'
  const created: Counted = { event: { name: 'booking_created', hotel, slot, pay } }
  return (value['booking'] as Body | undefined)?.['payment_url'] ? [created, view(OLD_PATHS.makePayment)] : [created]
}

const signUpAsked: Reading = () => [
  { event: { name: 'otp_requested', screen: 'signup' } },
  view(OLD_PATHS.signUpRequestOtp),
]

/** Maps each call to its event, because most steps on the site end in a call. */
const ANSWERED: Readonly<Record<string, Reading>> = {
  'POST /bookings/create-booking': booked,
  'POST /bookings/cancel-booking': () => told({ name: 'booking_cancelled' }),
  'POST /bookings/modify-booking': () => told({ name: 'booking_modified' }),
  'POST /bookings/{id}/extend-booking': ({ body }) =>
    told({ name: 'booking_extended', hours: whole(body['extend_for']) }),
  'POST /users/signup': signUpAsked,
  'POST /favourites/favourite-hotel': ({ body }) => told({ name: 'favourite', marked: text(body['do']) }),
  'POST /user-requests/{id}/checkin/create': () => told({ name: 'check_in_requested' }),
  'POST /booking-partner/{id}/invite-partner': () => told({ name: 'partner_invited' }),
  'POST /booking-partner/{id}/accept/{userId}': () => told({ name: 'partner_accepted' }),
  'POST /hotels/{id}/review': ({ body }) => told({ name: 'review_sent', rating: whole(body['rating']) }),
  'POST /partner-form': () => told({ name: 'partner_form_sent' }),
  'POST /feedback': ({ body }) => told({ name: 'feedback_sent', kind: text(body['kind']) }),
}

/** Returns the events for answered calls. An OTP belongs to the sign-up if the sign-up form requested the last OTP. */
export function eventsOfCalls(): (call: AnsweredCall) => readonly Counted[] {
  let isSigningUp = false
  return ({ name, body, answer }) => {
    if (name === 'POST /bookings/create-booking' && !answer.ok)
      return told({ name: 'booking_failed', reason: answer.refusal.code })
    // A login calls this first, and continues even if the call is refused.
    if (name === 'GET /users/is-registered') isSigningUp = false
    if (!answer.ok) return []
    if (name === 'POST /users/signup') isSigningUp = true
    if (name === 'GET /users/generate-otp')
      return told({ name: 'otp_requested', screen: isSigningUp ? 'signup' : 'login' })
    if (name === 'POST /users/verify-otp')
      return isSigningUp ? [{ event: { name: 'sign_up' } }, view(OLD_PATHS.signUpComplete)] : told({ name: 'login' })
    return ANSWERED[name]?.({ body: (body ?? {}) as Body, value: (answer.value ?? {}) as Body }) ?? []
  }
}
