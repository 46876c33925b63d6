import { describe, expect, test } from 'vitest'
import {
  canInvite,
  isCheckInBusy,
  maskedPartner,
  nextCheckIn,
  partnerPhoneMessage,
  startCheckIn,
  type BookedCheckIn,
  type CheckInEvent,
  type CheckInState,
} from './check-in-machine.ts'

const ALONE: BookedCheckIn = { fastCheckInStatus: null, partner: null, userRequest: null }
const INVITED: BookedCheckIn = { ...ALONE, fastCheckInStatus: 'invited', partner: { phone: '+919820144410' } }
const CONFIRMED: BookedCheckIn = { ...INVITED, fastCheckInStatus: 'accepted', userRequest: { status: 'confirmed' } }

const after = (booking: BookedCheckIn, ...events: CheckInEvent[]): CheckInState =>
  events.reduce(nextCheckIn, startCheckIn(booking))

const typed = (phone: string): CheckInEvent => ({ type: 'phone-typed', phone })
const invite: CheckInEvent = { type: 'invite-started' }
const invited: CheckInEvent = { type: 'invited', status: 'invited', phone: '+919820144410' }
const message = 'Someone is already invited. Cancel that invite first.'

describe('superfast check-in', () => {
  test.each<[string, CheckInState, Partial<CheckInState>]>([
    ['starts with nobody invited', after(ALONE), { fastCheckInStatus: null, expressCheckIn: 'none' }],
    ['starts as the booking stands', after(CONFIRMED), { fastCheckInStatus: 'accepted', expressCheckIn: 'confirmed' }],
    ['inviting sets invitingPartner', after(ALONE, typed('9820144410'), invite), { invitingPartner: true }],
    [
      'an invite that left opens its dialog',
      after(ALONE, typed('9820144410'), invite, invited),
      { invitingPartner: false, fastCheckInStatus: 'invited', isPartnerInvitedDialog: true, phone: '' },
    ],
    [
      'a number that has accepted already opens none',
      after(ALONE, invite, { type: 'invited', status: 'accepted', phone: '+919820144410' }),
      { fastCheckInStatus: 'accepted', isPartnerInvitedDialog: false },
    ],
    [
      'a refused invite keeps the number and says why',
      after(ALONE, typed('9820144410'), invite, { type: 'invite-refused', message }),
      { invitingPartner: false, phone: '9820144410', fastCheckInStatus: null, problem: { about: 'invite', message } },
    ],
    [
      'typing takes the reason away',
      after(ALONE, { type: 'invite-refused', message }, typed('98')),
      { problem: undefined },
    ],
    [
      'inviting the same number again',
      after(INVITED, invite, { type: 'invited-again' }),
      {
        invitingPartner: false,
        isPartnerInvitedDialog: false,
        news: 'The invite to ******4410 is still open. You can text the same number again in ten minutes.',
      },
    ],
    [
      'the reset clears fastCheckInStatus',
      after(INVITED, { type: 'ending-invite' }, { type: 'invite-ended' }),
      {
        isEndingInvite: false,
        fastCheckInStatus: null,
        partnerPhone: undefined,
      },
    ],
    [
      'a confirmed check-in waits again once the partner has gone',
      after(CONFIRMED, { type: 'ending-invite' }, { type: 'invite-ended' }),
      { expressCheckIn: 'created' },
    ],
    [
      'an invite that could not be ended stays',
      after(INVITED, { type: 'ending-invite' }, { type: 'invite-not-ended', message }),
      { isEndingInvite: false, fastCheckInStatus: 'invited', problem: { about: 'answer', message } },
    ],
    ['verifying sets isVerifying', after(INVITED, { type: 'verify-started' }), { isVerifying: true }],
    [
      'a verified booking takes the status of the answer and opens its dialog',
      after(INVITED, { type: 'verify-started' }, { type: 'verified', status: 'accepted' }),
      { isVerifying: false, fastCheckInStatus: 'accepted', isBookingVerifiedDialog: true },
    ],
    [
      'a refused verification says why',
      after(INVITED, { type: 'verify-started' }, { type: 'verify-refused', message }),
      { isVerifying: false, fastCheckInStatus: 'invited', isBookingVerifiedDialog: false },
    ],
    ['asking for it', after(ALONE, { type: 'asking-check-in' }), { isAskingCheckIn: true }],
    [
      'a confirmation is kept',
      after(INVITED, { type: 'asking-check-in' }, { type: 'check-in-asked', status: 'confirmed' }),
      { isAskingCheckIn: false, expressCheckIn: 'confirmed' },
    ],
    [
      'a refusal says why',
      after(ALONE, { type: 'asking-check-in' }, { type: 'check-in-refused', message }),
      { isAskingCheckIn: false, expressCheckIn: 'none', problem: { about: 'check-in', message } },
    ],
    [
      'closing a dialog leaves the invite',
      after(ALONE, invite, invited, { type: 'dialog-closed' }),
      { isPartnerInvitedDialog: false, fastCheckInStatus: 'invited' },
    ],
    [
      'what the server says later keeps an open dialog and a typed number',
      after(ALONE, invite, invited, typed('98'), { type: 'booking-received', booking: CONFIRMED }),
      { fastCheckInStatus: 'accepted', expressCheckIn: 'confirmed', isPartnerInvitedDialog: true, phone: '98' },
    ],
    [
      'a request that was cancelled is none',
      after({ ...ALONE, userRequest: { status: 'cancelled' } }),
      { expressCheckIn: 'none' },
    ],
  ])('the check-in state follows each event: %s', (_name, state, expected) => expect(state).toMatchObject(expected))

  test.each<[string, CheckInState, boolean, string | undefined]>([
    ['nothing', after(ALONE), false, undefined],
    ['nothing, and left', after(ALONE, { type: 'phone-left' }), false, 'Phone Required'],
    ['nine digits', after(ALONE, typed('982014441')), false, undefined],
    ['ten digits', after(ALONE, typed('9820144410')), true, undefined],
    ['letters', after(ALONE, typed('98201x4441'), { type: 'phone-left' }), false, 'Phone is not valid'],
    ['a number being invited', after(ALONE, typed('9820144410'), invite), false, undefined],
    ['a refused number', after(ALONE, typed('9820144410'), { type: 'invite-refused', message }), true, message],
  ])('the Invite button with %s is enabled: %s', (_name, state, isEnabled, words) => {
    expect(canInvite(state)).toBe(isEnabled)
    expect(partnerPhoneMessage(state)).toBe(words)
  })

  test('superfast check-in allows one action at a time', () => {
    const under: CheckInEvent['type'][] = ['invite-started', 'verify-started', 'ending-invite', 'asking-check-in']
    expect(under.map((type) => isCheckInBusy(after(INVITED, { type } as CheckInEvent)))).toEqual(under.map(() => true))
    expect(isCheckInBusy(after(INVITED))).toBe(false)
  })

  test('superfast check-in shows only the partner’s last four digits', () =>
    expect(maskedPartner(after(INVITED))).toBe('******4410'))
})
