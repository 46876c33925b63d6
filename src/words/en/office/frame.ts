import type { OperatorRole } from '#domain/office/operators.ts'
import { formatRupees } from '#domain/kernel/money.ts'

export const ROLES: Record<OperatorRole, string> = { support: 'Support', admin: 'Admin' }

const FAILED = 'That did not work. Try again.'

/** The texts of the office's frame, sign-in and forms, which are only in English. */
export const WORDS = {
  office: 'Office',
  loading: 'Loading…',
  failed: FAILED,
  refusal: ({ message }: { message: string }): string => message || FAILED,
  lostAnswer: 'No answer came, so we do not know whether that arrived. Press the same again: it counts only once.',
  tryAgain: 'Try again',
  menu: 'Menu',
  find: 'Find',
  findHint: 'Code, phone, name, payment or hotel',
  signInTitle: 'Sign in to the office',
  staysSignedIn: 'This device stays signed in for eight hours. What you do is written down with your name.',
  signOut: 'Sign out',
  makePasskey: 'Make a passkey',
  showPasskey: 'Show your passkey',
  passkeyToMake:
    'The office opens only with a passkey: your fingerprint, face or screen lock on this device. It takes a few seconds.',
  passkeyToShow: 'Use your fingerprint, face or screen lock. The office opens after that.',
  passkeyFailed: 'Your device did not confirm it. Try again, or ask an admin if the device is new.',
  reason: 'Reason, for the log',
  reasonHint: 'A few words, and nothing of the guest in them',
  reasonMissing: 'Write why, in a few words.',
  cancel: 'Cancel',
  role: (role: OperatorRole, left: number, most: number) =>
    role === 'admin' ? ROLES.admin : `${ROLES.support}, ${formatRupees(left)} of ${formatRupees(most)} left today`,
  phoneForm: {
    signInByPhone: 'With your phone',
    phone: 'Phone number',
    phoneWrong: 'Type ten digits.',
    otpSent: (phone: string) => `We sent a one-time password to ${phone}.`,
    otpWrong: 'That is not the password we sent.',
    checking: 'Checking…',
    sending: 'Sending…',
    getOtp: 'Get OTP',
    signIn: 'Sign in',
    failed: 'That did not work. Try again.',
  },
} as const
