import { STAFF_TEXTS, type StaffTextKind } from '#domain/desk/staff-text.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#domain/languages.ts'
import type { HotelTextKind } from '#domain/hotel-messages/hotel-text.ts'
import type { SiteTextKind } from '#domain/hotel-messages/site-text.ts'
import type { PushMessage } from './push-message.ts'

type Channels = readonly Message['channel'][]

/** The texts to guests, and to hotels before they are ours, and their channels. */
const GUEST_CHANNELS = {
  otp: ['sms'],
  email_link: ['email'],
  account_changed: ['email'],
  booking_confirmed: ['sms', 'email'],
  booking_refunded: ['sms', 'email'],
  booking_money_back: ['sms', 'email'],
  booking_cancelled: ['sms', 'email'],
  booking_cancelled_unpaid: ['sms', 'email'],
  booking_changed: ['sms', 'email'],
  booking_extended: ['sms', 'email'],
  booking_hours_added: ['sms', 'email'],
  booking_no_show: ['sms', 'email'],
  booking_came: ['sms', 'email'],
  booking_needs_choice: ['sms', 'email'],
  booking_decided: ['sms', 'email'],
  booking_call_us: ['sms', 'email'],
  review_off_page: ['sms'],
  review_withdrawn: ['email'],
  number_changed: ['sms'],
  passkey_added: ['sms'],
  account_ends: ['sms', 'email'],
  partner_invited: ['sms'],
  stay_ended: ['email'],
  stay_welcome: ['sms'],
  partner_form_received: ['email'],
  feedback_received: ['sms', 'email'],
  case_answer: ['email'],
  case_answered: ['sms'],
  room_free: ['sms'],
} as const satisfies Record<string, Channels>
export type GuestTextKind = keyof typeof GUEST_CHANNELS

const HOTEL_CHANNELS = {
  new: ['sms', 'email'],
  changed: ['sms', 'email'],
  extended: ['sms', 'email'],
  cancelled: ['sms', 'email'],
  moved_away: ['sms', 'email'],
  turned_away: ['sms', 'email'],
  money_asked: ['sms', 'email'],
  more_money: ['sms', 'email'],
  not_as_shown: ['sms', 'email'],
  ask_again: ['sms', 'email'],
  arriving: ['sms', 'email'],
  refunded: ['sms', 'email'],
  sold_twice: ['sms', 'email'],
  site_silent: ['sms', 'email'],
  paused: ['sms', 'email'],
  edited: ['sms', 'email'],
  list: ['email'],
  contact_asked: ['sms', 'email'],
} as const satisfies Record<HotelTextKind | SiteTextKind | 'paused' | 'edited' | 'list' | 'contact_asked', Channels>
type HotelKind = keyof typeof HOTEL_CHANNELS

type GuestTemplate = GuestTextKind | `${GuestTextKind}_${Exclude<Language, 'en'>}`

/** Texts to guests have a template per language. The English one has no language in its name, like our addresses. */
export const guestTemplate = (kind: GuestTextKind, language: Language): GuestTemplate =>
  language === DEFAULT_LANGUAGE ? kind : `${kind}_${language}`

/** Texts to hotels have a template per language. */
export const hotelTemplate = <Kind extends HotelKind>(kind: Kind, language: Language) =>
  `hotel_${kind}_${language}` as const

/** Texts to hotel staff, too, have a template per language. */
export const staffTemplate = (kind: StaffTextKind, language: Language) => `staff_${kind}_${language}` as const

export type MessageTemplate =
  | GuestTemplate
  | ReturnType<typeof hotelTemplate<HotelKind>>
  | ReturnType<typeof staffTemplate>
  | 'office_told'

const SMS: Channels = ['sms']

const byKind = <Kind extends string>(channels: Record<Kind, Channels>) => Object.entries(channels) as [Kind, Channels][]

/** Every text we send, with its channels. The carriers require a separate registered template for each text. */
export const MESSAGE_CHANNELS = Object.fromEntries<Channels>([
  ['office_told', SMS],
  ...LANGUAGES.flatMap((language): [MessageTemplate, Channels][] => [
    ...byKind(GUEST_CHANNELS).map(([kind, by]): [MessageTemplate, Channels] => [guestTemplate(kind, language), by]),
    ...byKind(HOTEL_CHANNELS).map(([kind, by]): [MessageTemplate, Channels] => [hotelTemplate(kind, language), by]),
    ...STAFF_TEXTS.map((kind): [MessageTemplate, Channels] => [staffTemplate(kind, language), SMS]),
  ]),
]) as Record<MessageTemplate, Channels>

/** A text message or an e-mail to one person. We write the texts; the carrier only delivers them. */
export type Message = {
  to: string
  channel: 'sms' | 'email'
  /** the registered template that Indian carriers require */
  template: MessageTemplate
  subject?: string
  body: string
  /** the template's variables, in its order */
  values: readonly string[]
}

/** Sends a text or an e-mail. Rejects if the carrier refuses it: the outbox retries later. */
export type TextSender = { send(message: Message): Promise<void> }

/** Sends a notification. Rejects if the push service refuses it, with its status and how long to wait. */
export type PushSender = { send(message: PushMessage): Promise<void> }

/**
 * Sends through all channels. `pushKey` returns the public VAPID key for subscriptions; null if push is not configured.
 */
export type MessageSender = { send(message: Message | PushMessage): Promise<void>; pushKey: () => string | null }
