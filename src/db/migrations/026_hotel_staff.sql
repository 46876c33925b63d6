-- Who works at a hotel's desk, what they do there, and how a stay goes once its guests stand before it (docs/decisions/0025).

create table hotel_staff (
  id uuid primary key default gen_random_uuid(),
  hotel_id int not null references hotels (id),
  phone text not null,
  name text not null,
  role text not null,
  granted_by text not null,
  granted_at timestamptz not null,
  ended_at timestamptz,
  ended_by text,
  constraint hotel_staff_id_of_hotel unique (id, hotel_id),
  constraint hotel_staff_phone_form check (phone ~ '^\+91[6-9][0-9]{9}$'),
  constraint hotel_staff_name_filled check (btrim(name) <> '' and length(name) <= 80),
  constraint hotel_staff_role_known check (role in ('desk', 'manager')),
  constraint hotel_staff_granted_by_filled check (btrim(granted_by) <> '' and length(granted_by) <= 80),
  constraint hotel_staff_end_whole check ((ended_at is null) = (ended_by is null) and ended_at >= granted_at)
);
comment on table hotel_staff is 'Who works for a hotel: desk greets, manager also sets prices, rooms and staff. A phone may work for several hotels and be a guest''s as well; nothing of one shows in the other. Rows are ended, never deleted: acts name them.';
create unique index hotel_staff_once on hotel_staff (hotel_id, phone) where ended_at is null;
create index hotel_staff_phone on hotel_staff (phone) where ended_at is null;
create trigger hotel_staff_stays_ended before update on hotel_staff
  for each row when (old.ended_at is not null) execute function refuse_change('who has left comes back by a new row');

create table desk_sessions (
  token_hash bytea primary key,
  staff_id uuid not null references hotel_staff (id),
  device text,
  paired_by uuid references hotel_staff (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_seen timestamptz not null,
  constraint desk_sessions_hash_length check (octet_length(token_hash) = 32),
  constraint desk_sessions_expiry check (expires_at > created_at)
);
comment on table desk_sessions is 'Devices signed in at a desk: SHA-256 of the token, twelve hours. paired_by: the manager whose code opened it, null after a one-time password.';
create index desk_sessions_staff on desk_sessions (staff_id);
create index desk_sessions_paired_by on desk_sessions (paired_by) where paired_by is not null;
create index desk_sessions_expiry_order on desk_sessions (expires_at);

create table pairing_codes (
  id bigint generated always as identity primary key,
  code_hash bytea not null,
  staff_id uuid not null,
  hotel_id int not null,
  made_by uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint pairing_codes_for_staff foreign key (staff_id, hotel_id) references hotel_staff (id, hotel_id),
  constraint pairing_codes_by_colleague foreign key (made_by, hotel_id) references hotel_staff (id, hotel_id),
  constraint pairing_codes_expiry check (expires_at > created_at)
);
comment on table pairing_codes is 'Six digits that a manager shows so that a shared phone signs in as one of the staff: once, within ten minutes. A newer code of the same colleague replaces the older.';
create unique index pairing_codes_waiting on pairing_codes (code_hash) where used_at is null;
create index pairing_codes_staff on pairing_codes (staff_id);
create index pairing_codes_made_by on pairing_codes (made_by);
create index pairing_codes_age on pairing_codes (created_at);

alter table otps drop constraint otps_purpose_known;
alter table otps add constraint otps_purpose_known check (purpose in ('login', 'signup', 'desk'));
alter table otp_sends drop constraint otp_sends_purpose_known;
alter table otp_sends add constraint otp_sends_purpose_known check (purpose in ('login', 'signup', 'desk'));

create table visits (
  booking_id uuid primary key,
  hotel_id int not null,
  status text not null default 'expected',
  seen_at timestamptz,
  seen_by uuid,
  arrived_at timestamptz,
  left_at timestamptz,
  no_show_at timestamptz,
  objected_at timestamptz,
  ids_seen text,
  constraint visits_booking_of_hotel foreign key (booking_id, hotel_id) references bookings (id, hotel_id) on delete cascade,
  constraint visits_seen_by_staff foreign key (seen_by, hotel_id) references hotel_staff (id, hotel_id),
  constraint visits_status_known check (status in ('expected', 'here', 'left', 'no_show')),
  constraint visits_ids_seen_known check (ids_seen in ('superfast', 'originals')),
  constraint visits_dates_fit check (
    (status in ('here', 'left')) = (arrived_at is not null) and (status = 'left') = (left_at is not null)
    and (status = 'no_show') = (no_show_at is not null) and left_at >= arrived_at
  ),
  constraint visits_objection_to_no_show check (objected_at is null or no_show_at is not null)
);
comment on table visits is 'How a confirmed booking goes at the desk: seen by it, its guests here, gone, or never come. No row: nobody at the desk did anything yet. ids_seen: photo and ID of the superfast check-in compared, or the originals.';
create index visits_hotel on visits (hotel_id);
create trigger visits_status_move before update of status on visits
  for each row when (old.status is distinct from new.status)
  execute function allow_only_moves(
    'expected>here', 'expected>no_show', 'here>left', 'here>expected', 'left>here', 'no_show>here'
  );

create table guest_register (
  booking_id uuid not null references bookings (id) on delete cascade,
  position smallint not null,
  name text not null,
  id_kind text not null,
  id_last_four text not null,
  written_at timestamptz not null,
  primary key (booking_id, position),
  constraint guest_register_position_range check (position between 0 and 9),
  constraint guest_register_name_filled check (btrim(name) <> '' and length(name) <= 120),
  constraint guest_register_kind_known check (id_kind in ('aadhaar', 'passport', 'driving_licence', 'voter_id')),
  constraint guest_register_last_four_form check (id_last_four ~ '^[A-Z0-9]{4}$')
);
comment on table guest_register is 'What the law asks of a hotel''s register, and all that the desk keeps of a guest after check-out: name, kind of ID and its last four characters.';

create index guest_register_age on guest_register (written_at);

create table desk_takings (
  id bigint generated always as identity primary key,
  booking_id uuid not null,
  hotel_id int not null,
  staff_id uuid not null,
  amount int not null,
  method text not null,
  receipt text,
  taken_at timestamptz not null,
  constraint desk_takings_booking_of_hotel foreign key (booking_id, hotel_id) references bookings (id, hotel_id),
  constraint desk_takings_by_staff foreign key (staff_id, hotel_id) references hotel_staff (id, hotel_id),
  constraint desk_takings_amount_positive check (amount > 0),
  constraint desk_takings_method_known check (method in ('cash', 'upi', 'card')),
  constraint desk_takings_receipt_form check (receipt ~ '^[A-Za-z0-9/-]{1,20}$')
);
comment on table desk_takings is 'Money a desk took of what was due there, in whole rupees; kept as it was written.';
create index desk_takings_booking on desk_takings (booking_id);
create index desk_takings_hotel on desk_takings (hotel_id, taken_at);
create index desk_takings_staff on desk_takings (staff_id);
create trigger desk_takings_stay before update or delete on desk_takings
  for each row execute function refuse_change('money that was taken stays written');

-- Never more than was due: counted under the booking's lock.
create function keep_takings_within_due() returns trigger language plpgsql as $$
declare
  due int;
begin
  select pay_at_hotel_amount into due from bookings where id = new.booking_id for no key update;
  if (select coalesce(sum(amount), 0) from desk_takings where booking_id = new.booking_id) + new.amount > due then
    raise exception 'booking %: more taken than the % due', new.booking_id, due
      using errcode = 'check_violation', constraint = 'desk_takings_within_due';
  end if;
  return new;
end $$;
create trigger desk_takings_within_due before insert on desk_takings
  for each row execute function keep_takings_within_due();

create table staff_acts (
  id bigint generated always as identity primary key,
  hotel_id int not null,
  staff_id uuid not null,
  booking_id uuid,
  kind text not null,
  reason text,
  detail jsonb not null default '{}',
  done_at timestamptz not null,
  written_at timestamptz not null,
  constraint staff_acts_by_staff foreign key (staff_id, hotel_id) references hotel_staff (id, hotel_id),
  constraint staff_acts_booking_of_hotel foreign key (booking_id, hotel_id) references bookings (id, hotel_id),
  constraint staff_acts_kind_form check (kind ~ '^[a-z][a-z_]{0,63}$'),
  constraint staff_acts_reason_length check (btrim(reason) <> '' and length(reason) <= 200),
  constraint staff_acts_written_after check (written_at >= done_at)
);
comment on table staff_acts is 'Everything that staff of a hotel did, by name, never changed. done_at: when it was marked, which is earlier than written_at for a mark that waited for the network. detail has words and numbers, nothing of a guest.';
create index staff_acts_hotel on staff_acts (hotel_id, id);
create index staff_acts_booking on staff_acts (booking_id, id) where booking_id is not null;
create index staff_acts_staff on staff_acts (staff_id);
create trigger staff_acts_stay before update or delete on staff_acts
  for each row execute function refuse_change('what staff did stays written');

-- Who at a desk opened a photo or an ID: its owner sees it (facts, "DPDP").
alter table picture_views add column staff_id uuid references hotel_staff (id);
alter table picture_views add column booking_id uuid references bookings (id);
comment on column picture_views.staff_id is 'The colleague at the desk who opened it; viewer_id is null then.';
create index picture_views_staff on picture_views (staff_id) where staff_id is not null;
create index picture_views_booking on picture_views (booking_id) where booking_id is not null;
