import type { Booking } from '#contract/bookings.ts'
import { displayPhone, maskPhone } from '#domain/accounts/phone.ts'
import { faultOfPhone, TOO_SHORT_PHONE_LENGTH } from '#domain/accounts/sign-up-form.ts'
import { unreachable } from '#domain/kernel/result.ts'
import * as t from '#words/check-in.ts'
import * as errors from '#words/form-errors.ts'

/** The stages of a superfast check-in: not requested, requested, confirmed once everybody is verified, over. */
type ExpressCheckIn = 'none' | 'created' | 'confirmed' | 'done'

/** The check-in's state as the server reports it. */
export type BookedCheckIn = Pick<Booking, 'fastCheckInStatus'> & {
  partner: { phone: string } | null
  userRequest: { status: string } | null
}

type CheckInError = { about: 'invite' | 'answer' | 'check-in'; message: string }

/** The state of one booking's partner flow, with the specification's names (§3 "Bookings state", §4 "Partner flow"). */
export type CheckInState = {
  fastCheckInStatus: 'invited' | 'accepted' | null
  /** the partner's phone as the owner typed it */
  partnerPhone: string | undefined
  /** 'confirmed' corresponds to the specification's confirmedExpressCheckIn */
  expressCheckIn: ExpressCheckIn
  phone: string
  phoneTouched: boolean
  invitingPartner: boolean
  isVerifying: boolean
  isEndingInvite: boolean
  isAskingCheckIn: boolean
  isPartnerInvitedDialog: boolean
  isBookingVerifiedDialog: boolean
  problem: CheckInError | undefined
  /** the latest change, announced to screen readers and shown where it happened */
  news: string | undefined
}

export type CheckInEvent =
  | { type: 'booking-received'; booking: BookedCheckIn }
  | { type: 'phone-typed'; phone: string }
  | { type: 'phone-left' }
  | { type: 'invite-started' }
  | { type: 'invited'; status: 'invited' | 'accepted'; phone: string }
  | { type: 'invited-again' }
  | { type: 'invite-refused'; message: string }
  | { type: 'verify-started' }
  | { type: 'verified'; status: 'accepted' }
  | { type: 'verify-refused'; message: string }
  | { type: 'ending-invite' }
  /** removes the invitation; this is the specification's reset */
  | { type: 'invite-ended' }
  | { type: 'invite-not-ended'; message: string }
  | { type: 'asking-check-in' }
  | { type: 'check-in-asked'; status: Exclude<ExpressCheckIn, 'none'> }
  | { type: 'check-in-refused'; message: string }
  | { type: 'dialog-closed' }

const REQUEST_STATES: ReadonlySet<string> = new Set(['created', 'confirmed', 'done'] satisfies ExpressCheckIn[])

function booked({ fastCheckInStatus, partner, userRequest }: BookedCheckIn) {
  const status = userRequest?.status ?? 'none'
  return {
    fastCheckInStatus,
    partnerPhone: partner?.phone,
    expressCheckIn: (REQUEST_STATES.has(status) ? status : 'none') as ExpressCheckIn,
  }
}

export const startCheckIn = (booking: BookedCheckIn): CheckInState => ({
  ...booked(booking),
  phone: '',
  phoneTouched: false,
  invitingPartner: false,
  isVerifying: false,
  isEndingInvite: false,
  isAskingCheckIn: false,
  isPartnerInvitedDialog: false,
  isBookingVerifiedDialog: false,
  problem: undefined,
  news: undefined,
})

const QUIET = { problem: undefined, news: undefined } as const

/** Ends the pending action and stores the problem, but changes nothing else (specification §4). */
const failed = (state: CheckInState, problem: CheckInError): CheckInState => ({
  ...state,
  invitingPartner: false,
  isVerifying: false,
  isEndingInvite: false,
  isAskingCheckIn: false,
  problem,
})

function invited(state: CheckInState, { status, phone }: { status: 'invited' | 'accepted'; phone: string }) {
  return {
    ...state,
    invitingPartner: false,
    fastCheckInStatus: status,
    partnerPhone: phone,
    phone: '',
    phoneTouched: false,
    isPartnerInvitedDialog: status === 'invited',
  }
}

export function nextCheckIn(state: CheckInState, event: CheckInEvent): CheckInState {
  switch (event.type) {
    case 'booking-received':
      return { ...state, ...booked(event.booking) }
    case 'phone-typed':
      return { ...state, ...QUIET, phone: event.phone, phoneTouched: false }
    case 'phone-left':
      return { ...state, phoneTouched: true }
    case 'invite-started':
      return { ...state, ...QUIET, invitingPartner: true }
    case 'invited':
      return invited(state, event)
    case 'invited-again':
      return {
        ...state,
        invitingPartner: false,
        news: t.inviteStillOpen(maskPhone(state.partnerPhone ?? '')),
      }
    case 'invite-refused':
      return failed(state, { about: 'invite', message: event.message })
    case 'verify-started':
      return { ...state, ...QUIET, isVerifying: true }
    case 'verified':
      return { ...state, isVerifying: false, fastCheckInStatus: event.status, isBookingVerifiedDialog: true }
    case 'verify-refused':
      return failed(state, { about: 'answer', message: event.message })
    case 'ending-invite':
      return { ...state, ...QUIET, isEndingInvite: true }
    case 'invite-ended':
      return {
        ...state,
        isEndingInvite: false,
        fastCheckInStatus: null,
        partnerPhone: undefined,
        expressCheckIn: state.expressCheckIn === 'confirmed' ? 'created' : state.expressCheckIn,
        news: t.inviteIsCancelled,
      }
    case 'invite-not-ended':
      return failed(state, { about: 'answer', message: event.message })
    case 'asking-check-in':
      return { ...state, ...QUIET, isAskingCheckIn: true }
    case 'check-in-asked':
      return { ...state, isAskingCheckIn: false, expressCheckIn: event.status }
    case 'check-in-refused':
      return failed(state, { about: 'check-in', message: event.message })
    case 'dialog-closed':
      return { ...state, isPartnerInvitedDialog: false, isBookingVerifiedDialog: false }
    default:
      return unreachable(event)
  }
}

/** Allows one action at a time, so a second press sends nothing. */
export const isCheckInBusy = (state: CheckInState): boolean =>
  state.invitingPartner || state.isVerifying || state.isEndingInvite || state.isAskingCheckIn

/**
 * Returns the error under the field, as in the other forms (specification §5). The server's refusal takes precedence.
 */
export const partnerPhoneMessage = ({ phone, phoneTouched, problem }: CheckInState): string | undefined =>
  problem?.about === 'invite' ? problem.message : phoneTouched ? errors.formError(faultOfPhone(phone)) : undefined

/** Enables 'Invite' above nine digits, like 'Get OTP'. */
export const canInvite = (state: CheckInState): boolean =>
  state.phone.length > TOO_SHORT_PHONE_LENGTH && faultOfPhone(state.phone) === undefined && !isCheckInBusy(state)

/** Masks the partner's phone: '******4410' for '+919820144410' */
export const maskedPartner = ({ partnerPhone }: CheckInState): string => maskPhone(displayPhone(partnerPhone ?? ''))
