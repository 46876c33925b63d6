import { expect, test } from 'vitest'
import { readEvent } from '#domain/analytics/tracked-events.ts'
import { UNREACHABLE, type AnsweredCall } from '../api.ts'
import { eventsOfCalls } from './events-of-calls.ts'

const ok = (value: unknown = {}) => ({ ok: true, value, total: undefined }) as const
const call = (name: string, body?: unknown, answer: AnsweredCall['answer'] = ok()): AnsweredCall => ({
  name,
  body,
  answer,
})
const BOOKING = { slotId: 1, payAtHotel: true, name: 'Asha Rao', email: 'asha@home.example' }

test.each<[AnsweredCall, unknown[]]>([
  [
    call('POST /bookings/create-booking', BOOKING, ok({ booking: { hotelId: 7, payment_url: 'https://pay.example' } })),
    [
      { event: { name: 'booking_created', hotel: 7, slot: 3, pay: 'at_hotel' } },
      { event: { name: 'page_view' }, page: '/make-payment' },
    ],
  ],
  [
    call('POST /bookings/create-booking', BOOKING, ok({ booking: { hotelId: 7, payment_url: null } })),
    [{ event: { name: 'booking_created', hotel: 7, slot: 3, pay: 'at_hotel' } }],
  ],
  [
    call('POST /bookings/create-booking', BOOKING, { ok: false, refusal: { ...UNREACHABLE, code: 'SOLD_OUT' } }),
    [{ event: { name: 'booking_failed', reason: 'SOLD_OUT' } }],
  ],
  [
    call('POST /users/signup', { phone: '+919876500001' }),
    [
      { event: { name: 'otp_requested', screen: 'signup' } },
      { event: { name: 'page_view' }, page: '/sign-up-requestOTP' },
    ],
  ],
  [call('GET /users/generate-otp'), [{ event: { name: 'otp_requested', screen: 'login' } }]],
  [call('POST /bookings/{id}/extend-booking', { extend_for: 3 }), [{ event: { name: 'booking_extended', hours: 3 } }]],
  [
    call('POST /favourites/favourite-hotel', { do: 'favourite' }),
    [{ event: { name: 'favourite', marked: 'favourite' } }],
  ],
  [
    call('POST /feedback', { kind: 'sponsorship', message: 'x' }),
    [{ event: { name: 'feedback_sent', kind: 'sponsorship' } }],
  ],
  [call('POST /bookings/cancel-booking', {}, { ok: false, refusal: UNREACHABLE }), []],
  [call('GET /cities'), []],
])('the answered call in row %# is tracked as its event', (answered, counted) => {
  expect(eventsOfCalls()(answered)).toEqual(counted)
  for (const { event, page } of eventsOfCalls()(answered)) {
    const { name, ...detail } = event
    expect(readEvent({ name, page: page ?? '/', detail })).toBeDefined()
  }
})

test('a resent OTP is tracked for the form that requested the first one', () => {
  const screens = (calls: AnsweredCall[]) => {
    const read = eventsOfCalls()
    return calls.flatMap((each) => read(each).map(({ event }) => ('screen' in event ? event.screen : event.name)))
  }
  const [known, otp] = [call('GET /users/is-registered'), call('GET /users/generate-otp')]
  expect(screens([call('POST /users/signup'), otp])).toEqual(['signup', 'page_view', 'signup'])
  expect(screens([known, otp, otp])).toEqual(['login', 'login'])
  const refused = call('GET /users/is-registered', undefined, { ok: false, refusal: UNREACHABLE })
  expect(screens([call('POST /users/signup'), refused, otp]).at(-1)).toBe('login')
})

test('a verified OTP is tracked as a sign-up if the sign-up form requested it, else as a sign-in', () => {
  const names = (calls: AnsweredCall[]) => {
    const read = eventsOfCalls()
    return calls.flatMap((each) => read(each).map(({ event, page }) => page ?? event.name))
  }
  const verified = call('POST /users/verify-otp')
  const otp = call('GET /users/generate-otp')
  expect(names([call('GET /users/is-registered'), otp, verified])).toEqual(['otp_requested', 'login'])
  expect(names([call('POST /users/signup'), otp, verified])).toEqual([
    'otp_requested',
    '/sign-up-requestOTP',
    'otp_requested',
    'sign_up',
    '/sign-up-complete',
  ])
  expect(names([call('POST /users/signup'), call('GET /users/is-registered'), verified]).at(-1)).toBe('login')
})
