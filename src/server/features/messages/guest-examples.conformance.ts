import type { Language } from '#domain/languages.ts'
import type { GuestTextKind } from '../../ports/message-sender.ts'
import { guestText, messageWords, pageLink, type GuestText } from './guest-text.ts'

const ORIGIN = 'https://uncle.example'
const SECRET = 'q'.repeat(43)
const CHECKIN = new Date('2026-11-21T18:00:00+05:30')
const CODE = '7K3M9QXZ'

/** An example of each text, as long as they get: links have their secrets. */
const EXAMPLES: { [Kind in GuestTextKind]: (language: Language) => GuestText } = {
  otp: (l) => ({ ...guestText('otp', l, ['402917', 'uncle.example']), values: ['402917'] }),
  email_link: (l) => guestText('email_link', l, [pageLink(ORIGIN, l, `/verify-email#${SECRET}`)]),
  account_changed: (l) => guestText('account_changed', l, [messageWords(l).ACCOUNT_CHANGES.passkeyAdded]),
  booking_confirmed: (l) => guestText('booking_confirmed', l, [CODE, messageWords(l).moment(CHECKIN)]),
  booking_refunded: (l) => guestText('booking_refunded', l, [CODE, '₹1,200']),
  booking_money_back: (l) => guestText('booking_money_back', l, [CODE, '₹378']),
  booking_cancelled: (l) => guestText('booking_cancelled', l, [CODE, '₹1,200']),
  booking_cancelled_unpaid: (l) => guestText('booking_cancelled_unpaid', l, [CODE]),
  booking_changed: (l) => guestText('booking_changed', l, [CODE, messageWords(l).moment(CHECKIN)]),
  booking_extended: (l) => guestText('booking_extended', l, [CODE, messageWords(l).moment(CHECKIN)]),
  booking_hours_added: (l) =>
    guestText('booking_hours_added', l, [
      CODE,
      messageWords(l).hours(2),
      messageWords(l).moment(CHECKIN),
      '₹640',
      pageLink(ORIGIN, l, `/more-hours#${SECRET}`),
    ]),
  booking_no_show: (l) => guestText('booking_no_show', l, [CODE, pageLink(ORIGIN, l, `/came#${SECRET}`)]),
  stay_welcome: (l) => guestText('stay_welcome', l, [CODE, pageLink(ORIGIN, l, `/after-stay#${SECRET}`)]),
  booking_came: (l) => guestText('booking_came', l, [CODE, pageLink(ORIGIN, l, `/came#${SECRET}`)]),
  booking_needs_choice: (l) =>
    guestText('booking_needs_choice', l, [
      CODE,
      pageLink(ORIGIN, l, '/another-room?booking=7f1c2a54-6c0e-4a86-9d0a-2f3b8f0c9a11'),
    ]),
  booking_decided: (l) => guestText('booking_decided', l, [CODE]),
  booking_call_us: (l) => guestText('booking_call_us', l, [CODE]),
  review_off_page: (l) => guestText('review_off_page', l, []),
  review_withdrawn: (l) => guestText('review_withdrawn', l, ['The Lantern Court', 'It names a guest']),
  number_changed: (l) => guestText('number_changed', l, []),
  passkey_added: (l) =>
    guestText('passkey_added', l, [
      messageWords(l).moment(CHECKIN),
      pageLink(ORIGIN, l, `/not-me?of=account#${'q'.repeat(22)}`),
    ]),
  account_ends: (l) => guestText('account_ends', l, [messageWords(l).moment(CHECKIN), pageLink(ORIGIN, l, '/my-data')]),
  partner_invited: (l) => guestText('partner_invited', l, [pageLink(ORIGIN, l, '/my-bookings')]),
  stay_ended: (l) => guestText('stay_ended', l, [CODE, pageLink(ORIGIN, l, '/my-bookings')]),
  partner_form_received: (l) => guestText('partner_form_received', l, ['P-1042']),
  feedback_received: (l) => guestText('feedback_received', l, ['F-1042', pageLink(ORIGIN, l, '/help/F-1042')]),
  case_answer: (l) =>
    guestText('case_answer', l, [
      'C-ZA6W87',
      'We have looked at it. Your money comes back today.',
      pageLink(ORIGIN, l, '/help/C-ZA6W87'),
    ]),
  room_free: (l) => guestText('room_free', l, [pageLink(ORIGIN, l, '/hotel/12345?checkin=2026-11-21&slot=2')]),
  case_answered: (l) => guestText('case_answered', l, ['C-ZA6W87', pageLink(ORIGIN, l, '/help/C-ZA6W87')]),
}

export const GUEST_TEXTS = Object.keys(EXAMPLES) as GuestTextKind[]

export const guestExample = (kind: GuestTextKind, language: Language): GuestText => EXAMPLES[kind](language)
