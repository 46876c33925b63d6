import type { FormFault } from '#domain/accounts/sign-up-form.ts'

/** The errors at a form's fields. All but `phoneShort` are quoted from the specification (§5, §8). */
export const FORM_ERRORS: Readonly<Record<FormFault, string>> = {
  nameRequired: 'Name Required',
  emailRequired: 'Email Required',
  emailInvalid: 'Invalid Email',
  cityRequired: 'City Required',
  phoneRequired: 'Phone Required',
  phoneInvalid: 'Phone is not valid',
  phoneShort: 'Enter all 10 digits of the phone number',
  otpRequired: 'OTP Required',
}
export const formError = (fault: FormFault | undefined): string | undefined => fault && FORM_ERRORS[fault]

export const otpWrong = 'Please enter the correct OTP sent on your mobile.'
export const resendOtp = 'Click here to resend OTP'
export const notRegistered = 'There are no user account with this phone number. Please check the number or SignUp.'
export const emailTaken = 'This email is already registered with us. Try to Sign In instead'
export const phoneTaken = 'This phone number is already registered with us. Try to Sign In instead'
