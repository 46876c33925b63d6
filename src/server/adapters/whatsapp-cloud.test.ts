import { expect, test } from 'vitest'
import { whatsAppBody } from '#domain/whatsapp/registered-body.ts'
import { registeredTemplates, templatesOf } from '../features/messages/templates.ts'
import { MESSAGE_CHANNELS } from '../ports/message-sender.ts'
import {
  buttonsOf,
  NotOnWhatsApp,
  REPORT_SIGNATURE_HEADER,
  type MessageButton,
  type WhatsAppMessage,
} from '../ports/whatsapp.ts'
import { localReport, localWhatsAppService, type DeliveredWhatsApp } from './local-whatsapp.ts'
import { signCloudReport, whatsAppCloud } from './whatsapp-cloud.ts'

const KEYS = {
  token: 'a token of the tests',
  phoneNumberId: '106540352242922',
  appSecret: '0123456789abcdef0123456789abcdef',
  verifyToken: 'a word of the tests',
}
const PHONE = '+919812345678'

const delivered: DeliveredWhatsApp[] = []
const service = localWhatsAppService(
  KEYS,
  registeredTemplates('https://uncle.example'),
  (message) => void delivered.push(message),
)
const sender = whatsAppCloud({ ...KEYS, fetch: service, timeoutMilliseconds: 200 })

const TEMPLATES = templatesOf('https://uncle.example').filter(({ name }) => MESSAGE_CHANNELS[name].includes('whatsapp'))

const buttonFor = (kind: MessageButton['kind']): MessageButton =>
  kind === 'seen' ? { kind, payload: 'seen:q' } : { kind, path: '/desk/booking/7f1c2a54' }

const exampleOf = ({ name, variables, fill }: (typeof TEMPLATES)[number], to = PHONE): WhatsAppMessage => {
  const values = variables.map(({ example }) => example)
  return { to, template: name, values, body: fill(values).body, buttons: buttonsOf(name).map(buttonFor) }
}
const example = (name: string, to?: string) => {
  const template = TEMPLATES.find((one) => one.name === name)
  if (!template) throw new Error(`no template ${name}`)
  return exampleOf(template, to)
}

test('WhatsApp sends more than 80 templates', () => expect(TEMPLATES.length).toBeGreaterThan(80))

test.each(TEMPLATES)('WhatsApp delivers $name once, in our words, with its buttons', async (template) => {
  const message = exampleOf(template)
  delivered.length = 0
  const id = await sender.send(message)
  expect(id).toMatch(/^wamid\./)
  const isOtp = template.name.startsWith('otp')
  const body = isOtp ? expect.stringContaining(message.values[0] ?? '') : whatsAppBody(message.body, message.values)
  expect(delivered).toEqual([{ id, to: PHONE, body, buttons: expect.any(Array) }])
  const given = message.buttons?.map((button) => ('payload' in button ? button.payload : button.path))
  const came = delivered[0]?.buttons.map(({ payload, path }) => payload ?? path)
  expect(came).toEqual(isOtp ? message.values : given)
})

test.each([
  ['+916000000026', NotOnWhatsApp, '131026'],
  ['+916000000029', Error, '130429'],
  ['+916000000050', Error, '131000'],
  ['+916000000051', Error, 'UNREADABLE_ANSWER'],
  ['+916000000052', Error, 'TIMEOUT'],
  ['+915000000000', Error, '100'],
])('the sender throws a refusal for %s without the phone or the values', async (to, kind, code) => {
  const message = example('booking_confirmed', to)
  delivered.length = 0
  const error = await sender.send(message).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(kind)
  expect(error instanceof NotOnWhatsApp).toBe(kind === NotOnWhatsApp)
  expect(String(error)).toContain(code)
  for (const secret of [to, to.slice(1), ...message.values]) expect(String(error)).not.toContain(secret)
  expect(delivered).toEqual([])
})

test.each([
  ['too few values', { values: ['7K3M9QXZ'] }],
  ['a line break in a value', { values: ['7K3M9QXZ', 'Sat\nSun'] }],
  ['an empty value', { values: ['7K3M9QXZ', ''] }],
  ['no buttons', { buttons: [] }],
  ['a template of another language', { template: 'booking_confirmed_fr' as 'booking_confirmed' }],
])('the WhatsApp stand-in refuses %s, as Meta does', async (_what, wrong) => {
  await expect(sender.send({ ...example('booking_confirmed'), ...wrong })).rejects.toThrow(/1320\d\d/)
})

test('a request with a different access token is refused', async () => {
  const stranger = whatsAppCloud({ ...KEYS, token: 'another', fetch: service })
  await expect(stranger.send(example('booking_confirmed'))).rejects.toThrow('190 (401)')
})

test('an answer is sent as plain text, without a template', async () => {
  delivered.length = 0
  await sender.answer(PHONE, 'Uncle: thank you.')
  expect(delivered).toMatchObject([{ to: PHONE, body: 'Uncle: thank you.', buttons: [] }])
})

const reportOf = (value: object, phoneNumberId = KEYS.phoneNumberId) => {
  const { payload, headers } = localReport({ ...KEYS, phoneNumberId }, value)
  return { rawBody: Buffer.from(payload), signature: headers[REPORT_SIGNATURE_HEADER] }
}

test('one WhatsApp webhook can contain deliveries, failures, pressed buttons and written messages', () => {
  const report = reportOf({
    statuses: [
      { id: 'wamid.1', status: 'sent', recipient_id: '919812345678' },
      { id: 'wamid.1', status: 'delivered' },
      { id: 'wamid.2', status: 'read' },
      { id: 'wamid.3', status: 'failed', errors: [{ code: 131026, title: 'Message undeliverable' }] },
      { id: 'wamid.4', status: 'failed' },
    ],
    messages: [
      { id: 'r1', from: '919812345678', type: 'button', button: { payload: 'seen:abc', text: 'Seen' } },
      { id: 'r2', from: '919812345678', type: 'text', text: { body: 'We are full' } },
      { id: 'r3', from: '919812345678', type: 'image', image: { id: '5' } },
      { id: 'r4', from: 'nobody', type: 'text', text: { body: 'x' } },
    ],
  })
  expect(sender.readReport(report)).toEqual([
    { kind: 'delivered', id: 'wamid.1' },
    { kind: 'delivered', id: 'wamid.2' },
    { kind: 'failed', id: 'wamid.3', code: '131026' },
    { kind: 'failed', id: 'wamid.4', code: 'UNKNOWN' },
    { kind: 'pressed', replyId: 'r1', from: PHONE, payload: 'seen:abc' },
    { kind: 'wrote', replyId: 'r2', from: PHONE, text: 'We are full' },
    { kind: 'wrote', replyId: 'r3', from: PHONE, text: '(image)' },
  ])
})

test('WhatsApp webhooks about a different number, of other kinds and without entries contain no events', () => {
  expect(sender.readReport(reportOf({ statuses: [{ id: 'wamid.1', status: 'delivered' }] }, '1'))).toEqual([])
  for (const body of ['{}', '{"entry":[{"changes":[{"field":"account_update","value":{}}]}]}', 'null']) {
    const rawBody = Buffer.from(body)
    expect(sender.readReport({ rawBody, signature: signCloudReport(KEYS.appSecret, rawBody) })).toEqual([])
  }
})

test('a WhatsApp webhook is refused if its signature is missing or wrong, or if its body was changed', () => {
  const report = reportOf({ statuses: [{ id: 'wamid.1', status: 'delivered' }] })
  expect(sender.readReport({ ...report, signature: undefined })).toBeUndefined()
  expect(sender.readReport({ ...report, signature: signCloudReport('another secret', report.rawBody) })).toBeUndefined()
  const changed = Buffer.from(report.rawBody.toString().replace('wamid.1', 'wamid.9'))
  expect(sender.readReport({ ...report, rawBody: changed })).toBeUndefined()
})

test('only the complete verify token is accepted', () => {
  expect(sender.isVerifyToken(KEYS.verifyToken)).toBe(true)
  expect(sender.isVerifyToken('a word')).toBe(false)
  expect(sender.isVerifyToken('')).toBe(false)
})
