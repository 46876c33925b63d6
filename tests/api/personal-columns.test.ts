import { sql } from 'kysely'
import { expect } from 'vitest'
import { apiTest as test } from './api-test.ts'

/** Columns whose name says that a person may stand in them. */
const PERSONAL =
  /(^|_)(name|names|phone|email|gender|city_name|recipient|message|comment|body|payload|user_agent|user_id|owner_id|viewer_id|device|guest_city|note|cancel_reason|subject|detail|operator|lead_id|reply_body|response|contact_consent)($|_)/

/** Each of them, and what export and erasing do with it. A new column fails until somebody has decided. */
const HANDLED: Record<string, string> = {
  'analytics_events.name': 'an event of a closed list',
  'analytics_events.detail': 'words of a closed list',
  'booking_events.detail': 'exported; our own words and numbers',
  'booking_guests.name': 'exported, anonymised',
  'booking_partners.phone': 'exported, deleted',
  'booking_partners.user_id': 'deleted',
  'bookings.user_id': 'the emptied account',
  'bookings.guest_name': 'exported, anonymised',
  'bookings.guest_email': 'exported, anonymised',
  'bookings.guest_gender': 'exported, emptied',
  'bookings.guest_city': 'exported, emptied',
  'bookings.cancel_reason': 'exported, emptied',
  'bookings.lead_id': 'exported, emptied',
  'catalogue_loads.name': 'a file',
  'catalogue_loads.detail': 'numbers',
  'cities.name': 'a place',
  'localities.name': 'a place',
  'rooms.name': 'a room',
  'room_blocks.note': 'words of a hotel about its room',
  'hotels.name': 'a hotel',
  'hotel_pictures.name': 'a file',
  'coupon_uses.user_id': 'exported; the emptied account',
  'credit_balances.user_id': 'the emptied account',
  'credit_entries.user_id': 'the emptied account',
  'credit_entries.referred_user_id': 'the emptied account',
  'credit_entries.note': 'exported; our own words',
  'dev_messages.recipient': 'deleted',
  'dev_messages.subject': 'deleted',
  'dev_messages.body': 'deleted',
  'email_links.user_id': 'deleted',
  'email_links.email': 'exported, deleted',
  'error_reports.user_id': 'deleted',
  'error_reports.message': 'exported, deleted',
  'error_reports.comment': 'exported, deleted',
  'error_reports.user_agent': 'exported, deleted',
  'favourites.user_id': 'deleted',
  'guest_versions.user_id': 'the emptied account',
  'feedback.user_id': 'emptied',
  'feedback.name': 'exported, emptied',
  'feedback.phone': 'exported, emptied',
  'feedback.email': 'exported, emptied',
  'feedback.message': 'exported; kept for the complaint it is',
  'idempotency_keys.response': 'deleted',
  'idempotency_keys.reply_body': 'deleted',
  'idempotency_keys.body_hash': 'deleted',
  'known_devices.user_id': 'exported, deleted',
  'known_devices.device_hash': 'deleted',
  'operator_actions.operator': 'staff',
  'operator_actions.subject_id': 'an id of a thing',
  'security_log.subject_hash': 'a keyed hash, 180 days',
  'otp_sends.phone': 'exported, deleted with the account',
  'otp_sends.device_hash': 'a hash, two days',
  'otps.phone': 'exported, deleted',
  'outbox.payload': 'exported, deleted',
  'partner_forms.name': 'of a hotel, not of a guest',
  'hotel_contacts.reception_phone': 'of a hotel',
  'partner_forms.phone': 'of a hotel',
  'partner_forms.email': 'of a hotel',
  'partner_forms.hotel_name': 'of a hotel',
  'partner_forms.message': 'of a hotel',
  'payments.user_id': 'exported; the emptied account',
  'pending_signups.phone': 'deleted',
  'pending_signups.name': 'deleted',
  'pending_signups.email': 'deleted',
  'pending_signups.gender': 'deleted',
  'pending_signups.city_name': 'deleted',
  'pending_signups.contact_consent': 'deleted',
  'picture_views.viewer_id': 'exported; the emptied account',
  'pictures.owner_id': 'exported, destroyed',
  'reviews.user_id': 'the emptied account',
  'reviews.guest_name': 'exported, anonymised',
  'reviews.body': 'exported; stays without a name',
  'sessions.user_id': 'deleted',
  'sessions.device': 'exported, deleted',
  'signup_requests.name': 'deleted',
  'signup_requests.email': 'deleted',
  'signup_requests.gender': 'deleted',
  'signup_requests.city_name': 'deleted',
  'signup_requests.contact_consent': 'deleted',
  'user_requests.user_id': 'exported; the emptied account',
  'users.phone': 'exported, replaced',
  'users.name': 'exported, replaced',
  'users.email': 'exported, replaced',
  'users.email_verified_at': 'exported, emptied',
  'users.gender': 'exported, emptied',
  'users.city_name': 'exported, emptied',
  'users.contact_consent': 'exported, withdrawn',
  'users.contact_consent_at': 'exported, the moment of erasing',
  'webhook_events.body': 'emptied where the person stands in it',
  'erased_phones.phone_hash': 'a keyed hash, two years',
  'otps.refused_emails': 'a number',
  'used_proofs.proof_hash': 'no person',
}

test('every column that may hold a person is handled by export and erasing', async ({ api }) => {
  const { rows } = await sql<{
    column: string
  }>`select table_name || '.' || column_name as column from information_schema.columns
    where table_schema = 'public' and table_name <> 'schema_migrations' order by 1`.execute(api.db)
  const personal = rows.map(({ column }) => column).filter((column) => PERSONAL.test(column.split('.')[1] ?? ''))
  expect(personal.filter((column) => !(column in HANDLED))).toEqual([])
  const known = new Set(rows.map(({ column }) => column))
  expect(Object.keys(HANDLED).filter((column) => !known.has(column))).toEqual([])
})
