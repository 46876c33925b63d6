import { createServer, type AddressInfo } from 'node:net'
import { callbackify } from 'node:util'
import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { describeMessageSender, REGISTERED_TEXTS } from '../ports/message-sender.conformance.ts'
import { MESSAGE_CHANNELS, type Message } from '../ports/message-sender.ts'
import { byChannel } from './by-channel.ts'
import { FAKE_AUTH_KEY, msg91Fake, UNDELIVERABLE } from './fakes/msg91-fake.ts'
import { msg91Sender } from './msg91-sender.ts'
import { CarrierError } from './provider-error.ts'
import { smtpSender } from './smtp-sender.ts'

const FROM = 'rooms@uncle.example'

type Letter = { to: string; mail: ParsedMail }

/** Starts a real SMTP server that refuses the same addresses as MSG91's stand-in. */
async function mailServer(options: SMTPServerOptions = {}, heard: (letter: Letter) => void = () => undefined) {
  const letters: Letter[] = []
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) => {
      const refusal = Object.assign(new Error(`5.1.1 ${address} is unknown here`), { responseCode: 550 })
      done(address === UNDELIVERABLE.email ? refusal : null)
    },
    onData: callbackify(async (stream: SMTPServerDataStream, { envelope }: SMTPServerSession) => {
      const mail = await simpleParser(stream)
      for (const { address: to } of envelope.rcptTo) {
        letters.push({ to, mail })
        heard({ to, mail })
      }
    }),
    ...options,
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    letters,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

const SMS = Object.entries(MESSAGE_CHANNELS).filter(([, channels]) => (channels as readonly string[]).includes('sms'))
const SMS_TEMPLATES = Object.fromEntries(SMS.map(([template]) => [template, `flow-${template}`]))
const SMS_TEXTS = Object.fromEntries(
  SMS.map(([template]) => [`flow-${template}`, REGISTERED_TEXTS[template as Message['template']]]),
)

describeMessageSender('MSG91 for texts and SMTP for e-mails', async () => {
  const fake = await msg91Fake(SMS_TEXTS)
  const mail = await mailServer({}, ({ to, mail: { text = '' } }) => {
    fake.delivered.push({ to, channel: 'email', text })
  })
  const sms = msg91Sender({
    authKey: FAKE_AUTH_KEY,
    templates: SMS_TEMPLATES,
    baseUrl: fake.baseUrl,
    channels: ['sms'],
  })
  return {
    sender: byChannel({ sms, email: smtpSender({ url: mail.url, from: FROM }), push: () => null }),
    untaken: UNDELIVERABLE,
    close: async () => {
      await Promise.all([mail.close(), fake.close()])
    },
    delivered: () => Promise.resolve([...fake.delivered]),
  }
})

describe('SMTP', () => {
  const ends: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const end of ends.splice(0)) await end()
  })
  const open = async (options?: SMTPServerOptions) => {
    const server = await mailServer(options)
    ends.push(server.close)
    return server
  }
  const letter: Message = {
    to: 'asha@home.example',
    channel: 'email',
    template: 'booking_confirmed',
    subject: 'K7Q2MP is confirmed: ₹1,200 paid',
    body: 'Namaste Asha, आपकी बुकिंग पक्की है।\nhttps://uncle.example/my-bookings',
    values: [],
  }
  /** Returns the error that sending causes. */
  const failure = async (sending: Promise<void>): Promise<CarrierError> => {
    const error: unknown = await sending.catch((thrown: unknown) => thrown)
    if (!(error instanceof CarrierError)) throw new Error(`not a refusal: ${String(error)}`)
    return error
  }

  it('the SMTP sender sends the text as written, from our address, labelled as automatic', async () => {
    const { url, letters } = await open()
    await smtpSender({ url, from: FROM }).send(letter)
    const [{ to, mail } = {}] = letters
    expect(to).toBe(letter.to)
    expect(mail?.subject).toBe(letter.subject)
    expect(mail?.text?.trimEnd()).toBe(letter.body)
    expect(mail?.from?.value).toEqual([{ address: FROM, name: 'Uncle' }])
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated')
  })

  it('the SMTP sender adds no recipient and no header if an address or a subject contains a line break', async () => {
    const { url, letters } = await open()
    const sender = smtpSender({ url, from: FROM })
    await sender.send({ ...letter, subject: 'Hello\r\nBcc: thief@evil.example' })
    await sender.send({ ...letter, to: 'asha@home.example\r\nRCPT TO:<thief@evil.example>' }).catch(() => undefined)
    expect(letters.map(({ to }) => to)).not.toContain('thief@evil.example')
    expect(letters[0]?.mail.headers.has('bcc')).toBe(false)
  })

  it('the SMTP sender reports a refused address by the server’s status number, without the server’s sentence', async () => {
    const { url } = await open()
    const error = await failure(smtpSender({ url, from: FROM }).send({ ...letter, to: UNDELIVERABLE.email }))
    expect(error).toMatchObject({ code: 'EENVELOPE', status: 550 })
    expect(error.message).not.toContain(UNDELIVERABLE.email)
    expect(error.cause).toBeUndefined()
  })

  it('the SMTP sender signs in, and reports a refused sign-in', async () => {
    const { url } = await open({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        username === 'uncle' && password === 'right'
          ? done(null, { user: 'uncle' })
          : done(new Error('wrong password for uncle')),
    })
    const as = (account: string) => smtpSender({ url: url.replace('//', `//${account}@`), from: FROM }).send(letter)
    await as('uncle:right')
    expect((await failure(as('uncle:wrong'))).code).toBe('EAUTH')
  })

  it('the SMTP sender sends nothing to another machine without encryption', async () => {
    const [plain, unsigned] = [await open({ disabledCommands: ['STARTTLS'] }), await open()]
    // Reaches this machine by an address that the sender does not recognise as this machine.
    const sendTo = (port: number) => smtpSender({ url: `smtp://0.0.0.0:${port}`, from: FROM }).send(letter)
    expect((await failure(sendTo(plain.port))).code).toBe('ETLS')
    // The server's certificate is self-signed.
    expect((await failure(sendTo(unsigned.port))).code).toBe('ESOCKET')
    expect([...plain.letters, ...unsigned.letters]).toEqual([])
  })

  it('the SMTP sender gives up on a silent server at the time limit', async () => {
    const silent = createServer(() => undefined)
    await new Promise<void>((resolve) => {
      silent.listen(0, '127.0.0.1', resolve)
    })
    ends.push(() => new Promise((resolve) => silent.close(() => resolve())))
    const { port } = silent.address() as AddressInfo
    const began = performance.now()
    const error = await failure(
      smtpSender({ url: `smtp://127.0.0.1:${port}`, from: FROM, timeoutMilliseconds: 300 }).send(letter),
    )
    expect(error.code).toBe('ETIMEDOUT')
    expect(performance.now() - began).toBeLessThan(5000)
  })

  it('the SMTP sender refuses a text for a phone', async () => {
    const error = await failure(
      smtpSender({ url: 'smtp://127.0.0.1:1', from: FROM }).send({ ...letter, channel: 'sms' }),
    )
    expect(error.code).toBe('NOT_AN_EMAIL')
  })
})
