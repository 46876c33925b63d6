import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '#domain/languages.ts'
import { HOTEL_TEXTS, hotelText, type NoticeWords } from '#domain/hotel-messages/hotel-text.ts'
import { STAFF_TEXTS, staffText } from '#domain/desk/staff-text.ts'
import { contactText } from '#domain/hotel-messages/contact-text.ts'
import { editText } from '#domain/hotel-messages/edit-text.ts'
import { pauseText } from '#domain/hotel-messages/pause-text.ts'
import { SITE_TEXTS, siteText } from '#domain/hotel-messages/site-text.ts'
import { GUEST_TEXTS, guestExample } from '../features/messages/guest-examples.conformance.ts'
import { hotelTemplate, staffTemplate, MESSAGE_CHANNELS, type Message, type TextSender } from './message-sender.ts'

export type SenderUnderTest = {
  sender: TextSender
  /** The messages people received, oldest first. */
  delivered: () => Promise<{ to: string; channel: Message['channel']; text: string }[]>
  /** Recipients that the carrier refuses. */
  untaken: { sms: string; email: string }
  close: () => Promise<void>
}

const EXAMPLE: NoticeWords = {
  code: '7K3M9QXZ',
  slot: 'Evening',
  checkin: 'Sat, 5 Dec, 9 PM',
  leaves: 'Sun, 6 Dec, 12 noon',
  rooms: '1 room',
  money: 'TAKE ₹1,260',
  link: 'https://uncle.example/seen#x',
}

const nameIsWord = Object.fromEntries(Object.keys(EXAMPLE).map((name) => [name, name])) as NoticeWords

/** Rebuilds the text as registered, with placeholders for its values. */
const registeredOf = ({ body, values }: { body: string; values: readonly string[] }): string =>
  values.reduce((text, value, index) => text.replaceAll(value, `##VAR${index + 1}##`), body)

const STAFF_EXAMPLE = {
  at: new Date('2026-12-05T21:41:00+05:30'),
  desk: 'https://uncle.example/desk',
  link: 'https://uncle.example/not-me#x',
}

/** Sample texts for hotels in every language. A list of arrivals consists of a heading and rows. */
const HOTEL_MESSAGES = LANGUAGES.flatMap((language) => [
  ...HOTEL_TEXTS.map((kind) => {
    const names = hotelText(kind, language, nameIsWord).values
    const places = Object.fromEntries(names.map((name, index) => [name, `##VAR${index + 1}##`]))
    return {
      template: hotelTemplate(kind, language),
      registered: hotelText(kind, language, { ...nameIsWord, ...places }).body,
      ...hotelText(kind, language, EXAMPLE),
    }
  }),
  {
    template: hotelTemplate('list', language),
    registered: '##VAR1##\n\n##VAR2##\n',
    body: 'Tomorrow\n\n[ ]  7K3M9QXZ\n',
    values: ['Tomorrow', '[ ]  7K3M9QXZ'],
  },
  ...STAFF_TEXTS.map((kind) => {
    const text = staffText(kind, language, STAFF_EXAMPLE)
    return { template: staffTemplate(kind, language), registered: registeredOf(text), ...text }
  }),
  ...[contactText(language, 'https://uncle.example/hotel-contact#x')].map((text) => ({
    template: hotelTemplate('contact_asked', language),
    registered: registeredOf(text),
    ...text,
  })),
  ...[pauseText(language, STAFF_EXAMPLE.at)].map((text) => ({
    template: hotelTemplate('paused', language),
    registered: registeredOf(text),
    ...text,
  })),
  ...SITE_TEXTS.map((kind) => {
    const text = siteText(kind, language, STAFF_EXAMPLE.desk)
    return { template: hotelTemplate(kind, language), registered: registeredOf(text), ...text }
  }),
  ...[editText(language, ['name', 'address'])].map((text) => ({
    template: hotelTemplate('edited', language),
    registered: registeredOf(text),
    ...text,
  })),
])

/** The texts for guests, in every language. */
const GUEST_MESSAGES = LANGUAGES.flatMap((language) =>
  GUEST_TEXTS.map((kind) => {
    const text = guestExample(kind, language)
    return { ...text, registered: registeredOf(text) }
  }),
)

const OFFICE_MESSAGE = {
  template: 'office_told',
  registered: 'In the office ##VAR1##.',
  body: 'In the office a colleague was added.',
  values: ['a colleague was added'],
} as const

const EXAMPLES = [...GUEST_MESSAGES, ...HOTEL_MESSAGES, OFFICE_MESSAGE]

/** The texts as registered with a carrier, with placeholders for the values in order. */
export const REGISTERED_TEXTS = Object.fromEntries(
  EXAMPLES.map(({ template, registered }) => [template, registered]),
) as Record<Message['template'], string>

type Example = Pick<Message, 'template' | 'body' | 'values'>

const MESSAGES = Object.fromEntries(
  EXAMPLES.map(({ template, body, values }): [string, Example] => [template, { template, body, values }]),
) as Record<Message['template'], Example>

const sms = (to: string, template: Message['template']): Message => ({ to, channel: 'sms', ...MESSAGES[template] })

const email = (to: string, template: Message['template']): Message => ({
  to,
  channel: 'email',
  subject: 'From Uncle',
  ...MESSAGES[template],
})

const TEMPLATES = Object.keys(MESSAGE_CHANNELS) as Message['template'][]

/** Every text on each of its channels. */
const EVERY_MESSAGE = TEMPLATES.flatMap((template) =>
  MESSAGE_CHANNELS[template].map((channel) =>
    channel === 'sms' ? sms('+919812345678', template) : email('asha@uncle.example', template),
  ),
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
      // Carriers may end a text with a line break, or without one.
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
        // The reason is stored and logged: it must contain neither the recipient nor the text.
        const told = String(error)
        for (const secret of [to, to.replace('+', ''), ...message.values]) expect(told).not.toContain(secret)
        expect(await under.delivered()).toHaveLength(before)
      },
    )
  })
}
