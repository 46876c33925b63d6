/**
 * Tests the page that simulates a phone. This local tool shows the messages that a phone got, and lets its owner
 * answer.
 */
import { expect } from 'vitest'
import { buildChannel, noticeOf } from './hotel-messages-test.ts'
import type { Api } from './start-api.ts'
import { whatsAppTest as test } from './whatsapp-test.ts'

const addressOf = (number: string) => `/dev/phone?${new URLSearchParams({ number })}`

async function open(api: Api, number: string): Promise<string> {
  const { statusCode, payload } = await api.app.inject({ method: 'GET', url: addressOf(number) })
  expect(statusCode).toBe(200)
  return payload
}

const send = (api: Api, path: 'press' | 'write', fields: Record<string, string>) =>
  api.app.inject({
    method: 'POST',
    url: `/dev/phone/${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })

/** Reads the form of the first button that sends a reply. */
const seenButton = (page: string) => ({
  message: /name="message" value="(\d+)"/.exec(page)?.[1] ?? '',
  button: /name="button" value="(\d+)"/.exec(page)?.[1] ?? '',
})

test('a phone shows its SMS and WhatsApp messages oldest first, marked by kind and with links', async ({
  api,
  hotel,
  guest,
  steps,
  whatsApp,
}) => {
  const first = await steps.paid(guest, hotel)
  await steps.cancel(guest, first.id)
  await whatsApp.sms(guest.phone)
  await whatsApp.choose(guest, 'whatsapp')
  const { id, short_id: code } = await steps.paid(guest, hotel)
  const page = await open(api, guest.phone)
  expect(page).toMatch(
    new RegExp(`<li class="sms">.*${first.short_id} is confirmed.*<li class="whatsapp">.*${code} is confirmed`, 's'),
  )
  expect(page).toContain(`<a class="button" href="/booking/${id}/timeline">Open your booking</a>`)
  const outbox = await api.app.inject({ method: 'GET', url: '/dev/outbox' })
  expect(outbox.payload).toContain(`href="/dev/phone?number=${encodeURIComponent(guest.phone)}"`)
})

test('a phone’s messages count as read once its page is open, and no SMS follows', async ({
  api,
  hotel,
  guest,
  steps,
  whatsApp,
}) => {
  await whatsApp.choose(guest, 'whatsapp')
  await steps.paid(guest, hotel)
  for (const _look of [1, 2]) await open(api, guest.phone)
  api.clock.advance(30)
  await steps.runJob('text-undelivered')
  expect(await whatsApp.sms(guest.phone)).toEqual([])
})

test('the button Seen marks the booking as seen, but only on the phone that got the message', async ({
  api,
  hotel,
  guest,
  steps,
}) => {
  const number = await buildChannel(api.db, hotel, { channel: 'whatsapp' })
  const booking = await steps.paid(guest, hotel)
  const button = seenButton(await open(api, number))
  await send(api, 'press', { number: guest.phone, ...button })
  await send(api, 'press', { number, ...button, button: '9' })
  await send(api, 'press', { number, message: 'x', button: '0' })
  expect((await noticeOf(api, booking.id))?.seen_at).toBeNull()
  const pressed = await send(api, 'press', { number, ...button })
  expect([pressed.statusCode, pressed.headers['location']]).toEqual([303, addressOf(number)])
  expect(await noticeOf(api, booking.id)).toMatchObject({ seen_how: 'link', seen_at: expect.any(Date) })
  expect(await open(api, number)).toContain(`${booking.short_id} is marked as seen.`)
})

test('an answer written on a phone reaches the office', async ({ api, guest }) => {
  await send(api, 'write', { number: guest.phone, text: ' We come an hour later ' })
  await send(api, 'write', { number: guest.phone, text: ' ' })
  const rows = await api.db.selectFrom('feedback').select('message').where('user_id', '=', guest.id).execute()
  expect(rows).toEqual([{ message: 'We come an hour later' }])
  expect(await open(api, guest.phone)).toContain('our office reads your message')
})

test('a phone’s page shows markup as text, and runs no script', async ({ api, guest }) => {
  const evil = `<script>alert(1)</script> https://x.example/"onclick="alert(1) 'a' & b`
  await api.db
    .insertInto('dev_messages')
    .values({
      recipient: guest.phone,
      channel: 'whatsapp',
      body: evil,
      buttons: JSON.stringify([
        { label: evil, path: '/a"onclick="b' },
        { label: 'Away', path: 'javascript:alert(1)' },
      ]),
      whatsapp_id: null,
      created_at: api.clock.now(),
    })
    .execute()
  const answer = await api.app.inject({ method: 'GET', url: addressOf(guest.phone) })
  expect(answer.payload).toContain('<a href="https://x.example/">https://x.example/</a>')
  expect(answer.payload).not.toMatch(/<script|"onclick|href="javascript/)
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
})

test('a phone’s page without an Indian mobile number asks for one, and its forms are refused', async ({ api }) => {
  for (const number of ['', '12', '"><b>']) {
    const page = await open(api, number)
    expect(page).toContain('placeholder="+919876543210"')
    expect(page).not.toContain('<b>')
    expect((await send(api, 'press', { number })).statusCode).toBe(404)
    expect((await send(api, 'write', { number, text: 'x' })).statusCode).toBe(404)
  }
})
