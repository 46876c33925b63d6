import { describe, expect, test } from 'vitest'
import {
  firstPartnerError,
  nextHotelApplication,
  PARTNER_FIELDS,
  hotelApplicationBody,
  hotelApplicationMessages,
  startHotelApplication,
  type HotelApplicationEvent,
  type TypedFields,
} from './hotel-application-machine.ts'

const FILLED: TypedFields = {
  name: 'Meera Pillai',
  phone: '98765 00003',
  email: 'meera@home.example',
  hotelName: 'The Lantern Court',
  city: 'Pune',
  rooms: '14',
  message: '',
}
const after = (typed: Partial<TypedFields>, ...events: HotelApplicationEvent[]) =>
  events.reduce(nextHotelApplication, startHotelApplication(typed))
const leave = (field: keyof TypedFields): HotelApplicationEvent => ({ type: 'left', field })

describe('mistakes in the partner form', () => {
  test.each<[Partial<TypedFields>, keyof TypedFields, string]>([
    [{}, 'name', 'Name Required'],
    [{ phone: '020 2553 1234' }, 'phone', 'Phone is not valid'],
    [{ email: 'meera@home' }, 'email', 'Invalid Email'],
    [{}, 'hotelName', 'Hotel Name Required'],
    [{}, 'city', 'City Required'],
    [{ rooms: 'many' }, 'rooms', 'Please enter a whole number from 1 to 1000'],
    [{ rooms: '0' }, 'rooms', 'Please enter a whole number from 1 to 1000'],
  ])('the form %o shows a fault only at %s, ‘%s’, after the field was left', (typed, field, message) => {
    expect(hotelApplicationMessages(startHotelApplication(typed))).toEqual({})
    expect(hotelApplicationMessages(after(typed, leave(field)))).toEqual({ [field]: message })
  })

  test('all mistakes show when the form is sent, and the first is found in the form’s order', () => {
    const sent = after({ phone: '98765 00003' }, { type: 'submitted' })
    expect(Object.keys(hotelApplicationMessages(sent))).toEqual(['name', 'email', 'hotelName', 'city'])
    expect(firstPartnerError(sent)).toBe('name')
    expect(firstPartnerError(startHotelApplication({ ...FILLED, city: ' ' }))).toBe('city')
    expect(firstPartnerError(startHotelApplication(FILLED))).toBeUndefined()
  })
})

describe('sending the partner form', () => {
  test('a refused partner form keeps its input and can be sent again', () => {
    const refused = after(
      FILLED,
      { type: 'submitted' },
      { type: 'sending' },
      { type: 'refused', code: 'UNREACHABLE', message: 'We could not reach our server.' },
    )
    expect(refused.typed).toEqual(FILLED)
    expect(refused.stage).toEqual({ at: 'filling', problem: 'We could not reach our server.' })
    expect(nextHotelApplication(refused, { type: 'submitted' }).stage).toEqual({ at: 'filling' })
  })

  test('a refused partner form shows a message even when the server sends none', () => {
    const { stage } = after(FILLED, { type: 'sending' }, { type: 'refused', code: 'UNKNOWN', message: '' })
    expect(stage).toMatchObject({ problem: expect.stringContaining('please try again') })
  })

  test.each<[string, keyof TypedFields]>([
    ['PHONE_INVALID', 'phone'],
    ['HOTEL_NAME_REQUIRED', 'hotelName'],
    ['ROOMS_INVALID', 'rooms'],
    ['MESSAGE_INVALID', 'message'],
  ])('a form refused with %s says so at %s until the field is edited', (code, field) => {
    const refused = after(FILLED, { type: 'sending' }, { type: 'refused', code, message: 'Not this.' })
    expect(hotelApplicationMessages(refused)).toEqual({ [field]: 'Not this.' })
    const text = FILLED[field] || 'No lift.'
    expect(hotelApplicationMessages(nextHotelApplication(refused, { type: 'typed', field, text }))).toEqual({})
  })

  test('a partner form cannot be edited while it is being sent', () => {
    const sending = after(FILLED, { type: 'sending' })
    expect(nextHotelApplication(sending, { type: 'typed', field: 'city', text: 'Goa' }).typed.city).toBe('Pune')
  })

  test('a received partner form can be followed by another for a different hotel of the same person', () => {
    const received = after(FILLED, { type: 'sending' }, { type: 'received', ticket: 'P-7K3M9Q' })
    expect(received.stage).toEqual({ at: 'received', ticket: 'P-7K3M9Q' })
    const { typed, stage } = nextHotelApplication(received, { type: 'another' })
    expect(stage).toEqual({ at: 'filling' })
    expect(PARTNER_FIELDS.filter((field) => typed[field])).toEqual(['name', 'phone', 'email'])
  })
})

test('the partner form sends the number of rooms as a number, or leaves it out', () => {
  expect(hotelApplicationBody(FILLED).rooms).toBe(14)
  expect(hotelApplicationBody({ ...FILLED, rooms: ' ' }).rooms).toBeNull()
})
