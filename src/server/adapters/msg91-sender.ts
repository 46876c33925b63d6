import { PRODUCT_NAME } from '#domain/site.ts'
import { MESSAGE_CHANNELS, type Message, type TextSender } from '../ports/message-sender.ts'
import { exchangeJson } from './exchange-json.ts'
import { CarrierError, machineWord } from './provider-error.ts'

export type Msg91Options = {
  authKey: string
  /** maps our templates' names to MSG91's ids; see `missingTemplates` */
  templates: Readonly<Record<string, string>>
  /** the channels that it carries; the remaining channels need no templates */
  channels?: readonly Message['channel'][]
  baseUrl?: string
  fetch?: typeof globalThis.fetch
  timeoutMilliseconds?: number
}

/** The map's key for the address from which e-mails are sent. The part after the @ is the domain verified at MSG91. */
const EMAIL_FROM = 'email:from'

const keyOf = (template: string, channel: Message['channel']) => (channel === 'sms' ? template : `email:${template}`)

const BOTH = ['sms', 'email'] as const

/**
 * Lists the keys that the map lacks: 'otp', 'booking_confirmed', ..., 'email:booking_confirmed', ..., and 'email:from'.
 */
function missingTemplates(templates: Msg91Options['templates'], carried: readonly Message['channel'][]): string[] {
  const keys = Object.entries(MESSAGE_CHANNELS).flatMap(([template, channels]) =>
    carried.filter((one) => channels.includes(one)).map((one) => keyOf(template, one)),
  )
  const missing = keys.filter((key) => !templates[key])
  if (!carried.includes('email')) return missing
  return /^[^@\s]+@[^@\s]+$/.test(templates[EMAIL_FROM] ?? '') ? missing : [...missing, EMAIL_FROM]
}

/**
 * Sends SMS through MSG91's flow API and e-mails through its e-mail API. The texts are registered there, so we send
 * only the template's id and the values in order, as VAR1, VAR2, ... Refuses to start if a template has no id, so that
 * no message gets stuck in the outbox because of a missing setting.
 */
export function msg91Sender({
  authKey,
  templates,
  channels = BOTH,
  baseUrl = 'https://control.msg91.com/api/v5',
  fetch = globalThis.fetch,
  timeoutMilliseconds = 10_000,
}: Msg91Options): TextSender {
  const missing = missingTemplates(templates, channels)
  if (missing.length > 0) throw new Error(`MSG91 templates without an id: ${missing.join(', ')}`)

  const post = async (path: string, body: object): Promise<void> => {
    const asked = `msg91 POST ${path}`
    // Sends only once. The outbox retries later, and a retry here could send the message twice.
    const answer = await exchangeJson({
      fetch,
      url: baseUrl + path,
      method: 'POST',
      headers: { authkey: authKey },
      body,
      timeoutMilliseconds,
      fail: (code, cause) => new CarrierError(asked, code, { cause }),
    })
    if (!isTaken(answer)) throw new CarrierError(asked, codeOf(answer.body), { status: answer.status })
  }

  return {
    send: ({ to, channel, template, values }) => {
      const templateId = templates[keyOf(template, channel)]
      if (!templateId) return Promise.reject(new CarrierError(`msg91 ${channel} ${template}`, 'NO_TEMPLATE'))
      return channel === 'sms'
        ? post('/flow', smsOf({ to, templateId, values }))
        : post('/email/send', emailOf({ to, templateId, values, from: templates[EMAIL_FROM] ?? '' }))
    },
  }
}

const variablesOf = (values: readonly string[]): Record<string, string> =>
  Object.fromEntries(values.map((value, index) => [`VAR${index + 1}`, value]))

/** Formats an SMS. A mobile number has its country code, but no plus. */
const smsOf = (sms: { to: string; templateId: string; values: readonly string[] }) => ({
  template_id: sms.templateId,
  recipients: [{ mobiles: sms.to.replace(/^\+/, ''), ...variablesOf(sms.values) }],
})

const emailOf = (email: { to: string; templateId: string; values: readonly string[]; from: string }) => ({
  template_id: email.templateId,
  domain: email.from.split('@')[1],
  from: { email: email.from, name: PRODUCT_NAME },
  recipients: [{ to: [{ email: email.to }], variables: variablesOf(email.values) }],
})

type Told = { type?: unknown; status?: unknown; hasError?: unknown; code?: unknown } | null | undefined

/**
 * Whether MSG91 accepted the message. A refusal can come with HTTP 200. It is then in `type` for the flow API, and in
 * `status` and `hasError` for the e-mail API.
 */
function isTaken({ status, body }: { status: number; body: unknown }): boolean {
  const told = body as Told
  const isSaid = told?.type === 'success' || (told?.status === 'success' && told.hasError !== true)
  return status >= 200 && status < 300 && isSaid
}

const codeOf = (body: unknown): string => machineWord((body as Told)?.code) ?? 'NOT_TAKEN'
