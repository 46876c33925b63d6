import { inLanguage, languageOf } from '#domain/languages.ts'
import { channelOfNews, type NewsChannel } from '#domain/whatsapp/news-channel.ts'
import type * as english from '../../../words/en/messages.ts'
import { WORDS } from '../../../words/languages.ts'
import { guestTemplate, templateKind, type GuestTextKind, type Message } from '../../ports/message-sender.ts'
import { buttonsOf, type MessageButton } from '../../ports/whatsapp.ts'
import type { OutboxEntry } from './outbox.ts'

/** What an e-mail says about a guest's account. */
export type AccountChange = keyof typeof english.ACCOUNT_CHANGES

export type MessageWords = {
  moment: (instant: Date) => string
  hours: (count: number) => string
  ACCOUNT_CHANGES: Readonly<Record<AccountChange, string>>
  TEXTS: Readonly<Record<GuestTextKind, AnyText>>
}
type AnyText = { subject?: (...values: string[]) => string; body: (...values: string[]) => string }

/** The values of a template, in the template's order. */
export type ValuesOf<Kind extends GuestTextKind> = Parameters<(typeof english.TEXTS)[Kind]['body']>

export const messageWords = (language: string): MessageWords => WORDS[languageOf(language)].messages

/** A text for a guest; `subject` is for e-mails. */
export type GuestText = Pick<Message, 'template' | 'subject' | 'body' | 'values'>

/** Fills a text with its values, in the guest's language. */
export function guestText<Kind extends GuestTextKind>(kind: Kind, language: string, values: ValuesOf<Kind>): GuestText {
  const { subject, body } = messageWords(language).TEXTS[kind]
  return {
    template: guestTemplate(kind, languageOf(language)),
    ...(subject && { subject: subject(...values) }),
    body: body(...values),
    values,
  }
}

/** Returns the text of an OTP. The site's host, by which browsers autofill, is part of the registered template. */
export const otpText = (language: string, code: string, host: string): GuestText => ({
  ...guestText('otp', language, [code, host]),
  values: [code],
})

/** Returns the address of a page in the guest's language. */
export const pageLink = (origin: string, language: string, path: string): string =>
  origin + inLanguage(languageOf(language), path)

type Entry = Extract<OutboxEntry, { kind: 'message' }>
type WhatsAppEntry = Extract<OutboxEntry, { kind: 'whatsapp' }>

export const smsTo = (to: string, { template, body, values }: GuestText): Entry => ({
  kind: 'message',
  payload: { to, channel: 'sms', template, body, values },
})

export const emailTo = (to: string, text: GuestText): Entry => ({
  kind: 'message',
  payload: { to, channel: 'email', ...text },
})

/** Builds an OTP message for WhatsApp. Meta writes the text, so there is no body. */
export const otpByWhatsApp = (to: string, { template, values }: GuestText): WhatsAppEntry => ({
  kind: 'whatsapp',
  payload: { to, template, body: '', values },
})

/** News to which guests have to react within a limited time. */
const NEEDS_ANSWER: ReadonlySet<string> = new Set<GuestTextKind>([
  'booking_hours_added',
  'booking_no_show',
  'booking_came',
  'booking_needs_choice',
  'booking_call_us',
  'room_free',
])

type Listener = { phone: string; language: string; news_by: NewsChannel }

/**
 * Returns the outbox entry for news of a booking, on the channel that the guest chose. Returns none if the guest wants
 * no news and need not react. `page` is the path, without its language, that the button below a WhatsApp message opens.
 */
export function newsTo(
  { phone, language, news_by: chosen }: Listener,
  text: GuestText,
  page = '/my-bookings',
): (Entry | WhatsAppEntry)[] {
  const channel = channelOfNews(chosen, NEEDS_ANSWER.has(templateKind(text.template)))
  if (channel === null) return []
  if (channel === 'sms') return [smsTo(phone, text)]
  const { template, body, values } = text
  const buttons = buttonsOf(template).map((): MessageButton => {
    return { kind: 'open_booking', path: inLanguage(languageOf(language), page) }
  })
  return [{ kind: 'whatsapp', payload: { to: phone, template, body, values, buttons } }]
}
