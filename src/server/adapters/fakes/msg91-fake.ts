import type { Message } from '../../ports/message-sender.ts'
import { serveJson, type JsonAnswer, type JsonRequest, type JsonServer } from './serve-json.ts'

export const FAKE_AUTH_KEY = 'an auth key of tests'
export const FAKE_EMAIL_FROM = 'care@mail.uncle.example'

/** Recipients to which the fake refuses to deliver. */
export const UNDELIVERABLE = { sms: '+916000000001', email: 'untaken@uncle.example' }

type Delivered = { to: string; channel: Message['channel']; text: string }
export type Msg91Fake = JsonServer & { delivered: Delivered[] }

type Sms = { template_id: string; recipients: (Record<string, string> & { mobiles: string })[] }
type Email = {
  template_id: string
  domain: string
  from: { email: string }
  recipients: { to: { email: string }[]; variables: Record<string, string> }[]
}

/** Fills in a text registered with the fake, whose placeholders look like ##VAR1##. */
const fill = (text: string, values: Record<string, string>) =>
  text.replace(/##(\w+)##/g, (_whole, name: string) => values[name] ?? '')

const refusedSms = (message: string, code: string): JsonAnswer => ({
  status: 200,
  body: { type: 'error', message, code },
})
const refusedEmail = (message: string): JsonAnswer => ({
  status: 422,
  body: { status: 'fail', hasError: true, errors: { to: [message] }, data: null },
})

/** Starts an in-memory fake of MSG91's flow and e-mail APIs, including refusals, which often come with HTTP 200. */
export async function msg91Fake(texts: Record<string, string>): Promise<Msg91Fake> {
  const delivered: Delivered[] = []

  const takeSms = ({ template_id, recipients: [recipient] }: Sms): JsonAnswer => {
    const text = texts[template_id]
    if (text === undefined) return refusedSms('Template not found', '211')
    if (!recipient || !/^91\d{10}$/.test(recipient.mobiles)) return refusedSms('Invalid mobile number', '202')
    const to = `+${recipient.mobiles}`
    if (to === UNDELIVERABLE.sms) return refusedSms(`${to} is blocked`, '303')
    delivered.push({ to, channel: 'sms', text: fill(text, recipient) })
    return { status: 200, body: { type: 'success', message: '5762846b4f8d285d378b4567' } }
  }

  const takeEmail = ({ template_id, domain, from, recipients: [recipient] }: Email): JsonAnswer => {
    const text = texts[template_id]
    const to = recipient?.to[0]?.email
    if (text === undefined || !recipient || !to) return refusedEmail('The template or the recipient is missing')
    if (domain !== FAKE_EMAIL_FROM.split('@')[1] || from.email !== FAKE_EMAIL_FROM) return refusedEmail('Wrong domain')
    if (to === UNDELIVERABLE.email) return refusedEmail(`${to} is not deliverable`)
    delivered.push({ to, channel: 'email', text: fill(text, recipient.variables) })
    return { status: 200, body: { status: 'success', hasError: false, errors: null, data: { unique_id: 'q1' } } }
  }

  const answerOf = ({ method, url, headers, body }: JsonRequest): JsonAnswer => {
    if (headers.authkey !== FAKE_AUTH_KEY) return refusedSms('Authentication failure', '207')
    if (method === 'POST' && url.pathname === '/flow') return takeSms(body as Sms)
    if (method === 'POST' && url.pathname === '/email/send') return takeEmail(body as Email)
    return { status: 404, body: '<html>not found</html>' }
  }

  return { ...(await serveJson(answerOf)), delivered }
}
