import { describe, expect, test } from 'vitest'
import { hotelApplicationErrors, readHotelApplication, type TypedHotelApplication } from './hotel-application.ts'

const FORM = {
  name: 'Meera Pillai',
  phone: '98765 00003',
  email: 'meera@home.example',
  hotelName: 'The Lantern Court',
  city: 'Pune',
}
const read = (more: TypedHotelApplication) => readHotelApplication({ ...FORM, ...more })

describe('partners’ forms', () => {
  test('a partner’s form is stored trimmed, with the phone in its normal form', () => {
    const typed = { name: '  Meera \n Pillai ', rooms: 12, message: ' Two floors.\r\nNo lift. ' }
    expect(read(typed)).toEqual({
      ok: true,
      value: { ...FORM, phone: '+919876500003', rooms: 12, message: 'Two floors.\nNo lift.' },
    })
  })

  test('a partner’s form needs neither rooms nor a message', () => {
    expect(read({ rooms: null, message: '  ' })).toMatchObject({ ok: true, value: { rooms: null, message: null } })
  })

  test.each<[string, TypedHotelApplication, object]>([
    ['no name', { name: ' ' }, { field: 'name', kind: 'REQUIRED', fault: 'nameRequired' }],
    ['no phone', { phone: '' }, { field: 'phone', kind: 'REQUIRED', fault: 'phoneRequired' }],
    ['a landline', { phone: '020 2553 1234' }, { field: 'phone', kind: 'INVALID', fault: 'phoneInvalid' }],
    ['no e-mail', { email: '' }, { field: 'email', kind: 'REQUIRED', fault: 'emailRequired' }],
    ['a wrong e-mail', { email: 'meera@home' }, { field: 'email', kind: 'INVALID', fault: 'emailInvalid' }],
    ['no hotel', { hotelName: '' }, { field: 'hotelName', kind: 'REQUIRED', fault: 'hotelNameRequired' }],
    ['no city', { city: '' }, { field: 'city', kind: 'REQUIRED', fault: 'cityRequired' }],
    ['no room', { rooms: 0 }, { field: 'rooms', kind: 'INVALID' }],
    ['half a room', { rooms: 1.5 }, { field: 'rooms', kind: 'INVALID' }],
    ['too many rooms', { rooms: 1001 }, { field: 'rooms', kind: 'INVALID' }],
    ['a bell', { name: 'Meera\u0007' }, { field: 'name', kind: 'INVALID' }],
    ['an escape in the message', { message: 'hi \u001B[0m' }, { field: 'message', kind: 'INVALID' }],
  ])('a partner’s form is refused with %s', (_name, more, refusal) => {
    expect(read(more)).toMatchObject({ ok: false, refusal })
  })

  test('a partner’s form names its first fault in the form’s order', () => {
    expect(readHotelApplication({})).toMatchObject({ ok: false, refusal: { field: 'name' } })
  })

  test('a partner’s form reports all faults together, each with its field', () => {
    expect(
      hotelApplicationErrors({ ...FORM, email: 'meera@home', city: '', rooms: -3 }).map(({ field }) => field),
    ).toEqual(['email', 'city', 'rooms'])
    expect(hotelApplicationErrors(FORM)).toEqual([])
  })
})
