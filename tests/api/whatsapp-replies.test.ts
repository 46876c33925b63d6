/** What hotels and guests answer by WhatsApp, and which webhook reports about it we accept (decision 0113). */
import { expect } from 'vitest'
import { whatsAppKeys } from '#server/whatsapp-settings.ts'
import { buildChannel, noticeOf } from './hotel-messages-test.ts'
import { codeOf } from './office-steps.ts'
import { consentsOf, reportWhatsApp, whatsAppTest as test } from './whatsapp-test.ts'

test('the button Seen works once, on the hotel’s own phone, before the stay is over', async ({
  api,
  hotel,
  guest,
  steps,
  whatsApp,
}) => {
  const phone = await buildChannel(api.db, hotel, { channel: 'whatsapp' })
  const booking = await steps.paid(guest, hotel)
  const [message] = await whatsApp.got(phone)
  expect(message?.buttons).toMatchObject([
    { label: 'Seen', payload: expect.stringMatching(/^seen:/) },
    { label: 'Cannot take them', path: `/desk/booking/${booking.id}` },
  ])
  const payload = message?.buttons[0]?.payload ?? ''
  await whatsApp.press(guest.phone, payload)
  await whatsApp.press('+919811111111', payload)
  expect((await noticeOf(api, booking.id))?.seen_at).toBeNull()
  await whatsApp.press(phone, payload)
  expect(await noticeOf(api, booking.id)).toMatchObject({ seen_how: 'link', seen_at: expect.any(Date) })
  await whatsApp.press(phone, payload)
  await steps.cancel(guest, booking.id)
  await whatsApp.press(phone, payload)
  await whatsApp.press(phone, 'seen:not-a-token')
  const answers = (await whatsApp.got(phone)).map(({ body }) => body).filter((body) => /seen\.|over/.test(body))
  expect(answers).toEqual([
    `Uncle: thank you. ${booking.short_id} is marked as seen.`,
    `Uncle: ${booking.short_id} was already marked as seen.`,
    `Uncle: ${booking.short_id} is cancelled or over. You need not do anything.`,
  ])
})

test('messages from hotels and guests go to the office’s list, and messages from strangers are dropped', async ({
  api,
  hotel,
  guest,
  whatsApp,
}) => {
  const phone = await buildChannel(api.db, hotel, { channel: 'whatsapp', who: 'Night desk' })
  const before = await api.db.selectFrom('feedback').select('id').execute()
  await whatsApp.write(phone, 'The lift does not work tonight')
  await whatsApp.write(guest.phone, 'We come an hour later')
  await whatsApp.write('+919811111112', 'Buy followers')
  const rows = await api.db.selectFrom('feedback').selectAll().orderBy('id').execute()
  expect(rows.slice(before.length)).toMatchObject([
    { message: 'The lift does not work tonight', name: expect.stringContaining('Night desk'), phone, user_id: null },
    { message: 'We come an hour later', user_id: guest.id, phone: guest.phone },
  ])
  expect((await whatsApp.got('+919811111112')).length).toBe(0)
  const reports = await api.db
    .selectFrom('webhook_events')
    .select(['body', 'processed_at'])
    .where('provider', '=', 'whatsapp')
    .execute()
  expect(new Set(reports.map(({ body }) => body))).toEqual(new Set(['{}']))
})

test('the office’s list takes at most twenty messages a day from one phone', async ({ api, guest, whatsApp }) => {
  for (let n = 1; n <= 22; n++) await whatsApp.write(guest.phone, `Hello ${n}`)
  const rows = await api.db.selectFrom('feedback').select('id').where('user_id', '=', guest.id).execute()
  expect(rows).toHaveLength(20)
})

test('STOP ends a hotel’s messages and a guest’s choice of WhatsApp, and nothing else', async ({
  api,
  hotel,
  guest,
  steps,
  whatsApp,
}) => {
  const phone = await buildChannel(api.db, hotel, { channel: 'whatsapp' })
  await whatsApp.choose(guest, 'whatsapp')
  await whatsApp.write(phone, 'Stop.')
  await whatsApp.write(guest.phone, 'STOP')
  expect(await consentsOf(api, guest.id)).toEqual([true, false])
  await steps.paid(guest, hotel)
  expect((await whatsApp.got(phone)).map(({ body }) => body)).toEqual(['Uncle: you get no more messages here.'])
  expect(await whatsApp.got(guest.phone)).toHaveLength(1)
  expect(await whatsApp.sms(guest.phone)).toHaveLength(1)
})

test('forged webhooks are refused, and the webhook’s address is confirmed only for our verify token', async ({
  api,
  guest,
  hotel,
  steps,
  whatsApp,
}) => {
  await whatsApp.choose(guest, 'whatsapp')
  await steps.paid(guest, hotel)
  const [message] = await whatsApp.got(guest.phone)
  const forged = await reportWhatsApp(
    api,
    { statuses: [{ id: message?.id, status: 'delivered' }] },
    { secret: 'wrong' },
  )
  expect(forged.statusCode).toBe(401)
  const word = whatsAppKeys(api.services.env)?.verifyToken ?? ''
  const verify = (token: string, provider = 'whatsapp') =>
    api.get(
      `/webhooks/${provider}?${new URLSearchParams({ 'hub.mode': 'subscribe', 'hub.verify_token': token, 'hub.challenge': '1158201444' })}`,
    )
  expect((await verify(word)).body).toBe('1158201444')
  expect(codeOf(await verify('another'))).toBe('SIGNATURE_WRONG')
  expect(codeOf(await verify(word, 'razorpay'))).toBe('NOT_FOUND')
})

test('no WhatsApp message names a guest, a hotel or a room', async ({ api, hotel, guest, steps, whatsApp }) => {
  const phone = await buildChannel(api.db, hotel, { channel: 'whatsapp', kinds: ['bookings', 'arrivals', 'lists'] })
  await whatsApp.choose(guest, 'whatsapp')
  const booking = await steps.paid(guest, hotel)
  await steps.cancel(guest, booking.id)
  const [named] = await api.db.selectFrom('hotels').select(['name', 'slug']).where('id', '=', hotel.id).execute()
  const person = await api.db.selectFrom('users').select('name').where('id', '=', guest.id).executeTakeFirstOrThrow()
  const all = [...(await whatsApp.got(phone)), ...(await whatsApp.got(guest.phone))]
  expect(all.length).toBeGreaterThanOrEqual(4)
  for (const { body, buttons } of all) {
    const text = JSON.stringify([body, buttons])
    for (const secret of [named?.name, named?.slug, person.name, guest.phone]) expect(text).not.toContain(secret)
  }
})
