import { describe, expect, test } from 'vitest'
import { addMinutes, istInstant } from '../kernel/ist.ts'
import { checkOtp, otpExpiry } from './otp.ts'
import { resendWaitSeconds } from './send-limits.ts'
import { displayPhone, isIndianMobile, maskPhone, normalisePhone, readPhone } from './phone.ts'
import {
  canProceedLogin,
  canProceedSignUp,
  faultOfCity,
  faultOfEmail,
  faultOfName,
  faultOfOtp,
  faultOfPhone,
} from './sign-up-form.ts'

describe('phone numbers', () => {
  test.each([
    ['9876543210', '+919876543210'],
    ['09876543210', '+919876543210'],
    ['+919876543210', '+919876543210'],
    ['+91 98765 43210', '+919876543210'],
    ['98765-43210', '+919876543210'],
  ])('a phone typed as %s is sent to the API as %s', (typed, phone) => expect(normalisePhone(typed)).toBe(phone))

  test.each([
    ['+916000000000', true],
    ['+915999999999', false],
    ['+91987654321', false],
    ['+9198765432101', false],
    ['9876543210', false],
    ['+449876543210', false],
    ['tel:+919876543210', false],
    ['+919876543210 ', false],
  ])('the number %s is accepted as an Indian mobile: %s', (phone, is) => expect(isIndianMobile(phone)).toBe(is))

  test.each([
    [' 919876543210', '+919876543210'],
    ['+91 98765-43210', '+919876543210'],
    ['09876543210', '+919876543210'],
    ['9876543210', '+919876543210'],
    ['+19876543210', undefined],
    ['5876543210', undefined],
    ['98765432101', undefined],
    ['98765x43210', undefined],
    ['(0)98765 43210', '+919876543210'],
    ['tel:9876543210', undefined],
    ['9876543210#', undefined],
    ['', undefined],
  ])('the typed phone %j is read as %s', (typed, phone) => expect(readPhone(typed)).toBe(phone))

  test('a phone is shown without its country code, and masked', () => {
    expect(displayPhone('+919876543210')).toBe('9876543210')
    expect(displayPhone('9876543210')).toBe('9876543210')
    expect(displayPhone('9876+43210')).toBe('9876+43210')
    expect(maskPhone('+919876543210')).toBe('******3210')
  })
})

describe('form faults', () => {
  test.each([
    [faultOfName, '', 'nameRequired'],
    [faultOfName, '  ', 'nameRequired'],
    [faultOfName, 'Asha', undefined],
    [faultOfEmail, '', 'emailRequired'],
    [faultOfEmail, '  ', 'emailRequired'],
    [faultOfEmail, ' asha@home.in ', undefined],
    [faultOfEmail, 'asha@home.in, ravi', 'emailInvalid'],
    [faultOfEmail, 'Asha <asha@home.in', 'emailInvalid'],
    [faultOfEmail, 'asha@home.in.', 'emailInvalid'],
    [faultOfEmail, 'asha@.in', 'emailInvalid'],
    [faultOfEmail, '@home.in', 'emailInvalid'],
    [faultOfEmail, 'asha@ravi@home.in', 'emailInvalid'],
    [faultOfEmail, `${'a'.repeat(249)}@b.in`, undefined],
    [faultOfEmail, 'asha@', 'emailInvalid'],
    [faultOfEmail, 'asha@home', 'emailInvalid'],
    [faultOfEmail, 'asha @home.in', 'emailInvalid'],
    [faultOfEmail, 'asha@home..in', 'emailInvalid'],
    [faultOfEmail, `${'a'.repeat(250)}@b.in`, 'emailInvalid'],
    [faultOfEmail, 'asha.k+x@mail.home.in', undefined],
    [faultOfCity, '', 'cityRequired'],
    [faultOfCity, '  ', 'cityRequired'],
    [faultOfCity, 'Pune', undefined],
    [faultOfPhone, '', 'phoneRequired'],
    [faultOfPhone, '98765abcde', 'phoneInvalid'],
    [faultOfPhone, 'abcde98765', 'phoneInvalid'],
    [faultOfPhone, '9', 'phoneShort'],
    [faultOfPhone, '987654321', 'phoneShort'],
    [faultOfPhone, '98765432101', 'phoneInvalid'],
    [faultOfPhone, '9876543210', undefined],
  ] as const)('the sign-up and sign-in forms report each fault, row %#', (rule, text, fault) =>
    expect(rule(text)).toBe(fault),
  )

  test('a form requires an OTP only once an OTP was sent', () => {
    expect(faultOfOtp('', false)).toBeUndefined()
    expect(faultOfOtp('', true)).toBe('otpRequired')
    expect(faultOfOtp('  ', true)).toBe('otpRequired')
    expect(faultOfOtp('123456', true)).toBeUndefined()
  })
})

describe('submit buttons', () => {
  const form = { name: 'Asha', email: 'asha@home.in', phone: '9876543210', token: '', stage: 'details' as const }
  test.each([
    [form, true],
    [{ ...form, name: '' }, false],
    [{ ...form, name: '  ' }, false],
    [{ ...form, email: '' }, false],
    [{ ...form, email: '  ' }, false],
    [{ ...form, phone: '987654321' }, false],
    [{ ...form, stage: 'waiting' as const }, false],
    [{ ...form, stage: 'waiting' as const, token: '123456' }, true],
    [{ ...form, stage: 'verifying' as const, token: '123456' }, false],
  ])('the sign-up button is enabled or disabled for the form in row %#', (given, enabled) =>
    expect(canProceedSignUp(given)).toBe(enabled),
  )

  test.each([
    [{ phone: '9876543210', token: '', stage: 'details' as const }, true],
    [{ phone: '987654321', token: '', stage: 'details' as const }, false],
    [{ phone: '9876543210', token: '', stage: 'waiting' as const }, false],
    [{ phone: '9876543210', token: '  ', stage: 'waiting' as const }, false],
    [{ phone: '9876543210', token: '1', stage: 'waiting' as const }, true],
    [{ phone: '9876543210', token: '1', stage: 'verifying' as const }, false],
  ])('the sign-in button is enabled or disabled for the form in row %#', (given, enabled) =>
    expect(canProceedLogin(given)).toBe(enabled),
  )
})

describe('OTPs', () => {
  const sent = istInstant('2026-12-05', 12)
  const otp = { createdAt: sent, tries: 0, openTries: 0, usedAt: null, provenAt: null, refusedEmails: 0 }
  const proven = { ...otp, provenAt: sent }
  test.each([
    [otp, 'asker', addMinutes(sent, 4.99), true],
    [otp, 'asker', addMinutes(sent, 5), 'OTP_EXPIRED'],
    [{ ...otp, tries: 4 }, 'asker', sent, true],
    [{ ...otp, tries: 5 }, 'asker', sent, 'OTP_TRIES_USED_UP'],
    [{ ...otp, openTries: 5 }, 'asker', sent, true],
    [{ ...otp, openTries: 4 }, 'open client', sent, true],
    [{ ...otp, openTries: 5 }, 'open client', sent, 'OTP_TRIES_USED_UP'],
    [{ ...otp, tries: 5 }, 'open client', sent, 'OTP_TRIES_USED_UP'],
    [{ ...otp, usedAt: sent }, 'asker', sent, 'OTP_ALREADY_USED'],
    [proven, 'asker', addMinutes(sent, 14.99), true],
    [proven, 'asker', addMinutes(sent, 15), 'OTP_ALREADY_USED'],
    [proven, 'open client', sent, 'OTP_ALREADY_USED'],
    [{ ...proven, refusedEmails: 4 }, 'asker', sent, true],
    [{ ...proven, refusedEmails: 5 }, 'asker', sent, 'OTP_ALREADY_USED'],
  ] as const)('the OTP in row %# can be tried, or the check says why not', (given, trier, now, expected) => {
    const checked = checkOtp(given, trier, now)
    expect(checked.ok || checked.refusal).toBe(expected)
  })

  test('an OTP may be resent after 30 seconds', () => {
    expect(resendWaitSeconds(sent, addMinutes(sent, 0.25))).toBe(15)
    expect(resendWaitSeconds(sent, addMinutes(sent, 0.5))).toBe(0)
    expect(resendWaitSeconds(sent, addMinutes(sent, 5))).toBe(0)
  })

  test('an OTP expires after five minutes', () => expect(otpExpiry(sent)).toEqual(addMinutes(sent, 5)))
})
