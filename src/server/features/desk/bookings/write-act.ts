import type { Transaction } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { Change } from '#domain/hotels/hotel-details.ts'
import type { HotelEdit } from '#domain/hotels/hotel-log.ts'
import type { DeskSession } from '../../../http/desk-session.ts'
import type { Party } from '../../bookings/party.ts'

/** The names of all actions of staff, for the action log. */
export type ActKind =
  | 'seen'
  | 'arrived'
  | 'money_taken'
  | 'taking_corrected'
  | 'left_unpaid'
  | 'unpaid_ended'
  | 'cash_paid_out'
  | 'shift_confirmed'
  | 'left'
  | 'still_here'
  | 'no_show'
  | 'arrival_taken_back'
  | 'leaving_taken_back'
  | 'room_changed'
  | 'ids_compared'
  | 'cannot_take'
  | 'turned_away_did_not_take'
  | 'turned_away_welcome'
  | 'help_seen'
  | 'help_answered'
  | 'staff_added'
  | 'invited_again'
  | 'staff_ended'
  | 'key_made'
  | 'key_ended'
  | 'webhook_added'
  | 'webhook_secret_changed'
  | 'webhook_ended'
  | 'device_paired'
  | 'device_refused'
  | 'post_accepted'
  | 'post_declined'
  | 'not_me'
  | 'passkey_made'
  | 'room_blocked'
  | 'room_freed'
  | 'cleaning_started'
  | 'room_cleaned'
  | 'room_dirty'
  | 'note_written'
  | 'note_ended'
  | 'walk_in_taken'
  | 'sales_stopped'
  | 'sales_resumed'
  | 'shift_handed_over'
  | 'register_written'
  | 'register_struck'
  | 'register_shown'
  | 'form_three_filed'
  | 'review_answered'
  | 'review_answer_changed'
  | 'case_answered'
  | 'hours_added'
  | 'walk_in_hours_added'
  | 'extra_added'
  | 'extra_corrected'
  | 'coupon_joined'
  | 'coupon_left'
  | 'channel_added'
  | 'channel_changed'
  | 'channel_emptied'
  | 'channel_ended'
  | 'conflict_settled'
  | 'calendar_given'
  | 'calendar_renewed'
  | 'calendar_ended'
  | HotelEdit

export type Act = {
  kind: ActKind
  bookingId?: string
  /**
   * set instead of `bookingId` for an act on a booking or a walk-in; the log's detail then names a walk-in by its id
   */
  party?: Party
  reason?: string | null
  /** our own words and numbers, without data about a guest */
  detail?: Record<string, string | number | boolean | null | Change>
  /** when the entry was made; defaults to now */
  doneAt?: Date
}

type Actor = Pick<DeskSession, 'staffId' | 'hotelId'>

/** Logs who did what, in the same transaction as the action. */
export async function writeAct(trx: Transaction<DB>, actor: Actor, act: Act, now: Date): Promise<void> {
  await trx
    .insertInto('staff_acts')
    .values({
      hotel_id: actor.hotelId,
      staff_id: actor.staffId,
      booking_id: act.party?.kind === 'booking' ? act.party.id : (act.bookingId ?? null),
      kind: act.kind,
      reason: act.reason ?? null,
      detail: JSON.stringify({ ...(act.party?.kind === 'walk_in' && { walk_in: act.party.id }), ...act.detail }),
      done_at: act.doneAt ?? now,
      written_at: now,
    })
    .execute()
}
