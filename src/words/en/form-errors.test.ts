import { expect, test } from 'vitest'
import * as errors from './form-errors.ts'

test('the forms use the specification’s error messages letter for letter', () =>
  expect(errors).toMatchObject({
    FORM_ERRORS: {
      nameRequired: 'Name Required',
      emailRequired: 'Email Required',
      emailInvalid: 'Invalid Email',
      cityRequired: 'City Required',
      phoneRequired: 'Phone Required',
      phoneInvalid: 'Phone is not valid',
      otpRequired: 'OTP Required',
    },
    otpWrong: 'Please enter the correct OTP sent on your mobile.',
    resendOtp: 'Click here to resend OTP',
    notRegistered: 'There are no user account with this phone number. Please check the number or SignUp.',
    emailTaken: 'This email is already registered with us. Try to Sign In instead',
    phoneTaken: 'This phone number is already registered with us. Try to Sign In instead',
  }))
