import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { describeMessageSender, REGISTERED_TEXTS } from '../ports/message-sender.conformance.ts'
import { MESSAGE_CHANNELS, type Message } from '../ports/message-sender.ts'
import { FAKE_AUTH_KEY, FAKE_EMAIL_FROM, msg91Fake, UNDELIVERABLE, type Msg91Fake } from './fakes/msg91-fake.ts'
import { msg91Sender } from './msg91-sender.ts'

/**
 * Every template on each of its channels, with our key for it, the carrier's id, and the text registered at the
 * carrier.
 */
const REGISTERED = Object.entries(MESSAGE_CHANNELS).flatMap(([template, channels]) =>
  channels
    .filter((channel) => channel !== 'whatsapp')
    .map((channel) => ({
      key: channel === 'sms' ? template : `email:${template}`,
      id: `${channel === 'sms' ? 'flow' : 'mail'}-${template}`,
      text: REGISTERED_TEXTS[template as Message['template']],
    })),
)

const TEMPLATES: Record<string, string> = {
  ...Object.fromEntries(REGISTERED.map(({ key, id }) => [key, id])),
  'email:from': FAKE_EMAIL_FROM,
}

const startFake = () => msg91Fake(Object.fromEntries(REGISTERED.map(({ id, text }) => [id, text])))

const senderTo = (fake: Msg91Fake, changes: Partial<Parameters<typeof msg91Sender>[0]> = {}) =>
  msg91Sender({ authKey: FAKE_AUTH_KEY, templates: TEMPLATES, baseUrl: fake.baseUrl, ...changes })

describeMessageSender('MSG91', async () => {
  const fake = await startFake()
  return {
    sender: senderTo(fake),
    untaken: UNDELIVERABLE,
    close: fake.close,
    delivered: () => Promise.resolve([...fake.delivered]),
  }
})

describe('MSG91', () => {
  let fake: Msg91Fake
  beforeAll(async () => {
    fake = await startFake()
  })
  afterAll(() => fake.close())
  beforeEach(() => {
    fake.requests.length = 0
  })
  const otp: Message = { to: '+919812345678', channel: 'sms', template: 'otp', body: '', values: ['402917'] }

  it('the MSG91 sender sends the values as numbered variables to a number without a plus', async () => {
    await senderTo(fake).send(otp)
    const [request] = fake.requests
    expect(request?.url.pathname).toBe('/flow')
    expect(request?.headers.authkey).toBe(FAKE_AUTH_KEY)
    const recipients = [{ mobiles: '919812345678', VAR1: '402917' }]
    expect(request?.body).toEqual({ template_id: 'flow-otp', recipients })
  })

  it('the MSG91 sender sends email from the verified domain of the configured address', async () => {
    const values = ['K7Q2MP', '₹1,200']
    const to = 'asha@uncle.example'
    await senderTo(fake).send({ to, channel: 'email', template: 'booking_refunded', subject: 's', body: 'b', values })
    expect(fake.requests[0]?.url.pathname).toBe('/email/send')
    expect(fake.requests[0]?.body).toEqual({
      template_id: 'mail-booking_refunded',
      domain: 'mail.uncle.example',
      from: { email: FAKE_EMAIL_FROM, name: 'Uncle' },
      recipients: [{ to: [{ email: to }], variables: { VAR1: 'K7Q2MP', VAR2: '₹1,200' } }],
    })
  })

  it.each([
    { name: 'an error with HTTP 200', body: { type: 'error', message: 'no', code: '207' }, status: 200, code: '207' },
    { name: 'a mail error with HTTP 200', body: { status: 'success', hasError: true }, status: 200, code: 'NOT_TAKEN' },
    { name: 'an answer that says nothing', body: {}, status: 200, code: 'NOT_TAKEN' },
    { name: 'a failing server', body: { type: 'success' }, status: 500, code: 'NOT_TAKEN' },
    { name: 'an answer that is no JSON', body: '<html>', status: 200, code: 'UNREADABLE_ANSWER' },
  ])('the MSG91 sender rejects $name, and sends only once', async ({ body, status, code }) => {
    fake.trouble({ answer: { status, body } })
    await expect(senderTo(fake).send(otp)).rejects.toMatchObject({ name: 'CarrierError', code })
    expect(fake.requests).toHaveLength(1)
  })

  it('the MSG91 sender rejects when the carrier does not answer', async () => {
    fake.trouble({ answer: 'silent' })
    const sender = senderTo(fake, { timeoutMilliseconds: 40 })
    await expect(sender.send(otp)).rejects.toMatchObject({ code: 'TIMEOUT' })
  })

  it('the MSG91 sender rejects an OTP by email, for which there is no template', async () => {
    await expect(senderTo(fake).send({ ...otp, channel: 'email' })).rejects.toMatchObject({ code: 'NO_TEMPLATE' })
    expect(fake.requests).toEqual([])
  })

  it.each(Object.keys(TEMPLATES))('the MSG91 sender refuses to start without %s', (key) => {
    const templates = { ...TEMPLATES, [key]: '' }
    expect(() => senderTo(fake, { templates })).toThrow(key)
  })
})
