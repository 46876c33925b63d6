import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registeredText, templatesOf } from '../features/messages/templates.ts'
import { MESSAGE_CHANNELS, type Message, type TextSender } from './message-sender.ts'

export type SenderUnderTest = {
  sender: TextSender
  /** Lists the messages that people received, oldest first. */
  delivered: () => Promise<{ to: string; channel: Message['channel']; text: string }[]>
  /** Recipients that the carrier refuses. */
  untaken: { sms: string; email: string }
  close: () => Promise<void>
}

const TEMPLATES = templatesOf('https://uncle.example')

/** The texts as registered with a carrier, with placeholders for the values in order. */
export const REGISTERED_TEXTS = Object.fromEntries(
  TEMPLATES.map((template) => [template.name, registeredText(template, (number) => `##VAR${number}##`).body]),
) as Record<Message['template'], string>

type Example = Pick<Message, 'template' | 'body' | 'values'>

const MESSAGES = Object.fromEntries(
  TEMPLATES.map(({ name, variables, fill }): [string, Example] => {
    const values = variables.map(({ example }) => example)
    return [name, { template: name, body: fill(values).body, values }]
  }),
) as Record<Message['template'], Example>

const sms = (to: string, template: Message['template']): Message => ({ to, channel: 'sms', ...MESSAGES[template] })

const email = (to: string, template: Message['template']): Message => ({
  to,
  channel: 'email',
  subject: 'From Uncle',
  ...MESSAGES[template],
})

/** Every text for each of its channels. */
const EVERY_MESSAGE = TEMPLATES.flatMap(({ name: template }) =>
  MESSAGE_CHANNELS[template].flatMap((channel) => {
    if (channel === 'whatsapp') return []
    return channel === 'sms' ? sms('+919812345678', template) : email('asha@uncle.example', template)
  }),
)

/** The contract of the port: accepted messages arrive, and refused ones reject without personal data. */
export function describeMessageSender(name: string, open: () => Promise<SenderUnderTest>): void {
  describe(`${name} as a message sender`, () => {
    let under: SenderUnderTest
    beforeAll(async () => {
      under = await open()
    })
    afterAll(() => under.close())

    it.each(EVERY_MESSAGE)('the message sender delivers $template by $channel once, in our words', async (message) => {
      const before = (await under.delivered()).length
      await under.sender.send(message)
      const { to, channel, body: text } = message
      // Carriers may or may not end a text with a line break.
      const came = (await under.delivered()).slice(before).map((one) => ({ ...one, text: one.text.trimEnd() }))
      expect(came).toEqual([{ to, channel, text: text.trimEnd() }])
    })

    it.each(['sms', 'email'] as const)(
      'the message sender rejects a message by %s that the carrier refused',
      async (channel) => {
        const to = under.untaken[channel]
        const message = channel === 'sms' ? sms(to, 'otp') : email(to, 'booking_confirmed')
        const before = (await under.delivered()).length
        const error = await under.sender.send(message).then(
          () => undefined,
          (reason: unknown) => reason,
        )
        expect(error).toBeInstanceOf(Error)
        // The reason is stored and logged, so it must contain neither the recipient nor the text.
        const told = String(error)
        for (const secret of [to, to.replace('+', ''), ...message.values]) expect(told).not.toContain(secret)
        expect(await under.delivered()).toHaveLength(before)
      },
    )
  })
}
