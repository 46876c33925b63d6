import type { LogEntry } from '#contract/office-people.ts'
import type { BlockReason } from '#domain/rooms/block.ts'
import type { CannotTakeReason } from '#domain/relocations/same-class.ts'

export const log = 'Log'
export const moreFilters = 'More filters'
export const reasonOrBookingCode = 'Reason or booking code'
export const who = 'Who'
export const hotel = 'Hotel'
export const from = 'From'
export const to = 'Until'
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
  key: 'Program of the hotel',
  command: 'A command on the server',
}

/** What an entry is about, and what it counts: '3 rooms', '₹378 refunded'. */
export const room = (number: string) => `Room ${number}`
export const until = (moment: string) => `until ${moment}`
export const becauseOf: Record<BlockReason, string> = {
  walk_in: 'a walk-in',
  repair: 'for repair',
  cleaning: 'for cleaning',
  other: 'for another reason',
}
/** Code words that stand where a person would have written a reason. */
export const reasons: Record<CannotTakeReason, string> = {
  room_unusable: 'The room cannot be used',
  guest_stays: 'The guests before them stay',
  closed: 'The hotel is closed',
  other: 'Another reason',
}
/** An amount in a line with commas, by the name of its detail. */
export const amounts: Record<string, (amount: string) => string> = {
  refund: (amount) => `${amount} refunded`,
  paid: (amount) => `${amount} paid`,
  price: (amount) => amount,
  amount: (amount) => amount,
  paise: (amount) => amount,
  rest: (amount) => `${amount} still due`,
  counted: (amount) => `${amount} counted`,
  expected: (amount) => `${amount} expected`,
  remains: (amount) => `${amount} stay in the drawer`,
  received: (amount) => `${amount} received`,
  settled: (amount) => `${amount} settled`,
  fee: (amount) => `${amount} fee`,
}

export const none = 'none'
export const notRated = 'not rated'
/** Details of a hotel, before a colon: 'Name: The Mogra → Mogra Residency'. */
export const details: Record<string, string> = {
  name: 'Name',
  address: 'Address',
  city: 'City',
  locality: 'Locality',
  position: 'Map position',
  description: 'Description',
  stars: 'Stars',
  bathtub_charge: 'Bathtub charge',
}
export const change = (detail: string, before: string, after: string) => `${detail}: ${before} → ${after}`

/** What somebody did, by its code; a code that is not here is shown itself. */
export const acts: Record<string, string> = {
  money_released: 'Let go money that waited',
  operator_added: 'Let somebody into the office',
  operator_ended: 'Ended somebody’s work',
  operator_passkeys_forgotten: 'Forgot a colleague’s passkeys',
  passkey_made: 'Made a passkey',
  limits_set: 'Set the limits',
  log_exported: 'Exported the log',
  bookings_exported: 'Exported bookings',
  hotels_exported: 'Exported hotels',
  payouts_exported: 'Exported payouts',
  view_shared: 'Shared a view',
  guests_told: 'Asked guests of a closed hotel to ring us',
  figures_exported: 'Downloaded figures',
  phone_read: 'Read a phone number',
  identity_read: 'Read an ID',
  guest_nominee_read: 'Read a guest’s nominee',
  booking_cancelled: 'Cancelled a booking',
  refund_given: 'Refunded an amount',
  refund_asked_again: 'Asked the gateway for a refund again',
  credit_given: 'Gave credit',
  messages_sent_again: 'Sent messages again',
  no_show_set: 'Marked a no-show',
  no_show_taken_back: 'Took a no-show back',
  name_corrected: 'Corrected a name',
  booking_moved: 'Moved a booking',
  dispute_decided: 'Decided a dispute',
  payment_dispute_answered: 'Answered a bank’s dispute',
  evidence_taken: 'Made the proof for a bank',
  hotel_rung: 'Rang a hotel',
  feedback_settled: 'Settled a message of a guest',
  proposal_made: 'Proposed an act',
  proposal_declined: 'Declined a proposal',
  coupon_added: 'Added a coupon',
  coupon_ended: 'Ended a coupon',
  restore_drill: 'Noted a restore drill',
  authority_order: 'Noted an order of an authority',
  breach_listed: 'Listed the guests of a data breach',
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
  details_changed: 'Changed what a hotel is called, where it is or what guests read of it',
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
  key_made: 'Made a key for a program',
  key_ended: 'Ended a key of a program',
  webhook_added: 'Named an address that we call',
  webhook_secret_changed: 'Changed the secret of our calls',
  webhook_ended: 'Ended an address that we called',
  invited_again: 'Told an invited colleague again',
  post_accepted: 'Accepted a post',
  post_declined: 'Declined a post',
  device_paired: 'Let a device in',
  device_refused: 'Refused a device',
  not_me: 'Said "Not me"',
  sales_stopped: 'Stopped selling',
  sales_resumed: 'Sells again',
  booking_opened: 'Opened a booking',
  given_up_retried: 'Tried failed work again',
  given_up_closed: 'Closed failed work',
  job_run: 'Ran a job',
  help_photo_opened: 'Opened a photo from guests',
  review_withdrawn: 'Withdrew a review',
  review_restored: 'Put a review back',
  guest_blocked: 'Blocked a guest',
  guest_unblocked: 'Unblocked a guest',
  guest_phone_corrected: 'Corrected a guest’s phone',
  guest_data_exported: 'Exported a guest’s data',
  guest_erase_asked: 'Asked to erase a guest',
  guest_passkeys_forgotten: 'Forgot a guest’s passkeys',
  hotel_drafted: 'Made the draft of a hotel',
  hotel_checked: 'Ticked a check of a hotel',
  hotel_cases_looked_at: 'Looked after cases of a hotel',
  application_declined: 'Turned an application down',
  taking_corrected: 'Corrected money taken',
  left_unpaid: 'Noted that guests left without paying',
  unpaid_ended: 'Closed an unpaid bill',
  cash_paid_out: 'Paid cash out',
  shift_handed_over: 'Handed the shift over',
  shift_confirmed: 'Confirmed the cash of a shift',
  still_here: 'Noted that guests are still here',
  arrival_taken_back: 'Took an arrival back',
  leaving_taken_back: 'Took a leaving back',
  turned_away_did_not_take: 'Said that guests were not taken',
  turned_away_welcome: 'Said that guests are welcome',
  room_blocked: 'Blocked a room',
  room_freed: 'Freed a room',
  cleaning_started: 'Began to clean a room',
  room_cleaned: 'Cleaned a room',
  room_dirty: 'Said that a room is not clean',
  note_written: 'Wrote a note',
  note_ended: 'Ended a note',
  walk_in_taken: 'Took a walk-in',
  hours_added: 'Added hours to a booking',
  walk_in_hours_added: 'Added hours to a walk-in',
  register_written: 'Wrote into the guest register',
  register_opened: 'Opened the guest register',
  register_searched: 'Searched the guest register',
  register_struck: 'Struck a line of the guest register through',
  register_shown: 'Handed a day of the guest register to an officer',
  form_three_filed: 'Noted Form III as filed',
  review_answered: 'Answered a review',
  review_answer_changed: 'Changed the answer to a review',
  case_answered: 'Answered a case',
  coupon_joined: 'Joined a coupon',
  coupon_left: 'Left a coupon',
  reception_phone_set: 'Changed the telephone of the reception',
  reception_phone_removed: 'Took the telephone of the reception away',
  books_checked: 'Checked the books',
  statement_closed: 'Closed a month',
  account_corrected: 'Corrected a hotel’s account',
  settlement_recorded: 'Recorded money from the gateway',
  settlement_proposed: 'Proposed a settlement of the gateway',
  settlement_confirmed: 'Confirmed a settlement of the gateway',
  settlement_dropped: 'Dropped a settlement of the gateway',
  bank_statement_read: 'Read a statement of our bank',
  bank_line_explained: 'Proposed why a line of our bank is right',
  bank_explanation_confirmed: 'Confirmed why a line of our bank is right',
  bank_explanation_dropped: 'Dropped why a line of our bank is right',
  payouts_proposed: 'Proposed payouts',
  payouts_confirmed: 'Confirmed payouts',
  payouts_dropped: 'Dropped payouts',
  payouts_sent: 'Made a file for the bank',
  payout_paid: 'Noted a payout as paid',
  payout_returned: 'Noted a payout that came back',
  payout_refused: 'Noted a payout that the bank refused',
  tax_paid: 'Recorded a payment of tax',
  tax_taken_back: 'Took a payment of tax back',
  return_exported: 'Downloaded a return',
  bank_account_proposed: 'Proposed a bank account',
  bank_account_confirmed: 'Confirmed a bank account',
  bank_account_dropped: 'Dropped a bank account',
  terms_proposed: 'Proposed terms',
  terms_confirmed: 'Confirmed terms',
  terms_dropped: 'Dropped terms',
  rate_proposed: 'Proposed a rate',
  rate_confirmed: 'Confirmed a rate',
  rate_dropped: 'Dropped a rate',
}
