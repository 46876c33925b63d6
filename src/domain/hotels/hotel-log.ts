/** Changes to a hotel by its manager at the desk or by an admin in the office. Both logs use this list. */
export const HOTEL_EDITS = [
  'room_added',
  'room_edited',
  'cleaning_changed',
  'slot_opened',
  'base_price_set',
  'price_rule_set',
  'price_rule_removed',
  'day_prices_set',
  'photo_added',
  'photo_moved',
  'photo_captioned',
  'photo_removed',
  'facts_changed',
  'details_changed',
  'contact_added',
  'contact_asked',
  'contact_ended',
  'upi_set',
  'upi_removed',
] as const
export type HotelEdit = (typeof HOTEL_EDITS)[number]

/**
 * Other entries in a hotel's own log: who may act at its desk, when it stopped selling, and what was viewed or done in
 * its guest register.
 */
const STAFF_CHANGES = [
  'staff_added',
  'staff_ended',
  'key_made',
  'key_ended',
  'webhook_added',
  'webhook_secret_changed',
  'webhook_ended',
  'post_accepted',
  'post_declined',
  'device_paired',
  'device_refused',
  'passkey_made',
  'not_me',
  'sales_stopped',
  'sales_resumed',
  'coupon_joined',
  'coupon_left',
  'register_opened',
  'register_searched',
  'register_struck',
  'register_shown',
  'form_three_filed',
  'channel_added',
  'channel_changed',
  'channel_emptied',
  'channel_ended',
  'conflict_settled',
  'calendar_given',
  'calendar_renewed',
  'calendar_ended',
] as const
/**
 * Changes that the office makes: whether guests can find the hotel, and its phone number, which a command on the server
 * sets.
 */
const OFFICE_CHANGES = ['hotel_published', 'hotel_hidden', 'reception_phone_set', 'reception_phone_removed'] as const

export const IN_HOTEL_LOG = [...HOTEL_EDITS, ...STAFF_CHANGES, ...OFFICE_CHANGES] as const
export type HotelLogKind = (typeof IN_HOTEL_LOG)[number]

/**
 * Entries that every stay adds. A hotel's log does not show them, and the index `staff_acts_of_log` leaves them out.
 */
export const ACTS_OF_EVERY_STAY = [
  'seen',
  'arrived',
  'ids_compared',
  'money_taken',
  'left',
  'cleaning_started',
  'room_cleaned',
] as const

const EDITS: ReadonlySet<string> = new Set(HOTEL_EDITS)

/** The desk's entries whose reason the hotel's log shows. */
const OWN_REASONS: ReadonlySet<string> = new Set(['register_struck', 'form_three_filed'])

/**
 * Whether the hotel's log shows the reason of an entry. It shows reasons of edits, because the office's page says that
 * the manager reads them. Other reasons appear only in the office's own log.
 */
export const isReasonForHotel = (kind: HotelLogKind): boolean => EDITS.has(kind) || OWN_REASONS.has(kind)

/** The name under which hotels see colleagues in the office. Only the office's own log has their real names. */
export const OFFICE_AS_HOTELS_SEE_IT = 'Uncle’s office'
