import { EMAIL_LINK_DAYS } from '#domain/accounts/email-link.ts'
import { OTP_VALID_MINUTES } from '#domain/accounts/otp.ts'
import { OBJECTION_HOURS } from '#domain/desk/visit.ts'
import { COMPLAINT_ANSWER_HOURS } from '#domain/feedback/feedback.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { REFUND_DAYS } from '#domain/payments/refund-days.ts'
import { PRODUCT_NAME, SITE } from '#domain/site.ts'
import { plural } from './plural.ts'

/** 'Sat, 5 Dec, 9 PM', as in text messages. */
export const moment = (instant: Date): string => formatIstMoment(instant)

/** '2 hours', for hours that the desk added. */
export const hours = (count: number): string => `${count} ${plural(count, 'hour', 'hours')}`

/** What an email says about a change to a guest's account: the values of `account_changed`. */
export const ACCOUNT_CHANGES = {
  signedOutElsewhere: 'you were logged out on all your other devices.',
  passkeyAdded: 'a passkey was added to your account.',
  passkeyRemoved: 'a passkey was taken away from your account.',
  erasedAsAsked: 'your account was closed, as you asked.',
  erasedAbsent: 'your account was erased, because you had not signed in for three years.',
}

const help = `Help: ${SITE.supportPhone}`

/**
 * Each text to a guest by its registered template, with the template's values in order. Texts show on locked screens,
 * so they contain no hotel, no room and nothing that a glance gives away (look, "Discretion").
 */
export const TEXTS = {
  otp: {
    // Browsers fill in the OTP from the last line (WebOTP).
    body: (code: string, host: string) =>
      `${code} is your ${PRODUCT_NAME} OTP. It is valid for ${OTP_VALID_MINUTES} minutes. Do not share it with anyone.\n@${host} #${code}`,
  },
  email_link: {
    subject: () => `Please verify your email for ${PRODUCT_NAME}`,
    body: (link: string) =>
      `${PRODUCT_NAME}: someone signed up with this email address. If it was you, open this link within ${EMAIL_LINK_DAYS} days and press the button there: ${link}\nIf it was not you, please ignore this email. Questions: ${SITE.supportPhone}`,
  },
  account_changed: {
    subject: () => 'A change to your account',
    body: (change: string) => `${PRODUCT_NAME}: ${change} If it was not you, call ${SITE.supportPhone}.`,
  },
  booking_confirmed: {
    subject: (code: string) => `${code} is confirmed`,
    body: (code: string, checkin: string) =>
      `${PRODUCT_NAME}: ${code} is confirmed for ${checkin}. Bring your original ID. ${help}`,
  },
  booking_refunded: {
    subject: (_code: string, money: string) => `Your refund of ${money}`,
    body: (code: string, money: string) =>
      `${PRODUCT_NAME}: the payment for ${code} reached us too late. ${money} will be refunded to your payment method within ${REFUND_DAYS} days. ${help}`,
  },
  booking_money_back: {
    subject: (_code: string, money: string) => `${money} is on its way back to you`,
    body: (code: string, money: string) =>
      `${PRODUCT_NAME}: for ${code} we send ${money} back to your payment method within ${REFUND_DAYS} days. ${help}`,
  },
  booking_cancelled: {
    subject: (code: string) => `${code} is cancelled`,
    body: (code: string, money: string) =>
      `${PRODUCT_NAME}: ${code} is cancelled. Refund: ${money}, to your payment method within ${REFUND_DAYS} days. ${help}`,
  },
  booking_cancelled_unpaid: {
    subject: (code: string) => `${code} is cancelled`,
    // True for credit, and for a coupon that paid in full, because a registered template has a single text.
    body: (code: string) =>
      `${PRODUCT_NAME}: ${code} is cancelled. There was no payment to refund. Any credit you used is back in your account. ${help}`,
  },
  booking_changed: {
    subject: (code: string) => `${code} has changed`,
    body: (code: string, checkin: string) =>
      `${PRODUCT_NAME}: ${code} is now for ${checkin}. Bring your original ID. ${help}`,
  },
  booking_extended: {
    subject: (code: string) => `${code} has been extended`,
    body: (code: string, until: string) => `${PRODUCT_NAME}: ${code} has been extended until ${until}. ${help}`,
  },
  booking_hours_added: {
    subject: (code: string) => `Do you want more hours for ${code}?`,
    body: (code: string, added: string, until: string, money: string, link: string) =>
      `${PRODUCT_NAME}: ${added} added to ${code}, until ${until}, ${money} to pay there. Do you want this? Say yes or no: ${link} ${help}`,
  },
  booking_no_show: {
    subject: (code: string) => `Did you come for ${code}?`,
    body: (code: string, link: string) =>
      `${PRODUCT_NAME}: we were told that nobody came for ${code}. Were you there? Tell us within ${OBJECTION_HOURS} hours: ${link} ${help}`,
  },
  booking_came: {
    subject: (code: string) => `Did ${code} take place?`,
    body: (code: string, link: string) => `${PRODUCT_NAME}: did ${code} take place? One tap says yes: ${link}`,
  },
  booking_needs_choice: {
    subject: (code: string) => `${code}: choose another or your money`,
    body: (code: string, link: string) =>
      `${PRODUCT_NAME}: ${code} did not work out. Choose another at no extra cost, or all your money back: ${link} ${help}`,
  },
  booking_decided: {
    subject: (code: string) => `We looked at ${code}`,
    body: (code: string) =>
      `${PRODUCT_NAME}: we looked at ${code} and rang both sides. The booking stands, so no money goes back. If you see it otherwise, ring us now: ${SITE.supportPhone}`,
  },
  booking_call_us: {
    subject: (code: string) => `Please call us about ${code}`,
    body: (code: string) =>
      `${PRODUCT_NAME}: please call us about ${code} before you set out, because something has changed: ${SITE.supportPhone}`,
  },
  stay_welcome: {
    body: (code: string, link: string) => `${PRODUCT_NAME}: three questions about ${code}, only yes or no: ${link}`,
  },
  review_off_page: {
    body: () => `${PRODUCT_NAME}: we took your review off its page. ${help}`,
  },
  review_withdrawn: {
    subject: () => 'Your review was withdrawn',
    body: (hotel: string, reason: string) =>
      `${PRODUCT_NAME}: we took your review of ${hotel} off its page: ${reason}. ${help}`,
  },
  number_changed: {
    body: () =>
      `${PRODUCT_NAME}: this number is no longer linked to your account. If you did not ask for that, call ${SITE.supportPhone}`,
  },
  passkey_added: {
    body: (added: string, link: string) =>
      `${PRODUCT_NAME}: a passkey was added to your account, ${added}. Not you? ${link}`,
  },
  account_ends: {
    subject: () => 'Your account ends',
    body: (until: string, link: string) =>
      `${PRODUCT_NAME}: you have not signed in for three years, so we erase your account after ${until}. To keep it, sign in before: ${link}`,
  },
  partner_invited: {
    body: (link: string) =>
      `${PRODUCT_NAME}: you have an invite. Sign in with this number to answer: ${link} Not expecting one? Ignore this.`,
  },
  stay_ended: {
    subject: (code: string) => `How was ${code}?`,
    body: (code: string, link: string) =>
      `${PRODUCT_NAME}: we hope ${code} went well. A few honest words help others choose: ${link}`,
  },
  partner_form_received: {
    subject: (ticket: string) => `We have received your form: ${ticket}`,
    body: (ticket: string) =>
      `${PRODUCT_NAME}: thank you for your interest in working with us. Your reference number is ${ticket}. We will call you within two working days. Questions: ${SITE.supportPhone}`,
  },
  feedback_received: {
    subject: (ticket: string) => `We have received your message: ${ticket}`,
    body: (ticket: string, link: string) =>
      `${PRODUCT_NAME}: thank you for writing to us. Your ticket number is ${ticket}. If you asked us something, we answer within ${COMPLAINT_ANSWER_HOURS} hours; a complaint is settled within a month. Follow it here: ${link} Questions: ${SITE.supportPhone}`,
  },
  case_answer: {
    subject: (ticket: string) => `Our answer to ${ticket}`,
    body: (ticket: string, text: string, link: string) =>
      `${PRODUCT_NAME}: you wrote to us (${ticket}). This is our answer.\n\n${text}\n\nIf you see it otherwise: ${link}\nOr call ${SITE.supportPhone}`,
  },
  room_free: {
    body: (link: string) => `${PRODUCT_NAME}: what you wait for is free now. First come, first served: ${link}`,
  },
  case_answered: {
    body: (ticket: string, link: string) =>
      `${PRODUCT_NAME}: we have answered ${ticket}. Read it here: ${link} or call ${SITE.supportPhone}`,
  },
}
