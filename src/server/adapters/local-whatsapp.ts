import { randomBytes } from 'node:crypto'
import type { Clock } from '../ports/clock.ts'
import type { MessageTemplate } from '../ports/message-sender.ts'
import { buttonsOf, REPORT_SIGNATURE_HEADER } from '../ports/whatsapp.ts'
import type { Db } from '../services.ts'
import type { WhatsAppKeys } from '../whatsapp-settings.ts'
import { hang } from './hang.ts'
import { signCloudReport, templateLanguage } from './whatsapp-cloud.ts'

/**
 * How the stand-in fails for some phones: with a status and Meta's error code, with no answer, or with something other
 * than JSON.
 */
const WHATSAPP_FAULTS: Readonly<Record<string, { status: number; code: number } | 'hangs' | 'garbage'>> = {
  '916000000026': { status: 400, code: 131026 },
  '916000000029': { status: 429, code: 130429 },
  '916000000050': { status: 500, code: 131000 },
  '916000000051': 'garbage',
  '916000000052': 'hangs',
}

/** A template registered with the stand-in, as `uncle messages templates` lists it. */
type StandInTemplate = {
  name: MessageTemplate
  channel: string
  category: 'authentication' | 'utility'
  variables: readonly unknown[]
  text: string | null
  buttons: readonly string[]
}

/** A button below a delivered message. A reply sends back `payload`, and a link opens the page at `path`. */
export type DeliveredButton = { label: string; payload?: string; path?: string }
export type DeliveredWhatsApp = { id: string; to: string; body: string; buttons: DeliveredButton[] }

type Parameter = { type?: string; text?: string; payload?: string }
type Component = { type?: string; sub_type?: string; index?: string; parameters?: Parameter[] }
type Asked = {
  messaging_product?: string
  to?: string
  type?: string
  text?: { body?: string }
  template?: { name?: string; language?: { code?: string }; components?: Component[] }
}

const refused = (status: number, code: number, message = 'refused by the stand-in') =>
  Response.json({ error: { message, type: 'OAuthException', code, fbtrace_id: 'A1' } }, { status })

/** Whether Meta accepts a value. It refuses empty values, line breaks, tabs, and more than four spaces in a row. */
const isTaken = (text: string): boolean => text.trim() !== '' && !/[\n\r\t]| {5}/.test(text)

/**
 * Fills a template with its values and buttons. If they do not fit the registration, returns Meta's error code instead.
 */
function render(
  template: NonNullable<Asked['template']>,
  templates: readonly StandInTemplate[],
): Omit<DeliveredWhatsApp, 'id' | 'to'> | number {
  const known = templates.find(({ name, channel }) => channel === 'whatsapp' && name === template.name)
  if (!known || template.language?.code !== templateLanguage(known.name)) return 132001
  const components = template.components ?? []
  const values = (components.find(({ type }) => type === 'body')?.parameters ?? []).map(({ text = '' }) => text)
  const isOtp = known.category === 'authentication'
  // Meta writes the text of an OTP itself, so the code is the only value that we send.
  if (values.length !== (isOtp ? 1 : known.variables.length)) return 132000
  if (!values.every(isTaken)) return 132018
  const given = components.filter(({ type }) => type === 'button')
  const wanted = buttonsOf(known.name)
  if (given.length !== (isOtp ? 1 : wanted.length)) return 132000
  const buttons = isOtp
    ? [{ label: 'Copy code', payload: values[0] ?? '' }]
    : wanted.map((kind, place): DeliveredButton | undefined => {
        const { sub_type: type, index, parameters: [parameter] = [] } = given[place] ?? {}
        if (index !== String(place) || type !== (kind === 'seen' ? 'quick_reply' : 'url')) return undefined
        const label = known.buttons[place] ?? ''
        return kind === 'seen'
          ? { label, payload: parameter?.payload ?? '' }
          : { label, path: `/${parameter?.text ?? ''}` }
      })
  if (buttons.some((button) => button === undefined)) return 132012
  const body = isOtp
    ? `${values[0]} is your verification code.`
    : values.reduce((text, value, place) => text.replaceAll(`{{${place + 1}}}`, () => value), known.text ?? '')
  return { body, buttons: buttons as DeliveredButton[] }
}

/**
 * Stands in for the Cloud API and replaces `fetch`. Checks the token, the template, its values and its buttons as Meta
 * does, and passes the message to `deliver`. Phones in `WHATSAPP_FAULTS` fail. Nothing leaves the machine.
 */
export function localWhatsAppService(
  { token, phoneNumberId }: Pick<WhatsAppKeys, 'token' | 'phoneNumberId'>,
  templates: readonly StandInTemplate[],
  deliver: (message: DeliveredWhatsApp) => Promise<void> | void,
): typeof globalThis.fetch {
  return async (address, { headers, body, signal } = {}) => {
    const { pathname } = new URL(address instanceof Request ? address.url : address)
    if (new Headers(headers).get('authorization') !== `Bearer ${token}`) return refused(401, 190)
    if (!pathname.endsWith(`/${phoneNumberId}/messages`)) return refused(400, 100)
    const asked = JSON.parse(typeof body === 'string' ? body : '{}') as Asked
    const { to = '', type } = asked
    if (asked.messaging_product !== 'whatsapp' || !/^91[6-9]\d{9}$/.test(to)) return refused(400, 100)
    const fault = WHATSAPP_FAULTS[to]
    if (fault === 'hangs') return hang(signal)
    if (fault === 'garbage') return new Response('<html>busy</html>')
    if (fault) return refused(fault.status, fault.code, `${to} cannot be reached`)
    const rendered =
      type === 'text' ? { body: asked.text?.body ?? '', buttons: [] } : render(asked.template ?? {}, templates)
    if (typeof rendered === 'number') return refused(400, rendered)
    const id = `wamid.${randomBytes(18).toString('base64')}`
    await deliver({ id, to: `+${to}`, ...rendered })
    return Response.json({
      messaging_product: 'whatsapp',
      contacts: [{ input: to, wa_id: to }],
      messages: [{ id, message_status: 'accepted' }],
    })
  }
}

/** Writes a report as Meta sends it: the body, and headers with its signature. */
export function localReport({ phoneNumberId, appSecret }: WhatsAppKeys, value: object) {
  const change = { field: 'messages', value: { metadata: { phone_number_id: phoneNumberId }, ...value } }
  const payload = JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '1', changes: [change] }] })
  const signature = signCloudReport(appSecret, payload)
  return { payload, headers: { 'content-type': 'application/json', [REPORT_SIGNATURE_HEADER]: signature } }
}

/** Replaces `fetch` on a local machine. Stores messages for the phone page of the local tools. */
export const localWhatsAppFetch = (
  db: Db,
  clock: Clock,
  keys: Pick<WhatsAppKeys, 'token' | 'phoneNumberId'>,
  templates: readonly StandInTemplate[],
): typeof globalThis.fetch =>
  localWhatsAppService(keys, templates, async ({ id, to, body, buttons }) => {
    await db
      .insertInto('dev_messages')
      .values({
        recipient: to,
        channel: 'whatsapp',
        body,
        buttons: JSON.stringify(buttons),
        whatsapp_id: id,
        created_at: clock.now(),
      })
      .execute()
  })
