import { describe, expect, test } from 'vitest'
import {
  canSendSignUp,
  firstFieldError,
  missingInSignUp,
  nextSignUp,
  OTHER_CITY,
  readStoredDetails,
  resumeSignUp,
  signUpMessages,
  signUpPayload,
  startSignUp,
  type SignUpDetails,
  type SignUpEvent,
  type SignUpState,
} from './sign-up-machine.ts'

const FILLED = { name: 'Ananya Kulkarni', email: 'ananya@mail.example', city: '4', phone: '9820147710' }

const type = (changed: Partial<SignUpDetails>): SignUpEvent => ({ type: 'typed', changed })
const sent: SignUpEvent = { type: 'sent', resendAt: 30_000, hasWhatsApp: true }
const submitted: SignUpEvent = { type: 'submitted' }
const start = (details: Partial<SignUpDetails>, events: SignUpEvent[]): SignUpState =>
  events.reduce(nextSignUp, startSignUp(details))

const TAKEN_PHONE: SignUpEvent = {
  type: 'flagged',
  flags: { phone: 'This phone number is already registered with us. Try to Sign In instead' },
}

describe('the sign-up form', () => {
  test.each<[string, Partial<SignUpDetails>, SignUpEvent[], object]>([
    ['says nothing at first', {}, [], {}],
    ['asks for a name that was left empty', {}, [{ type: 'left', field: 'name' }], { name: 'Name Required' }],
    [
      'asks for everything when it is sent empty',
      {},
      [submitted],
      { name: 'Name Required', email: 'Email Required', city: 'City Required', phone: 'Phone Required' },
    ],
    [
      'refuses what is not valid',
      { ...FILLED, email: 'ananya@mail', phone: '98201x' },
      [submitted],
      { email: 'Invalid Email', phone: 'Phone is not valid' },
    ],
    ['asks for the name of another city', { ...FILLED, city: OTHER_CITY }, [submitted], { city: 'City Required' }],
    ['takes another city by its name', { ...FILLED, city: OTHER_CITY, otherCity: 'Nashik' }, [submitted], {}],
    ['does not ask at once for a password just sent', FILLED, [submitted, sent], {}],
    ['asks for the password on sending', FILLED, [submitted, sent, submitted], { token: 'OTP Required' }],
    [
      'refuses a wrong password',
      FILLED,
      [sent, { type: 'token-refused', problem: { kind: 'wrong-token' } }],
      { token: 'Please enter the correct OTP sent on your mobile.' },
    ],
    [
      'shows a taken phone',
      FILLED,
      [TAKEN_PHONE],
      { phone: 'This phone number is already registered with us. Try to Sign In instead' },
    ],
    ['forgets it once the phone is edited', FILLED, [TAKEN_PHONE, type({ phone: '9820147711' })], {}],
    [
      'does not scold about a phone it was asked to clear',
      FILLED,
      [submitted, TAKEN_PHONE, { type: 'phone-cleared' }],
      {},
    ],
  ])('the sign-up form reacts to its input: it %s', (_, details, events, messages) =>
    expect(signUpMessages(start(details, events))).toEqual(messages),
  )

  test.each<[string, Partial<SignUpDetails>, SignUpEvent[], boolean]>([
    ['everything', FILLED, [], true],
    ['no name', { ...FILLED, name: ' ' }, [], false],
    ['no email', { ...FILLED, email: '' }, [], false],
    ['nine digits', { ...FILLED, phone: '982014771' }, [], false],
    ['no city', { ...FILLED, city: '' }, [], true],
    ['a password being asked for', FILLED, [{ type: 'asked' }], false],
    ['a password waited for', FILLED, [sent], false],
    ['a password typed', FILLED, [sent, { type: 'token-typed', text: '1' }], true],
    [
      'a password being verified',
      FILLED,
      [sent, { type: 'token-typed', text: '1' }, { type: 'verify-started' }],
      false,
    ],
  ])('the sign-up form with %s enables its button: %s', (_, details, events, isEnabled) =>
    expect(canSendSignUp(start(details, events))).toBe(isEnabled),
  )

  test.each<[string, Partial<SignUpDetails>, SignUpEvent[], string | undefined]>([
    ['nothing', {}, [], 'Please add your name, email and phone number.'],
    ['nine digits', { ...FILLED, phone: '982014771' }, [], 'Please add your phone number.'],
    ['everything', FILLED, [], undefined],
    ['a password being asked for', FILLED, [{ type: 'asked' }], undefined],
    ['a password waited for', FILLED, [sent], 'Enter the OTP.'],
  ])('the sign-up form with %s says on its button what it waits for: %j', (_, details, events, words) =>
    expect(missingInSignUp(start(details, events))).toBe(words),
  )

  test.each<[string, Partial<SignUpDetails>, 'details' | 'waiting', string]>([
    ['phone', { phone: '9820147711' }, 'details', ''],
    ['phone to the same number', { phone: '098201 47710' }, 'waiting', '123'],
    ['name', { name: 'Ananya K' }, 'waiting', '123'],
    ['gender', { gender: 'female' }, 'waiting', '123'],
    ['email', { email: 'other@mail.example' }, 'waiting', '123'],
    ['city', { city: '7' }, 'waiting', '123'],
    ['consent', { contactConsent: 'given' }, 'waiting', '123'],
  ])('editing the %s changes the pending state as specified (%j)', (_, changed, stage, token) => {
    const { otp } = start(FILLED, [sent, { type: 'token-typed', text: '123' }, type(changed)])
    expect({ stage: otp.stage, token: otp.token }).toEqual({ stage, token })
  })

  test('the sign-up form keeps the typed OTP when the server refuses the email as taken', () => {
    const taken: SignUpEvent = { type: 'flagged', flags: { email: 'taken' } }
    const state = start(FILLED, [sent, { type: 'token-typed', text: '123456' }, { type: 'verify-started' }, taken])
    expect([state.otp.stage, state.otp.token]).toEqual(['waiting', '123456'])
    const corrected = nextSignUp(state, type({ email: 'other@mail.example' }))
    expect([signUpMessages(corrected), canSendSignUp(corrected)]).toEqual([{}, true])
  })

  test('the sign-up form sends nothing twice while a puzzle is being solved', () => {
    const proving = start(FILLED, [{ type: 'asked' }, { type: 'proving' }])
    expect([proving.otp.isProving, canSendSignUp(proving)]).toEqual([true, false])
    expect(nextSignUp(proving, sent).otp.isProving).toBe(false)
  })

  test('the sign-up form names the first faulty field in the form’s order', () => {
    expect(firstFieldError(startSignUp({ ...FILLED, email: 'x', city: '' }))).toBe('email')
    expect(firstFieldError(startSignUp(FILLED))).toBeUndefined()
  })

  test.each<[string, Partial<SignUpDetails>, object]>([
    ['a city of the list', FILLED, { city: 'Pune', cityId: 4, contactConsent: false }],
    ['another city', { ...FILLED, city: OTHER_CITY, otherCity: ' Nashik ' }, { city: 'Nashik', cityId: null }],
    [
      'gender and consent',
      { ...FILLED, gender: 'wont_say', contactConsent: 'given' },
      { gender: 'wont_say', contactConsent: true },
    ],
  ])('the sign-up form sends %s', (_, details, expected) => {
    const payload = signUpPayload(startSignUp(details).details, [{ id: 4, name: 'Pune' }], 'ASHA2345')
    expect(payload).toMatchObject({ phone: '+919820147710', referral: 'ASHA2345', ...expected })
  })

  test('the sign-up form sends no gender unless one was chosen', () => {
    expect(signUpPayload(startSignUp(FILLED).details, [], undefined)).not.toHaveProperty('gender')
  })
})

describe('a reloaded sign-up page', () => {
  const SENT = { phone: FILLED.phone, resendAt: 30_000, until: 300_000, hasWhatsApp: true }

  test('a reloaded sign-up page restores the form, and the OTP field if the OTP is still valid', () => {
    const state = resumeSignUp({ phone: '' }, FILLED, SENT)
    expect(state.details).toMatchObject(FILLED)
    expect(state.otp.stage).toBe('waiting')
    expect(resumeSignUp({}, FILLED, undefined).otp.stage).toBe('details')
  })

  test('a reloaded sign-up page starts empty for another phone, and prefers known details to stored ones', () => {
    expect(resumeSignUp({ phone: '9820147711' }, FILLED, SENT)).toMatchObject({
      details: { name: '', phone: '9820147711' },
      otp: { stage: 'details' },
    })
    expect(resumeSignUp({ email: 'new@mail.example', name: '' }, FILLED, SENT).details).toMatchObject({
      email: 'new@mail.example',
      name: FILLED.name,
    })
  })

  test.each([
    ['nothing', undefined],
    ['another shape', ['Ananya']],
    ['a field that is no text', { name: 7 }],
    ['a field of another form', { token: '123456' }],
    ['a gender that nobody offers', { gender: 'none' }],
    ['more than a field takes', { name: 'a'.repeat(201) }],
  ])('a reloaded sign-up page restores nothing from %s', (_, kept) => {
    expect(readStoredDetails(kept)).toEqual({})
  })
})
