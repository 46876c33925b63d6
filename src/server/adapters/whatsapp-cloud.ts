import { createHmac, timingSafeEqual } from 'node:crypto'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#domain/languages.ts'
import {
  NotOnWhatsApp,
  type MessageButton,
  type WhatsApp,
  type WhatsAppEvent,
  type WhatsAppMessage,
} from '../ports/whatsapp.ts'
import { exchangeJson } from './exchange-json.ts'
import { CarrierError, machineWord } from './provider-error.ts'

export type WhatsAppOptions = {
  /** a system user's access token */
  token: string
  /** the id of our number, not the number itself */
  phoneNumberId: string
  /** the app's secret, which signs reports */
  appSecret: string
  /** a word of our choice, entered at Meta together with the address for reports */
  verifyToken: string
  baseUrl?: string
  fetch?: typeof globalThis.fetch
  timeoutMilliseconds?: number
}

const CLOUD_API = 'https://graph.facebook.com/v23.0'

export const signCloudReport = (appSecret: string, rawBody: string | Buffer): string =>
  `sha256=${createHmac('sha256', appSecret).update(rawBody).digest('hex')}`

/**
 * Error codes for people who cannot be reached, so that no retry helps: they are not on WhatsApp, or have not accepted
 * its terms.
 */
const UNREACHABLE: ReadonlySet<string> = new Set(['131026', '131030', '131021', '130472'])

const isSame = (given: string, wanted: string): boolean =>
  given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted))

/** Returns a template's language, which is at the end of its name. A name without a language is English. */
export const templateLanguage = (template: string): Language =>
  LANGUAGES.find((language) => template.endsWith(`_${language}`)) ?? DEFAULT_LANGUAGE

const textParameter = (text: string) => ({ type: 'text', text })

const buttonComponent = (button: MessageButton, index: number) =>
  button.kind === 'seen'
    ? {
        type: 'button',
        sub_type: 'quick_reply',
        index: String(index),
        parameters: [{ type: 'payload', payload: button.payload }],
      }
    : // The template has our address; the parameter follows its slash.
      { type: 'button', sub_type: 'url', index: String(index), parameters: [textParameter(button.path.slice(1))] }

/**
 * Formats a message for the Cloud API. An OTP's code is sent twice: for the text, and for the button that copies it.
 */
function templateOf({ template, values, buttons = [] }: WhatsAppMessage) {
  const isOtp = template.startsWith('otp')
  const copy = { type: 'button', sub_type: 'url', index: '0', parameters: values.map(textParameter) }
  return {
    name: template,
    language: { code: templateLanguage(template) },
    components: [
      ...(values.length > 0 ? [{ type: 'body', parameters: values.map(textParameter) }] : []),
      ...(isOtp ? [copy] : buttons.map(buttonComponent)),
    ],
  }
}

type Told = { messages?: { id?: unknown }[]; error?: { code?: unknown } } | null | undefined

/**
 * Sends messages through WhatsApp's Cloud API and reads its webhooks (https://developers.facebook.com, "WhatsApp
 * Business Platform"). Templates are registered there under our names.
 */
export function whatsAppCloud({
  token,
  phoneNumberId,
  appSecret,
  verifyToken,
  baseUrl = CLOUD_API,
  fetch = globalThis.fetch,
  timeoutMilliseconds = 10_000,
}: WhatsAppOptions): WhatsApp {
  const post = async (to: string, content: object): Promise<string> => {
    const asked = 'whatsapp POST messages'
    const { status, body } = await exchangeJson({
      fetch,
      url: `${baseUrl}/${phoneNumberId}/messages`,
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: { messaging_product: 'whatsapp', recipient_type: 'individual', to: to.replace(/^\+/, ''), ...content },
      timeoutMilliseconds,
      fail: (code, cause) => new CarrierError(asked, code, { cause }),
    })
    const told = body as Told
    const id = told?.messages?.[0]?.id
    if (status >= 200 && status < 300 && typeof id === 'string' && id !== '') return id
    const code = machineWord(told?.error?.code) ?? 'NOT_TAKEN'
    if (UNREACHABLE.has(code)) throw new NotOnWhatsApp(code)
    throw new CarrierError(asked, code, { status })
  }

  return {
    send: (message) => post(message.to, { type: 'template', template: templateOf(message) }),
    answer: async (to, body) => void (await post(to, { type: 'text', text: { preview_url: false, body } })),
    readReport: ({ rawBody, signature }) =>
      signature !== undefined && isSame(signature, signCloudReport(appSecret, rawBody))
        ? readEvents(JSON.parse(rawBody.toString('utf8')), phoneNumberId)
        : undefined,
    isVerifyToken: (given) => isSame(given, verifyToken),
  }
}

type Status = { id?: unknown; status?: unknown; errors?: { code?: unknown }[] }
type Reply = {
  id?: unknown
  from?: unknown
  type?: unknown
  text?: { body?: unknown }
  button?: { payload?: unknown }
}
type Value = { metadata?: { phone_number_id?: unknown }; statuses?: Status[]; messages?: Reply[] }
type Report = { entry?: { changes?: { field?: unknown; value?: Value }[] }[] }

/**
 * Returns the events of a report that concern our number. A report may contain several events, including kinds that we
 * ignore.
 */
function readEvents(report: unknown, phoneNumberId: string): WhatsAppEvent[] {
  const changes = ((report as Report | null)?.entry ?? []).flatMap(({ changes: all = [] }) => all)
  return changes.flatMap(({ field, value }) =>
    field === 'messages' && value?.metadata?.phone_number_id === phoneNumberId
      ? [...(value.statuses ?? []).flatMap(eventOfStatus), ...(value.messages ?? []).flatMap(eventOfReply)]
      : [],
  )
}

function eventOfStatus({ id, status, errors }: Status): WhatsAppEvent[] {
  if (typeof id !== 'string') return []
  if (status === 'delivered' || status === 'read') return [{ kind: 'delivered', id }]
  return status === 'failed' ? [{ kind: 'failed', id, code: machineWord(errors?.[0]?.code) ?? 'UNKNOWN' }] : []
}

/** The maximum number of characters of a reply that we store. */
const MAX_REPLY = 1000

function eventOfReply({ id, from, type, text, button }: Reply): WhatsAppEvent[] {
  if (typeof id !== 'string' || typeof from !== 'string' || !/^\d{6,15}$/.test(from)) return []
  const by = { replyId: id, from: `+${from}` }
  if (type === 'button' && typeof button?.payload === 'string')
    return [{ kind: 'pressed', ...by, payload: button.payload }]
  const body = type === 'text' && typeof text?.body === 'string' ? text.body : `(${machineWord(type) ?? 'message'})`
  return [{ kind: 'wrote', ...by, text: body.slice(0, MAX_REPLY) }]
}
