/** Tests booking messages by WhatsApp, as guests and hotels choose it (decision 0113). */
import { sql } from 'kysely'
import { expect } from 'vitest'
import { buildGuest, buildHotel } from '../builders.ts'
import { codeOf } from './office-steps.ts'
import { consentsOf, whatsAppTest as test } from './whatsapp-test.ts'

test('a guest chooses WhatsApp, SMS or neither, as often as they like, and the consent is kept', async ({
  api,
  guest,
  whatsApp,
}) => {
  const offers = ['sms', 'whatsapp', 'none']
  const read = () => api.get(`/users/${guest.id}/news-channel`, { headers: guest.headers })
  expect((await read()).body).toEqual({ newsBy: 'sms', offers })
  for (const _press of [1, 2])
    expect((await whatsApp.choose(guest, 'whatsapp')).body).toEqual({ newsBy: 'whatsapp', offers })
  expect((await whatsApp.choose(guest, 'none')).body).toMatchObject({ newsBy: 'none' })
  await whatsApp.choose(guest, 'sms')
  expect((await read()).body).toMatchObject({ newsBy: 'sms' })
  expect(await consentsOf(api, guest.id)).toEqual([true, false])
  const other = await buildGuest(api.db)
  expect((await api.get(`/users/${guest.id}/news-channel`, { headers: other.headers })).status).toBe(404)
})

test('booking messages go only to the chosen channel, with a button that opens the booking', async ({
  hotel,
  guest,
  steps,
  whatsApp,
}) => {
  await whatsApp.choose(guest, 'whatsapp')
  const { id, short_id: code } = await steps.paid(guest, hotel)
  expect(await whatsApp.got(guest.phone)).toMatchObject([
    {
      body: expect.stringContaining(`${code} is confirmed`),
      buttons: [{ label: 'Open your booking', path: `/booking/${id}/timeline` }],
    },
  ])
  expect(await whatsApp.sms(guest.phone)).toEqual([])
  await whatsApp.choose(guest, 'none')
  await steps.cancel(guest, id)
  expect(await whatsApp.got(guest.phone)).toHaveLength(1)
  expect(await whatsApp.sms(guest.phone)).toEqual([])
})

test('the confirmation of a booking paid with credit also goes to the chosen channel', async ({
  api,
  hotel,
  steps,
  whatsApp,
}) => {
  const guest = await buildGuest(api.db, { credits: 5000 })
  await whatsApp.choose(guest, 'whatsapp')
  const { short_id: code, bill } = await steps.paid(guest, hotel)
  expect(bill.payable_now).toBe(0)
  expect(await whatsApp.got(guest.phone)).toMatchObject([{ body: expect.stringContaining(code) }])
  expect(await whatsApp.sms(guest.phone)).toEqual([])
})

test('a guest gets one SMS after ten minutes if no delivery report arrives', async ({
  api,
  hotel,
  guest,
  steps,
  whatsApp,
}) => {
  await whatsApp.choose(guest, 'whatsapp')
  const { short_id: code } = await steps.paid(guest, hotel)
  await whatsApp.got(guest.phone)
  api.clock.advance(9)
  await steps.runJob('text-undelivered')
  expect(await whatsApp.sms(guest.phone)).toEqual([])
  api.clock.advance(2)
  for (const _run of [1, 2]) await steps.runJob('text-undelivered')
  expect(await whatsApp.sms(guest.phone)).toEqual([expect.stringContaining(`${code} is confirmed`)])
  expect(await whatsApp.got(guest.phone)).toHaveLength(1)
})

test('a delivered message is not sent by SMS, and its text is deleted', async ({
  api,
  hotel,
  guest,
  steps,
  whatsApp,
}) => {
  await whatsApp.choose(guest, 'whatsapp')
  await steps.paid(guest, hotel)
  const [message] = await whatsApp.got(guest.phone)
  const row = () =>
    api.db
      .selectFrom('whatsapp_messages')
      .select(['message', 'delivered_at', 'texted_at'])
      .where('id', '=', message?.id ?? '')
      .executeTakeFirst()
  expect((await row())?.message).toMatchObject({ to: guest.phone })
  for (const status of ['delivered', 'read', 'delivered']) await whatsApp.report(status, message?.id ?? '')
  expect(await row()).toMatchObject({ message: null, delivered_at: expect.any(Date), texted_at: null })
  await whatsApp.report('failed', message?.id ?? '', 131026)
  api.clock.advance(30)
  await steps.runJob('text-undelivered')
  expect(await whatsApp.sms(guest.phone)).toEqual([])
})

test('a failure report causes one immediate SMS, even if it is repeated', async ({
  api,
  hotel,
  guest,
  steps,
  whatsApp,
}) => {
  await whatsApp.choose(guest, 'whatsapp')
  await steps.paid(guest, hotel)
  const [message] = await whatsApp.got(guest.phone)
  for (const _time of [1, 2]) await whatsApp.report('failed', message?.id ?? '', 131026)
  expect(await whatsApp.sms(guest.phone)).toHaveLength(1)
  api.clock.advance(30)
  await steps.runJob('text-undelivered')
  expect(await whatsApp.sms(guest.phone)).toHaveLength(1)
})

test('a delivery report is stored even if its message id is not known yet', async ({ api, whatsApp }) => {
  await whatsApp.report('failed', 'wamid.early', 131026)
  await whatsApp.report('delivered', 'wamid.seen-early')
  const rows = await api.db
    .selectFrom('whatsapp_messages')
    .select(['id', 'failed_code', 'delivered_at', 'message'])
    .where('id', 'in', ['wamid.early', 'wamid.seen-early'])
    .orderBy('id')
    .execute()
  expect(rows).toMatchObject([
    { id: 'wamid.early', failed_code: '131026', message: null },
    { id: 'wamid.seen-early', failed_code: null, delivered_at: expect.any(Date) },
  ])
})

test('a guest who is not on WhatsApp gets the SMS immediately', async ({ api, hotel, steps, whatsApp }) => {
  const guest = await buildGuest(api.db, { phone: '+916000000026' })
  await whatsApp.choose(guest, 'whatsapp')
  await steps.paid(guest, hotel)
  expect(await whatsApp.got(guest.phone)).toEqual([])
  expect(await whatsApp.sms(guest.phone)).toHaveLength(1)
})

test('an outage of WhatsApp delays no SMS, and WhatsApp messages are sent by SMS after ten minutes', async ({
  api,
  hotel,
  city,
  steps,
  whatsApp,
}) => {
  const [slow, other] = [await buildGuest(api.db, { phone: '+916000000050' }), await buildGuest(api.db)]
  await whatsApp.choose(slow, 'whatsapp')
  await steps.paid(slow, hotel)
  await steps.paid(other, await buildHotel(api.db, city))
  expect(await whatsApp.sms(other.phone)).toHaveLength(1)
  const waiting = await api.db
    .selectFrom('outbox')
    .select(['attempts', 'last_error'])
    .where('kind', '=', 'whatsapp')
    .where('done_at', 'is', null)
    .execute()
  expect(waiting).toMatchObject([{ attempts: 1, last_error: 'whatsapp POST messages: 131000 (500)' }])
  api.clock.advance(11)
  expect(await whatsApp.sms(slow.phone)).toEqual([expect.stringContaining('is confirmed')])
  api.faults.length = 0
})

test('an OTP is sent by WhatsApp only after an SMS, within the same limits, and its code is not stored', async ({
  api,
  guest,
  whatsApp,
}) => {
  const ask = () => api.post('/users/generate-otp', { phone: guest.phone, by: 'whatsapp' })
  expect((await ask()).body).toMatchObject({ sent: true, whatsApp: true })
  expect(await whatsApp.sms(guest.phone)).toHaveLength(1)
  expect(codeOf(await ask())).toBe('OTP_TOO_SOON')
  api.clock.advance(1)
  const asked = await ask()
  expect(asked.status).toBe(200)
  const [message] = await whatsApp.got(guest.phone)
  expect(message?.buttons).toMatchObject([{ label: 'Copy code' }])
  expect(await whatsApp.sms(guest.phone)).toHaveLength(1)
  const code = message?.buttons[0]?.payload ?? ''
  const verified = await api.post('/users/verify-otp', {
    phone: guest.phone,
    token: code,
    challenge: asked.body.challenge,
  })
  expect(verified.status).toBe(200)
  await whatsApp.report('failed', message?.id ?? '', 131026)
  expect(await whatsApp.sms(guest.phone)).toHaveLength(1)
  const kept = await api.db
    .selectFrom('whatsapp_messages')
    .select('message')
    .where('id', '=', message?.id ?? '')
    .execute()
  expect(kept).toEqual([{ message: null }])
})

test('erasing a guest deletes their WhatsApp messages', async ({ api, hotel, guest, steps, whatsApp }) => {
  await whatsApp.choose(guest, 'whatsapp')
  const booking = await steps.paid(guest, hotel)
  await steps.cancel(guest, booking.id)
  expect(await whatsApp.got(guest.phone)).not.toEqual([])
  const kept = () =>
    api.db
      .selectFrom('whatsapp_messages')
      .select('id')
      .where(sql<boolean>`message->>'to' = ${guest.phone}`)
      .execute()
  expect(await kept()).not.toEqual([])
  const { body } = await api.post(`/users/${guest.id}/export-data`, {}, { headers: guest.headers })
  expect(body.data.account).toMatchObject([{ news_by: 'whatsapp' }])
  expect((await api.post(`/users/${guest.id}/erase`, {}, { headers: guest.headers })).status).toBe(200)
  expect(await kept()).toEqual([])
})
