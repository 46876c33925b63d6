export const confirmItsYou = 'Confirm it’s you'
export const thisIsPrivate = 'This is private, so we ask for an OTP first.'
export const sendingOtp = 'Sending OTP...'
export const checking = 'Checking...'
export const proceed = 'Proceed'
export const getOtp = 'Get OTP'

export const somethingWentWrong = 'Something went wrong on our side. Please try again.'

export const thisIsPrivateSoWeAsk = 'This is private, so we ask for your passkey first.'
export const myPasskey = 'Use my passkey'

export const checkingItsYou = 'Checking it’s you…'
export const ourSecurityCheckDidntWork = 'Our security check didn’t work in this browser. Try again, or call us.'

export const resendOtp = 'Resend OTP'
export const inLabel = (seconds: string) => `in ${seconds}`
export const oneTimePasswordOtp = (phone: string) =>
  `One time password (OTP) has been sent to your mobile ${phone}, please enter the same here.`
export const youCanTryAgainIn = (seconds: string) => ` You can try again in ${seconds}.`
export const youCanTryAgainNow = ' You can try again now.'

export const thatDidNotWorkPlease = 'That did not work. Please try again, or choose another device.'
