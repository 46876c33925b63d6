// Written by scripts/generate-db-types.ts from src/db/migrations: change those, then run it again.
import type { ColumnType } from 'kysely'

/** A column with a default: may be left out of an insert. */
export type Defaulted<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>
/** A column only the database writes. */
export type DerivedColumn<T> =
  T extends ColumnType<infer S, unknown, unknown> ? ColumnType<S, never, never> : ColumnType<T, never, never>
export type Timestamp = ColumnType<Date, Date | string, Date | string>
export type Bytes = ColumnType<Buffer, Uint8Array, Uint8Array>
/** Read parsed, written with JSON.stringify: a bare array would be taken for an SQL array. */
export type Json = ColumnType<unknown, string, string>
/** A tstzrange as text; write it with periodOf, read its bounds with lower() and upper(). */
export type Period = string

/** Our own count of page views and events such as chat_bot, without a person in it (specification §2, §7 analytics). */
export interface AnalyticsEvents {
  id: DerivedColumn<number>
  name: string
  page: string | null
  detail: Defaulted<Json>
  at: Defaulted<Timestamp>
}

/** Why a line that matches nothing is right all the same. Charges and interest are posted once a second admin has confirmed it; until then it may be dropped. */
export interface BankExplanations {
  line_id: number
  kind: 'charges' | 'interest' | 'booked_otherwise' | 'outside_books'
  proposed_by: string
  proposed_at: Timestamp
  reason: string
  confirmed_by: string | null
  confirmed_at: Timestamp | null
}

/** A line of our current account, in paise: above zero it came in. balance: after it; it tells two charges of one day and amount apart. tokens: what may be a UTR. Never changed. */
export interface BankLines {
  id: DerivedColumn<number>
  statement_id: number
  line: number
  account: string
  booked_on: string
  reference: string
  description: string
  paise: number
  balance: number
  tokens: DerivedColumn<string[]>
}

/** A line that shows a settlement, a payout, a payout that came back, or a refund paid from our bank; written by match_bank_lines only. Never changed. */
export interface BankMatches {
  line_id: number
  kind: 'settlement' | 'payout' | 'payout_return' | 'refund'
  ours: string
}

/** A file of the bank that was read: the last four digits of our account, its days, the balance before and after it in paise, and how many lines were new and what they move together. Never changed. */
export interface BankStatements {
  id: DerivedColumn<number>
  account: string
  from_day: string
  until_day: string
  opening: number
  closing: number
  new_lines: number
  new_paise: number
  file_name: string
  read_by: string
  read_at: Timestamp
  reason: string
}

/** A comparison of the books with payments, refunds, credits, stays and the gateway's own list: how many differences, and the first of them. Never changed. */
export interface BookChecks {
  id: DerivedColumn<number>
  at: Timestamp
  differences: number
  found: Json
}

/** What happened to a booking and when; written in the transaction that changed it (specification §4). */
export interface BookingEvents {
  id: DerivedColumn<number>
  booking_id: string
  kind: string
  from_status: string | null
  to_status: string | null
  at: Defaulted<Timestamp>
  detail: Defaulted<Json>
}

/** Names of the guests of a booking in the order given (specification §7 create-booking guests; §5: booking name must match the guest). */
export interface BookingGuests {
  booking_id: string
  position: number
  name: string
}

/** Wanted changes of a booking's time with the new bill; held until the difference is paid, then applied (specification §4 Modify, decisions: modification). difference: new total minus what was paid or credited, negative when refunded. */
export interface BookingModifications {
  id: Defaulted<string>
  booking_id: string
  slot: number
  checkin_at: Timestamp
  checkout_at: Timestamp
  period: DerivedColumn<Period>
  days: Defaulted<number>
  slot_price: number
  room_total: number
  bathtub_charge: Defaulted<number>
  discount: Defaulted<number>
  referral_discount: Defaulted<number>
  service_tax: Defaulted<number>
  credits: Defaulted<number>
  total: number
  payable_now: number
  pay_at_hotel_amount: Defaulted<number>
  difference: number
  status: 'held' | 'applied' | 'cancelled' | 'expired' | 'failed'
  hold_expires_at: Timestamp | null
  created_at: Defaulted<Timestamp>
  applied_at: Timestamp | null
  tax_percent: number
  hotel_discount: Defaulted<number>
  promotional_credits: number | null
  tax_slabs: Json | null
}

/** The partner invited by phone to share a booking (specification §1 superfast check-in, §4 partner flow). user_id is the user of that phone, once there is one. */
export interface BookingPartners {
  booking_id: string
  phone: string
  user_id: string | null
  status: Defaulted<'invited' | 'accepted' | 'cancelled' | 'declined'>
  invited_at: Defaulted<Timestamp>
  answered_at: Timestamp | null
  cancelled_at: Timestamp | null
}

/** Bookings with the bill as it was agreed (specification §3 Booking and Bill, §4, §9). pending = held and unpaid, completed = paid or nothing due. checkin_at/checkout_at are the booked slot, leaves_at includes paid extensions. */
export interface Bookings {
  id: Defaulted<string>
  short_id: string
  user_id: string
  hotel_id: number
  city_id: number
  slot: number
  checkin_at: Timestamp
  checkout_at: Timestamp
  period: DerivedColumn<Period>
  extended_until: Timestamp | null
  leaves_at: DerivedColumn<Timestamp>
  days: Defaulted<number>
  rooms: number
  guests: number
  has_bathtub: Defaulted<boolean>
  pay_at_hotel: Defaulted<boolean>
  has_love_kit: Defaulted<boolean>
  coupon_id: number | null
  referral_code: string | null
  status: 'pending' | 'completed' | 'cancelled' | 'expired' | 'failed'
  hold_expires_at: Timestamp | null
  guest_name: string
  guest_email: string
  guest_gender: 'male' | 'female' | 'third_gender' | 'wont_say' | null
  guest_city: string | null
  slot_price: number
  room_total: number
  bathtub_charge: Defaulted<number>
  discount: Defaulted<number>
  referral_discount: Defaulted<number>
  service_tax: Defaulted<number>
  credits: Defaulted<number>
  total: number
  payable_now: number
  pay_at_hotel_amount: Defaulted<number>
  lead_id: string | null
  created_at: Defaulted<Timestamp>
  updated_at: Defaulted<Timestamp>
  completed_at: Timestamp | null
  cancelled_at: Timestamp | null
  cancel_reason: string | null
  ended_at: Timestamp | null
  tax_percent: number
  hotel_discount: Defaulted<number>
  no_show_at: Timestamp | null
  moved_from: string | null
  promotional_credits: number | null
  tax_slabs: Json | null
  hotel_fault_refund: Defaulted<number>
  cancel_hours: Defaulted<number>
  grace_minutes: Defaulted<number>
  grace_until: Timestamp | null
}

/** Links in messages that ask guests whether they came, by the hash of their secret. A link works until the guests have confirmed, and no longer than 30 days after the stay. */
export interface CameLinks {
  link_hash: Bytes
  booking_id: string
  sent_at: Timestamp
}

/** What a hotel says to guests it did not take, once: the office reads it, guests do not. */
export interface CaseAnswers {
  booking_id: string
  hotel_id: number
  staff_id: string
  body: string
  answered_at: Timestamp
}

/** The office has looked after a case: it counts against its hotel, or it is dismissed. */
export interface CaseLooks {
  booking_id: string
  verdict: 'counts' | 'dismissed'
  note: string
  looked_by: string
  looked_at: Timestamp
}

/** A hotel, a city, or the stays of a hotel in a period that a transaction has changed. Read by xid, from the oldest transaction that ran at the previous reading; its order of ids would lose changes. Emptied by a crash. */
export interface CatalogueChanges {
  id: DerivedColumn<number>
  xid: Defaulted<string>
  kind: 'stays' | 'hotel' | 'city' | 'everything'
  hotel_id: number | null
  city_id: number | null
  period: Period | null
}

/** One row, gone after a crash together with catalogue_changes: readers start again when its epoch changes. Changes of transactions below purged_below are deleted; those below purge_next could be read by everybody at marked_at and go next. */
export interface CatalogueEpoch {
  only_row: Defaulted<boolean>
  epoch: Defaulted<string>
  purged_below: Defaulted<string>
  purge_next: Defaulted<string>
  marked_at: Defaulted<Timestamp>
}

/** Which catalogues were loaded, so that a start never loads or resets one twice (decisions: the demo catalogue is loaded once). */
export interface CatalogueLoads {
  name: string
  loaded_at: Defaulted<Timestamp>
  detail: Defaulted<Json>
}

/** The calendar of one room at another site. address: secret of the hotel, shown to its managers only. read_at: when a valid calendar was last read; trouble: why the last attempt failed. */
export interface ChannelCalendars {
  id: DerivedColumn<number>
  channel_id: number
  hotel_id: number
  city_id: number
  room_id: number
  address: string
  etag: string | null
  last_modified: string | null
  due_at: Timestamp
  tried_at: Timestamp | null
  read_at: Timestamp | null
  trouble: 'not_found' | 'refused' | 'unreachable' | 'too_large' | 'no_calendar' | 'inside' | 'emptied' | 'partly' | null
  made_at: Defaulted<Timestamp>
}

/** A room that another site sold for the same time as a second site, a booking or a walk-in, as the last reading found it. event_period, other_period: the times of the sales then; if one changes, the row is deleted and a new conflict begins. told_at: when the hotel got a text about it. settled_at: when somebody at the desk said that it is settled, only of two other sites. */
export interface ChannelConflicts {
  id: DerivedColumn<number>
  hotel_id: number
  event_id: number
  event_period: Period
  other_event_id: number | null
  other_period: Period | null
  booking_id: string | null
  block_id: string | null
  found_at: Timestamp
  told_at: Timestamp | null
  settled_by: string | null
  settled_at: Timestamp | null
}

/** When another site sold a room. key: a hash of the event's UID and date; its text is not stored, because it may name a guest. occupied: the period and the cleaning after it. missing_since: when a reading first lacked it; it ends if a later reading lacks it too. */
export interface ChannelEvents {
  id: DerivedColumn<number>
  calendar_id: number
  room_id: number
  key: string
  period: Period
  occupied: Period
  missing_since: Timestamp | null
}

/** Another site on which a hotel sells its rooms. keeps_back: how many rooms we do not sell while the site is silent. */
export interface Channels {
  id: DerivedColumn<number>
  hotel_id: number
  name: string
  keeps_back: number
  made_by: string
  made_at: Timestamp
  ended_at: Timestamp | null
  silent_told_at: Timestamp | null
  texts_used_until: Timestamp | null
}

/** Cities in which hotels can be found (specification §3, GET /cities). is_listed: offered in the search form; rank: their order there; aliases: older spellings people type. */
export interface Cities {
  id: DerivedColumn<number>
  slug: string
  name: string
  state: string
  aliases: Defaulted<string[]>
  lat: number
  lng: number
  price_level: Defaulted<number>
  views: Defaulted<string[]>
  is_listed: Defaulted<boolean>
  rank: Defaulted<number>
  created_at: Defaulted<Timestamp>
  names: Defaulted<Json>
}

/** What a map without tiles draws of a city: water, coast, rail, metro, roads and outline, within its bounds. Replaced by uncle maps import. */
export interface CityPlans {
  city_id: number
  west: number
  south: number
  east: number
  north: number
  attribution: string[]
  layers: Json
  imported_at: Timestamp
}

/** Bookings whose guests the office asked to ring, because their hotel was hidden or paused: once each. */
export interface ClosedHotelNotices {
  booking_id: string
  operator_id: string
  told_at: Timestamp
}

/** Invoices of Uncle to a hotel for the commission of a closed month, dated its last day, and credit notes for what was taken back of earlier months. Amounts are paise. gstin: of the hotel. content: supplier, recipient, place of supply, corrected numbers. Never changed. */
export interface CommissionDocuments {
  id: Defaulted<string>
  kind: 'commission_invoice' | 'commission_credit_note'
  series_id: number
  financial_year: number
  serial: number
  number: string
  hotel_id: number
  month: string
  gstin: string | null
  percent: number
  taxable_value: number
  cgst: number
  sgst: number
  igst: number
  total: number
  content: Json
  written_at: Timestamp
}

/** Closed months whose commission is not invoiced yet. Written when a month is closed, removed with the documents that were written. */
export interface CommissionDocumentsDue {
  hotel_id: number
  month: string
}

/** Credit that guests get from a hotel that did not take them at a time when they could no longer cancel, in rupees. */
export interface Compensations {
  booking_id: string
  amount: number
  owed_at: Timestamp
  given_at: Timestamp | null
}

/** Consents of guests, given or withdrawn, with the notice they could read: to the account, to calls and texts, to pictures for superfast check-in. Never changed. */
export interface Consents {
  id: DerivedColumn<number>
  user_id: string
  purpose: 'account' | 'calls_and_texts' | 'identity' | 'push' | 'whatsapp'
  given: boolean
  notice: string
  at: Timestamp
}

/** Hotels that agreed to pay for a coupon, by which manager, until they left it. Rows are ended, never deleted. */
export interface CouponAgreements {
  id: DerivedColumn<number>
  coupon_id: number
  hotel_id: number
  agreed_by: string | null
  agreed_at: Timestamp
  ended_by: string | null
  ended_at: Timestamp | null
}

/** How many guests stayed with a coupon, for how many of them that was the first stay, and how many of these began another stay without it. Numbers only, counted every night. */
export interface CouponEffects {
  coupon_id: number
  counted_at: Timestamp
  guests: number
  first_guests: number
  returned_guests: number
}

/** Which booking uses which coupon; released when the booking comes to nothing. The coupon's limits are kept here under a lock of the coupon (decisions: coupons). */
export interface CouponUses {
  booking_id: string
  coupon_id: number
  user_id: string
  created_at: Defaulted<Timestamp>
  released_at: Timestamp | null
}

/** Discount coupons, percent or flat rupees (specification §3 couponId, decisions: coupons). code is what a guest types, in capitals. */
export interface Coupons {
  id: DerivedColumn<number>
  code: string
  kind: 'percent' | 'flat'
  value: number
  min_amount: Defaulted<number>
  max_discount: number | null
  valid_from: Timestamp
  valid_until: Timestamp
  total_limit: number | null
  per_user_limit: number | null
  first_booking_only: Defaulted<boolean>
  active: Defaulted<boolean>
  created_at: Defaulted<Timestamp>
  funded_by: Defaulted<'uncle' | 'hotel'>
  weekdays: number[] | null
  city_ids: number[] | null
  hotel_id: number | null
}

/** Each user's credit, kept by the ledger's trigger and by nothing else; never below zero (specification §3 userCredits). */
export interface CreditBalances {
  user_id: string
  balance: Defaulted<number>
  promotional: Defaulted<number>
}

/** The append-only ledger of credits: sign-up +100, spent, returned, referral reward (decisions: credits). turn tells apart repeated spending on one booking (first hold, re-booked late payment, modification), so that each is written once. */
export interface CreditEntries {
  id: DerivedColumn<number>
  user_id: string
  amount: number
  kind: 'signup' | 'spent' | 'returned' | 'referral_reward' | 'adjustment' | 'compensation'
  booking_id: string | null
  referred_user_id: string | null
  turn: Defaulted<number>
  note: string | null
  created_at: Defaulted<Timestamp>
  promotional: number | null
}

/** Reminders to the managers of hotels that owe Uncle: one a month, with the sum owed then. Kept like the books. */
export interface DebtReminders {
  hotel_id: number
  month: string
  paise: number
  sent_at: Timestamp
}

/** Searches for stays that begin on stay_day, of all processes together, and how many of them found no free room. locality_id: the only locality searched. lead: how early. emptied_by: the filter without which a room was free. Nothing of who searched. */
export interface DemandCounts {
  id: DerivedColumn<number>
  stay_day: string
  city_id: number
  locality_id: number | null
  slot: number
  lead: 'same_day' | 'day_before' | 'within_a_week' | 'later'
  emptied_by: 'none' | 'has_bathtub' | 'same_sex' | 'has_love_kit' | 'only_payAtHotel' | 'breakfast' | 'ac' | 'parking' | 'price' | 'rating' | 'near' | 'locality' | 'several' | 'unknown'
  searches: number
  without_room: number
}

/** Money that a desk paid out of its cash box, in whole rupees, and for what; entries never change. */
export interface DeskCashOut {
  id: DerivedColumn<number>
  hotel_id: number
  staff_id: string
  amount: number
  what: string
  paid_at: Timestamp
}

/** What guests had at the hotel beside their room, as lines of the bill at the desk; the hotel's own money. Lines never change. */
export interface DeskExtras {
  id: DerivedColumn<number>
  hotel_id: number
  booking_id: string | null
  block_id: string | null
  kind: 'food' | 'water' | 'damage' | 'other'
  words: string | null
  quantity: number
  price: number
  corrects: number | null
  reason: string | null
  staff_id: string
  written_at: Timestamp
  denied_at: Timestamp | null
}

/** When a hotel's desk was last active, accurate to a few minutes. */
export interface DeskLife {
  hotel_id: number
  seen_at: Timestamp
}

/** Notes that a desk writes for itself; guests never read them. With a booking: about its guests, and ended when struck through. Without: for the next shift, and ended when done. number: their order. */
export interface DeskNotes {
  id: Defaulted<string>
  number: DerivedColumn<number>
  hotel_id: number
  booking_id: string | null
  body: string
  written_by: string
  written_at: Timestamp
  ended_at: Timestamp | null
  ended_by: string | null
}

/** Devices signed in at a desk: SHA-256 of the token, twelve hours. paired_by: the manager whose code opened it, null after a one-time password. */
export interface DeskSessions {
  token_hash: Bytes
  staff_id: string
  device: string | null
  paired_by: string | null
  created_at: Timestamp
  expires_at: Timestamp
  last_seen: Timestamp
  passkey_at: Timestamp | null
  challenge: string | null
  challenge_until: Timestamp | null
  pairing_id: string | null
  passkey_id: string | null
}

/** Ended shifts: the cash in the box at the start, the cash expected and counted at the end, in whole rupees. remains: left in the box for the next shift; the rest went to handed_to, who confirms what they received. until_taking, until_cash_out: the last entries that the shift covers. */
export interface DeskShifts {
  id: DerivedColumn<number>
  hotel_id: number
  ended_by: string
  ended_at: Timestamp
  began_with: number
  expected: number
  counted: number
  remains: number
  handed_to: string | null
  received: number | null
  confirmed_at: Timestamp | null
  note: string | null
  until_taking: number
  until_cash_out: number
}

/** Payments taken at the desk, in whole rupees; entries never change. `corrects`: the entry that this one cancels, in full and at most once. */
export interface DeskTakings {
  id: DerivedColumn<number>
  booking_id: string | null
  hotel_id: number
  staff_id: string
  amount: number
  method: 'cash' | 'upi' | 'card'
  receipt: string | null
  taken_at: Timestamp
  corrects: number | null
  reason: string | null
  block_id: string | null
}

/** Local only: the test gateway's own books, apart from ours as a real gateway's are (decisions: test gateway). reference is our payment's id. */
export interface DevGatewayPayments {
  id: string
  reference: string
  amount: number
  status: Defaulted<'open' | 'paid' | 'failed' | 'cancelled' | 'expired'>
  payment_id: string | null
  method: string | null
  description: Defaulted<string>
  callback_url: string | null
  expires_at: Timestamp | null
  created_at: Defaulted<Timestamp>
  paid_at: Timestamp | null
}

/** Local only: refunds the test gateway was asked for. */
export interface DevGatewayRefunds {
  id: string
  gateway_payment_id: string
  amount: number
  status: Defaulted<'pending' | 'processed' | 'failed'>
  idempotency_key: string
  reference: string | null
  created_at: Defaulted<Timestamp>
  processed_at: Timestamp | null
}

/** Local only: messages the stand-in for SMS and e-mail delivered (decisions: on a local machine, GET /api/dev/outbox). */
export interface DevMessages {
  id: DerivedColumn<number>
  recipient: string
  channel: 'sms' | 'email' | 'push' | 'whatsapp'
  subject: string | null
  body: string
  created_at: Defaulted<Timestamp>
  buttons: Json | null
  whatsapp_id: string | null
}

/** A device that typed the code of a colleague. It waits, without any right, until a manager who sees its browser and the time lets it in or refuses it. attempt_hash: of the code and the device's own random word, so that a repeated request is the same pairing. */
export interface DevicePairings {
  id: Defaulted<string>
  token_hash: Bytes
  attempt_hash: Bytes
  staff_id: string
  hotel_id: number
  code_by: string
  device: string | null
  asked_at: Timestamp
  expires_at: Timestamp
  decided_at: Timestamp | null
  decided_by: string | null
  is_let_in: boolean | null
}

/** What the gateway reported of a dispute, each event once; at is the gateway's own time. Never changed. */
export interface DisputeReports {
  reference: string
  event_id: string
  status: 'open' | 'action_required' | 'under_review' | 'won' | 'closed' | 'lost'
  phase: 'fraud' | 'retrieval' | 'chargeback' | 'pre_arbitration' | 'arbitration'
  paise: number
  respond_by: Timestamp | null
  at: Timestamp
  received_at: Timestamp
}

/** A payment that a guest's bank disputes, as the gateway's reports make it; in paise. payment_id: ours, if we know it. answer: what the office last did about it at the gateway. */
export interface Disputes {
  reference: string
  provider: string
  provider_payment_id: string
  payment_id: string | null
  paise: number
  status: 'open' | 'action_required' | 'under_review' | 'won' | 'closed' | 'lost'
  phase: 'fraud' | 'retrieval' | 'chargeback' | 'pre_arbitration' | 'arbitration'
  reason_code: string | null
  reason: string | null
  respond_by: Timestamp | null
  opened_at: Timestamp
  changed_at: Timestamp
  answer: 'evidence_sent' | 'accepted' | null
  answered_by: string | null
  answered_at: Timestamp | null
  answer_reason: string | null
}

/** E-invoices that the portal cancelled. credit_note_id: takes the document back, and is not registered. replacement_id: the invoice in its place; null: nothing is supplied any more. Never changed. */
export interface EInvoiceCancellations {
  document_id: string
  reason_code: '1' | '2' | '3' | '4'
  remark: string
  cancelled_at: Timestamp
  cancelled_by: string
  credit_note_id: string
  replacement_id: string | null
  written_at: Timestamp
}

/** What the invoice registration portal gave a document (of commission_documents or tax_documents): its number (IRN), the acknowledgement, and the QR code and the invoice that it signed. Never changed. */
export interface EInvoices {
  document_id: string
  irn: string
  ack_no: string
  ack_at: Timestamp
  signed_qr: string
  signed_invoice: string
  written_at: Timestamp
}

/** Documents of Uncle to registered hotels and companies without an IRN. Sent only if they are dated on or after E_INVOICE_FROM. ask_at: when to send it next; null: now. Written with the document, removed with its registration. */
export interface EInvoicesDue {
  document_id: string
  attempts: Defaulted<number>
  ask_at: Timestamp | null
  refused_at: Timestamp | null
  refusal_code: string | null
  refusal: string | null
}

/** Links that verify an email, by the hash of their token; one use, three days, for the address they were sent to. */
export interface EmailLinks {
  token_hash: Bytes
  user_id: string
  email: string
  created_at: Timestamp
  expires_at: Timestamp
  used_at: Timestamp | null
}

/** Phones whose account was erased, as a keyed hash: credit and discounts for new guests are given once. Kept two years. */
export interface ErasedPhones {
  phone_hash: Bytes
  erased_at: Timestamp
}

/** Rendering errors and what people say of them in the error-report dialog (specification §2, §8). */
export interface ErrorReports {
  id: DerivedColumn<number>
  user_id: string | null
  page: string
  message: string
  comment: string | null
  release: string | null
  user_agent: string | null
  created_at: Defaulted<Timestamp>
  ticket: string | null
}

/** Extra hours at the end of a booking, billed on their own (specification §3 Extension, §4, decisions: extension by 1 to 12 hours). An unpaid hold that ran out is cancelled. */
export interface Extensions {
  id: Defaulted<string>
  booking_id: string
  hours: number
  starts_at: Timestamp
  ends_at: Timestamp
  period: DerivedColumn<Period>
  room_total: number
  service_tax: Defaulted<number>
  total: number
  status: 'requested' | 'acknowledged' | 'paid' | 'cancelled'
  hold_expires_at: Timestamp | null
  created_at: Defaulted<Timestamp>
  acknowledged_at: Timestamp | null
  paid_at: Timestamp | null
  cancelled_at: Timestamp | null
  tax_percent: number
  pay_at: Defaulted<'online' | 'desk'>
  agreed_at: Timestamp | null
  agreed_by: 'app' | 'link' | 'payment' | 'before' | null
  refused_at: Timestamp | null
}

/** Hotels a user marked with the heart (specification §3 Favourite). */
export interface Favourites {
  user_id: string
  hotel_id: number
  created_at: Defaulted<Timestamp>
}

/** Feedback, sponsorship requests and complaints with their ticket number (specification §1, §2 chatbot; consumer rules: acknowledged in 48 hours, settled in a month). */
export interface Feedback {
  id: DerivedColumn<number>
  ticket: string
  kind: 'feedback' | 'sponsorship' | 'complaint' | 'report'
  user_id: string | null
  name: string | null
  phone: string | null
  email: string | null
  message: string
  page: string | null
  created_at: Defaulted<Timestamp>
  acknowledged_at: Timestamp | null
  settled_at: Timestamp | null
  settled_by: string | null
  settled_reason: string | null
  report_subject: 'picture' | 'review' | null
  report_reason: 'person' | 'other_hotel' | 'not_a_guest' | 'other' | null
  report_of: string | null
  report_hotel_id: number | null
}

/** What senders wrote after their message to us: further words, that they take it back, or ask the grievance officer. Erasure empties the words. */
export interface FeedbackEntries {
  id: DerivedColumn<number>
  feedback_id: number
  kind: 'added' | 'taken_back' | 'officer_asked'
  body: Defaulted<string>
  written_at: Timestamp
}

/** Pictures with a message to us, sealed like IDs: for their sender and the office, as long as the message. */
export interface FeedbackPictures {
  picture_id: string
  feedback_id: number
  entry_id: number | null
  added_at: Timestamp
}

/** The days in India that are counted in hotel_days: the newest is as of when the figures are. */
export interface FigureDays {
  day: string
  counted_at: Timestamp
}

/** Form III of a guest with a foreign passport, as filed: the number the registration office gave. A later filing of the same line says why it replaces the one before. Nothing of the form itself is kept. */
export interface FormThreeFilings {
  id: DerivedColumn<number>
  hotel_id: number
  entry_id: number
  reference: string
  reason: string | null
  filed_by: string
  filed_at: Timestamp
}

/** A phone or email that was corrected, for as long as messages are kept: erasing the account deletes what was sent there until then. Later it may be somebody else's. */
export interface FormerContacts {
  user_id: string
  contact: string
  changed_at: Timestamp
}

/** A calendar that other sites read from us: when a room, or every room of a kind, is not available. channel_id: the site that reads it, which is not told of its own sales. secret: the part of its address that nobody can guess; a manager can read it again. asked_at: when somebody last read it. */
export interface GivenCalendars {
  id: DerivedColumn<number>
  hotel_id: number
  city_id: number
  room_id: number | null
  kind: 'room' | 'any' | 'with_bathtub' | 'without_bathtub'
  channel_id: number | null
  secret: string
  asked_at: Timestamp | null
  made_by: string
  made_at: Timestamp
  ended_at: Timestamp | null
}

/** The events of a given calendar as they were last read: the same UID with a higher SEQUENCE once changed, and cancelled once the room is free again. */
export interface GivenEvents {
  uid: Defaulted<string>
  calendar_id: number
  period: Period
  sequence: number
  is_cancelled: boolean
  changed_at: Timestamp
}

/** How many guests had their first stay in a month and city, and how many of them began another within so many months; 0: all of them. Numbers only. */
export interface GuestCohorts {
  month: string
  city_id: number
  within_months: number
  guests: number
}

/** Empty: register_entries replaced it. A process of the release before may still write here; its lines go there. */
export interface GuestRegister {
  booking_id: string
  position: number
  name: string
  id_kind: 'aadhaar' | 'passport' | 'driving_licence' | 'voter_id'
  id_last_four: string
  written_at: Timestamp
}

/** When a guest last signed in. told_at: when they were told that their account will be erased because they do not come back; a sign-in takes it back. */
export interface GuestSignIns {
  user_id: string
  last_at: Timestamp
  told_at: Timestamp | null
}

/** Grows with every change of what a guest's account and list of bookings show; written by triggers only. No row: never changed since this table was made. */
export interface GuestVersions {
  user_id: string
  version: Defaulted<number>
}

/** Guests at their hotel who ask for help, from an hour before check-in until check-out: what they say, what the desk answers, and how the office decides. A hotel is never told of kind unsafe. */
export interface HelpCases {
  id: Defaulted<string>
  ticket: string
  booking_id: string
  hotel_id: number
  kind: 'more_money' | 'not_as_shown' | 'unsafe'
  fault: 'dirty' | 'other_room' | 'missing' | null
  said: Defaulted<string>
  opened_at: Timestamp
  seen_at: Timestamp | null
  seen_by: string | null
  answer: string | null
  answered_at: Timestamp | null
  answered_by: string | null
  refused_at: Timestamp | null
  fine_at: Timestamp | null
  closed_at: Timestamp | null
  closed_by: string | null
  verdict: 'counts' | 'dismissed' | null
  decided_at: Timestamp | null
  decided_by: string | null
  decision_note: string | null
}

/** Photos of a room that is not as shown, sealed like IDs: for the hotel's desk until the case is closed, and for the office. */
export interface HelpPictures {
  picture_id: string
  case_id: string
  added_at: Timestamp
}

/** Where a hotel is paid: proposed by one operator, confirmed by another, used 48 hours later. The newest that counts is the one. */
export interface HotelBankAccounts {
  id: DerivedColumn<number>
  hotel_id: number
  holder: string
  account_number: string
  ifsc: string
  bank_name: string
  proposed_by: string
  proposed_at: Timestamp
  reason: string
  confirmed_by: string | null
  confirmed_at: Timestamp | null
  counts_from: Timestamp | null
}

/** Where a hotel hears of its bookings: a phone, a WhatsApp number or an address, in English, Hindi or Tamil. kinds: bookings (each new, changed or cancelled one), arrivals (within the hour), lists (of tomorrow and of today, not by SMS). */
export interface HotelChannels {
  id: DerivedColumn<number>
  hotel_id: number
  who: string
  channel: 'sms' | 'email' | 'whatsapp'
  address: string
  language: 'en' | 'hi' | 'ta'
  kinds: string[]
  added_by: string
  added_at: Timestamp
  ended_at: Timestamp | null
  ended_by: string | null
  agreed_at: Timestamp | null
  asked_at: Timestamp | null
  ask_hash: Bytes | null
  stopped_at: Timestamp | null
}

/** What somebody of the office checked by hand before a hotel is published: its policy for couples, the agreement, a call to its desk, locks, light and cameras. */
export interface HotelChecks {
  hotel_id: number
  item: 'policy_accepted' | 'agreement_signed' | 'desk_rung' | 'locks' | 'lighting' | 'cameras'
  operator_id: string
  note: string
  checked_at: Timestamp
}

/** The telephone of a hotel's reception, shown to guests who booked there and to nobody else. */
export interface HotelContacts {
  hotel_id: number
  reception_phone: string
  set_by: string
  set_at: Defaulted<Timestamp>
}

/** What happened at a hotel on a day in India, money in paise; hotels without anything have no row. domain/figures/results.ts says what each means. */
export interface HotelDays {
  day: string
  hotel_id: number
  bookings: number
  booked_value: number
  stay_value: number
  commission: number
  cancellations: number
  refunds: number
  refunded: number
  no_shows: number
  turned_away: number
  uncle_coupons: number
  uncle_discount: number
  hotel_coupons: number
  hotel_discount: number
}

/** Keys of hotels: SHA-256 of the key, its last four characters, and what it may do. Name, maker and end are in hotel_staff. last_used_at: to the minute. */
export interface HotelKeys {
  staff_id: string
  hotel_id: number
  key_hash: Bytes
  last_four: string
  scopes: string[]
  last_used_at: Timestamp | null
}

/** One for each booking that its hotel was told of. due_at: when it should have been seen; asked again then, and to_ring_since some minutes later. link_hash: of the link in the message, which says once that the booking was seen. */
export interface HotelNotices {
  booking_id: string
  hotel_id: number
  told_at: Timestamp
  due_at: Timestamp
  link_hash: Bytes
  asked_again_at: Timestamp | null
  to_ring_since: Timestamp | null
  rung_at: Timestamp | null
  rung_by: string | null
  seen_at: Timestamp | null
  seen_how: 'desk' | 'link' | null
  arrival_told_at: Timestamp | null
}

/** The PAN given with a hotel's terms, sealed with a key of its own, and its last four characters. Confirmed with the terms. */
export interface HotelPans {
  terms_id: number
  sealed: Bytes
  encrypted_key: Bytes
  ending: string
}

/** A hotel's pictures in the order of its carousel; name is the picture's file name without size and ending (specification §2 hotel card, §3 _pictures). */
export interface HotelPictures {
  hotel_id: number
  position: number
  name: string
  alt: string
  width: number | null
  height: number | null
  origin: Defaulted<'pool' | 'store'>
  tint: string | null
  caption: string | null
  subject: 'bed' | 'bathroom' | 'room' | 'bathtub' | 'view' | 'entrance' | 'reception' | 'breakfast' | null
  brightness: number | null
  sharpness: number | null
  fingerprint: string | null
}

/** How many searches of a day in India a hotel matched, summed over all processes: free, when it had a room for that time; sold_out, when it had none. Who searched is not stored. */
export interface HotelSearches {
  hotel_id: number
  day: string
  free: number
  sold_out: number
}

/** What one room costs for one slot (Full Day: one day); a slot without a row is not sold (specification §3 prices and rack_prices). */
export interface HotelSlotPrices {
  hotel_id: number
  slot: number
  price: number
  rack_price: number | null
  set_at: Defaulted<Timestamp>
}

/** Who works for a hotel: a cleaner sees the rooms to clean only, desk greets, manager also sets prices, rooms and staff. A key is a program, so that what it does stands under its name; it never signs in. A phone may work for several hotels and be a guest's as well; nothing of one shows in the other. Rows are ended, never deleted: acts name them. */
export interface HotelStaff {
  id: Defaulted<string>
  hotel_id: number
  phone: string | null
  name: string
  role: 'desk' | 'manager' | 'cleaner' | 'key'
  granted_by: string
  granted_at: Timestamp
  ended_at: Timestamp | null
  ended_by: string | null
  accepted_at: Timestamp | null
  vouched_by: string | null
}

/** How a hotel is registered for tax, by date: the newest row whose day (in India) has come counts. Without a row or a gstin the hotel is not registered, and we pay the tax of its stays (section 9(5)). pan_state: given, missing, or given_small for an individual or HUF that stays free of tax deducted at source while its year stays small. */
export interface HotelTaxDetails {
  hotel_id: number
  valid_from: string
  gstin: string | null
  legal_name: string
  address: string
  pan_state: Defaulted<'given' | 'missing' | 'given_small'>
  written_at: Defaulted<Timestamp>
}

/** What was agreed with a hotel, from a day on: its commission (null: the usual one), its registration for GST (null: it has none) and whether it gave a PAN. Counts once a second operator has confirmed it. */
export interface HotelTerms {
  id: DerivedColumn<number>
  hotel_id: number
  from_day: string
  commission: number | null
  gstin: string | null
  legal_name: string | null
  address: string | null
  pan: 'given' | 'missing' | 'given_small'
  proposed_by: string
  proposed_at: Timestamp
  reason: string
  confirmed_by: string | null
  confirmed_at: Timestamp | null
}

/** UPI accounts of hotels, one row for each change; the last one counts, and one without an address takes it away. Rows never change. */
export interface HotelUpi {
  id: DerivedColumn<number>
  hotel_id: number
  vpa: string | null
  payee: string | null
  set_by: string
  set_at: Timestamp
}

/** What we tell a hotel's program of a booking, without name and phone, and how it answered. body: the bytes that are signed, the same at each try. cause: the outbox entry that it comes from, so that it is written once. Forgotten after some weeks. */
export interface HotelWebhookCalls {
  id: string
  webhook_id: string
  hotel_id: number
  booking_id: string
  event: 'booking.new' | 'booking.changed' | 'booking.cancelled' | 'booking.moved'
  body: string
  cause: number
  created_at: Timestamp
  state: Defaulted<'waiting' | 'taken' | 'failed'>
  tries: Defaulted<number>
  give_up_at: Timestamp
  last_try_at: Timestamp | null
  last_status: number | null
  last_error: string | null
}

/** Addresses of hotels' own programs. Their secrets are derived from secret_salt, and until previous_until from previous_salt too, with a key that is not in the database. */
export interface HotelWebhooks {
  id: Defaulted<string>
  hotel_id: number
  name: string
  url: string
  secret_salt: string
  previous_salt: string | null
  previous_until: Timestamp | null
  made_by: string
  made_at: Timestamp
  ended_at: Timestamp | null
  ended_by: string | null
}

/** Hotels as searched and shown (specification §3). room_count is always the counted number of rooms; custom_slot_1 and _2 are the standing within that slot, 0 when not sold. */
export interface Hotels {
  id: DerivedColumn<number>
  slug: string
  name: string
  city_id: number
  locality_id: number
  address: string
  description: Defaulted<string>
  lat: number | null
  lng: number | null
  stars: number | null
  rank: Defaulted<number>
  room_count: Defaulted<number>
  amenities: Defaulted<string[]>
  is_new: Defaulted<boolean>
  hidden: Defaulted<boolean>
  has_bathtub: Defaulted<boolean>
  bathtub_charge: Defaulted<number>
  same_sex: Defaulted<boolean>
  has_love_kit: Defaulted<boolean>
  only_pay_at_hotel: Defaulted<boolean>
  custom_slot_1: Defaulted<number>
  custom_slot_2: Defaulted<number>
  overall_rating: number | null
  ratings_count: Defaulted<number>
  reviews_count: Defaulted<number>
  source: string | null
  external_id: string | null
  created_at: Defaulted<Timestamp>
  updated_at: Defaulted<Timestamp>
  older_ratings_count: number | null
  older_ratings_average: number | null
  bathtub_room_count: Defaulted<number>
  house_rules: Defaulted<string[]>
  cleaning_minutes: Defaulted<number>
  rank_lost: Defaulted<number>
  published_at: Defaulted<Timestamp | null>
  rank_lost_no_shows: Defaulted<number>
  open_all_night: Defaulted<boolean>
  is_unrated: Defaulted<boolean>
  cancel_hours: Defaulted<number>
  grace_minutes: Defaulted<number>
  rank_by_welcome: Defaulted<number>
}

/** Links in messages that ask guests whether they want the hours that a desk added, up to until, by the hash of their secret. Each counts once. */
export interface HoursLinks {
  link_hash: Bytes
  booking_id: string
  until: Timestamp
  sent_at: Timestamp
  used_at: Timestamp | null
}

/** What was done and answered under an Idempotency-Key within 24 hours (decisions: API conventions). scope: who and which call. response: what the transaction left, its ids or {"refused": code}, written with the work. reply_*: the answer itself, written after it and given again. */
export interface IdempotencyKeys {
  scope: string
  key: string
  body_hash: Bytes
  status_code: number | null
  response: Json | null
  created_at: Defaulted<Timestamp>
  completed_at: Timestamp | null
  reply_status: number | null
  reply_body: Json | null
}

/** How the last turn of each job went, and when it last failed: the office reads it. */
export interface JobRuns {
  name: string
  began_at: Timestamp
  ended_at: Timestamp | null
  worked_on: number | null
  failed_at: Timestamp | null
  error: string | null
  ended_well_at: Timestamp | null
}

/** Browsers that signed in with this phone before, by the hash of a cookie that outlives the logout: strangers cannot use up their passwords. */
export interface KnownDevices {
  device_hash: Bytes
  user_id: string
  created_at: Timestamp
  last_signed_in_at: Timestamp
}

/** The summed entries of an account by day in India and kind of posting, up to ledger_summed.until_posting. */
export interface LedgerDays {
  day: string
  account: string
  kind: string
  paise: number
}

/** One side of a posting in paise: debits above zero, credits below. The entries of a posting sum to zero when its transaction commits. Never changed. */
export interface LedgerEntries {
  posting_id: number
  line: number
  account: 'gateway' | 'bank' | 'disputed' | 'guest_money' | 'guest_refunds' | 'guest_credits' | 'hotel' | 'commission' | 'coupons' | 'referral_discounts' | 'credits_given' | 'relocations' | 'goodwill' | 'tax_borne' | 'rounding' | 'gateway_fees' | 'bank_charges' | 'bank_interest' | 'dispute_losses' | 'corrections' | 'gst_commission' | 'gst_rooms' | 'gst_input' | 'tcs' | 'tds'
  hotel_id: number | null
  guest_id: string | null
  paise: number
}

/** The summed entries of a hotel by month in India, up to ledger_summed.until_posting. */
export interface LedgerHotelMonths {
  hotel_id: number
  month: string
  paise: number
}

/** A fact in the books, posted once: fact names the row or the event it comes from. at is the moment it counts from, which for a stay is its end. Never changed. */
export interface LedgerPostings {
  id: DerivedColumn<number>
  kind: 'payment_settled' | 'refund_asked' | 'refund_processed' | 'credit' | 'stay' | 'gateway_settled' | 'payout_paid' | 'payout_returned' | 'correction' | 'tax_paid' | 'tax_taken_back' | 'dispute_opened' | 'dispute_won' | 'dispute_lost' | 'bank_charges' | 'bank_interest'
  fact: string
  booking_id: string | null
  hotel_id: number | null
  at: Timestamp
  reason: string | null
}

/** How far the sums go: every posting up to until_posting is in them. No posting up to marked_posting can still appear. */
export interface LedgerSummed {
  only_row: Defaulted<boolean>
  until_posting: Defaulted<number>
  marked_posting: Defaulted<number>
}

/** Bookings and walk-ins who left and owe the desk money now, as triggers derive it from what is due and what was taken. */
export interface LeftOwing {
  booking_id: string | null
  block_id: string | null
  hotel_id: number
  left_at: Timestamp
}

/** Neighbourhoods of a city, by which a search is narrowed (specification §3 and §4). */
export interface Localities {
  id: DerivedColumn<number>
  city_id: number
  slug: string
  name: string
  lat: number | null
  lng: number | null
  names: Defaulted<Json>
}

/** What Uncle gives for a stay, to its hotel or to the friend of its guest, and the office let go although it waited. Never changed. */
export interface MoneyReleases {
  booking_id: string
  what: 'stay' | 'reward'
  operator_id: string | null
  reason: string
  at: Timestamp
}

/** The person a guest names to use their rights when they die or cannot act (DPDP Act, section 14). Nothing is sent to them. */
export interface Nominees {
  user_id: string
  name: string
  phone: string
  named_at: Timestamp
}

/** Texts of the privacy policy that guests consented to, as JSON of the page; version: its SHA-256. Never changed. */
export interface Notices {
  version: string
  language: string
  body: string
  first_used_at: Timestamp
}

/** When operators were on duty. ended_at: when they ended it, or began another duty; null while it lasts, and after until_at. */
export interface OfficeDuty {
  id: DerivedColumn<number>
  operator_id: string
  from_at: Timestamp
  until_at: Timestamp
  ended_at: Timestamp | null
}

/** What support may give away, in whole rupees: the newest row counts. */
export interface OfficeLimits {
  id: DerivedColumn<number>
  per_booking: number
  per_day: number
  set_by: string
  set_at: Timestamp
}

/** What takes two people: one operator proposes, another confirms. terms: what was proposed, our own words and numbers. */
export interface OfficeProposals {
  id: Defaulted<string>
  kind: string
  booking_id: string | null
  hotel_id: number | null
  terms: Json
  reason: string
  proposed_by: string
  proposed_at: Timestamp
  status: Defaulted<'waiting' | 'confirmed' | 'declined'>
  decided_by: string | null
  decided_at: Timestamp | null
}

/** Devices signed in at the office: SHA-256 of the token, eight hours. passkey_at: when a passkey was shown on it; outside a local machine nothing opens before. challenge: what the passkey has to sign. */
export interface OfficeSessions {
  token_hash: Bytes
  operator_id: string
  device: string | null
  created_at: Timestamp
  expires_at: Timestamp
  last_seen: Timestamp
  passkey_at: Timestamp | null
  challenge: string | null
  challenge_until: Timestamp | null
}

/** The office's log: what operators did and which personal data they read, with their reason, written in the transaction of the deed. operator_id is null for a command on the server. cost: whole rupees given away, which count against the limit of the one who proposed it, else of the one who did it. detail: our own words and numbers, nothing of a guest. */
export interface OperatorActions {
  id: DerivedColumn<number>
  operator: string
  action: string
  subject_id: string
  at: Timestamp
  operator_id: string | null
  booking_id: string | null
  user_id: string | null
  hotel_id: number | null
  reason: string | null
  detail: Defaulted<Json>
  cost: Defaulted<number>
  proposed_by: string | null
}

/** An operator's address for the office's alarms. email: verified by a code, gets the alarms. pending_email: not verified yet, gets only its code. sent: when the last codes were sent, newest first. Deleted when the operator's role ends. */
export interface OperatorEmails {
  operator_id: string
  email: string | null
  verified_at: Timestamp | null
  pending_email: string | null
  code_hash: Bytes | null
  tries: Defaulted<number>
  sent: Defaulted<Date[]>
}

/** Who works at Uncle: support helps within limits, admin also sets limits and grants roles. The first admin comes from a command on the server. Rows are ended, never deleted: the log names them. */
export interface Operators {
  id: Defaulted<string>
  phone: string
  name: string
  role: 'support' | 'admin'
  granted_by: string
  granted_at: Timestamp
  ended_at: Timestamp | null
  ended_by: string | null
}

/** How many passwords left in each past hour, kept some weeks: what is usual decides how many may leave in this one. */
export interface OtpSendHours {
  hour: Timestamp
  sends: number
}

/** Every OTP sent, by phone and by hash of the network address: the exact sliding limits of decisions (resend after 30 s, 5 an hour, 10 a day, 100 an hour for an address, a global budget). */
export interface OtpSends {
  id: DerivedColumn<number>
  phone: string
  address_hash: Bytes | null
  sent_at: Defaulted<Timestamp>
  purpose: 'login' | 'signup' | 'desk' | 'office' | null
  device_hash: Bytes | null
  without_script: Defaulted<boolean>
}

/** One-time passwords, hashed; one use. Each belongs to the request that asked for it: a newer one for the same phone changes nothing about it (decisions: sign-in). */
export interface Otps {
  id: DerivedColumn<number>
  phone: string
  code_hash: Bytes
  purpose: 'login' | 'signup' | 'desk' | 'office'
  created_at: Timestamp
  expires_at: Timestamp
  tries: Defaulted<number>
  used_at: Timestamp | null
  challenge_hash: Bytes | null
  open_tries: Defaulted<number>
  proven_at: Timestamp | null
  refused_emails: Defaulted<number>
}

/** Messages and events to be sent, written in the transaction they belong to and sent after it (design: jobs). failed_at: given up after the last attempt; dedupe_key: written at most once. */
export interface Outbox {
  id: DerivedColumn<number>
  kind: string
  payload: Json
  dedupe_key: string | null
  created_at: Defaulted<Timestamp>
  available_at: Defaulted<Timestamp>
  attempts: Defaulted<number>
  done_at: Timestamp | null
  failed_at: Timestamp | null
  last_error: string | null
  closed_at: Timestamp | null
  request: string | null
}

/** Our own registrations for GST, as the process that started last was configured (GSTIN). The first serves every state without one. */
export interface OwnGstins {
  gstin: string
  position: number
}

/** Six digits that a manager shows so that a shared phone signs in as one of the staff: once, within ten minutes. A newer code of the same colleague replaces the older. */
export interface PairingCodes {
  id: DerivedColumn<number>
  code_hash: Bytes
  staff_id: string
  hotel_id: number
  made_by: string
  created_at: Timestamp
  expires_at: Timestamp
  used_at: Timestamp | null
}

/** Hotels that want to be listed (specification §1, §7 POST partner-form). */
export interface PartnerForms {
  id: DerivedColumn<number>
  ticket: string
  name: string
  phone: string
  email: string
  hotel_name: string
  city: string
  rooms: number | null
  message: string | null
  created_at: Defaulted<Timestamp>
  acknowledged_at: Timestamp | null
  hotel_id: number | null
  declined_at: Timestamp | null
  decided_by: string | null
}

/** What a browser has to sign with a passkey to sign in, for some minutes and once. browser_hash: of the secret in its cookie. It knows no guest. */
export interface PasskeySignIns {
  browser_hash: Bytes
  challenge: string
  valid_until: Timestamp
}

/** A passkey: its public key and how often it was used. holder: the phone of staff, who may work at several hotels, or the id of an operator or a guest. Forgotten by the office when a device is lost; guests take one away themselves after they have shown one. */
export interface Passkeys {
  id: string
  kind: 'staff' | 'operator' | 'guest'
  holder: string
  public_key: Bytes
  counter: Defaulted<number>
  transports: Defaulted<string[]>
  device: string | null
  made_at: Timestamp
  used_at: Timestamp
  forgotten_at: Timestamp | null
  forgotten_by: string | null
  made_in: Bytes | null
  disowned_at: Timestamp | null
  is_discoverable: boolean | null
  not_me_hash: Bytes | null
}

/** Amounts asked of a guest through a gateway, written before the gateway is called (specification §4 payment_url, §7). A paid payment never becomes anything else. */
export interface Payments {
  id: Defaulted<string>
  booking_id: string
  user_id: string
  purpose: 'booking' | 'modification' | 'extension'
  modification_id: string | null
  extension_id: string | null
  amount: number
  provider: string
  provider_ref: string | null
  provider_payment_id: string | null
  method: string | null
  status: Defaulted<'created' | 'open' | 'paid' | 'failed' | 'expired'>
  checkout_url: string | null
  redirect_path: string | null
  failure_reason: string | null
  expires_at: Timestamp | null
  settled_at: Timestamp | null
  created_at: Defaulted<Timestamp>
  updated_at: Defaulted<Timestamp>
  ask_at: Defaulted<Timestamp | null>
  closed_at: Timestamp | null
  asks_failed: Defaulted<number>
}

/** A payout that a file asks the bank to make. */
export interface PayoutFileLines {
  number: number
  run_id: string
  payout_id: string
}

/** A file for the bank's upload. A run has one; another only follows it when somebody said that the bank did not take it. The bytes are made from its lines, always the same. */
export interface PayoutFiles {
  number: DerivedColumn<number>
  run_id: string
  follows: number | null
  made_by: string
  made_at: Timestamp
  reason: string
  has_short_references: Defaulted<boolean>
  debit_ifsc: string | null
  debit_account: string | null
}

/** Payouts that one operator proposes together and another confirms, or either drops. */
export interface PayoutRuns {
  id: string
  proposed_by: string
  proposed_at: Timestamp
  reason: string
  confirmed_by: string | null
  confirmed_at: Timestamp | null
  dropped_by: string | null
  dropped_at: Timestamp | null
}

/** What a hotel is paid of a closed statement, in paise. Its posting is written with its bank reference, and another if the bank sends it back. */
export interface Payouts {
  id: string
  run_id: string
  hotel_id: number
  month: string
  amount: number
  account_id: number
  sent_at: Timestamp | null
  bank_reference: string | null
  paid_by: string | null
  paid_at: Timestamp | null
  returned_at: Timestamp | null
  refused_at: Timestamp | null
  refused_by: string | null
  refusal: string | null
}

/** No longer written: details are kept in signup_requests. Dropped once no server of the release before runs. */
export interface PendingSignups {
  phone: string
  name: string
  email: string
  gender: 'male' | 'female' | 'third_gender' | 'wont_say' | null
  city_id: number | null
  city_name: string | null
  referral_code: string | null
  contact_consent: Defaulted<boolean>
  created_at: Timestamp
  expires_at: Timestamp
}

/** The phone that an operator proposes for a guest's account. Deleted once the proposal is decided. */
export interface PhoneCorrections {
  proposal_id: string
  user_id: string
  phone: string
}

/** Every opening of an identity image: who, when, why; kept a year (DPDP Rules: access log). Exactly one of viewer_id (the guest), staff_id (a desk) and operator_id (the office) is set. */
export interface PictureViews {
  id: DerivedColumn<number>
  picture_id: string
  viewer_id: string | null
  purpose: string
  viewed_at: Defaulted<Timestamp>
  staff_id: string | null
  booking_id: string | null
  operator_id: string | null
  action_id: number | null
}

/** Files guests uploaded: photo, identity documents, review pictures (specification §3 Uploaded picture, §5). Identity images are encrypted, each with its own key, which goes when the image is destroyed. */
export interface Pictures {
  id: Defaulted<string>
  owner_id: string
  kind: 'profile' | 'identity' | 'review' | 'help' | 'message'
  mime: 'image/webp' | 'image/avif' | 'image/jpeg' | 'image/png'
  bytes: number
  width: number | null
  height: number | null
  storage_key: string
  encrypted_key: Bytes | null
  sha256: Bytes
  created_at: Defaulted<Timestamp>
  destroyed_at: Timestamp | null
}

/** Stations, airports, landmarks and other places of a city: on its plan, for the distance from a hotel, and each with a page of the hotels near it. */
export interface Places {
  city_id: number
  kind: 'rail' | 'metro' | 'airport' | 'landmark' | 'college' | 'hospital' | 'mall'
  name: string
  lat: number
  lng: number
  rank: number
  names: Defaulted<Json>
  slug: DerivedColumn<string>
  is_added: Defaulted<boolean>
}

/** The rules of price_rules with the time in which each stood; until_at is infinity for one that stands. Written by triggers of price_rules only. */
export interface PriceRuleHistory {
  id: DerivedColumn<number>
  rule_id: number
  hotel_id: number
  slot: number
  weekday: number | null
  first_day: string | null
  last_day: string | null
  price: number | null
  from_at: Timestamp
  until_at: Defaulted<Timestamp>
}

/** What a hotel asks for a slot on some days instead of its base price in hotel_slot_prices; price is null where it sells none then. A rule is for a weekday (0 Sunday) or for dates, both inclusive, of the check-in in India. Which one counts: domain/prices and ruled_days. A greater id is newer. set_by: who works for the hotel or for us. */
export interface PriceRules {
  id: DerivedColumn<number>
  hotel_id: number
  city_id: number
  slot: number
  weekday: number | null
  first_day: string | null
  last_day: string | null
  price: number | null
  set_by: string
  set_at: Defaulted<Timestamp>
}

/** A browser that gets web push for one session: its address at a push service, and the keys that only this browser can read with. Ends with the session, when its owner turns it off, and when the push service no longer knows it. */
export interface PushSubscriptions {
  id: Defaulted<string>
  endpoint: string
  p256dh: string
  auth: string
  language: string
  desk_session: Bytes | null
  guest_session: Bytes | null
  created_at: Timestamp
  office_session: Bytes | null
}

/** Rates of commission and tax that two operators set for a day to come; what held before is in domain/ledger/rates.ts. Hundredths of a percent, tds_free_up_to in rupees. They count once confirmed. */
export interface Rates {
  id: DerivedColumn<number>
  kind: 'commission' | 'gst_on_commission' | 'tcs' | 'tcs_desk_share' | 'tds' | 'tds_without_pan' | 'tds_desk_share' | 'tds_free_up_to' | 'gateway_fee'
  from_day: string
  value: number
  proposed_by: string
  proposed_at: Timestamp
  reason: string
  confirmed_by: string | null
  confirmed_at: Timestamp | null
}

/** Our published record: the figures of the month so far as each day ended, as canonical JSON, signed (Ed25519). Without a gap in numbers and days, each with the hash of the one before. Never changed. */
export interface RecordNights {
  number: number
  day: string
  body: string
  hash: string
  previous: string
  signature: string
  written_at: Timestamp
}

/** Money going back to its source; together never more than the payment (decisions: cancelling). reference is the bank's number (ARN) a guest can trace. */
export interface Refunds {
  id: Defaulted<string>
  payment_id: string
  amount: number
  reason: string
  status: Defaulted<'pending' | 'processed' | 'failed'>
  provider_ref: string | null
  reference: string | null
  idempotency_key: string
  created_at: Defaulted<Timestamp>
  due_by: Timestamp
  processed_at: Timestamp | null
  last_error: string | null
  paid_from: Defaulted<'gateway' | 'bank' | 'disputed'>
}

/** The last number of a hotel's register, so that destroyed lines never give their numbers back. */
export interface RegisterCounters {
  hotel_id: number
  last_number: number
}

/** A hotel's guest register, numbered per hotel; lines never change. corrects: the line that this one strikes through, once, with a reason; without a name nothing stands in its place. Of an ID only its kind and last four characters. home, nationality, written_by: null in lines of a release that did not ask. Destroyed by destroy_register_entries. */
export interface RegisterEntries {
  id: DerivedColumn<number>
  hotel_id: number
  number: Defaulted<number>
  booking_id: string | null
  block_id: string | null
  position: number
  name: string | null
  id_kind: 'aadhaar' | 'passport' | 'driving_licence' | 'voter_id' | null
  id_last_four: string | null
  home: string | null
  nationality: string | null
  arrived_at: Timestamp
  corrects: number | null
  reason: string | null
  written_by: string | null
  written_at: Timestamp
}

/** A day of the register that was handed to an officer: the written order, the officer, the lines and the manager who noted it. Never changed; deleted when the lines would be. */
export interface RegisterOrders {
  id: DerivedColumn<number>
  hotel_id: number
  number: string
  officer: string
  station: string
  day: string
  first_entry: number | null
  last_entry: number | null
  noted_by: string
  noted_at: Timestamp
}

/** Guests that their hotel turned away or cannot take, once for a booking. worth: what the first stay would have cost without any discount, cost: the same of the other hotel, in whole rupees with tax; borne_by pays what it costs more, and what it costs less goes back to the guest. */
export interface Relocations {
  booking_id: string
  hotel_id: number
  cause: 'turned_away' | 'cannot_take'
  reason: 'room_unusable' | 'guest_stays' | 'closed' | 'other' | null
  staff_id: string | null
  started_at: Timestamp
  outcome: string | null
  settled_at: Timestamp | null
  moved_to: string | null
  worth: number | null
  cost: number | null
  borne_by: 'uncle' | 'hotel' | null
  hotel_said: 'did_not_take' | 'welcome' | null
  hotel_said_at: Timestamp | null
  hotel_said_by: string | null
  money_asked_at: Timestamp | null
  disputed_at: Timestamp | null
  decided_for: 'couple' | 'hotel' | null
  decided_at: Timestamp | null
  was_silent: boolean | null
  wanted_hotel_id: number | null
  wanted_at: Timestamp | null
  moved_by: Defaulted<'guest' | 'office'>
  rest: Defaulted<number>
  rest_settled_at: Timestamp | null
  rest_sent: boolean | null
  tax_slabs: Json | null
}

/** What a hotel answers to a review, once, shown under it; its managers may change it for a day. */
export interface ReviewAnswers {
  review_id: number
  hotel_id: number
  staff_id: string
  body: string
  written_at: Timestamp
  edited_at: Timestamp | null
}

/** Pictures attached to a review, each to one review only (specification §7 uploads, type images). */
export interface ReviewPictures {
  review_id: number
  position: number
  picture_id: string
}

/** What guests who stayed say of a hotel, 1 to 5 hearts; a booking has at most one (specification §3 Reviews, §7). has_review: there are words, not only a rating. */
export interface Reviews {
  id: DerivedColumn<number>
  hotel_id: number
  booking_id: string | null
  user_id: string | null
  guest_name: string
  rating: number
  body: Defaulted<string>
  privacy: number | null
  cleanliness: number | null
  welcome: number | null
  location: number | null
  slot: number | null
  published: Defaulted<boolean>
  featured: Defaulted<boolean>
  created_at: Defaulted<Timestamp>
  has_review: DerivedColumn<boolean>
  withdrawn_at: Timestamp | null
  withdrawn_by: string | null
  withdrawn_reason: string | null
  weighs: Defaulted<boolean>
  taken_back_at: Timestamp | null
}

/** A room that its hotel keeps from sale: a guest at the door, a repair. The stay of the same room is what occupies it. slot and day: a walk-in counted for a slot. Freed once, otherwise never changed. */
export interface RoomBlocks {
  id: string
  hotel_id: number
  city_id: number
  room_id: number
  from_at: Timestamp
  until_at: Timestamp
  why: 'walk_in' | 'repair' | 'cleaning' | 'other' | 'channel'
  note: string | null
  slot: number | null
  day: string | null
  made_by: string | null
  made_at: Timestamp
  freed_at: Timestamp | null
  freed_by: string | null
}

/** When each room was dirty, from its guests' check-out or a colleague's word until somebody marked it clean. is_dropped: it was never cleaned, because a check-out was undone or others were let in. Says nothing about a guest. */
export interface RoomCleanings {
  id: DerivedColumn<number>
  hotel_id: number
  city_id: number
  room_id: number
  dirty_at: Timestamp
  dirty_by: string | null
  reason: string | null
  started_at: Timestamp | null
  started_by: string | null
  clean_at: Timestamp | null
  clean_by: string | null
  is_dropped: Defaulted<boolean>
}

/** Which guests were in which room and when: from check-in to check-out of a booking or a walk-in. No upper bound: they are in it now. Two parties can never be in one room. */
export interface RoomVisits {
  id: DerivedColumn<number>
  hotel_id: number
  city_id: number
  room_id: number
  booking_id: string | null
  block_id: string | null
  present: Period
}

/** The rooms a hotel lends to Uncle. A stay occupies exactly one (specification §3 availability). */
export interface Rooms {
  id: DerivedColumn<number>
  hotel_id: number
  city_id: number
  number: string
  has_bathtub: Defaulted<boolean>
  name: string | null
}

/** Until until_at a hotel sells no stay that begins before stays_before: its desk asked for it, it has not seen bookings, it has not taken too many guests (both until the end of the day in India), or the office paused it until a moment it chose. Over by itself; a row that is over does nothing. */
export interface SalesPauses {
  hotel_id: number
  why: 'desk' | 'unseen' | 'cases' | 'office'
  until_at: Timestamp
  stays_before: Defaulted<Timestamp>
}

/** Filters of the office's lists, saved under a name by one of its people. is_shared: an admin shows it to everybody there. */
export interface SavedViews {
  id: Defaulted<string>
  operator_id: string
  name: string
  filter: Json
  is_shared: Defaulted<boolean>
  saved_at: Timestamp
  list: Defaulted<'bookings' | 'hotels' | 'guests' | 'payouts'>
}

/** When each job runs next, and which worker runs it now; how its last run went is in job_runs. A run that has ended leaves no row: the next one takes its place. */
export interface ScheduledJobs {
  name: string
  due_at: Timestamp
  attempts: Defaulted<number>
  taken_by: string | null
  leased_until: Timestamp | null
}

/** Searches in the quarter of an hour that begins at from_at, of all processes together: each counts in its memory and adds what it counted. Nothing of who searched or for what. */
export interface SearchCounts {
  from_at: Timestamp
  searches: number
}

/** Sign-ins, failures, refusals, limits: who as a keyed hash of a user's id or a phone, from where as a keyed hash of the address. No phone, email or token in clear. Kept 180 days. */
export interface SecurityLog {
  id: DerivedColumn<number>
  event: string
  subject_hash: Bytes | null
  address_hash: Bytes | null
  at: Timestamp
}

/** Access tokens, SHA-256 hashed; 30 days, or 14 days without use (specification §3 Session, §6; docs/decisions/0016). */
export interface Sessions {
  token_hash: Bytes
  user_id: string
  created_at: Timestamp
  expires_at: Timestamp
  last_seen: Timestamp
  id: Defaulted<string>
  device: string | null
  fresh_until: Timestamp | null
  passkey_at: Timestamp | null
  challenge: string | null
  challenge_until: Timestamp | null
  passkey_id: string | null
}

/** A payment, refund or adjustment of a settlement, in paise: above zero what comes to us, before fee and tax. The same line of the gateway never counts twice. our_id: our own id, as the gateway returns it in its notes. */
export interface SettlementLines {
  kind: 'payment' | 'refund' | 'adjustment'
  reference: string
  settlement: string
  line: number
  amount: number
  fee: number
  tax: number
  dispute: string | null
  our_id: string | null
}

/** A payment of the gateway to our bank, in paise, from its report: net is what arrived, fee and tax what the gateway kept. In the books once a second admin has confirmed it; until then it may be dropped. */
export interface Settlements {
  reference: string
  utr: string
  settled_on: string
  net: number
  fee: number
  tax: number
  file_name: string
  proposed_by: string
  proposed_at: Timestamp
  reason: string
  confirmed_by: string | null
  confirmed_at: Timestamp | null
}

/** Grows with every change of what bookings show of something that all guests share: hotels, their pictures and places, and coupon codes. */
export interface ShownVersions {
  part: 'hotels'
  version: Defaulted<number>
}

/** Details of a sign-up, kept aside with the very password they were sent with; nobody is registered until it is verified. Replaces pending_signups, which one stranger could overwrite for another. */
export interface SignupRequests {
  otp_id: number
  name: string
  email: string
  gender: 'male' | 'female' | 'third_gender' | 'wont_say' | null
  city_id: number | null
  city_name: string | null
  referral_code: string | null
  contact_consent: Defaulted<boolean>
  created_at: Timestamp
}

/** What a hotel asked for a slot, from when until when; until_at is infinity for today's price. Written by triggers of hotel_slot_prices only. */
export interface SlotPriceHistory {
  id: DerivedColumn<number>
  hotel_id: number
  slot: number
  price: number
  from_at: Timestamp
  until_at: Defaulted<Timestamp>
}

/** Everything that staff of a hotel did, by name, never changed. done_at: when it was marked, which is earlier than written_at for a mark that waited for the network. detail has words and numbers, nothing of a guest. */
export interface StaffActs {
  id: DerivedColumn<number>
  hotel_id: number
  staff_id: string
  booking_id: string | null
  kind: string
  reason: string | null
  detail: Defaulted<Json>
  done_at: Timestamp
  written_at: Timestamp
}

/** What somebody at a desk was told by text: a new post, a device paired for them, a passkey made for their number. link_hash: of the link "Not me" in it, which ends this one thing, once, within 72 hours. outcome office_told: it was the hotel's last manager, so nothing ended and the office looks. */
export interface StaffNotices {
  id: string
  kind: 'post' | 'pairing' | 'passkey'
  hotel_id: number
  staff_id: string
  pairing_id: string | null
  passkey_id: string | null
  link_hash: Bytes
  told_at: Timestamp
  expires_at: Timestamp
  used_at: Timestamp | null
  outcome: 'ended' | 'office_told' | null
}

/** A closed month of a hotel in paise: what was carried forward, what its stays brought, corrections and moves, what was paid out, what we owe at its end (below zero: the hotel owes us). Its lines are the postings of that month, to which none is added any more. Never changed. */
export interface Statements {
  hotel_id: number
  month: string
  opening: number
  stays: number
  others: number
  payouts: number
  closing: number
  closed_by: string
  closed_at: Timestamp
  reason: string
  hotel_name: Defaulted<string>
}

/** The guests say that they came: a tap in the app or behind a link, extra hours paid during the stay, or a review. Until 30 days after the stay. Never changed. */
export interface StayConfirmations {
  booking_id: string
  by: 'app' | 'link' | 'extension' | 'review'
  at: Timestamp
}

/** A line of a hotel's statement in paise: what a stay was worth, who paid it, what was taken off, what the hotel gets. A later line of the same booking holds only what changed. Never changed. */
export interface StayLines {
  posting_id: number
  booking_id: string
  hotel_id: number
  outcome: 'stayed' | 'no_show' | 'kept'
  value: number
  tax: number
  paid_online: number
  credits: number
  at_desk: number
  paid_by_uncle: number
  hotel_coupon: number
  commission: number
  gst_on_commission: number
  tcs: number
  tds: number
  gst_rooms: number
  net: number
  given: Defaulted<number>
  waits: Defaulted<number>
}

/** The value and the GST of a line of a statement by rate, in paise. A later row of the same booking holds only what changed. Never changed. */
export interface StayTaxes {
  id: DerivedColumn<number>
  booking_id: string
  posting_id: number
  percent: number
  value: number
  cgst: number
  sgst: number
  igst: number
}

/** A room occupied for a period, of a booking or of a block: the occupied times of two active stays of one room can never overlap (decisions: rooms, no double booking). */
export interface Stays {
  id: DerivedColumn<number>
  booking_id: string | null
  modification_id: string | null
  extension_id: string | null
  hotel_id: number
  city_id: number
  room_id: number
  period: Period
  status: 'held' | 'booked' | 'released'
  created_at: Defaulted<Timestamp>
  block_id: string | null
  cleaning_minutes: Defaulted<number>
  occupied: Defaulted<Period>
  pinned_at: Timestamp | null
}

/** Stays settled before GST was counted in paise, until they are settled again. Empty for good after that. */
export interface StaysToCarryOver {
  booking_id: string
}

/** What stays settled before GST was counted in paise differ from their documents by, which stay as they were issued: settled amounts minus documents, by rate. Returns report it as an amendment. Never changed. */
export interface TaxCarried {
  booking_id: string
  percent: number
  value: number
  cgst: number
  sgst: number
  igst: number
  at: Timestamp
}

/** The company for which the guest of a booking travels, until the first tax document, which keeps it. The GSTIN of a sole trader contains their PAN, so it is deleted when the account is erased. */
export interface TaxCompanies {
  booking_id: string
  gstin: string
  legal_name: string
  address: string
  given_at: Timestamp
}

/** The last number of each series in a financial year, which goes by the year in which it begins. A transaction that takes the next number locks the row until it ends: a rollback leaves no gap, as a sequence would. */
export interface TaxCounters {
  series_id: number
  kind: 'invoice' | 'credit_note' | 'commission_invoice' | 'commission_credit_note'
  financial_year: number
  last_serial: number
}

/** The sums of a tax document by rate, as returns report them. Never changed. */
export interface TaxDocumentRates {
  document_id: string
  percent: number
  taxable_value: number
  cgst: number
  sgst: number
  igst: number
}

/** Tax invoices of stays and the credit notes that correct them, as they were written (rule 46). Amounts are paise. cause: stayed, kept (a cancellation or nobody came), refunded, corrected. content: supplier, place of supply, lines; nothing of the guest below 50,000 rupees. */
export interface TaxDocuments {
  id: Defaulted<string>
  kind: 'invoice' | 'credit_note'
  series_id: number
  financial_year: number
  serial: number
  number: string
  booking_id: string
  cause: 'stayed' | 'kept' | 'refunded' | 'corrected'
  corrects: string | null
  refund_id: string | null
  issued_at: Timestamp
  taxable_value: number
  cgst: number
  sgst: number
  rounding: number
  total: number
  content: Json
  igst: Defaulted<number>
  recipient_gstin: string | null
}

/** Bookings whose settled amounts may differ from their tax documents. Written by every line of a statement, removed with the documents that were written. */
export interface TaxDocumentsDue {
  booking_id: string
  since: Defaulted<Timestamp>
}

/** Collected tax that we paid to the state for a month, in paise, with the number of its challan. taken_back: it was entered wrongly. Both are posted to the books. */
export interface TaxPayments {
  id: string
  tax: 'gst_commission' | 'gst_rooms' | 'tcs' | 'tds'
  month: string
  amount: number
  challan: string
  paid_on: string
  recorded_by: string
  recorded_at: Timestamp
  reason: string
  taken_back_by: string | null
  taken_back_at: Timestamp | null
}

/** A guest who asked for name and address on the invoice of a stay, which the law leaves out below 50,000 rupees; printed beside what was written, deleted when the account is erased. */
export interface TaxRecipients {
  booking_id: string
  name: string
  address: string
  asked_at: Timestamp
}

/** A legal supplier whose documents are numbered together: a registered hotel by its GSTIN, or we by ours. The id is part of each number. */
export interface TaxSeries {
  id: DerivedColumn<number>
  gstin: string
}

/** Bookings and walk-ins who left without paying what was due at the desk, and why. They stay on the list of unpaid money until they pay or a manager takes them off. */
export interface UnpaidAtDesk {
  booking_id: string | null
  hotel_id: number
  reason: string
  said_by: string
  said_at: Timestamp
  ended_by: string | null
  ended_at: Timestamp | null
  ended_reason: string | null
  id: DerivedColumn<number>
  block_id: string | null
}

/** Files of hotels' pictures that no hotel may show: noted before they are stored and when they are removed. A job deletes the files after a day, unless a hotel shows them by then. */
export interface UnusedHotelPictures {
  name: string
  since: Timestamp
}

/** Puzzles that were solved and used: a solution counts once. */
export interface UsedProofs {
  proof_hash: Bytes
  expires_at: Timestamp
}

/** Requests of a guest about a booking; checkin is the superfast check-in (specification §3 userRequest, §7 user-requests). */
export interface UserRequests {
  id: DerivedColumn<number>
  booking_id: string
  user_id: string
  type: Defaulted<'checkin'>
  status: Defaulted<'created' | 'confirmed' | 'cancelled' | 'done'>
  created_at: Defaulted<Timestamp>
  updated_at: Defaulted<Timestamp>
}

/** Registered guests (specification §3 User). A row exists only after the OTP was verified; phone is E.164, Indian mobiles only (§5). */
export interface Users {
  id: Defaulted<string>
  phone: string
  name: string
  email: string
  gender: 'male' | 'female' | 'third_gender' | 'wont_say' | null
  city_id: number | null
  city_name: string | null
  contact_consent: Defaulted<boolean>
  profile_picture_id: string | null
  refer_code: string
  referred_by: string | null
  created_at: Defaulted<Timestamp>
  updated_at: Defaulted<Timestamp>
  email_verified_at: Timestamp | null
  erased_at: Timestamp | null
  joined_before: Defaulted<boolean>
  contact_consent_at: Timestamp | null
  blocked_at: Timestamp | null
  blocked_reason: string | null
  sign_up_address_hash: Bytes | null
  language: Defaulted<string>
  news_by: Defaulted<'sms' | 'whatsapp' | 'none'>
}

/** How a confirmed booking goes at the desk: seen by it, its guests here, gone, or never come. No row: nobody at the desk did anything yet. ids_seen: photo and ID of the superfast check-in compared, or the originals. */
export interface Visits {
  booking_id: string
  hotel_id: number
  status: Defaulted<'expected' | 'here' | 'left' | 'no_show'>
  seen_at: Timestamp | null
  seen_by: string | null
  arrived_at: Timestamp | null
  left_at: Timestamp | null
  no_show_at: Timestamp | null
  objected_at: Timestamp | null
  ids_seen: 'superfast' | 'originals' | null
  still_here_at: Timestamp | null
}

/** The first time a device of the hotel's desk read a voucher whose signature is ours, within the stay; a code that was typed is none. Never changed. */
export interface VoucherScans {
  booking_id: string
  hotel_id: number
  staff_id: string
  at: Timestamp
}

/** Guests who want to be told when a room comes free. Deleted when the slot starts, or when the guest takes it back. */
export interface Waits {
  id: Defaulted<string>
  number: DerivedColumn<number>
  user_id: string
  hotel_id: number | null
  locality_id: number | null
  city_id: number | null
  slot: number
  starts_at: Timestamp
  ends_at: Timestamp
  rooms: number
  created_at: Timestamp
  told_at: Timestamp | null
  told_of: number | null
}

/** Hours that walk-ins added to their stay, with their price: entries of their own, never changed. */
export interface WalkInHours {
  id: DerivedColumn<number>
  block_id: string
  hotel_id: number
  until_at: Timestamp
  usual_price: number | null
  price: number
  price_reason: string | null
  written_by: string
  written_at: Timestamp
}

/** Guests who took a room at the desk, without a booking: they are the hotel's own guests. Their block and its stay keep the room, room_visits says in which room they are. Prices in whole rupees, tax included; usual_price: what the hotel's prices come to, null without one; another price has a reason. */
export interface WalkIns {
  block_id: string
  hotel_id: number
  name: string | null
  guests: number
  usual_price: number | null
  price: number
  price_reason: string | null
  written_by: string
  arrived_at: Timestamp
  leaves_at: Timestamp
  still_here_at: Timestamp | null
  left_at: Timestamp | null
  left_by: string | null
}

/** Events a gateway reported, each stored once by its id, body exactly as signed; a job works on them (design: how a booking is made safe). */
export interface WebhookEvents {
  provider: string
  event_id: string
  kind: string
  body: string
  received_at: Defaulted<Timestamp>
  processed_at: Timestamp | null
  attempts: Defaulted<number>
  last_error: string | null
  available_at: Defaulted<Timestamp>
  failed_at: Timestamp | null
  closed_at: Timestamp | null
}

/** What guests said about their welcome, changed for a day at most. Shown to nobody but in their own data; counted once, in a share of their hotel. Those that do not weigh are of people who work there. */
export interface WelcomeAnswers {
  booking_id: string
  hotel_id: number
  user_id: string
  welcomed: boolean
  asked_for_more: boolean
  room_as_shown: boolean
  answered_at: Timestamp
  changed_at: Timestamp | null
  weighs: boolean
  counted_in: number | null
  half_year: DerivedColumn<number>
}

/** The link in the message that asks guests how they were welcomed, by the hash of its secret. It works until they have answered, and no longer than 30 days after the stay. */
export interface WelcomeLinks {
  booking_id: string
  link_hash: Bytes
  sent_at: Timestamp
}

/** How many couples of a hotel answered, and how many of them gave the good answer, each time that these figures grew: by five couples or more at once. The last one is shown. Never changed. */
export interface WelcomeShares {
  id: DerivedColumn<number>
  hotel_id: number
  shown_at: Timestamp
  couples: number
  welcomed: number
  as_agreed: number
  as_shown: number
}

/** Messages that WhatsApp accepted, by its id. message: what to send by SMS if it is not delivered; emptied when it was delivered or texted. Without sent_at: a report came before we knew the id. */
export interface WhatsappMessages {
  id: string
  message: Json | null
  sent_at: Timestamp | null
  delivered_at: Timestamp | null
  failed_at: Timestamp | null
  failed_code: string | null
  texted_at: Timestamp | null
}

/** What waits for the office (`domain/office/work.ts` makes the key): who looks after it, and until when it is out of the list. */
export interface WorkItems {
  work_key: string
  owner_id: string | null
  owned_since: Timestamp | null
  snoozed_until: Timestamp | null
  done_at: Timestamp | null
}

/** What people of the office wrote and did about a piece of work, answers to guests among it. user_id: the guest it is about. */
export interface WorkNotes {
  id: DerivedColumn<number>
  work_key: string
  kind: 'note' | 'acknowledged' | 'answer' | 'settled' | 'taken' | 'given_back' | 'snoozed' | 'woken' | 'done'
  body: string
  operator_id: string
  user_id: string | null
  written_at: Timestamp
}

export interface DB {
  analytics_events: AnalyticsEvents
  bank_explanations: BankExplanations
  bank_lines: BankLines
  bank_matches: BankMatches
  bank_statements: BankStatements
  book_checks: BookChecks
  booking_events: BookingEvents
  booking_guests: BookingGuests
  booking_modifications: BookingModifications
  booking_partners: BookingPartners
  bookings: Bookings
  came_links: CameLinks
  case_answers: CaseAnswers
  case_looks: CaseLooks
  catalogue_changes: CatalogueChanges
  catalogue_epoch: CatalogueEpoch
  catalogue_loads: CatalogueLoads
  channel_calendars: ChannelCalendars
  channel_conflicts: ChannelConflicts
  channel_events: ChannelEvents
  channels: Channels
  cities: Cities
  city_plans: CityPlans
  closed_hotel_notices: ClosedHotelNotices
  commission_documents: CommissionDocuments
  commission_documents_due: CommissionDocumentsDue
  compensations: Compensations
  consents: Consents
  coupon_agreements: CouponAgreements
  coupon_effects: CouponEffects
  coupon_uses: CouponUses
  coupons: Coupons
  credit_balances: CreditBalances
  credit_entries: CreditEntries
  debt_reminders: DebtReminders
  demand_counts: DemandCounts
  desk_cash_out: DeskCashOut
  desk_extras: DeskExtras
  desk_life: DeskLife
  desk_notes: DeskNotes
  desk_sessions: DeskSessions
  desk_shifts: DeskShifts
  desk_takings: DeskTakings
  dev_gateway_payments: DevGatewayPayments
  dev_gateway_refunds: DevGatewayRefunds
  dev_messages: DevMessages
  device_pairings: DevicePairings
  dispute_reports: DisputeReports
  disputes: Disputes
  e_invoice_cancellations: EInvoiceCancellations
  e_invoices: EInvoices
  e_invoices_due: EInvoicesDue
  email_links: EmailLinks
  erased_phones: ErasedPhones
  error_reports: ErrorReports
  extensions: Extensions
  favourites: Favourites
  feedback: Feedback
  feedback_entries: FeedbackEntries
  feedback_pictures: FeedbackPictures
  figure_days: FigureDays
  form_three_filings: FormThreeFilings
  former_contacts: FormerContacts
  given_calendars: GivenCalendars
  given_events: GivenEvents
  guest_cohorts: GuestCohorts
  guest_register: GuestRegister
  guest_sign_ins: GuestSignIns
  guest_versions: GuestVersions
  help_cases: HelpCases
  help_pictures: HelpPictures
  hotel_bank_accounts: HotelBankAccounts
  hotel_channels: HotelChannels
  hotel_checks: HotelChecks
  hotel_contacts: HotelContacts
  hotel_days: HotelDays
  hotel_keys: HotelKeys
  hotel_notices: HotelNotices
  hotel_pans: HotelPans
  hotel_pictures: HotelPictures
  hotel_searches: HotelSearches
  hotel_slot_prices: HotelSlotPrices
  hotel_staff: HotelStaff
  hotel_tax_details: HotelTaxDetails
  hotel_terms: HotelTerms
  hotel_upi: HotelUpi
  hotel_webhook_calls: HotelWebhookCalls
  hotel_webhooks: HotelWebhooks
  hotels: Hotels
  hours_links: HoursLinks
  idempotency_keys: IdempotencyKeys
  job_runs: JobRuns
  known_devices: KnownDevices
  ledger_days: LedgerDays
  ledger_entries: LedgerEntries
  ledger_hotel_months: LedgerHotelMonths
  ledger_postings: LedgerPostings
  ledger_summed: LedgerSummed
  left_owing: LeftOwing
  localities: Localities
  money_releases: MoneyReleases
  nominees: Nominees
  notices: Notices
  office_duty: OfficeDuty
  office_limits: OfficeLimits
  office_proposals: OfficeProposals
  office_sessions: OfficeSessions
  operator_actions: OperatorActions
  operator_emails: OperatorEmails
  operators: Operators
  otp_send_hours: OtpSendHours
  otp_sends: OtpSends
  otps: Otps
  outbox: Outbox
  own_gstins: OwnGstins
  pairing_codes: PairingCodes
  partner_forms: PartnerForms
  passkey_sign_ins: PasskeySignIns
  passkeys: Passkeys
  payments: Payments
  payout_file_lines: PayoutFileLines
  payout_files: PayoutFiles
  payout_runs: PayoutRuns
  payouts: Payouts
  pending_signups: PendingSignups
  phone_corrections: PhoneCorrections
  picture_views: PictureViews
  pictures: Pictures
  places: Places
  price_rule_history: PriceRuleHistory
  price_rules: PriceRules
  push_subscriptions: PushSubscriptions
  rates: Rates
  record_nights: RecordNights
  refunds: Refunds
  register_counters: RegisterCounters
  register_entries: RegisterEntries
  register_orders: RegisterOrders
  relocations: Relocations
  review_answers: ReviewAnswers
  review_pictures: ReviewPictures
  reviews: Reviews
  room_blocks: RoomBlocks
  room_cleanings: RoomCleanings
  room_visits: RoomVisits
  rooms: Rooms
  sales_pauses: SalesPauses
  saved_views: SavedViews
  scheduled_jobs: ScheduledJobs
  search_counts: SearchCounts
  security_log: SecurityLog
  sessions: Sessions
  settlement_lines: SettlementLines
  settlements: Settlements
  shown_versions: ShownVersions
  signup_requests: SignupRequests
  slot_price_history: SlotPriceHistory
  staff_acts: StaffActs
  staff_notices: StaffNotices
  statements: Statements
  stay_confirmations: StayConfirmations
  stay_lines: StayLines
  stay_taxes: StayTaxes
  stays: Stays
  stays_to_carry_over: StaysToCarryOver
  tax_carried: TaxCarried
  tax_companies: TaxCompanies
  tax_counters: TaxCounters
  tax_document_rates: TaxDocumentRates
  tax_documents: TaxDocuments
  tax_documents_due: TaxDocumentsDue
  tax_payments: TaxPayments
  tax_recipients: TaxRecipients
  tax_series: TaxSeries
  unpaid_at_desk: UnpaidAtDesk
  unused_hotel_pictures: UnusedHotelPictures
  used_proofs: UsedProofs
  user_requests: UserRequests
  users: Users
  visits: Visits
  voucher_scans: VoucherScans
  waits: Waits
  walk_in_hours: WalkInHours
  walk_ins: WalkIns
  webhook_events: WebhookEvents
  welcome_answers: WelcomeAnswers
  welcome_links: WelcomeLinks
  welcome_shares: WelcomeShares
  whatsapp_messages: WhatsappMessages
  work_items: WorkItems
  work_notes: WorkNotes
}
