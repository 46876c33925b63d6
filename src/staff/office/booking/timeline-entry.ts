import type { OfficeTimelineEntry } from '#contract/office-bookings.ts'
import { formatRupees } from '#domain/kernel/money.ts'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import * as t from '#words/office/timeline.ts'

type Tone = 'good' | 'bad' | 'plain'
type Look = { icon: IconName; tone: Tone }
type Known = keyof typeof t.entries

const plain = (icon: IconName): Look => ({ icon, tone: 'plain' })
const good = (icon: IconName): Look => ({ icon, tone: 'good' })
const bad = (icon: IconName): Look => ({ icon, tone: 'bad' })

/** The kinds of entries in a booking's timeline: its own events, payments, messages, the desk, the office. */
const LOOKS: Record<Known, Look> = {
  event_created: plain('calendar-plus'),
  event_settle: good('check'),
  event_fail: bad('circle-x'),
  event_expire: plain('clock'),
  event_cancel: bad('ban'),
  event_ended: plain('door-open'),
  event_modified: plain('pencil'),
  event_modification_asked: plain('pencil'),
  event_extended: plain('timer'),
  event_extension_asked: plain('timer'),
  event_extension_cancelled: plain('timer'),
  event_reviewed: plain('star'),
  event_money_back: good('rotate-ccw'),
  event_turned_away: bad('siren'),
  event_money_asked: plain('rotate-ccw'),
  event_hotel_objected: bad('user-x'),
  event_hotel_agreed: plain('ban'),
  event_decided_for_couple: good('rotate-ccw'),
  event_decided_for_hotel: plain('badge-check'),
  event_cannot_take: bad('ban'),
  event_moved_away: plain('repeat'),
  event_moved_here: plain('repeat'),
  event_moved_to_make_room: plain('repeat'),
  event_no_show_objected: bad('user-x'),
  event_partner_invite_renewed: plain('zap'),
  event_checkin_created: plain('zap'),
  event_checkin_cancelled: plain('zap'),
  event_partner_accepted: good('zap'),
  event_partner_declined: plain('zap'),
  event_refunded_by_office: plain('rotate-ccw'),
  event_compensated: plain('gift'),
  event_credit_by_office: plain('gift'),
  event_name_corrected: plain('pencil'),
  payment_asked: plain('indian-rupee'),
  payment_paid: good('indian-rupee'),
  refund_asked: plain('rotate-ccw'),
  refund_processed: good('rotate-ccw'),
  taken_at_desk: good('indian-rupee'),
  hotel_told: plain('bell'),
  hotel_asked_again: plain('bell'),
  hotel_to_ring: bad('phone-call'),
  hotel_rung: plain('phone-call'),
  hotel_seen: good('eye'),
  hotel_told_arrival: plain('bell'),
  message_given_up: bad('send'),
  desk_seen: good('eye'),
  desk_arrived: good('key-round'),
  desk_left: plain('log-out'),
  desk_no_show: plain('user-x'),
  desk_ids_compared: plain('id-card'),
  desk_room_changed: plain('repeat'),
  desk_extra_added: plain('plus'),
  desk_extra_corrected: plain('undo-2'),
  desk_money_taken: good('indian-rupee'),
  desk_cannot_take: bad('ban'),
  desk_arrival_taken_back: plain('undo-2'),
  desk_leaving_taken_back: plain('undo-2'),
  id_opened: plain('eye'),
  office_booking_cancelled: bad('ban'),
  office_refund_given: plain('rotate-ccw'),
  office_refund_asked_again: plain('rotate-ccw'),
  office_credit_given: plain('gift'),
  office_messages_sent_again: plain('send'),
  office_guests_told: plain('send'),
  office_no_show_set: plain('user-x'),
  office_no_show_taken_back: plain('undo-2'),
  office_name_corrected: plain('pencil'),
  office_dispute_decided: plain('badge-check'),
  office_payment_dispute_answered: plain('send'),
  office_evidence_taken: plain('download'),
  office_booking_moved: plain('repeat'),
  office_phone_read: plain('eye'),
  office_identity_read: plain('id-card'),
  office_hotel_rung: plain('phone-call'),
  office_proposal_made: plain('badge-check'),
  office_proposal_declined: plain('circle-x'),
  office_refund_settled: plain('rotate-ccw'),
}

const isKnown = (what: string): what is Known => what in LOOKS

/** Shows an unknown kind by its own name, because newer servers may send kinds that an open page does not know. */
export const entryStyle = ({ what }: OfficeTimelineEntry): Look & { words: string } =>
  isKnown(what) ? { ...LOOKS[what], words: t.entries[what] } : { ...plain('info'), words: what.replaceAll('_', ' ') }

/** Returns the muted details after the text: amount, person, reason, and the bank's number. */
export function entryDetails({ amount, by, reason, reference }: OfficeTimelineEntry): string {
  const parts = [amount === null ? undefined : formatRupees(amount), by, reason, reference]
  return parts.filter((part) => part !== null && part !== undefined && part !== '').join(', ')
}
