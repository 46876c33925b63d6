import { inLanguage, languageOf, type Language } from '#domain/languages.ts'
import * as english from '../../../words/en/messages.ts'
import * as hindi from '../../../words/hi/messages.ts'
import * as tamil from '../../../words/ta/messages.ts'
import { guestTemplate, type GuestTextKind, type Message } from '../../ports/message-sender.ts'
import type { OutboxEntry } from './outbox.ts'

/** What an e-mail says of a guest's account. */
export type AccountChange = keyof typeof english.ACCOUNT_CHANGES

export type MessageWords = {
  moment: (instant: Date) => string
  hours: (count: number) => string
  ACCOUNT_CHANGES: Readonly<Record<AccountChange, string>>
  TEXTS: Readonly<Record<GuestTextKind, AnyText>>
}
type AnyText = { subject?: (...values: string[]) => string; body: (...values: string[]) => string }

/** The values of a template, in its order. */
export type ValuesOf<Kind extends GuestTextKind> = Parameters<(typeof english.TEXTS)[Kind]['body']>

const WORDS: Record<Language, MessageWords> = { en: english, hi: hindi, ta: tamil }

export const messageWords = (language: string): MessageWords => WORDS[languageOf(language)]

/** A text for a guest; `subject` is for e-mails. */
export type GuestText = Pick<Message, 'template' | 'subject' | 'body' | 'values'>

/** Puts a text and its values into the guest's language. */
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

/** The address of a page in the guest's language. */
export const pageLink = (origin: string, language: string, path: string): string =>
  origin + inLanguage(languageOf(language), path)

type Entry = Extract<OutboxEntry, { kind: 'message' }>

export const smsTo = (to: string, { template, body, values }: GuestText): Entry => ({
  kind: 'message',
  payload: { to, channel: 'sms', template, body, values },
})

export const emailTo = (to: string, text: GuestText): Entry => ({
  kind: 'message',
  payload: { to, channel: 'email', ...text },
})
