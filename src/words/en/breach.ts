import type { BreachSubject } from '#domain/breach/breach.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { PRODUCT_NAME, SITE } from '#domain/site.ts'

const what: Record<BreachSubject, string> = {
  ids: 'your photo and ID',
  bookings: 'your name, your phone number and the times of your stay',
  accounts: 'what is in your account: name, phone number, email and stays',
}
const now: Record<BreachSubject, string> = {
  ids: 'If somebody uses your ID, report it at cybercrime.gov.in or 1930.',
  bookings: 'Be careful with calls about a stay: we never ask for an OTP or money on the phone.',
  accounts: 'Be careful with calls about a stay: we never ask for an OTP or money on the phone.',
}

export const moment = (at: Date): string => formatIstMoment(at)

/** Names nothing, because a text message may show on a locked screen. */
export const sms = () =>
  `${PRODUCT_NAME}: something happened with your details, and you should know. Please read our email, or call ${SITE.supportPhone}`
export const subject = 'What happened with your details'
export const body = (touched: BreachSubject, from: string, until: string) =>
  `${PRODUCT_NAME}: from ${from} until ${until} somebody could read ${what[touched]} without permission. We have closed the way they used, and reported it to the Data Protection Board. ${now[touched]} Questions: ${SITE.supportPhone}, ${SITE.grievanceEmail}`
