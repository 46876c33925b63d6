import type { LogEntry } from '#contract/office-people.ts'

export const log = 'Log'
export const reasonOrBookingCode = 'Reason or booking code'
export const who = 'Who'
export const act = 'Act'
export const anyAct = 'Any act'
export const search = 'Search'

export const entries = 'Entries'
export const noEntryFits = 'No entry fits.'
export const nothingHereCanBeChanged = 'Nothing here can be changed or taken away.'
export const showOlderEntries = 'Show older entries'
export const when = 'When'
export const why = 'Why'
export const whatChanged = 'What changed'
export const givenAway = (amount: string) => `${amount} given away`
export const proposedBy = (name: string) => `proposed by ${name}`

export const roles: Record<LogEntry['role'], string> = {
  support: 'Support',
  admin: 'Admin',
  desk: 'Desk',
  manager: 'Manager',
  cleaner: 'Cleaner',
  command: 'A command on the server',
}

/** What somebody did, by its code; a code that is not here is shown itself. */
export const acts: Record<string, string> = {
  money_released: 'Let go money that waited',
  operator_added: 'Let somebody into the office',
  operator_ended: 'Ended somebody’s work',
  operator_passkeys_forgotten: 'Forgot a colleague’s passkeys',
  passkey_made: 'Made a passkey',
  limits_set: 'Set the limits',
  log_exported: 'Exported the log',
  phone_read: 'Read a phone number',
  identity_read: 'Read an ID',
  guest_nominee_read: 'Read a guest’s nominee',
  booking_cancelled: 'Cancelled a booking',
  refund_given: 'Refunded an amount',
  credit_given: 'Gave credit',
  messages_sent_again: 'Sent messages again',
  no_show_set: 'Marked a no-show',
  no_show_taken_back: 'Took a no-show back',
  name_corrected: 'Corrected a name',
  booking_moved: 'Moved a booking',
  dispute_decided: 'Decided a dispute',
  hotel_rung: 'Rang a hotel',
  proposal_made: 'Proposed an act',
  proposal_declined: 'Declined a proposal',
  coupon_added: 'Added a coupon',
  coupon_ended: 'Ended a coupon',
  refund_settled: 'Settled a failed refund',
  seen: 'Saw a booking',
  arrived: 'Greeted guests',
  left: 'Noted that guests left',
  no_show: 'Noted that nobody came',
  ids_compared: 'Compared IDs',
  money_taken: 'Took money',
  extra_added: 'Added an extra to a bill',
  extra_corrected: 'Took an extra back',
  room_changed: 'Changed a room',
  cannot_take: 'Could not take guests',
  price_rule_set: 'Set a price',
  price_rule_removed: 'Removed a price',
  day_prices_set: 'Set prices of single days',
  base_price_set: 'Set a usual price',
  slot_opened: 'Opened a slot',
  room_added: 'Added a room',
  room_edited: 'Changed a room’s number, name or bathtub',
  cleaning_changed: 'Set the time for cleaning',
  photo_added: 'Added a photo',
  photo_moved: 'Moved a photo',
  photo_captioned: 'Named a photo',
  photo_removed: 'Removed a photo',
  facts_changed: 'Changed facts of a hotel',
  contact_added: 'Added a contact of a hotel',
  contact_asked: 'Asked a contact of a hotel again',
  contact_ended: 'Ended a contact of a hotel',
  upi_set: 'Set a hotel’s UPI account',
  upi_removed: 'Took a hotel’s UPI account away',
  hotel_published: 'Published a hotel',
  hotel_hidden: 'Hid a hotel',
  hotel_paused: 'Paused a hotel',
  hotel_pause_ended: 'Ended the pause of a hotel',
  staff_added: 'Added a colleague',
  staff_ended: 'Ended a colleague’s work',
  invited_again: 'Told an invited colleague again',
  post_accepted: 'Accepted a post',
  post_declined: 'Declined a post',
  device_paired: 'Let a device in',
  device_refused: 'Refused a device',
  not_me: 'Said "Not me"',
  sales_stopped: 'Stopped selling',
  sales_resumed: 'Sells again',
}
