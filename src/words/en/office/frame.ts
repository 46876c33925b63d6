import type { OperatorRole } from '#domain/office/operators.ts'

export const roles: Record<OperatorRole, string> = { support: 'Support', admin: 'Admin' }
export const supportWithLimit = (left: string, most: string) => `Support, ${left} of ${most} left today`

export const office = 'Office'
/** The link to the page Now, for screen readers. */
export const officeNow = 'Uncle office, now'
/** The title of the browser’s tab. */
export const tabTitle = (page: string) => `${page} · Uncle office`
export const menu = 'Menu'
export const findHint = 'Code, phone, name, reference or hotel'
/** The command palette with actions and pages, opened by Ctrl K. */
export const palette = 'Acts'
export const paletteKeys = 'Ctrl K'
export const thePalette = 'The list of acts'
export const signOut = 'Sign out'
export const loading = 'Loading…'

/** The menu's sections. */
export const now = 'Now'
/** Next to 'Now': how many tasks wait. */
export const waitingCount = (count: number) => `${count}<hidden> waiting</hidden>`
export const find = 'Find'
export const bookings = 'Bookings'
export const guests = 'Guests'
export const money = 'Money'
export const reviews = 'Reviews'
export const coupons = 'Coupons'
export const figures = 'Figures'
export const health = 'Health'
export const log = 'Log'
export const team = 'Team'

export const signInToOffice = 'Sign in to the office'
export const staysSignedIn = 'This device stays signed in for eight hours. What you do is written down with your name.'

export const makePasskey = 'Make a passkey'
export const showPasskey = 'Show your passkey'
export const passkeyToMake =
  'The office opens only with a passkey: your fingerprint, face or screen lock on this device. It takes a few seconds.'
export const passkeyToShow = 'Use your fingerprint, face or screen lock. The office opens after that.'
export const passkeyFailed = 'Your device did not confirm it. Try again, or ask an admin if the device is new.'

export const reason = 'Reason, for the log'
export const reasonHint = 'A few words, and nothing of the guest in them'
export const reasonMissing = 'Write why, in a few words.'

/** Above the fields of a form that was left without sending it. */
export const restored = 'Here is what you typed before. It was not sent.'
export const emptyFields = 'Start again'

export const save = 'Save'
export const nothingChanged = 'Change something first.'
/** Below a field that somebody else has changed since the form was opened. */
export const nowStands = (value: string) => `Now: ${value || 'none yet'}`
export const savedMeanwhile =
  'Somebody else saved after you opened this. Below each field that differs now stands "Now:". What you typed is kept, and only that is saved.'

export const waitsForAnotherAdmin =
  'Proposed. It waits for another admin, who finds it on Now and confirms it. Until then nothing changes.'
export const datedStates = { proposed: 'Proposed', ahead: 'Ahead', current: 'Now', earlier: 'Earlier' }
export const confirm = 'Confirm'
export const drop = 'Drop'

const FAILED = 'That did not work. Try again.'

/** Why something was not sent or was refused. */
export const noticeWords = {
  refusal: ({ message }: { message: string }): string => message || FAILED,
  lostAnswer: 'No answer came, so we do not know whether that arrived. Press the same again: it counts only once.',
}

/** The form for a phone number and its OTP. */
export const phoneForm = {
  signInByPhone: 'With your phone',
  phone: 'Phone number',
  phoneWrong: 'Type ten digits.',
  otpSent: (phone: string) => `We sent a one-time password to ${phone}.`,
  otpWrong: 'That is not the password we sent.',
  checking: 'Checking…',
  sending: 'Sending…',
  getOtp: 'Get OTP',
  signIn: 'Sign in',
  refusal: ({ message }: { message: string }) => message || FAILED,
}
