/** Addresses that only counted page views. Each redirects to the page that now does that step. */
export const OLD_PATHS = {
  signUpComplete: '/sign-up-complete',
  signUpRequestOtp: '/sign-up-requestOTP',
  makePayment: '/make-payment',
} as const
