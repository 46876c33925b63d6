import { sql, type RawBuilder } from 'kysely'
import { toIstIso } from '#domain/kernel/ist.ts'
import type { Services } from '../../services.ts'

type Who = { id: string; phone: string; email: string }

/** The columns read for each subject; a test fails if a table with data about a guest is missing here. */
const SUBJECTS: Record<string, (who: Who) => RawBuilder<unknown>> = {
  account: ({
    id,
  }) => sql`select u.id, u.phone, u.name, u.email, u.email_verified_at, u.gender, u.city_name, u.language, u.news_by, u.refer_code,
    u.created_at, u.updated_at, coalesce(b.balance, 0) as credit
    from users u left join credit_balances b on b.user_id = u.id where u.id = ${id}::uuid`,
  consents: ({ id }) => sql`select 'calls and texts' as consent, contact_consent as given,
    coalesce(contact_consent_at, created_at) as since from users where id = ${id}::uuid`,
  consentsByNotice: ({ id }) =>
    sql`select purpose, given, notice, at from consents where user_id = ${id}::uuid order by id`,
  notices: ({ id }) => sql`select n.version, n.language, n.body from notices n
    where n.version in (select notice from consents where user_id = ${id}::uuid) order by n.first_used_at`,
  bookings: ({
    id,
  }) => sql`select b.id, b.short_id, h.name as hotel, b.checkin_at, b.checkout_at, b.leaves_at, b.rooms, b.guests, b.status,
    b.guest_name, b.guest_email, b.guest_gender, b.guest_city, b.slot_price, b.room_total, b.bathtub_charge, b.discount, b.referral_discount,
    b.service_tax, b.tax_percent, b.credits, b.total, b.payable_now, b.pay_at_hotel_amount, b.lead_id, b.referral_code, b.created_at,
    b.cancelled_at, b.cancel_reason, b.no_show_at, array(select g.name from booking_guests g where g.booking_id = b.id order by g.position) as guest_names
    from bookings b join hotels h on h.id = b.hotel_id where b.user_id = ${id}::uuid order by b.created_at`,
  bookingHistory: ({
    id,
  }) => sql`select e.booking_id, e.kind, e.from_status, e.to_status, e.at, e.detail from booking_events e
    join bookings b on b.id = e.booking_id where b.user_id = ${id}::uuid order by e.id`,
  hotelRegister: ({
    id,
  }) => sql`select l.booking_id, l.name, l.id_kind, l.id_last_four, l.home, l.nationality, l.reason, l.arrived_at, l.written_at
    from register_entries l join bookings b on b.id = l.booking_id where b.user_id = ${id}::uuid order by l.id`,
  visits: ({
    id,
  }) => sql`select v.booking_id, v.status, v.arrived_at, v.left_at, v.no_show_at, v.objected_at from visits v
    join bookings b on b.id = v.booking_id where b.user_id = ${id}::uuid order by v.booking_id`,
  changesOfTime: ({
    id,
  }) => sql`select m.booking_id, m.checkin_at, m.checkout_at, m.total, m.difference, m.status, m.created_at
    from booking_modifications m join bookings b on b.id = m.booking_id where b.user_id = ${id}::uuid order by m.created_at`,
  extraHours: ({
    id,
  }) => sql`select e.booking_id, e.hours, e.starts_at, e.ends_at, e.total, e.pay_at, e.status, e.created_at
    from extensions e join bookings b on b.id = e.booking_id where b.user_id = ${id}::uuid order by e.created_at`,
  partnersYouInvited: ({
    id,
  }) => sql`select p.booking_id, p.phone, p.status, p.invited_at, p.answered_at from booking_partners p
    join bookings b on b.id = p.booking_id where b.user_id = ${id}::uuid order by p.invited_at`,
  invitesToYou: ({
    id,
    phone,
  }) => sql`select p.booking_id, p.status, p.invited_at, p.answered_at from booking_partners p
    where p.phone = ${phone} or p.user_id = ${id}::uuid order by p.invited_at`,
  checkInRequests: ({ id }) =>
    sql`select booking_id, type, status, created_at from user_requests where user_id = ${id}::uuid order by id`,
  payments: ({
    id,
  }) => sql`select id, booking_id, purpose, amount, provider, provider_payment_id, method, status, created_at, settled_at
    from payments where user_id = ${id}::uuid order by created_at`,
  refunds: ({
    id,
  }) => sql`select r.payment_id, r.amount, r.reason, r.status, r.reference, r.created_at, r.processed_at from refunds r
    join payments p on p.id = r.payment_id where p.user_id = ${id}::uuid order by r.created_at`,
  credits: ({ id }) =>
    sql`select amount, kind, booking_id, note, created_at from credit_entries where user_id = ${id}::uuid order by id`,
  coupons: ({
    id,
  }) => sql`select c.code, u.booking_id, u.created_at, u.released_at from coupon_uses u join coupons c on c.id = u.coupon_id
    where u.user_id = ${id}::uuid order by u.created_at`,
  reviews: ({
    id,
  }) => sql`select h.name as hotel, r.booking_id, r.guest_name, r.rating, r.body, r.privacy, r.cleanliness, r.welcome, r.location,
    r.published, r.created_at, w.body as answer, w.written_at as answered_at
    from reviews r join hotels h on h.id = r.hotel_id left join review_answers w on w.review_id = r.id where r.user_id = ${id}::uuid order by r.id`,
  howYouWereWelcomed: ({
    id,
  }) => sql`select a.booking_id, h.name as hotel, a.welcomed, a.asked_for_more, a.room_as_shown,
    a.answered_at, a.changed_at from welcome_answers a join hotels h on h.id = a.hotel_id where a.user_id = ${id}::uuid
    order by a.answered_at`,
  favourites: ({ id }) => sql`select h.name as hotel, f.created_at from favourites f join hotels h on h.id = f.hotel_id
    where f.user_id = ${id}::uuid order by f.created_at`,
  waitingFor: ({
    id,
  }) => sql`select coalesce(h.name, l.name, c.name) as place, w.starts_at, w.ends_at, w.rooms, w.created_at, w.told_at, told.name as told_of
    from waits w left join hotels h on h.id = w.hotel_id left join localities l on l.id = w.locality_id left join cities c on c.id = w.city_id
    left join hotels told on told.id = w.told_of where w.user_id = ${id}::uuid order by w.number`,
  pictures: ({ id }) =>
    sql`select id, kind, bytes, created_at, destroyed_at from pictures where owner_id = ${id}::uuid order by created_at`,
  looksAtYourIds: ({ id }) => sql`select v.picture_id, coalesce(v.viewer_id = ${id}::uuid, false) as by_you,
    h.name as by_desk_of, split_part(o.name, ' ', 1) as by_office, v.booking_id, v.purpose, v.viewed_at from picture_views v join pictures p on p.id = v.picture_id
    left join hotel_staff s on s.id = v.staff_id left join hotels h on h.id = s.hotel_id left join operators o on o.id = v.operator_id
    where p.owner_id = ${id}::uuid order by v.id`,
  passkeys: ({ id }) =>
    sql`select device, made_at, used_at, forgotten_at from passkeys where kind = 'guest' and holder = ${id} order by made_at`,
  moneyTakenAtDesks: ({ id }) =>
    sql`select t.booking_id, t.amount, t.method, t.receipt, t.taken_at from desk_takings t
    join bookings b on b.id = t.booking_id where b.user_id = ${id}::uuid order by t.id`,
  extrasAtHotels: ({ id }) =>
    sql`select e.booking_id, e.kind, e.words, e.quantity, e.price, e.reason, e.written_at, e.denied_at from desk_extras e
    join bookings b on b.id = e.booking_id where b.user_id = ${id}::uuid order by e.id`,
  // Leave out the names of desk and office staff, which are their own personal data.
  whatDesksDid: ({ id }) => sql`select a.booking_id, h.name as hotel, a.kind, a.reason, a.done_at from staff_acts a
    join bookings b on b.id = a.booking_id join hotels h on h.id = a.hotel_id where b.user_id = ${id}::uuid order by a.id`,
  whatTheOfficeDid: ({ id }) => sql`select a.action, a.at, a.booking_id, a.reason from operator_actions a
    left join bookings b on b.id = a.booking_id where b.user_id = ${id}::uuid or a.user_id = ${id}::uuid order by a.id`,
  hotelsWereTold: ({
    id,
  }) => sql`select n.booking_id, h.name as hotel, n.told_at, n.asked_again_at, n.seen_at from hotel_notices n
    join bookings b on b.id = n.booking_id join hotels h on h.id = n.hotel_id where b.user_id = ${id}::uuid order by n.booking_id`,
  otherHotels: ({ id }) => sql`select r.booking_id, r.cause, r.outcome, r.moved_to, r.started_at, r.settled_at,
    w.body as hotel_answers, l.verdict, l.note from relocations r
    join bookings b on b.id = r.booking_id left join case_answers w on w.booking_id = r.booking_id
    left join case_looks l on l.booking_id = r.booking_id where b.user_id = ${id}::uuid order by r.booking_id`,
  helpAtHotels: ({
    id,
  }) => sql`select c.ticket, c.booking_id, c.kind, c.fault, c.said, c.opened_at, c.seen_at, c.answer, c.answered_at, c.refused_at,
    c.fine_at, c.closed_at, c.closed_by, c.verdict, c.decided_at, c.decision_note,
    array(select p.picture_id from help_pictures p where p.case_id = c.id order by p.added_at) as pictures
    from help_cases c join bookings b on b.id = c.booking_id where b.user_id = ${id}::uuid order by c.opened_at`,
  taxDocuments: ({
    id,
  }) => sql`select d.number, d.kind, d.booking_id, d.issued_at, d.taxable_value, d.cgst, d.sgst, d.rounding, d.total, d.content
    from tax_documents d join bookings b on b.id = d.booking_id where b.user_id = ${id}::uuid order by d.issued_at, d.serial`,
  namesOnInvoices: ({ id }) => sql`select r.booking_id, r.name, r.address, r.asked_at from tax_recipients r
    join bookings b on b.id = r.booking_id where b.user_id = ${id}::uuid order by r.asked_at`,
  companiesOnInvoices: ({
    id,
  }) => sql`select c.booking_id, c.gstin, c.legal_name, c.address, c.given_at from tax_companies c
    join bookings b on b.id = c.booking_id where b.user_id = ${id}::uuid order by c.given_at`,
  sessions: ({ id }) =>
    sql`select device, created_at, last_seen, expires_at, exists (
      select from push_subscriptions p where p.guest_session = token_hash) as gets_notifications from sessions where user_id = ${id}::uuid order by created_at`,
  knownBrowsers: ({ id }) =>
    sql`select created_at, last_signed_in_at from known_devices where user_id = ${id}::uuid order by created_at`,
  lastSignIn: ({ id }) => sql`select last_at, told_at from guest_sign_ins where user_id = ${id}::uuid`,
  nominee: ({ id }) => sql`select name, phone, named_at from nominees where user_id = ${id}::uuid`,
  emailLinks: ({ id }) =>
    sql`select email, created_at, expires_at, used_at from email_links where user_id = ${id}::uuid order by created_at`,
  otps: ({ phone }) => sql`select purpose, created_at, used_at from otps where phone = ${phone} order by id`,
  otpsSent: ({ phone }) => sql`select purpose, sent_at from otp_sends where phone = ${phone} order by id`,
  // Leave out the text of an OTP that has not been sent yet, because only the phone may receive it.
  messages: ({
    phone,
    email,
  }) => sql`select coalesce(payload->>'channel', 'whatsapp') as channel, payload->>'subject' as subject,
    case when starts_with(payload->>'template', 'otp') then null else payload->>'body' end as body, created_at, done_at as sent_at from outbox
    where kind in ('message', 'whatsapp', 'whatsapp.answer') and (payload->>'to' = ${phone} or lower(payload->>'to') = lower(${email})) order by id`,
  formerContacts: ({ id }) =>
    sql`select contact, changed_at from former_contacts where user_id = ${id}::uuid order by changed_at`,
  feedback: ({
    id,
    phone,
    email,
  }) => sql`select ticket, kind, name, phone, email, message, page, created_at, acknowledged_at, settled_at,
    array(select p.picture_id from feedback_pictures p join pictures o on o.id = p.picture_id and o.owner_id = ${id}::uuid
      where p.feedback_id = feedback.id order by p.added_at, p.picture_id) as pictures from feedback
    where user_id = ${id}::uuid or (user_id is null and (phone = ${phone} or lower(email) = lower(${email}))) order by id`,
  addedToFeedback: ({ id, phone }) =>
    sql`select f.ticket, e.kind, e.body, e.written_at from feedback_entries e join feedback f on f.id = e.feedback_id
    where f.user_id = ${id}::uuid or (f.user_id is null and f.phone = ${phone}) order by e.id`,
  // Leave out who wrote the entries: names of operators are their own personal data.
  answersAndNotes: ({ id }) =>
    sql`select work_key as about, kind, body, written_at from work_notes where user_id = ${id}::uuid order by id`,
  errorReports: ({ id }) =>
    sql`select ticket, page, message, comment, user_agent, created_at from error_reports where user_id = ${id}::uuid order by id`,
}

export type DataExport = { madeAt: string; about: string; data: Record<string, unknown[]> }

/**
 * Exports everything we store about a guest, all read at one moment. Of other people's data it contains only what the
 * guest typed.
 */
export function exportData({ db, clock }: Services, userId: string): Promise<DataExport> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const who = await trx
        .selectFrom('users')
        .select(['id', 'phone', 'email'])
        .where('id', '=', userId)
        .executeTakeFirstOrThrow()
      const data: Record<string, unknown[]> = {}
      for (const [subject, select] of Object.entries(SUBJECTS)) data[subject] = (await select(who).execute(trx)).rows
      return { madeAt: toIstIso(clock.now()), about: userId, data }
    })
}
