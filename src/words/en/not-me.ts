import { NOT_ME_HOURS, PASSKEY_WAIT_HOURS, type NoticeKind } from '#domain/desk/not-me.ts'

type Reported = NoticeKind | 'account'

export const title = 'Was this not you?'
/** What our message was about. */
export const REPORTED: Record<Reported, string> = {
  post: 'An invitation to work at a desk',
  pairing: 'A phone paired at the desk',
  passkey: 'A passkey made for the desk',
  account: 'A passkey added to your account',
}
/** What the button ends. */
export const ENDS: Record<Reported, string> = {
  post: 'This post ends, and the phones signed in for it are signed out. Everything else stays.',
  pairing: 'This one phone is signed out. Everything else stays.',
  passkey: `This one passkey no longer counts, and the phones that used it are signed out. Older passkeys stay. Without one, a new passkey can be made after ${PASSKEY_WAIT_HOURS} hours, or when you ring us.`,
  account: `The button ends this one passkey and signs out the devices that used it. Older passkeys stay. Without one you sign in with an OTP, and can add a passkey after ${PASSKEY_WAIT_HOURS} hours, or when you ring us.`,
}
export const notMe = 'Not me, end it'
export const oneMoment = 'One moment...'

export const ended = 'Done. It has ended, and the managers are told.'
export const accountPasskeyEnded = (supportPhone: string) =>
  `Done. This passkey no longer counts. Please look at your bookings, and ring us when anything is not yours: ${supportPhone}.`
export const linkIsOver = (supportPhone: string) =>
  `This link counted for ${NOT_ME_HOURS} hours. Please ring us: ${supportPhone}.`
export const officeIsTold = (supportPhone: string) =>
  `This is the hotel’s only manager, so nothing has ended yet. Uncle’s office is told and rings. You can ring us, too: ${supportPhone}.`
