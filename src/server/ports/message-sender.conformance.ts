import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOTEL_LANGUAGES } from '#domain/hotel-messages/hotel-channel.ts'
import { HOTEL_TEXTS, hotelText, type NoticeWords } from '#domain/hotel-messages/hotel-text.ts'
import { STAFF_TEXTS, staffText } from '#domain/desk/staff-text.ts'
import { contactText } from '#domain/hotel-messages/contact-text.ts'
import { hotelTemplate, staffTemplate, MESSAGE_CHANNELS, type Message, type MessageSender } from './message-sender.ts'

export type SenderUnderTest = {
  sender: MessageSender
  /** The messages people received, oldest first. */
  delivered: () => Promise<{ to: string; channel: Message['channel']; text: string }[]>
  /** Recipients that the carrier refuses. */
  untaken: { sms: string; email: string }
  close: () => Promise<void>
}

type HotelTemplate = Extract<Message['template'], `hotel_${string}` | `staff_${string}`>
type GuestTemplate = Exclude<Message['template'], HotelTemplate>

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
  values.reduce((text, value, index) => text.replace(value, `##VAR${index + 1}##`), body)

const STAFF_EXAMPLE = {
  at: new Date('2026-12-05T21:41:00+05:30'),
  desk: 'https://uncle.example/desk',
  link: 'https://uncle.example/not-me#x',
}

/** The texts for hotels, each in both languages; a list of arrivals has a heading and its lines. */
const HOTEL_MESSAGES = HOTEL_LANGUAGES.flatMap((language) => [
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
  {
    template: hotelTemplate('paused', language),
    registered:
      language === 'en' ? 'Nothing is sold until ##VAR1##. Ring ##VAR2##' : '##VAR1## तक कुछ नहीं बिकेगा। ##VAR2##',
    body: language === 'en' ? 'Nothing is sold until Sunday. Ring 1' : 'रविवार तक कुछ नहीं बिकेगा। 1',
    values: language === 'en' ? ['Sunday', '1'] : ['रविवार', '1'],
  },
])

/** The texts as registered with a carrier, with placeholders for the values in order. */
const GUEST_TEXTS: Record<GuestTemplate, string> = {
  otp: '##VAR1## is your code.',
  email_link: 'Please verify your email: ##VAR1##',
  account_changed: 'A change: ##VAR1##',
  booking_confirmed: '##VAR1## is confirmed for ##VAR2##.',
  booking_refunded: '##VAR2## of ##VAR1## is on its way back.',
  booking_money_back: 'For ##VAR1## we send ##VAR2## back.',
  booking_cancelled: '##VAR1## is cancelled, ##VAR2## goes back.',
  booking_cancelled_unpaid: '##VAR1## is cancelled, there was no payment.',
  booking_changed: '##VAR1## is now for ##VAR2##.',
  booking_extended: '##VAR1## now lasts until ##VAR2##.',
  booking_hours_added: '##VAR2## added to ##VAR1##, until ##VAR3##, ##VAR4##. Yes or no: ##VAR5##',
  booking_no_show: 'The hotel says that nobody came for ##VAR1##. Were you there? ##VAR2##',
  booking_came: 'Did ##VAR1## take place? ##VAR2##',
  booking_needs_choice: 'The room of ##VAR1## is not free for you: ##VAR2##',
  number_changed: 'This number is no longer linked to your account.',
  passkey_added: 'A passkey was added, ##VAR1##. Not you? ##VAR2##',
  account_ends: 'We erase your account after ##VAR1##. To keep it: ##VAR2##',
  office_told: 'In the office ##VAR1##.',
  review_off_page: 'Your review is off its page.',
  booking_decided: 'We looked at ##VAR1##.',
  review_withdrawn: 'Your review of ##VAR1## is off the page: ##VAR2##',
  partner_invited: 'An invite waits for you: ##VAR1##',
  stay_ended: 'How was ##VAR1##? ##VAR2##',
  partner_form_received: 'Your number is ##VAR1##.',
  feedback_received: 'We have your message: ##VAR1##.',
}

export const REGISTERED_TEXTS: Record<Message['template'], string> = {
  ...GUEST_TEXTS,
  ...(Object.fromEntries(HOTEL_MESSAGES.map(({ template, registered }) => [template, registered])) as Record<
    HotelTemplate,
    string
  >),
}

type Example = Pick<Message, 'template' | 'body' | 'values'>

const GUEST_MESSAGES: Record<GuestTemplate, Example> = {
  otp: { template: 'otp', body: '402917 is your code.', values: ['402917'] },
  email_link: {
    template: 'email_link',
    body: 'Please verify your email: https://uncle.example/verify-email#x',
    values: ['https://uncle.example/verify-email#x'],
  },
  account_changed: {
    template: 'account_changed',
    body: 'A change: you were logged out.',
    values: ['you were logged out.'],
  },
  booking_confirmed: {
    template: 'booking_confirmed',
    body: 'K7Q2MP is confirmed for Sat, 21 Nov, 6 PM.',
    values: ['K7Q2MP', 'Sat, 21 Nov, 6 PM'],
  },
  booking_refunded: {
    template: 'booking_refunded',
    body: '₹1,200 of K7Q2MP is on its way back.',
    values: ['K7Q2MP', '₹1,200'],
  },
  booking_cancelled: {
    template: 'booking_cancelled',
    body: 'K7Q2MP is cancelled, ₹1,200 goes back.',
    values: ['K7Q2MP', '₹1,200'],
  },
  booking_cancelled_unpaid: {
    template: 'booking_cancelled_unpaid',
    body: 'K7Q2MP is cancelled, there was no payment.',
    values: ['K7Q2MP'],
  },
  booking_changed: {
    template: 'booking_changed',
    body: 'K7Q2MP is now for Sun, 22 Nov, 6 PM.',
    values: ['K7Q2MP', 'Sun, 22 Nov, 6 PM'],
  },
  booking_money_back: {
    template: 'booking_money_back',
    body: 'For K7Q2MP we send ₹378 back.',
    values: ['K7Q2MP', '₹378'],
  },
  booking_hours_added: {
    template: 'booking_hours_added',
    body: '2 hours added to K7Q2MP, until Sun, 22 Nov, 9 PM, ₹640. Yes or no: https://uncle.example/more-hours#x',
    values: ['K7Q2MP', '2 hours', 'Sun, 22 Nov, 9 PM', '₹640', 'https://uncle.example/more-hours#x'],
  },
  booking_no_show: {
    template: 'booking_no_show',
    body: 'The hotel says that nobody came for K7Q2MP. Were you there? https://uncle.example/came#x',
    values: ['K7Q2MP', 'https://uncle.example/came#x'],
  },
  booking_came: {
    template: 'booking_came',
    body: 'Did K7Q2MP take place? https://uncle.example/came#x',
    values: ['K7Q2MP', 'https://uncle.example/came#x'],
  },
  booking_extended: {
    template: 'booking_extended',
    body: 'K7Q2MP now lasts until Sun, 22 Nov, 9 PM.',
    values: ['K7Q2MP', 'Sun, 22 Nov, 9 PM'],
  },
  number_changed: {
    template: 'number_changed',
    body: 'This number is no longer linked to your account.',
    values: [],
  },
  booking_decided: {
    template: 'booking_decided',
    body: 'We looked at K7Q2MP.',
    values: ['K7Q2MP'],
  },
  passkey_added: {
    template: 'passkey_added',
    body: 'A passkey was added, Sat, 21 Nov, 6 PM. Not you? https://uncle.example/not-me?of=account#x',
    values: ['Sat, 21 Nov, 6 PM', 'https://uncle.example/not-me?of=account#x'],
  },
  account_ends: {
    template: 'account_ends',
    body: 'We erase your account after Fri, 7 Dec, 12 PM. To keep it: https://uncle.example/my-data',
    values: ['Fri, 7 Dec, 12 PM', 'https://uncle.example/my-data'],
  },
  office_told: {
    template: 'office_told',
    body: 'In the office a colleague was added.',
    values: ['a colleague was added'],
  },
  review_off_page: { template: 'review_off_page', body: 'Your review is off its page.', values: [] },
  review_withdrawn: {
    template: 'review_withdrawn',
    body: 'Your review of The Lantern Court is off the page: It names a guest',
    values: ['The Lantern Court', 'It names a guest'],
  },
  booking_needs_choice: {
    template: 'booking_needs_choice',
    body: 'The room of K7Q2MP is not free for you: https://uncle.example/another-room/x',
    values: ['K7Q2MP', 'https://uncle.example/another-room/x'],
  },
  partner_invited: {
    template: 'partner_invited',
    body: 'An invite waits for you: https://uncle.example/i',
    values: ['https://uncle.example/i'],
  },
  stay_ended: {
    template: 'stay_ended',
    body: 'How was K7Q2MP? https://uncle.example/r',
    values: ['K7Q2MP', 'https://uncle.example/r'],
  },
  partner_form_received: {
    template: 'partner_form_received',
    body: 'Your number is P-1042.',
    values: ['P-1042'],
  },
  feedback_received: {
    template: 'feedback_received',
    body: 'We have your message: F-1042.',
    values: ['F-1042'],
  },
}

const MESSAGES: Record<Message['template'], Example> = {
  ...GUEST_MESSAGES,
  ...(Object.fromEntries(
    HOTEL_MESSAGES.map(({ template, body, values }): [string, Example] => [template, { template, body, values }]),
  ) as Record<HotelTemplate, Example>),
}

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
