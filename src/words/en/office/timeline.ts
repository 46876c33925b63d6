import type { OfficeTimelineEntry } from '#contract/office-bookings.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import type { IconName } from '#web/ui/icons/icon-names.ts'

export type EntryTone = 'good' | 'bad' | 'plain'
type Look = { icon: IconName; tone: EntryTone; words: string }

const plain = (icon: IconName, words: string): Look => ({ icon, tone: 'plain', words })
const good = (icon: IconName, words: string): Look => ({ icon, tone: 'good', words })
const bad = (icon: IconName, words: string): Look => ({ icon, tone: 'bad', words })

/** The kinds of entries in a booking's timeline: its own events, money, messages, the desk, the office. */
const LOOKS: Record<string, Look> = {
  event_created: plain('calendar-plus', 'Booked'),
  event_settle: good('check', 'Confirmed'),
  event_fail: bad('circle-x', 'The payment failed'),
  event_expire: plain('clock', 'Payment time ran out'),
  event_cancel: bad('ban', 'Cancelled'),
  event_ended: plain('door-open', 'The stay ended'),
  event_modified: plain('pencil', 'Changed by the guest'),
  event_modification_asked: plain('pencil', 'The guest began a change'),
  event_extended: plain('timer', 'Extra hours added'),
  event_extension_asked: plain('timer', 'The guest asked for extra hours'),
  event_extension_cancelled: plain('timer', 'The request for extra hours ended'),
  event_reviewed: plain('star', 'The guest wrote a review'),
  event_money_back: good('rotate-ccw', 'All the money goes back'),
  event_turned_away: bad('siren', 'The guest: the hotel turned us away'),
  event_money_asked: plain('rotate-ccw', 'The guest asked for the money back'),
  event_hotel_objected: bad('user-x', 'The hotel: they are welcome, or in their room'),
  event_hotel_agreed: plain('ban', 'The hotel: we did not take them'),
  event_decided_for_couple: good('rotate-ccw', 'The office decided for the guests'),
  event_decided_for_hotel: plain('badge-check', 'The office decided for the hotel'),
  event_cannot_take: bad('ban', 'The hotel cannot take the guests'),
  event_moved_away: plain('repeat', 'The guests took another hotel'),
  event_moved_here: plain('repeat', 'The guests came from another hotel'),
  event_moved_to_make_room: plain('repeat', 'Another room, to make room for others'),
  event_no_show_objected: bad('user-x', 'The guest: we did come'),
  event_partner_invite_renewed: plain('zap', 'The partner was invited again'),
  event_checkin_created: plain('zap', 'Superfast check-in asked for'),
  event_checkin_cancelled: plain('zap', 'Superfast check-in taken back'),
  event_partner_accepted: good('zap', 'The partner said yes'),
  event_partner_declined: plain('zap', 'The partner said no'),
  event_refunded_by_office: plain('rotate-ccw', 'A refund was decided in the office'),
  event_credit_by_office: plain('gift', 'Credit was given by the office'),
  event_name_corrected: plain('pencil', 'The name was corrected'),
  payment_asked: plain('indian-rupee', 'Payment begun'),
  payment_paid: good('indian-rupee', 'Paid'),
  refund_asked: plain('rotate-ccw', 'Refund on its way'),
  refund_processed: good('rotate-ccw', 'The bank has the refund'),
  taken_at_desk: good('indian-rupee', 'Taken at the desk'),
  hotel_told: plain('bell', 'The hotel was told'),
  hotel_asked_again: plain('bell', 'The hotel was asked again to look'),
  hotel_to_ring: bad('phone-call', 'Nobody looked: the hotel was to be rung'),
  hotel_rung: plain('phone-call', 'Somebody at the hotel answered the phone'),
  hotel_seen: good('eye', 'Seen by the hotel'),
  hotel_told_arrival: plain('bell', 'The hotel was told: guests arrive within the hour'),
  message_given_up: bad('send', 'A message was given up'),
  desk_seen: good('eye', 'Seen at the desk'),
  desk_arrived: good('key-round', 'Greeted at the desk'),
  desk_left: plain('log-out', 'The room is empty again'),
  desk_no_show: plain('user-x', 'The desk: nobody came'),
  desk_ids_compared: plain('id-card', 'IDs compared'),
  desk_room_changed: plain('repeat', 'Another room'),
  desk_extra_added: plain('plus', 'Something added to the bill at the desk'),
  desk_extra_corrected: plain('undo-2', 'An extra was taken back'),
  desk_money_taken: good('indian-rupee', 'Money taken at the desk'),
  desk_cannot_take: bad('ban', 'The desk: we cannot take them'),
  desk_arrival_taken_back: plain('undo-2', 'The greeting was taken back'),
  desk_leaving_taken_back: plain('undo-2', 'The leaving was taken back'),
  id_opened: plain('eye', 'Photo and ID opened'),
  office_booking_cancelled: bad('ban', 'Cancelled by the office'),
  office_refund_given: plain('rotate-ccw', 'Refund decided'),
  office_credit_given: plain('gift', 'Credit given'),
  office_messages_sent_again: plain('send', 'Messages sent again'),
  office_no_show_set: plain('user-x', 'Marked as no-show'),
  office_no_show_taken_back: plain('undo-2', 'No-show taken back'),
  office_name_corrected: plain('pencil', 'Name corrected'),
  office_dispute_decided: plain('badge-check', 'A dispute was decided'),
  office_booking_moved: plain('repeat', 'Moved to another hotel'),
  office_phone_read: plain('eye', 'Phone number read'),
  office_identity_read: plain('id-card', 'ID read'),
  office_hotel_rung: plain('phone-call', 'The hotel was rung'),
  office_proposal_made: plain('badge-check', 'A second person was asked'),
  office_proposal_declined: plain('circle-x', 'The second person declined'),
  office_refund_settled: plain('rotate-ccw', 'A failed refund was paid another way'),
}

/** Unknown kinds show their own name: newer servers may send kinds that an open page does not know. */
export const entryStyle = ({ what }: OfficeTimelineEntry): Look =>
  LOOKS[what] ?? plain('info', what.replaceAll('_', ' '))

/** The muted details after the text: amount, person, reason, and the bank's number. */
export function entryDetails({ amount, by, reason, reference }: OfficeTimelineEntry): string {
  const parts = [amount === null ? undefined : formatRupees(amount), by, reason, reference]
  return parts.filter((part) => part !== null && part !== undefined && part !== '').join(', ')
}
