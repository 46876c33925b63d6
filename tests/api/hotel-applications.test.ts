import { describe, expect } from 'vitest'
import { listHotelApplications } from '#server/features/hotel-applications/list-hotel-applications.ts'
import { buildGuest } from '../builders.ts'
import { MEERA } from '../cast.ts'
import { apiTest } from './api-test.ts'

const FORM = {
  name: MEERA.name,
  phone: '98765 00003',
  email: MEERA.email,
  hotelName: 'The Lantern Court',
  city: 'Pune',
  rooms: 14,
  message: 'Two rooms have a bathtub.',
}

/** Sends each form from a different address, because calls are limited per address. */
let serial = 0

const test = apiTest.extend('partnerForm', ({ api }) => {
  const send = (more: object = {}, remoteAddress = `203.0.113.${++serial}`) =>
    api.post('/partner-form', { ...FORM, ...more }, { remoteAddress })
  const stored = () => api.db.selectFrom('partner_forms').selectAll().orderBy('id').execute()
  return { send, stored }
})

test.beforeAll(async ({ api }) => {
  for (const email of [MEERA.email, 'right@home.example', 'victim@home.example'])
    await buildGuest(api.db, { email, email_verified_at: api.clock.now() })
})

describe('partners’ forms', () => {
  test('a partner’s form is stored, gets a ticket, and its acknowledgement repeats nothing that the partner wrote', async ({
    api,
    partnerForm,
    steps,
  }) => {
    const { status, body } = await partnerForm.send()
    expect(status).toBe(200)
    expect(body).toEqual({ ticket: expect.stringMatching(/^P-[A-HJ-KM-NP-Z2-9]{6}$/) })
    expect(await partnerForm.stored()).toMatchObject([
      {
        ticket: body.ticket,
        name: MEERA.name,
        phone: MEERA.phone,
        email: MEERA.email,
        hotel_name: FORM.hotelName,
        city: 'Pune',
        rooms: 14,
        message: FORM.message,
        acknowledged_at: api.clock.now(),
      },
    ])
    const mails = await steps.messagesTo(MEERA.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain(body.ticket)
    expect(mails[0]).not.toMatch(/Lantern|bathtub|Meera/)
  })

  test('a partner’s form sent twice within ten minutes keeps its ticket and takes corrections, even in parallel', async ({
    api,
    partnerForm,
  }) => {
    const hotelName = 'Twice House'
    const both = await Promise.all([partnerForm.send({ hotelName }), partnerForm.send({ hotelName: 'twice  HOUSE' })])
    const [ticket, other] = both.map(({ body }) => body.ticket)
    expect(other).toBe(ticket)
    api.clock.advance(9)
    expect((await partnerForm.send({ hotelName, phone: '+91 98765-00003', rooms: 20 })).body.ticket).toBe(ticket)
    const forms = (await partnerForm.stored()).filter((form) => form.ticket === ticket)
    expect(forms).toMatchObject([{ rooms: 20 }])
    expect((await partnerForm.send({ hotelName, phone: '98765 00004' })).body.ticket).not.toBe(ticket)
    api.clock.advance(1)
    expect((await partnerForm.send({ hotelName })).body.ticket).not.toBe(ticket)
  })

  test('a partner’s form with a corrected email is acknowledged at the new address', async ({ partnerForm, steps }) => {
    const form = { hotelName: 'Typo Inn', phone: '9876500009', email: 'typo@home.example' }
    const { ticket } = (await partnerForm.send(form)).body
    expect((await partnerForm.send({ ...form, email: 'right@home.example' })).body.ticket).toBe(ticket)
    expect(await steps.messagesTo('right@home.example')).toHaveLength(1)
  })

  test('a partner’s form sends nothing to an unverified email address', async ({ partnerForm, steps }) => {
    await partnerForm.send({ hotelName: 'Quiet Inn', email: 'stranger@home.example' })
    expect(await steps.messagesTo('stranger@home.example')).toEqual([])
  })

  test('partners’ forms send at most three acknowledgements a day, and every form is stored', async ({
    api,
    partnerForm,
    steps,
  }) => {
    const email = 'victim@home.example'
    for (const hotelName of ['A', 'B', 'C', 'D', 'E'])
      expect((await partnerForm.send({ hotelName, email })).status).toBe(200)
    expect(await steps.messagesTo(email)).toHaveLength(3)
    expect((await partnerForm.stored()).filter((form) => form.email === email)).toHaveLength(5)
    api.clock.advance(24 * 60)
    await partnerForm.send({ hotelName: 'F', email: email.toUpperCase() })
    expect(await steps.messagesTo(email.toUpperCase())).toHaveLength(1)
  })

  test.for([
    ['no name', { name: ' ' }, 'NAME_REQUIRED', 'Name Required'],
    ['no phone', { phone: '' }, 'PHONE_REQUIRED', 'Phone Required'],
    ['a landline', { phone: '020 2553 1234' }, 'PHONE_INVALID', 'Phone is not valid'],
    ['no e-mail', { email: '' }, 'EMAIL_REQUIRED', 'Email Required'],
    ['a wrong e-mail', { email: 'meera@home' }, 'EMAIL_INVALID', 'Invalid Email'],
    ['no hotel', { hotelName: '' }, 'HOTEL_NAME_REQUIRED', 'Hotel Name Required'],
    ['no city', { city: undefined }, 'CITY_REQUIRED', 'City Required'],
    ['no room', { rooms: 0 }, 'ROOMS_INVALID', undefined],
    ['rooms in words', { rooms: '12' }, 'ROOMS_INVALID', undefined],
    ['a message without end', { message: 'x'.repeat(2001) }, 'MESSAGE_INVALID', undefined],
    ['a control character', { name: 'Meera\u0007' }, 'NAME_INVALID', undefined],
  ] as const)('a partner’s form with %s is refused', async ([_name, more, code, sentence], { partnerForm }) => {
    const before = (await partnerForm.stored()).length
    const { status, body } = await partnerForm.send(more)
    expect([status, body.error.code]).toEqual([422, code])
    if (sentence) expect(body.error.message).toBe(sentence)
    expect(await partnerForm.stored()).toHaveLength(before)
  })

  test('a partner’s form is limited to five a minute per address', async ({ partnerForm }) => {
    const address = '198.51.100.7'
    for (let allowed = 0; allowed < 5; allowed++) expect((await partnerForm.send({}, address)).status).toBe(200)
    const limited = await partnerForm.send({}, address)
    expect([limited.status, limited.body.error.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  })
})

test('the operator’s list shows partners’ forms newest first, from a given moment on', async ({ api, partnerForm }) => {
  api.clock.advance(24 * 60)
  const since = api.clock.now()
  await partnerForm.send({ hotelName: 'First House' })
  api.clock.advance(60)
  const { ticket } = (await partnerForm.send({ hotelName: 'Second House' })).body
  const listed = await listHotelApplications(api.db, since)
  expect(listed.map((form) => form.hotel_name)).toEqual(['Second House', 'First House'])
  const { name, phone, email } = MEERA
  expect(listed[0]).toMatchObject({ ticket, created_at: api.clock.now(), name, phone, email, city: 'Pune', rooms: 14 })
  expect((await listHotelApplications(api.db)).length).toBeGreaterThan(listed.length)
})
