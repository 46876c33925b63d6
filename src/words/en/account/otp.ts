export const confirmItsYou = 'Confirm it’s you'
export const privateSoOtp = 'This is private, so we ask for an OTP first.'
export const privateSoPasskey = 'This is private, so we ask for your passkey first.'

export const otp = 'OTP'
export const otpSentTo = (phone: string) =>
  `One time password (OTP) has been sent to your mobile ${phone}, please enter the same here.`
export const notGettingOtp = (supportPhone: string) => `Not getting OTP? Call us at <link>${supportPhone}</link>`
export const resendOtp = 'Resend OTP'
/** Sends the next OTP by WhatsApp. */
export const tryWhatsApp = 'Try WhatsApp'
/** Shown after the buttons 'Resend OTP' and 'Try WhatsApp'. */
export const resendIn = (wait: string) => `in ${wait}`
export const tryAgainIn = (wait: string) => `You can try again in ${wait}.`
export const tryAgainNow = 'You can try again now.'
export const getOtp = 'Get OTP'
export const sendingOtp = 'Sending OTP...'
export const proceed = 'Proceed'
export const checking = 'Checking...'

export const somethingWentWrong = 'Something went wrong on our side. Please try again.'
/** Shown while the browser solves a puzzle for us. The guest has nothing to do. */
export const checkingItsYou = 'Checking it’s you…'
export const securityCheckFailed = 'Our security check didn’t work in this browser. Try again, or call us.'

export const confirmWithPasskey = 'Use my passkey'
export const passkeyFailed = 'That did not work. Please try again, or choose another device.'
export const deviceLost = (supportPhone: string) => `Is the device lost? Call us on <link>${supportPhone}</link>.`
