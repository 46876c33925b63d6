import type { StaffTextKind } from '#domain/desk/staff-text.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#domain/languages.ts'
import type { HotelLanguage } from '#domain/hotel-messages/hotel-channel.ts'
import type { HotelTextKind } from '#domain/hotel-messages/hotel-text.ts'

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
  review_off_page: ['sms'],
  review_withdrawn: ['email'],
  number_changed: ['sms'],
  passkey_added: ['sms'],
  account_ends: ['sms', 'email'],
  partner_invited: ['sms'],
  stay_ended: ['email'],
  partner_form_received: ['email'],
  feedback_received: ['email'],
} as const satisfies Record<string, Channels>
export type GuestTextKind = keyof typeof GUEST_CHANNELS

const STAFF_CHANNELS = {
  office_told: ['sms'],
  hotel_new_en: ['sms', 'email'],
  hotel_new_hi: ['sms', 'email'],
  hotel_changed_en: ['sms', 'email'],
  hotel_changed_hi: ['sms', 'email'],
  hotel_extended_en: ['sms', 'email'],
  hotel_extended_hi: ['sms', 'email'],
  hotel_cancelled_en: ['sms', 'email'],
  hotel_cancelled_hi: ['sms', 'email'],
  hotel_moved_away_en: ['sms', 'email'],
  hotel_moved_away_hi: ['sms', 'email'],
  hotel_turned_away_en: ['sms', 'email'],
  hotel_turned_away_hi: ['sms', 'email'],
  hotel_money_asked_en: ['sms', 'email'],
  hotel_money_asked_hi: ['sms', 'email'],
  hotel_ask_again_en: ['sms', 'email'],
  hotel_ask_again_hi: ['sms', 'email'],
  hotel_arriving_en: ['sms', 'email'],
  hotel_arriving_hi: ['sms', 'email'],
  hotel_paused_en: ['sms', 'email'],
  hotel_paused_hi: ['sms', 'email'],
  hotel_list_en: ['email'],
  hotel_list_hi: ['email'],
  hotel_contact_asked_en: ['sms', 'email'],
  hotel_contact_asked_hi: ['sms', 'email'],
  staff_post_en: ['sms'],
  staff_post_hi: ['sms'],
  staff_pairing_en: ['sms'],
  staff_pairing_hi: ['sms'],
  staff_passkey_en: ['sms'],
  staff_passkey_hi: ['sms'],
  staff_not_me_en: ['sms'],
  staff_not_me_hi: ['sms'],
} as const satisfies Record<string, Channels>

type GuestTemplate = GuestTextKind | `${GuestTextKind}_${Exclude<Language, 'en'>}`

/** Texts to guests have a template per language. The English one has no language in its name, like our addresses. */
export const guestTemplate = (kind: GuestTextKind, language: Language): GuestTemplate =>
  language === DEFAULT_LANGUAGE ? kind : `${kind}_${language}`

export type MessageTemplate = GuestTemplate | keyof typeof STAFF_CHANNELS

/** Every text we send, and its channels. Each text is registered with the carrier as a separate template. */
export const MESSAGE_CHANNELS = {
  ...Object.fromEntries(
    LANGUAGES.flatMap((language) =>
      Object.entries(GUEST_CHANNELS).map(([kind, channels]) => [
        guestTemplate(kind as GuestTextKind, language),
        channels as Channels,
      ]),
    ),
  ),
  ...STAFF_CHANNELS,
} as unknown as Record<MessageTemplate, Channels>

/** Texts to hotels have a template per language. */
export const hotelTemplate = <Kind extends HotelTextKind | 'list' | 'paused' | 'contact_asked'>(
  kind: Kind,
  language: HotelLanguage,
) => `hotel_${kind}_${language}` as const

/** Texts to hotel staff, too, have a template per language. */
export const staffTemplate = (kind: StaffTextKind, language: HotelLanguage) => `staff_${kind}_${language}` as const

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

/** Sends a message. Rejects if the carrier refuses it: the outbox retries later. */
export type MessageSender = { send(message: Message): Promise<void> }
