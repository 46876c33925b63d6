import { describe, expect, test } from 'vitest'
import {
  canSendLogin,
  loginMessages,
  missingInLogin,
  nextLogin,
  resumeLogin,
  startLogin,
  type LoginEvent,
  type LoginState,
} from './login-machine.ts'

const after = (...events: LoginEvent[]): LoginState => events.reduce(nextLogin, startLogin())
const type = (text: string): LoginEvent => ({ type: 'phone-typed', text })
const sent: LoginEvent = { type: 'sent', resendAt: 30_000, hasWhatsApp: true }
const token = (text: string): LoginEvent => ({ type: 'token-typed', text })
const wrong: LoginEvent = { type: 'token-refused', problem: { kind: 'wrong-token' } }

test.each([
  ['shows the OTP field while the form has no number', '', '9820147710', 'waiting'],
  ['shows the OTP field for the number that it was sent to', '9820147710', '9820147710', 'waiting'],
  ['starts over for another number', '9820000000', '9820000000', 'details'],
] as const)('a reload after an OTP was sent %s', (_what, given, phone, stage) => {
  const resumed = resumeLogin(given, { phone: '9820147710', resendAt: 30_000, until: 300_000, hasWhatsApp: true })
  expect([resumed.phone, resumed.otp.stage]).toEqual([phone, stage])
  expect(resumeLogin(given, undefined)).toEqual(startLogin(given))
})

describe('the sign-in form', () => {
  test.each<[string, LoginEvent[], { phone?: string; token?: string }]>([
    ['says nothing at first', [], {}],
    ['asks for a phone that was left empty', [{ type: 'phone-left' }], { phone: 'Phone Required' }],
    ['refuses letters', [type('98201x'), { type: 'phone-left' }], { phone: 'Phone is not valid' }],
    ['says nothing while letters are typed', [type('98201x')], {}],
    [
      'knows no such number',
      [type('9820147710'), { type: 'phone-unknown' }],
      { phone: 'There are no user account with this phone number. Please check the number or SignUp.' },
    ],
    ['forgets that once the number is edited', [type('9820147710'), { type: 'phone-unknown' }, type('982014771')], {}],
    [
      'passes on what the server said about the number',
      [type('1820147710'), { type: 'phone-refused', message: 'Phone is not valid' }],
      { phone: 'Phone is not valid' },
    ],
    ['asks for the password', [type('9820147710'), sent, { type: 'token-left' }], { token: 'OTP Required' }],
    ['does not ask for a password before one was sent', [type('9820147710'), { type: 'token-left' }], {}],
    [
      'refuses a wrong password',
      [type('9820147710'), sent, token('123456'), wrong],
      { token: 'Please enter the correct OTP sent on your mobile.' },
    ],
    ['is quiet after another was sent', [type('9820147710'), sent, { type: 'token-left' }, wrong, sent], {}],
  ])('the sign-in form reacts to its input: it %s', (_, events, messages) =>
    expect(loginMessages(after(...events))).toEqual({ phone: undefined, token: undefined, ...messages }),
  )

  test.each<[string, LoginEvent[], boolean]>([
    ['nine digits', [type('982014771')], false],
    ['ten digits', [type('9820147710')], true],
    ['a password being asked for', [type('9820147710'), { type: 'asked' }], false],
    ['a password waited for', [type('9820147710'), sent], false],
    ['a password typed', [type('9820147710'), sent, token('1')], true],
    ['a password being verified', [type('9820147710'), sent, token('123456'), { type: 'verify-started' }], false],
    ['a wrong password', [type('9820147710'), sent, token('123456'), { type: 'verify-started' }, wrong], true],
    ['another being sent', [type('9820147710'), sent, token('123456'), { type: 'asked' }], false],
  ])('the sign-in form with %s enables its button: %s', (_, events, isEnabled) =>
    expect(canSendLogin(after(...events))).toBe(isEnabled),
  )

  test.each<[string, LoginEvent[], string | undefined]>([
    ['nine digits', [type('982014771')], 'Enter your 10-digit phone number.'],
    ['ten digits', [type('9820147710')], undefined],
    ['a password being asked for', [type('9820147710'), { type: 'asked' }], undefined],
    ['a password waited for', [type('9820147710'), sent], 'Enter the OTP.'],
    ['a password being verified', [type('9820147710'), sent, token('123456'), { type: 'verify-started' }], undefined],
  ])('the sign-in form with %s says on its button what it waits for: %s', (_, events, words) =>
    expect(missingInLogin(after(...events))).toBe(words),
  )

  test('editing the phone resets the waiting state and the OTP', () => {
    const { phone, otp } = after(type('9820147710'), sent, token('123'), type('982014771'))
    expect({ phone, stage: otp.stage, token: otp.token }).toEqual({ phone: '982014771', stage: 'details', token: '' })
  })

  test('the sign-in form ignores an eleventh digit of the phone and keeps its waiting state', () => {
    expect(after(type('9820147710'), sent, type('98201477105')).otp.stage).toBe('waiting')
  })
})
