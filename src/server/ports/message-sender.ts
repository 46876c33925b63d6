import { STAFF_TEXTS, type StaffTextKind } from '#domain/desk/staff-text.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, type Translated } from '#domain/languages.ts'
import type { OfficeTextKind } from '#domain/office/office-text.ts'
import type { HotelTextKind } from '#domain/hotel-messages/hotel-text.ts'
import type { SiteTextKind } from '#domain/hotel-messages/site-text.ts'
import type { PushMessage } from './push-message.ts'

export type TextChannel = Message['channel'] | 'whatsapp'
type Channels = readonly TextChannel[]

/** The channels of each text to guests, and of the texts to hotels that have not joined yet. */
const GUEST_CHANNELS = {
  otp: ['sms', 'whatsapp'],
  email_link: ['email'],
  account_changed: ['email'],
  booking_confirmed: ['sms', 'email', 'whatsapp'],
  booking_refunded: ['sms', 'email', 'whatsapp'],
  booking_money_back: ['sms', 'email', 'whatsapp'],
  booking_cancelled: ['sms', 'email', 'whatsapp'],
  booking_cancelled_unpaid: ['sms', 'email', 'whatsapp'],
  booking_changed: ['sms', 'email', 'whatsapp'],
  booking_extended: ['sms', 'email', 'whatsapp'],
  booking_hours_added: ['sms', 'email', 'whatsapp'],
  booking_no_show: ['sms', 'email', 'whatsapp'],
  booking_came: ['sms', 'email', 'whatsapp'],
  booking_needs_choice: ['sms', 'email', 'whatsapp'],
  booking_decided: ['sms', 'email', 'whatsapp'],
  booking_call_us: ['sms', 'email', 'whatsapp'],
  review_off_page: ['sms'],
  review_withdrawn: ['email'],
  number_changed: ['sms'],
  passkey_added: ['sms'],
  account_ends: ['sms', 'email'],
  partner_invited: ['sms'],
  stay_ended: ['email'],
  stay_welcome: ['sms', 'whatsapp'],
  partner_form_received: ['email'],
  feedback_received: ['sms', 'email'],
  case_answer: ['email'],
  case_answered: ['sms'],
  room_free: ['sms', 'whatsapp'],
} as const satisfies Record<string, Channels>
export type GuestTextKind = keyof typeof GUEST_CHANNELS

const HOTEL_CHANNELS = {
  new: ['sms', 'email', 'whatsapp'],
  changed: ['sms', 'email', 'whatsapp'],
  extended: ['sms', 'email', 'whatsapp'],
  cancelled: ['sms', 'email', 'whatsapp'],
  moved_away: ['sms', 'email', 'whatsapp'],
  turned_away: ['sms', 'email', 'whatsapp'],
  money_asked: ['sms', 'email', 'whatsapp'],
  more_money: ['sms', 'email', 'whatsapp'],
  not_as_shown: ['sms', 'email', 'whatsapp'],
  ask_again: ['sms', 'email', 'whatsapp'],
  arriving: ['sms', 'email', 'whatsapp'],
  refunded: ['sms', 'email', 'whatsapp'],
  sold_twice: ['sms', 'email', 'whatsapp'],
  site_silent: ['sms', 'email', 'whatsapp'],
  paused: ['sms', 'email', 'whatsapp'],
  edited: ['sms', 'email', 'whatsapp'],
  list: ['email'],
  list_ready: ['whatsapp'],
  contact_asked: ['sms', 'email'],
} as const satisfies Record<
  HotelTextKind | SiteTextKind | 'paused' | 'edited' | 'list' | 'list_ready' | 'contact_asked',
  Channels
>
type HotelKind = keyof typeof HOTEL_CHANNELS

const OFFICE_CHANNELS = {
  office_told: ['sms', 'email'],
  office_joined: ['sms'],
  office_email_code: ['email'],
} as const satisfies Record<OfficeTextKind, Channels>

type GuestTemplate = GuestTextKind | `${GuestTextKind}_${Translated}`

/** Texts to guests have one template per language. As in our addresses, the English one has no language in its name. */
export const guestTemplate = (kind: GuestTextKind, language: Language): GuestTemplate =>
  language === DEFAULT_LANGUAGE ? kind : `${kind}_${language}`

/** Texts to hotels have one template per language. */
export const hotelTemplate = <Kind extends HotelKind>(kind: Kind, language: Language) =>
  `hotel_${kind}_${language}` as const

/** Texts to hotel staff also have one template per language. */
export const staffTemplate = (kind: StaffTextKind, language: Language) => `staff_${kind}_${language}` as const

export type MessageTemplate =
  | GuestTemplate
  | ReturnType<typeof hotelTemplate<HotelKind>>
  | ReturnType<typeof staffTemplate>
  | OfficeTextKind

/** Returns the kind of a template in any language: 'booking_confirmed' for 'booking_confirmed_hi'. */
export const templateKind = (template: MessageTemplate): string =>
  template.replace(new RegExp(`_(?:${LANGUAGES.join('|')})$`), '')

const SMS: Channels = ['sms']

const byKind = <Kind extends string>(channels: Record<Kind, Channels>) => Object.entries(channels) as [Kind, Channels][]

/** Every text we send, with its channels. The carriers require a separate registered template for each text. */
export const MESSAGE_CHANNELS = Object.fromEntries<Channels>([
  ...byKind(OFFICE_CHANNELS),
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

/** Sends a notification. Rejects if the push service refuses it, with the status and how long to wait. */
export type PushSender = { send(message: PushMessage): Promise<void> }

/**
 * Sends through all channels. `pushKey` returns the public VAPID key for subscriptions; null if push is not configured.
 */
export type MessageSender = { send(message: Message | PushMessage): Promise<void>; pushKey: () => string | null }
