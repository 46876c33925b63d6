import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { Change } from '#domain/hotels/hotel-details.ts'
import type { HotelEdit } from '#domain/hotels/hotel-log.ts'
import type { BooksAction } from '#domain/ledger/actions.ts'
import { isReason } from '#domain/office/operators.ts'
import { fieldRefusal } from '../../http/api-error.ts'
import type { OfficeSession } from '../../http/office-session.ts'

/**
 * The log's names for what operators do in the office. The list is closed; commands on the server have their own
 * names.
 */
export type OfficeAction =
  | 'operator_added'
  | 'operator_ended'
  | 'operator_passkeys_forgotten'
  | 'passkey_made'
  | 'limits_set'
  | 'duty_started'
  | 'duty_ended'
  | 'alarm_email_set'
  | 'alarm_email_ended'
  | 'log_exported'
  | 'bookings_exported'
  | 'hotels_exported'
  | 'guests_exported'
  | 'payouts_exported'
  | 'view_shared'
  | 'guests_told'
  | 'figures_exported'
  | 'phone_read'
  | 'identity_read'
  | 'booking_opened'
  | 'booking_cancelled'
  | 'refund_given'
  | 'refund_asked_again'
  | 'refund_settled'
  | 'credit_given'
  | 'messages_sent_again'
  | 'no_show_set'
  | 'no_show_taken_back'
  | 'name_corrected'
  | 'booking_moved'
  | 'dispute_decided'
  | 'payment_dispute_answered'
  | 'evidence_taken'
  | 'hotel_rung'
  | 'feedback_settled'
  | 'proposal_made'
  | 'proposal_declined'
  | 'given_up_retried'
  | 'given_up_closed'
  | 'job_run'
  | 'review_withdrawn'
  | 'review_restored'
  | 'guest_blocked'
  | 'guest_unblocked'
  | 'guest_phone_corrected'
  | 'guest_data_exported'
  | 'guest_nominee_read'
  | 'guest_erase_asked'
  | 'guest_passkeys_forgotten'
  | 'hotel_drafted'
  | 'hotel_checked'
  | 'hotel_published'
  | 'hotel_hidden'
  | 'hotel_paused'
  | 'hotel_pause_ended'
  | 'hotel_cases_looked_at'
  | 'help_decided'
  | 'help_photo_opened'
  | 'application_declined'
  | 'coupon_added'
  | 'coupon_ended'
  | 'names_changed'
  | 'restore_drill'
  | 'authority_order'
  | 'breach_listed'
  | HotelEdit
  | BooksAction

export type LogLine = {
  act: OfficeAction
  reason: string
  /** the id of the booking, guest, hotel or other thing that the action concerns */
  subject: string
  bookingId?: string
  userId?: string
  hotelId?: number
  /** our own words and numbers, without data about a guest */
  detail?: Record<string, string | number | boolean | null | Change>
  /** the amount given away, in whole rupees */
  cost?: number
  /** who proposed the action, if a second person confirmed it */
  proposedBy?: string
}

export type Operator = Pick<OfficeSession, 'operatorId' | 'name'>

/** An operator who acts: in the office, or by a command on the server. */
export type ActingOperator = Operator & Pick<OfficeSession, 'role'>

/** Logs which operator did what and why, in the same transaction as the action. */
export async function writeLog(trx: Transaction<DB>, operator: Operator, line: LogLine, now: Date): Promise<void> {
  await writeLogLine(trx, operator, line, now)
}

/** Logs as `writeLog` does, and returns the entry's id for an action that refers to it. */
export async function writeLogLine(
  trx: Transaction<DB>,
  operator: Operator,
  line: LogLine,
  now: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto('operator_actions')
    .values({
      operator: operator.name,
      operator_id: operator.operatorId,
      action: line.act,
      subject_id: line.subject,
      booking_id: line.bookingId ?? null,
      user_id: line.userId ?? null,
      hotel_id: line.hotelId ?? null,
      reason: line.reason,
      detail: JSON.stringify(line.detail ?? {}),
      cost: line.cost ?? 0,
      proposed_by: line.proposedBy ?? null,
      at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Trims the typed reason. Throws REASON_REQUIRED if it is missing or meaningless. */
export function reasonOf(typed: string): string {
  const reason = typed.trim()
  if (!isReason(reason)) throw fieldRefusal('reason', 'REQUIRED', 'Please say why, in some words')
  return reason
}
