import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { localReport, type DeliveredButton } from '../../adapters/local-whatsapp.ts'
import type { Services } from '../../services.ts'
import { whatsAppKeys } from '../../whatsapp-settings.ts'

export type PhoneMessage = {
  id: number
  channel: 'sms' | 'whatsapp'
  body: string
  buttons: readonly DeliveredButton[]
  at: Date
  /** WhatsApp's id of the message; null for an SMS */
  whatsAppId: string | null
}

/** The most characters that the form takes. */
export const MAX_WRITTEN = 1000

const MAX_SHOWN = 100

/** Reads the newest messages of a phone, oldest first. */
export async function messagesOnPhone({ db }: Services, number: string): Promise<PhoneMessage[]> {
  const rows = await db
    .selectFrom('dev_messages')
    .select(['id', 'channel', 'body', 'buttons', 'created_at', 'whatsapp_id'])
    .where('recipient', '=', number)
    .where('channel', 'in', ['sms', 'whatsapp'])
    .orderBy('id', 'desc')
    .limit(MAX_SHOWN)
    .execute()
  return rows.toReversed().map(({ id, channel, body, buttons, created_at: at, whatsapp_id: whatsAppId }) => ({
    id,
    channel: channel === 'whatsapp' ? 'whatsapp' : 'sms',
    body,
    buttons: (buttons ?? []) as DeliveredButton[],
    at,
    whatsAppId,
  }))
}

/** Sends a signed report to the webhook that Meta calls. */
async function report(app: FastifyInstance, { env }: Services, value: object): Promise<void> {
  const keys = whatsAppKeys(env)
  if (!keys) return
  await app.inject({ method: 'POST', url: '/api/webhooks/whatsapp', ...localReport(keys, value) })
}

const reply = (number: string, content: object) => ({
  messages: [{ id: `wamid.${randomUUID()}`, from: number.replace(/^\+/, ''), ...content }],
})

/** Reports a phone's WhatsApp messages as read; a repeated report counts once. */
export async function reportRead(
  app: FastifyInstance,
  services: Services,
  messages: readonly PhoneMessage[],
): Promise<void> {
  const statuses = messages.flatMap(({ whatsAppId: id }) => (id === null ? [] : [{ id, status: 'read' }]))
  if (statuses.length > 0) await report(app, services, { statuses })
}

type Press = { number: string; message: string | undefined; button: string | undefined }

/** Reports that a reply button was pressed. Does nothing if this phone does not show the button. */
export async function pressButton(
  app: FastifyInstance,
  services: Services,
  { number, message, button }: Press,
): Promise<void> {
  const messages = await messagesOnPhone(services, number)
  const payload = messages.find(({ id }) => String(id) === message)?.buttons[Number(button)]?.payload
  if (payload !== undefined) await report(app, services, reply(number, { type: 'button', button: { payload } }))
}

/** Reports that the phone's owner wrote to our WhatsApp number. */
export async function writeBack(
  app: FastifyInstance,
  services: Services,
  { number, text }: { number: string; text: string },
): Promise<void> {
  const body = text.trim().slice(0, MAX_WRITTEN)
  if (body !== '') await report(app, services, reply(number, { type: 'text', text: { body } }))
}
