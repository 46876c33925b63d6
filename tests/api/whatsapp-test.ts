import { localReport, type DeliveredButton } from '#server/adapters/local-whatsapp.ts'
import { whatsAppKeys } from '#server/whatsapp-settings.ts'
import type { BuiltGuest } from '../builders.ts'
import { bookingTest } from './booking-test.ts'
import type { Api } from './start-api.ts'

type Got = { id: string; body: string; buttons: DeliveredButton[] }

/** Returns what a phone got by WhatsApp, oldest first. */
export async function gotByWhatsApp(api: Api, phone: string): Promise<Got[]> {
  await api.worker.drain()
  const rows = await api.db
    .selectFrom('dev_messages')
    .select(['whatsapp_id', 'body', 'buttons'])
    .where('recipient', '=', phone)
    .where('channel', '=', 'whatsapp')
    .orderBy('id')
    .execute()
  return rows.map(({ whatsapp_id: id, body, buttons }) => ({
    id: id ?? '',
    body,
    buttons: (buttons ?? []) as DeliveredButton[],
  }))
}

/** Returns the texts of the SMS that a phone got, oldest first. */
export async function gotBySms(api: Api, phone: string): Promise<string[]> {
  await api.worker.drain()
  const rows = await api.db
    .selectFrom('dev_messages')
    .select('body')
    .where('recipient', '=', phone)
    .where('channel', '=', 'sms')
    .orderBy('id')
    .execute()
  return rows.map(({ body }) => body)
}

/** Sends a signed report as Meta does, and waits until it is processed. */
export async function reportWhatsApp(api: Api, value: object, { secret }: { secret?: string } = {}) {
  const keys = whatsAppKeys(api.services.env)
  if (!keys) throw new Error('WhatsApp is not configured')
  const signed = localReport({ ...keys, appSecret: secret ?? keys.appSecret }, value)
  const answer = await api.app.inject({ method: 'POST', url: '/api/webhooks/whatsapp', ...signed })
  await api.worker.drain()
  return answer
}

/** Returns a guest's consents to WhatsApp and their withdrawals, oldest first. */
export const consentsOf = async (api: Api, userId: string) => {
  const rows = await api.db
    .selectFrom('consents')
    .select('given')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'whatsapp')
    .orderBy('id')
    .execute()
  return rows.map(({ given }) => given)
}

let serial = 0
const replyBy = (phone: string, content: object) => ({
  messages: [{ id: `wamid.reply-${++serial}`, from: phone.slice(1), ...content }],
})

/** Extends `bookingTest` with what guests and hotels do by WhatsApp. */
export const whatsAppTest = bookingTest.extend('whatsApp', ({ api }) => ({
  choose: (guest: BuiltGuest, newsBy: string) =>
    api.post(`/users/${guest.id}/news-channel`, { newsBy }, { headers: guest.headers }),
  got: (phone: string) => gotByWhatsApp(api, phone),
  sms: (phone: string) => gotBySms(api, phone),
  report: (status: string, id: string, code?: number) =>
    reportWhatsApp(api, { statuses: [{ id, status, ...(code ? { errors: [{ code }] } : {}) }] }),
  press: (phone: string, payload: string) =>
    reportWhatsApp(api, replyBy(phone, { type: 'button', button: { payload } })),
  write: (phone: string, text: string) => reportWhatsApp(api, replyBy(phone, { type: 'text', text: { body: text } })),
}))
